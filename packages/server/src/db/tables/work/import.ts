import type { InstituteType } from '@pravesh/contract'
import { instant } from '../../columns.ts'
import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts'
import { falling } from '../orders.ts'

/** What became of the rows of a file. */
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
    /** SHA-256 of the file as it lies on the disk, hexadecimal. */
    digest: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    status: text().$type<'running' | 'done' | 'abandoned'>().notNull().default('running'),
    /** Records read and committed, the header and the lines above it included. */
    rows: integer().notNull().default(0),
    counts: jsonb().$type<Counts>().notNull(),
    startedAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
    finishedAt: instant(),
  },
  (t) => [
    uniqueIndex('import_run_running').on(t.digest, t.preset).where(sql`status = 'running'`),
    index('import_run_started').on(falling(t.startedAt)),
  ],
)

/** Each row that a register ever gave, by its natural key: what it said last (as a hash) and in which run it was seen. */
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

/** Who wrote a field, and a hash of what was written. A value that no longer has this hash was edited by a person. */
export type Mark = { source: string; rank: string; hash: string }

/** What imports wrote into an institute, field by field. */
export const importMark = pgTable(
  'import_mark',
  {
    kind: text().$type<InstituteType>().notNull(),
    institute: integer().notNull(),
    fields: jsonb().$type<Record<string, Mark>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.institute] })],
)
