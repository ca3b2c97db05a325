import type { ImportProblem, ImportState } from '@pravesh/contract'

/** States of an import, in English. */
export const stateLabels: Readonly<Record<ImportState, string>> = {
  uploading: 'Being uploaded',
  checking: 'Dry run',
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
  'not-csv': 'This is not a CSV file. Save the sheet as CSV first.',
  damaged: 'The file is damaged or cut short. A quote may be open.',
  'no-rows': 'The file is empty.',
  'too-long': 'The file has more than 500,000 rows. Split it, or use the command line.',
  'no-places': 'The catalogue has no states yet.',
  incomplete: 'Parts of the uploaded file are missing. Upload it again.',
  unexpected: 'The server could not go on. Rows that are in stay; import the file again.',
}
