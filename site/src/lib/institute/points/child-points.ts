import type { Admission } from '@pravesh/contract'
import type { Answer } from './points-form.ts'

type Criterion = Admission['pointsTable'][number]
/** A criterion and whether a child meets it. `undecided` counts neither as zero nor as full. */
export interface CriterionResult extends Criterion {
  decision: 'met' | 'unmet' | 'undecided'
  /** True where the distance decides, and no answer. */
  byDistance: boolean
}
export interface ChildPoints {
  criteria: CriterionResult[]
  /** Of the criteria that are met. */
  points: number
  /** With all that is undecided: the most that this child may have. */
  atMost: number
  /** The most that any child may have by this table. */
  highest: number
}

/** True where the school gives these points by the distance of the home. */
export const isByDistance = ({ overKm, upToKm }: Criterion): boolean =>
  typeof overKm === 'number' || typeof upToKm === 'number'
const holds = ({ overKm, upToKm }: Criterion, km: number) =>
  km <= (upToKm ?? Number.POSITIVE_INFINITY) && (typeof overKm !== 'number' || km > overKm)
const sum = (criteria: readonly Criterion[]) => criteria.reduce((total, { points }) => total + points, 0)

/** The most points for distance: no home is in two ranges that exclude each other. */
function highestByDistance(ranges: readonly Criterion[]): number {
  const farthest = Math.max(0, ...ranges.map(({ overKm }) => overKm ?? 0)) + 1
  const distances = [...ranges.flatMap(({ upToKm }) => upToKm ?? []), farthest]
  return Math.max(...distances.map((km) => sum(ranges.filter((range) => holds(range, km)))))
}

function decide(criterion: Criterion, km: number | null, answer: Answer): CriterionResult['decision'] {
  if (!isByDistance(criterion)) return answer === null ? 'undecided' : answer === 'yes' ? 'met' : 'unmet'
  if (km === null) return 'undecided'
  return holds(criterion, km) ? 'met' : 'unmet'
}

/** The points of a child by a school's table: ranges of distance by the kilometres, all others by the answer at the same place. */
export function childPoints(
  table: readonly Criterion[],
  { km, answers }: { km: number | null; answers: readonly Answer[] },
): ChildPoints {
  const criteria = table.map((criterion, index) => ({
    ...criterion,
    decision: decide(criterion, km, answers[index] ?? null),
    byDistance: isByDistance(criterion),
  }))
  const points = sum(criteria.filter(({ decision }) => decision === 'met'))
  const ranges = criteria.filter(({ byDistance }) => byDistance)
  const others = criteria.filter(({ byDistance }) => !byDistance)
  const byDistance = highestByDistance(ranges)
  const undecided = sum(others.filter(({ decision }) => decision === 'undecided'))
  return {
    criteria,
    points,
    atMost: points + undecided + (km === null ? byDistance : 0),
    highest: sum(others) + byDistance,
  }
}
