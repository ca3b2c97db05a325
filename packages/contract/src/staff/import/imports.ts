import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { importQuestion, maxNamedCities, maxQuestions, newCities, noteCount, rejectReason, rowNote } from './remarks.ts'

/** The largest file that can be uploaded, and the parts that it is sent in: each but the last has this size. */
export const maxImportBytes = 50 * 1_024 * 1_024
export const importPartBytes = 1_024 * 1_024
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

/** Initial status of a new school or college of an import. */
const newStatuses = ['published', 'draft'] as const
export type NewStatus = (typeof newStatuses)[number]
/** How an import is started. */
const sameNameChoices = ['skip', 'update', 'new'] as const
/** What becomes of rows without a number whose name is also an institute's of the same place. */
export type SameName = (typeof sameNameChoices)[number]
const newPlaceChoices = ['add', 'skip'] as const
export type NewPlaces = (typeof newPlaceChoices)[number]
export const importStart = z.strictObject({
  newStatus: z.enum(newStatuses).default('draft'),
  sameName: z.enum(sameNameChoices).default('skip'),
  /** Choices for single rows: the institute that a row is, or null for a new one. */
  rows: z
    .array(z.strictObject({ row: z.int().min(1), institute: recordId.nullable() }).meta({ id: 'ImportChoice' }))
    .max(maxQuestions)
    .default([]),
  /** What becomes of cities that the catalogue does not have: they are added, or their rows are left out. */
  newPlaces: z.enum(newPlaceChoices).default('add'),
  /** Choices for single cities, by their name in the file: the city that it is, `add`, or `skip`. */
  places: z
    .array(
      z
        .strictObject({
          state: z.int(),
          name: z.string().min(1).max(200),
          city: z.union([recordId, z.enum(newPlaceChoices)]),
        })
        .meta({ id: 'PlaceChoice' }),
    )
    .max(maxNamedCities)
    .default([]),
})
export type ImportStart = z.output<typeof importStart>

/** Why a file cannot be imported. */
const importProblems = [
  'unknown-register',
  'other-type',
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
    column: z.string(),
    /** The field that is read from it; null where none is. */
    field: z.string().nullable(),
    samples: z.array(z.string()),
  })
  .meta({ id: 'FileColumn' })
export type FileColumn = z.output<typeof fileColumn>
const givenValue = z
  .strictObject({ field: z.string().max(40), value: z.string().trim().min(1).max(200) })
  .meta({ id: 'GivenValue' })
/** What the columns of a file are read as: a column without a field is not read. */
export const importMapping = z.strictObject({
  columns: z
    .array(
      z
        .strictObject({ column: z.string().min(1).max(200), field: z.string().max(40).nullable() })
        .meta({ id: 'MappedColumn' }),
    )
    .max(maxFileColumns),
  /** Values for every row that has none. */
  set: z.array(givenValue).max(20).default([]),
})
export type ImportMapping = z.output<typeof importMapping>

const importColumn = z.strictObject({ column: z.string(), field: z.string() }).meta({ id: 'ImportColumn' })
const importColumns = z
  .strictObject({
    /** The register as the importer calls it. */
    title: z.string(),
    /** The sheet that is read, of a workbook with several. */
    sheet: z.string().optional(),
    recognised: z.array(importColumn),
    /** Columns of the file that nothing is read from. */
    unused: z.array(z.string()),
    /** Fields of the register that the file has no column for, with the column that they would be read from. */
    missing: z.array(importColumn),
  })
  .meta({ id: 'ImportColumns' })
export type ImportColumns = z.output<typeof importColumns>

const counts = { created: z.int(), updated: z.int(), unchanged: z.int(), rejected: z.int() }
const importCounts = z.strictObject(counts).meta({ id: 'ImportCounts' })

