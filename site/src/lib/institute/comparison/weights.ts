import type { InstituteType } from '@pravesh/contract'

const criteria = ['fee', 'rank', 'rating', 'facilities', 'placements'] as const
/** What institutes may be ordered by. */
export type RankingCriterion = (typeof criteria)[number]
/** How much each counts for a family, 1 to 5; what does not count is not in it. */
export type Weights = Partial<Record<RankingCriterion, number>>

/** Schools have no national rank and no placements. */
export const criteriaOf = {
  school: ['fee', 'rating', 'facilities'],
  college: criteria,
} as const satisfies Record<InstituteType, readonly RankingCriterion[]>
export const mostWeight = 5

/** The parameter of a weight: `w-fee`. */
export const weightName = (criterion: RankingCriterion): string => `w-${criterion}`
export const weightParameters: readonly string[] = criteria.map(weightName)

/** Reads `?w-fee=3&w-rank=5`, of what a kind can be ordered by. */
export function weightsIn(query: URLSearchParams, kind: InstituteType): Weights {
  const weights: Weights = {}
  for (const criterion of criteriaOf[kind]) {
    const value = query.get(weightName(criterion)) ?? ''
    if (/^[1-9]$/.test(value) && Number(value) <= mostWeight) weights[criterion] = Number(value)
  }
  return weights
}

/** Weights as parameters, in the order of the form. */
export const weightEntries = (weights: Weights): (readonly [name: string, weight: number])[] =>
  criteria.flatMap((criterion) => {
    const weight = weights[criterion]
    return weight ? [[weightName(criterion), weight] as const] : []
  })
