export interface Rank {
  year: number
  category: string
  rank: number
}

interface RankSeries {
  category: string
  /** Oldest first, one a year. */
  ranks: Rank[]
}

/** Ranks by category, the category with the most years first. */
export function rankSeries(ranks: readonly Rank[]): RankSeries[] {
  return [...new Set(ranks.map(({ category }) => category))]
    .map((category) => ({
      category,
      ranks: ranks.filter((rank) => rank.category === category).toSorted((first, other) => first.year - other.year),
    }))
    .toSorted((first, other) => other.ranks.length - first.ranks.length)
}

interface PlotPoint extends Rank {
  x: number
  y: number
}

/** Places ranks in a box: years from left to right to scale, the best rank at the top. */
export function plotRanks(ranks: readonly Rank[], width: number, height: number): PlotPoint[] {
  const years = ranks.map(({ year }) => year)
  const places = ranks.map(({ rank }) => rank)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const [best, worst] = [Math.min(...places), Math.max(...places)]
  const round = (value: number) => Math.round(value * 10) / 10
  return ranks.map((rank) => ({
    ...rank,
    x: round(last === first ? width / 2 : ((rank.year - first) / (last - first)) * width),
    y: round(worst === best ? height / 2 : ((rank.rank - best) / (worst - best)) * height),
  }))
}
