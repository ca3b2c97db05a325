import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { importContents, rankChanges } from './ranks.ts'
import { importQuestion, newCities, noteCount, rejectReason, rowNote } from './remarks.ts'
import { newStatuses } from './start.ts'

/** The most rows that an uploaded file may have. */
export const maxImportRows = 500_000
/** The most rejected rows that are saved for a download, and for how many days. */
export const maxSavedRejects = 20_000
export const rejectDays = 14

/** `abandoned`: a run by the command line that was begun again. */
export const importStates = [
  'uploading',
  'checking',
  'mapping',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
  'abandoned',
  'reverting',
  'reverted',
] as const
export type ImportState = (typeof importStates)[number]

/** Why a file cannot be imported. */
const importProblems = [
  'unknown-register',
  'other-type',
  'no-rank-columns',
  'not-csv',
  'web-page',
  'xml',
  'json',
  'pdf',
  'old-workbook',
  'open-document',
  'damaged',
  'no-rows',
  'too-long',
  'too-large',
  'crashed',
  'no-places',
  'incomplete',
  'unexpected',
] as const
export type ImportProblem = (typeof importProblems)[number]

/** The most columns of a file, and the most rows that each has samples of. */
export const maxFileColumns = 100
export const maxColumnSamples = 3
const fileColumn = z
  .strictObject({
    column: z.string().describe('Header of the column'),
    field: z.string().nullable().describe('Field that is read from it; null where none is'),
    samples: z.array(z.string()).describe('The first 3 different values'),
  })
  .meta({ id: 'FileColumn' })
export type FileColumn = z.output<typeof fileColumn>
const givenValue = z
  .strictObject({
    field: z.string().max(40).describe('Field that every row without a value gets it for'),
    value: z.string().trim().min(1).max(200).describe('The value, as a cell would have it'),
  })
  .meta({ id: 'GivenValue' })
/** What the columns of a file are read as: a column without a field is not read. */
export const importMapping = z.strictObject({
  columns: z
    .array(
      z
        .strictObject({
          column: z.string().min(1).max(200).describe('Header of the column in the file'),
          field: z.string().max(40).nullable().describe('Field that is read from it; null: none'),
        })
        .meta({ id: 'MappedColumn' }),
    )
    .max(maxFileColumns)
    .describe('What each column is read as; a column that is not here is read by its name'),
  set: z.array(givenValue).max(20).default([]).describe('Values for every row that has none'),
})
export type ImportMapping = z.output<typeof importMapping>

const importColumn = z
  .strictObject({
    column: z.string().describe('Header of the column in the file'),
    field: z.string().describe('Field that is read from it'),
  })
  .meta({ id: 'ImportColumn' })
const importColumns = z
  .strictObject({
    /** The register as the importer calls it. */
    title: z.string().describe('The register that was recognised'),
    sheet: z.string().optional().describe('The sheet that is read, of a workbook with several'),
    recognised: z.array(importColumn).describe('Columns that are read'),
    unused: z.array(z.string()).describe('Columns that nothing is read from'),
    missing: z
      .array(importColumn)
      .describe('Fields of this register that the file has no column for, with the column that each would have'),
  })
  .meta({ id: 'ImportColumns' })
export type ImportColumns = z.output<typeof importColumns>

const counts = {
  created: z.int().describe('Rows of the file that are a new school or college'),
  updated: z.int().describe('Rows of the file that change one'),
  unchanged: z.int().describe('Rows of the file that change nothing'),
  rejected: z.int().describe('Rows of the file that cannot be taken'),
}
const importCounts = z.strictObject(counts).meta({ id: 'ImportCounts' })

/** The most sample rows of each outcome. */
export const maxSamples = 10
export const importOutcomes = ['created', 'updated', 'unchanged', 'rejected'] as const
const importSample = z
  .strictObject({
    outcome: z.enum(importOutcomes).describe('created, updated, unchanged or rejected'),
    row: z.int().describe('Number of the row, as a spreadsheet counts'),
    name: z.string().describe('Name of the school or college'),
    place: z.string().describe('City, district and state, as they were understood'),
    reason: rejectReason.nullable().describe('Why it is rejected; null where it is not'),
    notes: z.array(rowNote).describe('Cells of it that are left out, or read as something else'),
    changes: z
      .array(
        z
          .strictObject({
            field: z.string().describe('Name of the field'),
            before: z.string().nullable().describe('Value in the catalogue; null where there is none'),
            after: z.string().nullable().describe('Value of the file; null where there is none'),
          })
          .meta({ id: 'ImportFieldChange' }),
      )
      .describe('Fields that would change'),
  })
  .meta({ id: 'ImportSample' })
export type ImportSample = z.output<typeof importSample>