/** The most sample rows of each outcome. */
export const maxSamples = 10
export const importOutcomes = ['created', 'updated', 'unchanged', 'rejected'] as const
const importSample = z
  .strictObject({
    outcome: z.enum(importOutcomes),
    /** Number of the row, as a spreadsheet counts. */
    row: z.int(),
    name: z.string(),
    place: z.string(),
    /** Why it is rejected. */
    reason: rejectReason.nullable(),
    /** Cells that are left out, or read as something else. */
    notes: z.array(rowNote),
    changes: z.array(
      z
        .strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })
        .meta({ id: 'ImportFieldChange' }),
    ),
  })
  .meta({ id: 'ImportSample' })
export type ImportSample = z.output<typeof importSample>

/** Effects of an import. */
const dryRun = z
  .strictObject({
    counts: importCounts,
    samples: z.array(importSample),
    notes: z.array(noteCount),
    newCities,
    /** Rows that may be an institute of the catalogue: how many, and the first of them. */
    questions: z.strictObject({ count: z.int(), first: z.array(importQuestion) }).meta({ id: 'ImportQuestions' }),
  })
  .meta({ id: 'DryRun' })
export type DryRun = z.output<typeof dryRun>

/** For how many days an import can be taken back. */
export const revertDays = 30
/** The most institutes that are named which taking back left as they are. */
export const maxLeft = 100
const importRevert = z
  .strictObject({
    removed: z.int(),
    restored: z.int(),
    left: z.int(),
    first: z.array(
      z
        .strictObject({
          id: z.int(),
          name: z.string(),
          /** `changed`: it was changed since; `in-use`: enquiries, applications, reviews or logins are of it. */
          reason: z.enum(['changed', 'in-use']),
        })
        .meta({ id: 'LeftInstitute' }),
    ),
  })
  .meta({ id: 'ImportRevert' })
export type ImportRevert = z.output<typeof importRevert>

export const importRun = z
  .strictObject({
    id: recordId,
    instituteType: z.enum(instituteTypes),
    file: z.string(),
    bytes: z.int(),
    state: z.enum(importStates),
    /** Name of the administrator; null of a run by the command line. */
    accountName: z.string().nullable(),
    counts: importCounts,
    rows: z.int(),
    totalRows: z.int().nullable(),
    /** Initial status of new schools or colleges. */
    newStatus: z.enum(newStatuses),
    problem: z.enum(importProblems).nullable(),
    /** Null where no rejected rows can be downloaded. */
    rejectsUntil: dateTimeText.nullable(),
    createdAt: dateTimeText,
    updatedAt: dateTimeText,
    /** When the file began to be written into the catalogue; null before, and of a run by the command line. */
    loadStartedAt: dateTimeText.nullable(),
    finishedAt: dateTimeText.nullable(),
  })
  .meta({ id: 'ImportRun' })
export type ImportRun = z.output<typeof importRun>

/** A run with the content of its file and its effects. */
export const importDetails = importRun
  .extend({
    /** How many parts of the file are uploaded. */
    parts: z.int(),
    /** The columns of the file with their first values, while it can be mapped. */
    fileColumns: z.array(fileColumn).nullable(),
    /** Values for every row that has none. */
    set: z.array(givenValue),
    columns: importColumns.nullable(),
    dryRun: dryRun.nullable(),
    /** Until when it can be taken back; null where there is nothing to take back. */
    revertUntil: dateTimeText.nullable(),
    /** What came of taking it back; null where it was not. */
    revert: importRevert.nullable(),
  })
  .meta({ id: 'ImportDetails' })
export type ImportDetails = z.output<typeof importDetails>

/** A new import: its file follows in parts. */
export const newImport = z.strictObject({
  instituteType: z.enum(instituteTypes),
  file: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^/\\\p{Cc}]+$/u, 'A name of a file'),
  bytes: z.int().min(1).max(maxImportBytes, 'At most 50 MB'),
})
export type NewImport = z.output<typeof newImport>

export const importPart = z.strictObject({
  /** From 0. */
  position: z
    .int()
    .min(0)
    .max(Math.ceil(maxImportBytes / importPartBytes) - 1),
  content: z
    .base64()
    .min(1)
    .max(Math.ceil(importPartBytes / 3) * 4),
})
