import { maxNamedCities, maxSamples, maxSavedRejects } from '@pravesh/contract'
import type { Descriptions } from '../shared.ts'

const states =
  'uploading: parts of the file are missing; checking: the dry run reads it; checked: it can be imported; running; done; failed: see `problem`; cancelled; abandoned: begun again on the command line'
const noteCode =
  'Why: pincode-digits, pincode-state, website, website-other, year, choice, number, format, classes, state-from-district or district-elsewhere'
const counted = 'Rows of the file that'

/** Imports of registers. */
export const imports: Descriptions = {
  'ImportRun/id': 'Id of the import',
  'ImportRun,ImportDetails/instituteType': 'What the file lists: schools or colleges',
  'ImportRun,ImportDetails/file': 'Name of the file',
  'admin.imports.create/file': 'Name of the file: XLSX, CSV, or CSV in gzip',
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
    'Why it failed: unknown-register, other-type; not-csv, web-page, xml, json, pdf, old-workbook or open-document, where it is of another kind; damaged, no-rows, too-long; too-large: it unpacks to too much; crashed: reading it was cut off twice; no-places, incomplete or unexpected; null where it has not',
  'ImportRun,ImportDetails/rejectsUntil': `Until when rejected rows can be downloaded, the first ${maxSavedRejects} of them; null where there are none`,
  'ImportRun,ImportDetails/loadStartedAt':
    'When the file began to be written into the catalogue; null before, and of a run by the command line',
  'ImportRun,ImportDetails/finishedAt': 'When it ended; null before',
  'ImportDetails/parts': 'How many parts of the file are uploaded',
  'ImportDetails/columns': 'What the columns are read as; null before the file was read',
  'ImportColumns/title': 'The register that was recognised',
  'ImportColumns/sheet': 'The sheet that is read, of a workbook with several',
  'ImportColumns/recognised': 'Columns that are read',
  'ImportColumns/unused': 'Columns that nothing is read from',
  'ImportColumns/missing':
    'Fields of this register that the file has no column for, with the column that each would have',
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
  'ImportSample/place': 'City, district and state, as they were understood',
  'ImportSample/reason': 'Why it is rejected; null where it is not',
  'ImportSample/notes': 'Cells of it that are left out, or read as something else',
  'RejectReason/code':
    'no-name, no-state, unknown-state, abroad, no-key, wrong-key, cells: more or fewer than the header; long-cell, repeats: an earlier row; same-key, open-quote: a quotation mark is not closed; header-again, total: a line of totals, or text: a reason of before, in `values`',
  'RejectReason/values': 'What belongs to the code, such as `state` or `row`',
  'RowNote/field': 'Field that the cell is of',
  'RowNote/value': 'Beginning of the cell',
  'RowNote/code': noteCode,
  'NoteCount/field': 'Field that the cells are of',
  'NoteCount/code': noteCode,
  'NoteCount/rows': `${counted} have such a cell`,
  'DryRun/notes': 'Kinds of cells that are left out or read as something else, the most frequent first',
  'DryRun/newCities': 'Cities that an import would add to the catalogue',
  'NewCities/count': 'How many',
  'NewCities/first': `The first ${maxNamedCities} of them`,
  'NewCity/name': 'Name of the city',
  'NewCity/state': 'Name of its state',
  'NewCity/district': 'Its district; null where none is given',
  'ImportRun,ImportDetails/newStatus': 'What new schools or colleges begin as: published or draft',
  'admin.imports.start/newStatus': 'What new schools or colleges begin as: published or draft',
  'ImportDetails/foundColumns': 'Columns of a file of no register; null of any other',
  'ImportSample/changes': 'Fields that would change',
  'ImportFieldChange/field': 'Name of the field',
  'ImportFieldChange/before': 'Value in the catalogue; null where there is none',
  'ImportFieldChange/after': 'Value of the file; null where there is none',
  'admin.imports.parts/position': 'Position of the part in the file, from 0',
  'admin.pictures.create/url': 'Address of the picture, for a field of a record',
  'admin.imports.parts/content': 'The part in base64: 1 MB of the file, the last part the rest',
}
