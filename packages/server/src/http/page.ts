/** Rows are counted up to this bound; above it a total is said to be "at least". */
export const countBound = 1_000

/** The totals of a list answer from a count that stopped at `countBound + 1`. */
export function totals(counted: number): { total: number; totalAtLeast?: true } {
  return counted > countBound ? { total: countBound, totalAtLeast: true } : { total: counted }
}
/** A search text as an ILIKE pattern that matches it literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
