import { type AnyPgColumn, type SQL, sql } from '../../../platform/db/drizzle.ts'

/** The condition of public rows. Written out, not a parameter: a cached plan could use no index of published rows. */
export const published = (table: { status: AnyPgColumn }): SQL<boolean> => sql<boolean>`${table.status} = 'published'`

/**
 * The same, and the one draft that an administrator previews: its id takes the place of the placeholder `draft`, which is 0 for everybody
 * else.
 */
export const publishedOrDraft = (table: { status: AnyPgColumn; id: AnyPgColumn }): SQL<boolean> =>
  sql<boolean>`(${table.status} = 'published' or ${table.id} = ${sql.placeholder('draft')})`
