import type {
  DryRun,
  FileColumn,
  ImportColumns,
  ImportMapping,
  ImportProblem,
  ImportRevert,
  ImportStart,
  ImportState,
  InstituteType,
  NewPlaces,
  NewStatus,
  NoteCode,
  RejectReason,
  SameName,
  Sources,
} from '@pravesh/contract'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'

/** Results of the rows of a file. */
export type Counts = {
  created: number
  updated: number
  unchanged: number
  rejected: number
  /** Of the created and updated: rows that met an institute which another register had brought. */
  met: number
  cities: number
}

/** One reading of one file, known by its digest, with how far it came. A batch and its checkpoint commit together. */
export const importRun = pgTable(
  'import_run',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<InstituteType>().notNull(),
    preset: text().notNull(),
    file: text().notNull(),
    /** SHA-256 of the file on the disk, hexadecimal. */
    digest: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    status: text().$type<ImportState>().notNull().default('running'),
    /** The administrator who uploaded the file, with the name of then; null of a run by the command line. */
    account: integer(),
    accountName: text(),
    /** The header of the file, and the column of each field. Null before the file was read. */
    header: jsonb().$type<readonly string[]>(),
    columns: jsonb().$type<ImportColumns>(),
    /** Its columns with their first values, until its run has ended; and what a person chose to read them as. */
    fileColumns: jsonb().$type<readonly FileColumn[]>(),
    mapping: jsonb().$type<ImportMapping>(),
    dryRun: jsonb().$type<DryRun>(),
    problem: text().$type<ImportProblem>(),
    /** What came of taking it back; null where it was not. */
    revert: jsonb().$type<ImportRevert>(),
    /** Initial status of new schools or colleges. */
    newStatus: text().$type<NewStatus>().notNull().default('published'),
    /** What becomes of rows without a number whose name is also an institute's of the same place: of all, and of single rows. */
    sameName: text().$type<SameName>().notNull().default('skip'),
    /** What becomes of cities that the catalogue does not have: of all, and of single ones. */
    newPlaces: text().$type<NewPlaces>().notNull().default('add'),
    places: jsonb().$type<ImportStart['places']>().notNull().default([]),
    choices: jsonb().$type<ImportStart['rows']>().notNull().default([]),
    /** Rows of the whole file: estimated while the dry run reads it, exact afterwards. */
    totalRows: integer(),
    /** Until when the rejected rows can be downloaded; null where there are none to download. */
    rejectsUntil: instant(),
    /** Records read and committed, the header and the lines above it included. */
    rows: integer().notNull().default(0),
    counts: jsonb().$type<Counts>().notNull(),
    startedAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
    /** When an uploaded file began to be written into the catalogue; null before, and of a run by the command line. */
    loadStartedAt: instant(),
    finishedAt: instant(),
  },
  (t) => [
    uniqueIndex('import_run_running').on(t.digest, t.preset).where(sql`status = 'running' and account is null`),
    index('import_run_started').on(falling(t.startedAt)),
    // An account has one import under way, and of uploaded files one is loaded at a time.
    uniqueIndex('import_run_open')
      .on(t.account)
      .where(sql`status in ('uploading', 'checking', 'mapping', 'checked', 'running')`),
    uniqueIndex('import_run_loading').on(t.status).where(sql`status = 'running' and account is not null`),
  ],
)

/** A file that was uploaded, in parts of equal size, until its run has ended. In base64. */
export const importPart = pgTable(
  'import_part',
  { run: integer().notNull(), position: integer().notNull(), data: text().notNull() },
  (t) => [primaryKey({ columns: [t.run, t.position] })],
)

/** What a person chose to read the columns of a header as: files with the same one are read so. */
export const importMapping = pgTable(
  'import_mapping',
  {
    kind: text().$type<InstituteType>().notNull(),
    /** Digest of the header. */
    header: text().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.kind, t.header] })],
)

/** A rejected row of an uploaded file, saved for some days. */
export const importReject = pgTable(
  'import_reject',
  {
    run: integer().notNull(),
    row: integer().notNull(),
    reason: jsonb().$type<RejectReason>().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.run, t.row] })],
)

/** A cell of an uploaded file that is left out or read as something else, saved for some days. */
export const importNote = pgTable(
  'import_note',
  {
    run: integer().notNull(),
    row: integer().notNull(),
    field: text().notNull(),
    code: text().$type<NoteCode>().notNull(),
    value: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.run, t.row, t.field] })],
)

/** Each row of a register, by its natural key: a hash of its last content, and its last run. */
export const importRow = pgTable(
  'import_row',
  {
    source: text().notNull(),
    key: text().notNull(),
    hash: text().notNull(),
    kind: text().$type<InstituteType>().notNull(),
    institute: integer().notNull(),
    run: integer().notNull(),
    /** Number of the record in the file, as a spreadsheet counts. */
    row: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.key] })],
)

/** The writer of a field, and a hash of the written value. A value with another hash was edited by a person. */
export type Mark = { source: string; rank: string; hash: string }

/** Values that imports wrote into an institute, field by field. */
export const importMark = pgTable(
  'import_mark',
  {
    kind: text().$type<InstituteType>().notNull(),
    institute: integer().notNull(),
    fields: jsonb().$type<Record<string, Mark>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.institute] })],
)

/** Former values of an institute that an import changed: columns by group, sources and marks; and the texts of the written groups. */
export type FormerValues = {
  values: Record<string, Record<string, unknown>>
  sources: Sources
  marks: Record<string, Mark>
}

/** What an import wrote into an institute, so that it can be taken back for some days. */
export const importChange = pgTable(
  'import_change',
  {
    run: integer().notNull(),
    institute: integer().notNull(),
    created: boolean().notNull(),
    /** Version of the institute that the import wrote. With another one it was changed since. */
    version: integer().notNull(),
    before: jsonb().$type<FormerValues>(),
    /** Text of each group that was written. A value with another text was changed since. */
    after: jsonb().$type<Record<string, string | null>>(),
    /** Keys by which the institute is known since this import. */
    keys: jsonb().$type<readonly { scheme: string; value: string }[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.run, t.institute] })],
)

/** A city that an import created. */
export const importCity = pgTable('import_city', { run: integer().notNull(), city: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.run, t.city] }),
])
