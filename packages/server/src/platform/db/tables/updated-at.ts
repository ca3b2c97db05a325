import { type AnyPgColumn, type SQL, sql } from '../drizzle.ts'

/**
 * The moment of a write, later than the one before it by a millisecond at least: what says that a record has changed must differ also where
 * the second writer began first.
 */
export const nextUpdatedAt = (before: AnyPgColumn): SQL => sql`greatest(now(), ${before} + interval '1 millisecond')`
