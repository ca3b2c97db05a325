import type { ImportProblem, ImportState } from '@pravesh/contract'

/** States of an import, in English. */
export const stateLabels: Readonly<Record<ImportState, string>> = {
  uploading: 'Being uploaded',
  checking: 'Dry run',
  mapping: 'Columns to be chosen',
  checked: 'Ready to import',
  running: 'Importing',
  done: 'Imported',
  failed: 'Not imported',
  cancelled: 'Cancelled',
  abandoned: 'Begun again',
  reverting: 'Being taken back',
  reverted: 'Taken back',
}
export const outcomeLabels = {
  created: 'New',
  updated: 'To be changed',
  unchanged: 'No change',
  rejected: 'Rejected rows',
} as const

/** Why a file cannot be imported, in English. */
export const problemTexts: Readonly<Record<ImportProblem, string>> = {
  'unknown-register':
    'The columns are those of no register we know. A list of your own needs at least a column for the name and one for the state.',
  'other-type': 'This is a list of the other kind: schools instead of colleges, or colleges instead of schools.',
  'not-csv':
    'This is neither a workbook (XLSX) nor a text of rows (CSV). Open it in a spreadsheet and save it as XLSX or CSV.',
  'web-page':
    'This is a web page (HTML), whatever its name ends with. Open it in a spreadsheet and save it as XLSX or CSV.',
  xml: 'This is XML. Open it in a spreadsheet and save it as XLSX or CSV.',
  json: 'This is JSON. Write its records as the rows of a CSV file.',
  pdf: 'This is a PDF. Ask for the list as XLSX or CSV, or copy its table into a spreadsheet and save that.',
  'old-workbook':
    'This is an old workbook (.xls), a binary one (.xlsb), or one with a password. Open it in a spreadsheet and save it as XLSX or CSV, without a password.',
  'open-document': 'This is an OpenDocument sheet (.ods). Open it in a spreadsheet and save it as XLSX or CSV.',
  'too-large':
    'The file is too large when unpacked: more than 512 MB of text, or 192 MB of a workbook. Split it, or save the workbook as CSV.',
  crashed:
    'Reading the file was cut off twice: it may take too much memory. Rows that are in stay. Split the file, or save it as CSV, and import it again.',
  damaged: 'The file is damaged or cut short. A quote may be open.',
  'no-rows': 'The file is empty.',
  'too-long': 'The file has more than 500,000 rows. Split it, or use the command line.',
  'no-places': 'The catalogue has no states yet.',
  incomplete: 'Parts of the uploaded file are missing. Upload it again.',
  unexpected: 'The server could not go on. Rows that are in stay; import the file again.',
}
