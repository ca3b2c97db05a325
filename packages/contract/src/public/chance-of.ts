/** Where a rank stands against the closing ranks of the last rounds: of all years, of some, of none, or there is one year alone. */
export const chanceClasses = ['some', 'all', 'new', 'none'] as const
export type ChanceClass = (typeof chanceClasses)[number]

/** So many years of a line are compared with a rank, the newest. */
export const comparedYears = 3

/**
 * Compares a rank with the closing ranks of the last rounds, one a year. The last rank that was admitted is within.
 * Returns `new` where one year alone is known.
 */
export function chanceOf(rank: number, closings: readonly number[]): ChanceClass {
  if (closings.length < 2) return 'new'
  const within = closings.filter((closing) => rank <= closing).length
  if (within === closings.length) return 'all'
  return within === 0 ? 'none' : 'some'
}
