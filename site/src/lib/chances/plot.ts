/** A logarithmic scale from one rank to another, in percent of its length. */
export interface RankScale {
  at: (rank: number) => number
  /** Ranks to write along it, powers of ten and their double and fivefold, at most seven. */
  ticks: number[]
}

const round = (value: number) => Math.round(value * 10) / 10

/** The scale on which all of some ranks have a place, with a margin at both ends. */
export function rankScale(ranks: readonly number[]): RankScale {
  const [low, high] = [Math.log10(Math.min(...ranks)) - 0.05, Math.log10(Math.max(...ranks)) + 0.05]
  const at = (rank: number) => round(((Math.log10(rank) - low) / (high - low)) * 100)
  const decades = Array.from({ length: 8 }, (_, exponent) => 10 ** exponent)
  const within = (values: number[]) => values.filter((value) => Math.log10(value) >= low && Math.log10(value) <= high)
  const fine = within(decades.flatMap((decade) => [decade, 2 * decade, 5 * decade]))
  return { at, ticks: fine.length <= 7 ? fine : within(decades) }
}
