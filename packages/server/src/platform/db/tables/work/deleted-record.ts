import { index, integer, jsonb, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'

/** A row of a table as it was stored, by the names of its columns. */
export type StoredRow = { table: string; row: Readonly<Record<string, unknown>> }
/** What the merge of a duplicate changed, so that it can be taken back. */
export type StoredMerge = {
  /** The institute that was kept, of the same type. */
  keep: number
  /** Fields taken over, as they were and became. */
  fields: readonly { name: string; before: unknown; after: unknown }[]
  /** Rows that follow to the kept institute: the keys of each, by table. */
  moved: readonly { table: string; keys: readonly Readonly<Record<string, unknown>>[] }[]
}

/** Institutes and catalogue records that were deleted, or merged into another, as long as they can be restored. */
export const deletedRecord = pgTable(
  'deleted_record',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** `school`, `college`, or the name of a catalogue. */
    kind: text().notNull(),
    record: integer().notNull(),
    name: text().notNull(),
    /** Address of its page; null where it has none. */
    url: text(),
    /** Addresses that led to it before. */
    addresses: text().array().notNull().default([]),
    /** The record and what is deleted with it, in the order in which the rows can be inserted. */
    rows: jsonb().$type<readonly StoredRow[]>().notNull(),
    merge: jsonb().$type<StoredMerge>(),
    /** Name of who deleted it, at that time. */
    by: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('deleted_record_created').on(falling(t.createdAt), falling(t.id))],
)
