import { maxSamples, maxSavedRejects } from '@pravesh/contract'
import type { Descriptions } from './shared.ts'

const states =
  'uploading: parts of the file are missing; checking: the dry run reads it; checked: it can be imported; running; done; failed: see `problem`; cancelled; abandoned: begun again on the command line'
const counted = 'Rows of the file that'

/** Imports of registers. */
export const imports: Descriptions = {
  'ImportRun/id': 'Id of the import',
  'ImportRun,ImportDetails/instituteType': 'What the file lists: schools or colleges',
  'ImportRun,ImportDetails/file': 'Name of the file',
  'admin.imports.create/file': 'Name of the file: CSV, or CSV in gzip',
  'admin.imports.create/instituteType': 'What the file lists: schools or colleges',
  'ImportRun,ImportDetails/bytes': 'Size of the file in bytes',
  'admin.imports.create/bytes': 'Size of the file in bytes, 50 MB at most',
  'ImportRun,ImportDetails/state': states,
  'admin.imports.list/state':
    'Only those in this state: uploading, checking, checked, running, done, failed, cancelled or abandoned',
  'admin.imports.list/?instituteType': 'Only imports of schools, or only of colleges',
  'ImportRun,ImportDetails/accountName': 'Administrator who uploaded the file; null for the command line',
  'ImportRun,ImportDetails/counts': 'How many rows so far, by their outcome',
  'ImportRun,ImportDetails/rows': 'Rows read so far, the header included',
  'ImportRun,ImportDetails/totalRows': 'Rows of the file: estimated during the dry run, exact after it; null before',
  'ImportRun,ImportDetails/problem':
    'Why it failed: unknown-register, other-type, not-csv, damaged, no-rows, too-long, no-places, incomplete or unexpected; null where it has not',
  'ImportRun,ImportDetails/rejectsUntil': `Until when rejected rows can be downloaded, the first ${maxSavedRejects} of them; null where there are none`,
  'ImportRun,ImportDetails/finishedAt': 'When it ended; null before',
  'ImportDetails/parts': 'How many parts of the file are uploaded',
  'ImportDetails/columns': 'What the columns are read as; null before the file was read',
  'ImportColumns/title': 'The register that was recognised',
  'ImportColumns/recognised': 'Columns that are read',
  'ImportColumns/unused': 'Columns that nothing is read from',
  'ImportColumns/missing': 'Fields of this register that the file has no column for',
  'ImportColumn/column': 'Header of the column in the file',
  'ImportColumn/field': 'Field that is read from it',
  'ImportDetails/dryRun': 'What an import would do; null before the dry run is over, and after its days',
  'DryRun/counts': 'How many rows of the whole file, by their outcome',
  'DryRun/samples': `The first ${maxSamples} rows of each outcome`,
  'ImportCounts/created': `${counted} are a new school or college`,
  'ImportCounts/updated': `${counted} change one`,
  'ImportCounts/unchanged': `${counted} change nothing`,
  'ImportCounts/rejected': `${counted} cannot be taken`,
  'ImportSample/outcome': 'created, updated, unchanged or rejected',
  'ImportSample/row': 'Number of the row, as a spreadsheet counts',
  'ImportSample/name': 'Name of the school or college',
  'ImportSample/place': 'City, district and code of the state, as they were understood',
  'ImportSample/reason': 'Why it is rejected; null where it is not',
  'ImportSample/changes': 'Fields that would change',
  'ImportFieldChange/field': 'Name of the field',
  'ImportFieldChange/before': 'Value in the catalogue; null where there is none',
  'ImportFieldChange/after': 'Value of the file; null where there is none',
  'admin.imports.parts/position': 'Position of the part in the file, from 0',
  'admin.pictures.create/url': 'Address of the picture, for a field of a record',
  'admin.imports.parts/content': 'The part in base64: 1 MB of the file, the last part the rest',
}
