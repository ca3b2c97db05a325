import { type Admission, ApiError } from '@pravesh/contract'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import { today } from '../../../platform/db/statements/today.ts'
import type { college, school } from '../../../platform/db/tables.ts'

type Days = Pick<Admission, 'opensOn' | 'closesOn' | 'allYear'>
const invalidField = (field: string, message: string) =>
  new ApiError('INVALID', { errors: [{ field: `admission.${field}`, message }] })

/** INVALID for days between which no form can be accepted, and for days together with "all year". */
export function checkAdmission(admission: Days | null | undefined): void {
  if (!admission) return
  const { opensOn, closesOn, allYear } = admission
  const day = opensOn ? 'opensOn' : closesOn ? 'closesOn' : undefined
  if (allYear && day) throw invalidField(day, 'Leave it empty where forms are taken all year')
  if (opensOn && closesOn && closesOn < opensOn) throw invalidField('closesOn', 'Not before the first day')
}

/**
 * True of a school or college that accepts forms on a day, today in India by default, by its own dates; false where its last day is
 * unknown.
 */
export function admitsToday(table: typeof school | typeof college, day = sql`${today()}::date`): SQL<boolean> {
  const { admissionOpensOn: opens, admissionClosesOn: closes, admissionAllYear: allYear } = table
  return sql<boolean>`(${allYear} or (${closes} is not null and ${closes} >= ${day} and (${opens} is null or ${opens} <= ${day})))`
}