/** Effects of an import. */
const dryRun = z
  .strictObject({
    counts: importCounts.describe('How many rows of the whole file, by their outcome'),
    samples: z.array(importSample).describe('The first 10 rows of each outcome'),
    notes: z
      .array(noteCount)
      .describe('Kinds of cells that are left out or read as something else, the most frequent first'),
    newCities: newCities.describe('Cities that an import would add to the catalogue'),
    /** Rows that may be an institute of the catalogue: how many, and the first of them. */
    questions: z
      .strictObject({
        count: z.int().describe('How many'),
        first: z.array(importQuestion).describe('The first 200 of them'),
      })
      .meta({ id: 'ImportQuestions' })
      .describe('Rows without a number whose name is also an institute of the same place: each needs a choice'),
    ranks: rankChanges.optional().describe('What a list of ranks brings; only of such a list'),
  })
  .meta({ id: 'DryRun' })
export type DryRun = z.output<typeof dryRun>

/** For how many days an import can be taken back. */
export const revertDays = 30
/** The most institutes that are named which taking back left as they are. */
export const maxLeft = 100
const importRevert = z
  .strictObject({
    removed: z.int().describe('How many schools or colleges were removed'),
    restored: z.int().describe('How many have their former values'),
    left: z.int().describe('How many stay as they are, with at least one value'),
    first: z
      .array(
        z
          .strictObject({
            id: z.int().describe('Id of the school or college'),
            name: z.string().describe('Its name'),
            reason: z
              .enum(['changed', 'in-use'])
              .describe(
                'changed: somebody changed it since; in-use: enquiries, applications, reviews or logins are of it',
              ),
          })
          .meta({ id: 'LeftInstitute' }),
      )
      .describe('The first 100 of those that stay'),
  })
  .meta({ id: 'ImportRevert' })
export type ImportRevert = z.output<typeof importRevert>

export const importRun = z
  .strictObject({
    id: recordId.describe('Id of the import'),
    instituteType: z.enum(instituteTypes).describe('What the file lists: schools or colleges'),
    content: z
      .enum(importContents)
      .describe('register: schools or colleges; ranks: opening and closing ranks of colleges'),
    file: z.string().describe('Name of the file'),
    bytes: z.int().describe('Size of the file in bytes'),
    state: z
      .enum(importStates)
      .describe(
        'uploading: parts of the file are missing; checking: the dry run reads it; mapping: its columns are of no known register and wait to be mapped; checked: it can be imported; running; done; failed: see `problem`; cancelled; abandoned: begun again on the command line; reverting: being taken back; reverted',
      ),
    accountName: z.string().nullable().describe('Administrator who uploaded the file; null for the command line'),
    counts: importCounts.describe('How many rows so far, by their outcome'),
    rows: z.int().describe('Rows read so far, the header included'),
    totalRows: z
      .int()
      .nullable()
      .describe('Rows of the file: estimated during the dry run, exact after it; null before'),
    newStatus: z.enum(newStatuses).describe('What new schools or colleges begin as: published or draft'),
    problem: z
      .enum(importProblems)
      .nullable()
      .describe(
        'Why it failed: unknown-register, other-type, no-rank-columns; not-csv, web-page, xml, json, pdf, old-workbook or open-document, where it is of another kind; damaged, no-rows, too-long; too-large: it unpacks to too much; crashed: reading it was cut off twice; no-places, incomplete or unexpected; null where it has not',
      ),
    rejectsUntil: dateTimeText
      .nullable()
      .describe('Until when rejected rows can be downloaded, the first 20000 of them; null where there are none'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
    loadStartedAt: dateTimeText
      .nullable()
      .describe('When the file began to be written into the catalogue; null before, and of a run by the command line'),
    finishedAt: dateTimeText.nullable().describe('When it ended; null before'),
  })
  .meta({ id: 'ImportRun' })
export type ImportRun = z.output<typeof importRun>

/** A run with the content of its file and its effects. */
export const importDetails = importRun
  .extend({
    parts: z.int().describe('How many parts of the file are uploaded'),
    fileColumns: z
      .array(fileColumn)
      .nullable()
      .describe('Columns of the file with their first values, while they can be mapped; null before and after'),
    set: z.array(givenValue).describe('Values for every row that has none'),
    columns: importColumns.nullable().describe('What the columns are read as; null before the file was read'),
    dryRun: dryRun
      .nullable()
      .describe(
        'What an import would do, of ranks after it what it did; null before the dry run is over, and after its days',
      ),
    revertUntil: dateTimeText
      .nullable()
      .describe('Until when it can be taken back; null where it has written nothing, or was taken back'),
    revert: importRevert.nullable().describe('What came of taking it back; null where it was not'),
  })
  .meta({ id: 'ImportDetails' })
export type ImportDetails = z.output<typeof importDetails>
