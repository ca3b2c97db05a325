import type { ExtraConfigColumn } from '../drizzle.ts'

/**
 * A column of an index that serves `order by … desc`: that puts nulls first, and an index of another order is not used, even where
 * there are no nulls. Drizzle's own `.desc()` puts them last.
 */
export const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst()

/** A column of a GIN index for substring search, from three letters on. */
export const trigrams = (column: ExtraConfigColumn) => column.op('gin_trgm_ops')
