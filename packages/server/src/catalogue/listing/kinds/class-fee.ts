import { type Figure, feeTotals } from '@pravesh/contract'
import { and, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { schoolFee } from '../../../platform/db/tables.ts'
import type { Choices } from '../query/choice.ts'
import type { FacetCount, FacetCounts } from '../query/listing-query.ts'
import { schoolFeeBand } from './bands.ts'
import { type Bounds, feeWithin } from './fee-bounds.ts'

const preschoolClasses = ['nursery', 'lkg', 'ukg']
/** Nursery is −2, LKG −1, UKG 0; both spellings are taken. */
export const classNumber = (value: string): number =>
  preschoolClasses.includes(value.toLowerCase()) ? preschoolClasses.indexOf(value.toLowerCase()) - 2 : Number(value)

/** The classes that a listing of schools is narrowed to: the reader's, else those fixed by the slug; undefined where all of them count. */
export function classChoice(choices: Choices): number[] | undefined {
  const selectedValues = choices.get('classLevel') ?? []
  const readerValues = selectedValues.filter((choice) => !choice.fixed)
  const classes = (readerValues.length > 0 ? readerValues : selectedValues)
    .filter((choice) => !choice.unknown)
    .map(({ value }) => classNumber(value))
  return classes.length > 0 ? classes : undefined
}

const f = schoolFee
/** The session whose fees the page of a school begins with. Named in full: within a statement of one table Drizzle writes columns without theirs. */
const newestSession = sql`${f.session} = (select max(newest.session) from ${f} newest where newest.school = "school_fee"."school")`

/** As `feeTotals` reckons a year. */
const yearlyFee = sql`coalesce(${f.tuition}, 0) * case ${f.tuitionPeriod} when 'month' then 12 when 'quarter' then 4 else 1 end
  + coalesce(${f.annual}, 0) + coalesce(${f.development}, 0) + coalesce(${f.exam}, 0)
  + coalesce((select sum((part ->> 'amount')::int) from jsonb_array_elements(${f.other}) as part), 0)`

const ofSchool = sql`${f.school} = "school"."id" and ${newestSession}`
/** A class without any fee is not one without cost. */
const knownFee = sql<number>`nullif((${yearlyFee})::int, 0)`

/** The least fee of the chosen classes of a school: for its bounds, its bands and the order by it. */
export const classFee = (classes: readonly number[]): SQL =>
  sql`(select min(${knownFee}) from ${f} where ${anyOf(f.class, classes)} and ${ofSchool})`

/** How facets of schools are counted that the fee of a class decides: classes within the bounds, and bands of the chosen classes' fees. */
export function classFeeCounts(classes: readonly number[] | undefined, bounds: Bounds): FacetCounts {
  const counts = new Map<string, FacetCount>()
  if (classes) counts.set('feeMax', { isSeparate: false, counted: schoolFeeBand(classFee(classes)) })
  const within = feeWithin(knownFee, bounds)
  if (!within) return counts
  // In place of the span of classes that are taught, one span of each class.
  const counted = sql`array(select ${f.class} || ':' || ${f.class} from ${f} where ${ofSchool} and ${within}
    and ${f.class} between coalesce("school"."class_from", -2) and "school"."class_to")`
  return counts.set('classLevel', { isSeparate: true, list: true, counted })
}

/** The least yearly fee of the chosen classes in each school's newest session, by school, as far as it is known. */
export async function classFees(
  db: Db,
  ids: readonly number[],
  classes: readonly number[],
): Promise<ReadonlyMap<number, Figure>> {
  const rows = await db
    .select()
    .from(f)
    .where(and(anyOf(f.school, ids), anyOf(f.class, classes), newestSession))
    .orderBy(f.school, f.class)
  const fees = new Map<number, Figure>()
  for (const row of rows) {
    const value = feeTotals(row).recurring
    const least = fees.get(row.school)
    if (value > 0 && (!least || value < least.value)) fees.set(row.school, { value, source: row.source })
  }
  return fees
}
