import { type AnyPgColumn, type SQL, sql } from '../drizzle.ts'

/**
 * The timestamp of a write, at least a millisecond later than the previous one: versions must differ also where the second writer started
 * first.
 */
export const nextUpdatedAt = (before: AnyPgColumn): SQL => sql`greatest(now(), ${before} + interval '1 millisecond')`
