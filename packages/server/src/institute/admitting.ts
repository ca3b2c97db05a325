import type { Admitting, InstituteType } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, type SQL, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { buyerAccount, buyerInstitute } from '../db/tables.ts'
import { instituteTables } from '../db/tables-of.ts'
import { today } from '../db/today.ts'
import { admitsToday } from './admission-days.ts'
import type { Institute } from './institute.ts'

/** Somebody who manages it may sign in: what is sent to it is read. */
export const hasActiveStaff = (type: InstituteType): SQL => sql`exists (
  select from ${buyerInstitute} inner join ${buyerAccount} on ${buyerAccount.id} = ${buyerInstitute.buyer}
  where ${buyerInstitute.institute} = ${instituteTables[type].id} and ${buyerAccount.instituteType} = ${type}
    and not ${buyerAccount.suspended})`

/** Whether a school or college of the query takes an application with its fee on a day, today unless told: the one place that says so. */
export function admittingNow(type: InstituteType, day = sql`${today()}::date`): SQL<Admitting> {
  const { status, admissionOpensOn: opens, admissionClosesOn: closes } = instituteTables[type]
  return sql<Admitting>`case
    when ${status} <> 'published' or not ${hasActiveStaff(type)} then 'not-here'
    when ${admitsToday(instituteTables[type], day)} then 'open'
    when ${closes} < ${day} then 'closed'
    when ${opens} > ${day} then 'opens-later'
    else 'dates-unknown' end`
}
/** True of rows about institutes that take applications with their fee today. */
export function aboutAdmitting(columns: { instituteType: AnyPgColumn; instituteId: AnyPgColumn }): SQL {
  const open = (type: InstituteType) =>
    sql`exists (select from ${instituteTables[type]} where ${instituteTables[type].id} = ${columns.instituteId} and ${admittingNow(type)} = 'open')`
  return sql`case ${columns.instituteType} when 'school' then ${open('school')} else ${open('college')} end`
}

/** Whether somebody who manages this institute may sign in. */
export async function isManaged(db: Db | Tx, { type, id }: Institute): Promise<boolean> {
  const table = instituteTables[type]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), hasActiveStaff(type)))
  return rows.length > 0
}
