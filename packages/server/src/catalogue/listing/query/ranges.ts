import type { InstituteType } from '@pravesh/contract'
import { rangeLabel } from '@pravesh/messages'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { placedToday } from '../../../platform/db/statements/today.ts'
import { college, school } from '../../../platform/db/tables.ts'
import { admitsToday } from '../../institute/facts/admission-days.ts'
import { appliedToHere } from '../../institute/facts/admitting.ts'
import { classChoice, classFee, classFeeCounts } from '../kinds/class-fee.ts'
import { courseChoice, courseFee, courseFeeCounts } from '../kinds/course-fee.ts'
import { chosenFeeCondition, pricedWithin } from '../kinds/fee-bounds.ts'
import { nirfListOf, rankIn } from '../kinds/nirf-list.ts'
import type { Choices } from './choice.ts'
import { invalid } from './invalid.ts'
import type { Condition, ListingQuery, Ranges } from './listing-query.ts'
import { schoolsNear } from './near.ts'
import { bounded } from './where.ts'

type NamedRanges = Ranges['filters']
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const chip = (name: string, value: unknown): NamedRanges =>
  value === undefined ? [] : [{ name, value: String(value), label: rangeLabel(name, String(value), 'en') ?? name }]

/** Narrows a listing to those that are applied to here, or to all others. */
function applicationsHere(type: InstituteType, { applyHere }: ListingQuery): Condition[] {
  if (applyHere === undefined) return []
  const here = appliedToHere(type, placedToday)
  return [() => (applyHere === true ? here : sql`not ${here}`)]
}
/**
 * A family looks for an affordable fee: that of the chosen classes or courses (`chosen`), else the lowest yearly fee decides. An unknown fee
 * matches no bound. Of the facets of `ownFees` each value is counted by its own fee.
 */
function fees(
  table: typeof school | typeof college,
  query: ListingQuery,
  chosen: SQL | undefined,
  ownFees: readonly string[],
) {
  const bounds = { min: numberOf(query.feeMin), max: numberOf(query.feeMax) }
  const { min, max } = bounds
  const lowest = [...bounded(table.feeMin, 'feeMin', min), ...bounded(table.feeMin, 'feeMax', max)]
  const anyFee = lowest.map(
    (condition): Condition =>
      (except) =>
        except !== undefined && ownFees.includes(except) ? pricedWithin(table, bounds) : condition(except),
  )
  return {
    bounds,
    conditions: chosen && lowest.length > 0 ? [chosenFeeCondition(table, chosen, bounds, ownFees)] : anyFee,
    named: [...chip('feeMin', min), ...chip('feeMax', max)],
  }
}
/** Fees, rating, admissions and nearness of schools; the fee is that of the chosen classes, where there are any. */
export async function schoolRanges(db: Db, query: ListingQuery, choices: Choices): Promise<Ranges> {
  const { near, admissionsOpen } = query
  const radius = numberOf(query.radiusKm)
  if (radius !== undefined && near === undefined) throw invalid('radiusKm', 'Needs near=latitude,longitude')
  const around = typeof near === 'string' ? await schoolsNear(db, near, radius) : undefined
  const classes = classChoice(choices)
  const chosen = classes && classFee(classes)
  const fee = fees(school, query, chosen, ['classLevel'])
  const rating = numberOf(query.ratingMin)
  const open = admitsToday(school, placedToday)
  const admitting: Condition = () => (admissionsOpen === true ? open : sql`not ${open}`)
  return {
    conditions: [
      ...fee.conditions,
      ...bounded(school.rating, 'ratingMin', rating),
      ...(admissionsOpen === undefined ? [] : [admitting]),
      ...applicationsHere('school', query),
      ...(around ? [() => around.condition] : []),
    ],
    filters: [
      ...fee.named,
      ...chip('ratingMin', rating),
      ...chip('admissionsOpen', admissionsOpen),
      ...chip('applyHere', query.applyHere),
      ...chip('near', near),
      ...(around ? chip('radiusKm', radius) : []),
    ],
    distance: around?.distance,
    fee: chosen,
    counts: classFeeCounts(classes, fee.bounds),
  }
}
/** Fees and national rank of colleges; the fee is that of the chosen courses, where there are any. */
export async function collegeRanges(db: Db, query: ListingQuery, choices: Choices): Promise<Ranges> {
  const choice = courseChoice(choices)
  const chosen = choice && courseFee(choice)
  const fee = fees(college, query, chosen, choice ? ['course', 'specialization'] : ['course'])
  const rank = numberOf(query.nirfMax)
  const list = await nirfListOf(db, choices)
  return {
    conditions: [
      ...fee.conditions,
      ...bounded(college.nirfBest, 'nirfMax', rank),
      ...applicationsHere('college', query),
    ],
    filters: [...fee.named, ...chip('nirfMax', rank), ...chip('applyHere', query.applyHere)],
    fee: chosen,
    ranking: list === undefined ? undefined : { list, rank: rankIn(list) },
    counts: courseFeeCounts(choice, fee.bounds),
  }
}
