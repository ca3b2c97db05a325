import { type Figure, feeTotals } from '@pravesh/contract'
import { and, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { schoolFee } from '../../../platform/db/tables.ts'
import type { Choices } from '../query/choice.ts'

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

/** Orders schools by the least fee of the chosen classes. */
export const classFeeOrder = (classes: readonly number[]): SQL =>
  sql`(select min(nullif((${yearlyFee})::int, 0)) from ${f}
    where ${f.school} = "school"."id" and ${anyOf(f.class, classes)} and ${newestSession})`

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
