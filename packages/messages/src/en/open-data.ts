/** The page of open data, with its files and the limits of the API. */
export const openData = {
  title: 'Open data',
  description:
    'All public records of schools, colleges, exams, careers, courses and articles as files, written every night.',
  filesTitle: 'Files of {date}',
  noFiles: 'There are no files yet. The first ones are written within a day.',
  kind: 'Records',
  rows: 'Number',
  forms:
    'CSV opens in a spreadsheet: one line a record, without fees and the details of courses. JSON lines have every field: one JSON object a line. Both are in UTF-8.',
  manifest: 'The manifest lists the files with their sizes and checksums:',
  earlierTitle: 'Earlier days',
  earlier:
    'Files stay for {count} days. A field is not renamed or removed without a new format version; this is version {version}.',
  contentTitle: 'What is in them',
  content:
    'What the pages of published records say: names, places, boards, classes, courses, fees, ranks and exam days, with the source and day of each figure.',
  noContent:
    'Not in them: drafts and deleted records, phone numbers and e-mail addresses, names of authors, reviews, questions, and anything about families.',
  demo: 'Figures marked “demo” in their source are made up for a demonstration. Leave them out where you publish.',
  termsTitle: 'Terms',
  terms: 'The collection and the texts of Pravesh are under',
  credit: 'Name “Pravesh” and the day of the files. Each fact keeps the terms of the source that its record names.',
  checkTitle: 'Check a file',
  check: 'Compute the SHA-256 of what you saved and compare it with the one below.',
  checksums: 'SHA-256 of each file',
  onLinux: 'Linux',
  onMac: 'macOS',
  onWindows: 'Windows',
  apiTitle: 'Read single records',
  api: 'The public calls of the API need no key. Their reference:',
  limitRequests: 'One network may have {count} requests under way at once.',
  limitDownloads: 'One network may be sent {count} files at once.',
  limitRows: 'A list answers {count} rows a call at most; take all of them from the files.',
  limitBeyond:
    'Beyond that the answer is 503 with Retry-After: wait so many seconds. There is no limit by the hour or day.',
  limitAgain:
    'Answers have an ETag: send it as If-None-Match, and what has not changed is answered with 304 and no content.',
} as const
