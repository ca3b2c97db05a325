import { type ExtraConfigColumn, index, sql } from '../drizzle.ts'

/** Columns of a table whose records are published and unpublished at a time. */
export type ScheduledColumns = Record<'id' | 'publishAt' | 'unpublishAt', ExtraConfigColumn>

/** Indexes of records with a due time. Both are partial: a search for due records reads those alone. */
export const dueIndexes = (table: string, columns: ScheduledColumns) => [
  index(`${table}_publish_due`).on(columns.publishAt, columns.id).where(sql`status = 'scheduled'`),
  index(`${table}_unpublish_due`).on(columns.unpublishAt, columns.id).where(sql`unpublish_at is not null`),
]
