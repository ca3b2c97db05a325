import type { Figure } from '@pravesh/contract'
import { and, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { collegeOffer } from '../../../platform/db/tables.ts'
import type { Choices } from '../query/choice.ts'
import type { FacetCount, FacetCounts } from '../query/listing-query.ts'
import { collegeFeeBand } from './bands.ts'
import { type Bounds, feeWithin } from './fee-bounds.ts'

/** Ids of the courses and specializations that decide which of a college's fees counts. */
export type CourseChoice = { course: readonly number[]; specialization: readonly number[] }

/** The reader's choice; else the one fixed by the slug. */
function chosenIds(choices: Choices, name: keyof CourseChoice): number[] {
  const selectedValues = choices.get(name) ?? []
  const readerValues = selectedValues.filter((choice) => !choice.fixed)
  return (readerValues.length > 0 ? readerValues : selectedValues).map(({ held: columnValue }) => Number(columnValue))
}
/** The courses that a listing of colleges is narrowed to; undefined where all of them count. */
export function courseChoice(choices: Choices): CourseChoice | undefined {
  const choice = { course: chosenIds(choices, 'course'), specialization: chosenIds(choices, 'specialization') }
  return choice.course.length + choice.specialization.length > 0 ? choice : undefined
}

const o = collegeOffer
/** The mean of an offer's years, as `derivedOffers` reckons the fees of a college. */
const yearlyFee = sql<number>`(select round(avg(fee))::int from unnest(${o.feeByYear}) as fee)`
/** Named in full: within a statement of one table Drizzle writes columns without theirs. */
const ofCollege = sql`${o.college} = "college"."id"`

/** Published fees of the chosen courses, except those of a facet that is being counted. */
function offerConditions(choice: CourseChoice | undefined, except?: string): SQL[] {
  const ids = (name: keyof CourseChoice): SQL[] => {
    const selectedIds = name === except ? [] : (choice?.[name] ?? [])
    return selectedIds.length > 0 ? [sql`${`{${selectedIds.join(',')}}`}`] : []
  }
  return [
    sql`${o.active} and ${o.feeSource} is not null`,
    ...ids('course').map((list) => sql`${o.course} = any(${list}::int[])`),
    ...ids('specialization').map((list) => sql`${o.specializations} && ${list}::int[]`),
  ]
}
/** The least fee of the chosen courses of a college: for its bounds, its bands and the order by it. */
export const courseFee = (choice: CourseChoice): SQL =>
  sql`(select min(${yearlyFee}) from ${o} where ${and(ofCollege, ...offerConditions(choice))})`

/** How facets of colleges are counted that the fee of a course decides: courses within the bounds, and bands of the chosen courses' fees. */
export function courseFeeCounts(choice: CourseChoice | undefined, bounds: Bounds): FacetCounts {
  const counts = new Map<string, FacetCount>()
  if (choice) counts.set('feeMax', { isSeparate: false, counted: collegeFeeBand(courseFee(choice)) })
  if (bounds.min === undefined && bounds.max === undefined) return counts
  const offered = (facet: string, value: SQL, from: SQL) => ({
    isSeparate: true,
    counted: sql`array(select ${value} from ${from} where ${and(ofCollege, ...offerConditions(choice, facet))}
      group by 1 having ${feeWithin(sql`min(${yearlyFee})`, bounds)})`,
  })
  counts.set('course', offered('course', sql`${o.course}`, sql`${o}`))
  if (choice)
    counts.set(
      'specialization',
      offered('specialization', sql`offered`, sql`${o}, unnest(${o.specializations}) as offered`),
    )
  return counts
}

/** The least fee of the chosen courses, by college, as far as it is known. */
export async function courseFees(
  db: Db,
  ids: readonly number[],
  choice: CourseChoice,
): Promise<ReadonlyMap<number, Figure>> {
  const rows = await db
    .selectDistinctOn([o.college], { college: o.college, value: yearlyFee, source: o.feeSource })
    .from(o)
    .where(and(anyOf(o.college, ids), ...offerConditions(choice), sql`${yearlyFee} is not null`))
    .orderBy(o.college, yearlyFee, o.position, o.id)
  return new Map(rows.flatMap(({ college, value, source }) => (source ? [[college, { value, source }]] : [])))
}
