import type { CollegePage, SchoolPage } from '@pravesh/contract'
import { newestForAll } from '../placements.ts'
import { criteriaOf, type RankingCriterion, type Weights } from './weights.ts'

/** The figures of one institute; null where one is not known. */
type Figures = Readonly<Partial<Record<RankingCriterion, number | null>>>
/** A weighted criterion of one institute. */
interface RankedPart {
  criterion: RankingCriterion
  weight: number
  /** 0, the worst of those compared, to 100, the best; null where it is not known. */
  score: number | null
}
export interface RankedInstitute {
  /** Its place among those compared. */
  index: number
  /** 0 to 100, of the parts that are known; null where none is. */
  score: number | null
  parts: RankedPart[]
  /** Percent of the weights whose part is known. */
  knownPercent: number
}

/** Those of which less is better. */
const isLowBest = (criterion: RankingCriterion) => criterion === 'fee' || criterion === 'rank'

/** Scores from 0 to 100 between the worst and the best; equal ones are all the best. Fewer than two known values cannot be compared. */
function scoresOf(values: readonly (number | null)[], criterion: RankingCriterion): (number | null)[] {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return values.map(() => null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return values.map((value) => {
    if (value === null) return null
    if (least === most) return 100
    return ((isLowBest(criterion) ? most - value : value - least) / (most - least)) * 100
  })
}

/**
 * Institutes by their weighted score, the best first, equal ones in their order and those without a score last. The weight of what is not
 * known of an institute is left out of its score, so that it counts neither as zero nor as full.
 */
export function rankInstitutes(figures: readonly Figures[], weights: Weights): RankedInstitute[] {
  const weighted = criteriaOf.college.flatMap((criterion) => {
    const weight = weights[criterion]
    const values = figures.map((one) => one[criterion] ?? null)
    return weight ? [{ criterion, weight, scores: scoresOf(values, criterion) }] : []
  })
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0)
  return figures
    .map((_, index): RankedInstitute => {
      const parts = weighted.map(({ scores, ...part }) => ({ ...part, score: scores[index] ?? null }))
      let [sum, known] = [0, 0]
      for (const { score, weight } of parts)
        if (score !== null) {
          sum += score * weight
          known += weight
        }
      const knownPercent = whole > 0 ? Math.round((known / whole) * 100) : 0
      return { index, parts, knownPercent, score: known > 0 ? sum / known : null }
    })
    .toSorted((first, other) => (other.score ?? -1) - (first.score ?? -1))
}

const shared = ({ rating, facilities }: SchoolPage | CollegePage) => ({
  rating: rating?.value ?? null,
  // A list of nothing is one that nobody has made.
  facilities: facilities.length || null,
})

/** The figures of schools that are compared. `fees` are those of the class whose fee is compared. */
export const schoolFigures = (schools: readonly SchoolPage[], fees: readonly (number | null)[]): Figures[] =>
  schools.map((school, index) => ({ ...shared(school), fee: fees[index] ?? null }))

/** The newest list of the ranking that most of the colleges are in: ranks of different lists cannot be compared. */
export function commonRanking(colleges: readonly Pick<CollegePage, 'nirfRanks'>[]) {
  const all = colleges.flatMap(({ nirfRanks }) => nirfRanks)
  const countOf = ({ year, category }: (typeof all)[number]) =>
    all.filter((rank) => rank.year === year && rank.category === category).length
  const [common] = all.toSorted((first, other) => countOf(other) - countOf(first) || other.year - first.year)
  return common && { year: common.year, category: common.category }
}

/** The figures of colleges that are compared. `fees` are those of the course whose fee is compared. */
export function collegeFigures(colleges: readonly CollegePage[], fees: readonly (number | null)[]): Figures[] {
  const list = commonRanking(colleges)
  return colleges.map((college, index) => ({
    ...shared(college),
    fee: fees[index] ?? null,
    rank:
      college.nirfRanks.find(({ year, category }) => year === list?.year && category === list.category)?.rank ?? null,
    placements: newestForAll(college.placements)?.median ?? null,
  }))
}
