import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'

/** What everybody may read. Written out, not a parameter: a plan made once could use no index of published rows. */
export const published = (table: { status: AnyPgColumn }): SQL<boolean> => sql<boolean>`${table.status} = 'published'`
