import type { Admitting, InstituteType } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { buyerAccount, buyerInstitute } from '../../../platform/db/tables.ts'
import type { Institute } from '../institute.ts'
import { admitsToday } from './admission-days.ts'

type InstituteTable = (typeof instituteTables)[InstituteType]

/** An active login manages it: applications will be read. */
const hasActiveStaff = (type: InstituteType, table: InstituteTable = instituteTables[type]): SQL => sql`exists (
  select from ${buyerInstitute} inner join ${buyerAccount} on ${buyerAccount.id} = ${buyerInstitute.buyer}
  where ${buyerInstitute.institute} = ${table.id} and ${buyerAccount.instituteType} = ${type}
    and not ${buyerAccount.suspended})`

/** Whether a school or college of the query accepts a paid application on a day, today by default: the only place that decides this. */
export function admittingNow(
  type: InstituteType,
  day = sql`${today()}::date`,
  table: InstituteTable = instituteTables[type],
): SQL<Admitting> {
  const { status, admission, admissionOpensOn: opens, admissionClosesOn: closes } = table
  return sql<Admitting>`case
    when ${status} = 'published' and ${admission} ->> 'counselling' is not null then 'counselling'
    when ${status} <> 'published' or not ${hasActiveStaff(type, table)} then 'not-here'
    when ${admitsToday(table, day)} then 'open'
    when ${closes} < ${day} then 'closed'
    when ${opens} > ${day} then 'opens-later'
    else 'dates-unknown' end`
}
/**
 * Whether an id is of an institute with an active login: few among many, so a listing starts from them. As an array, because a join was
 * planned that read all of 1.5 million schools in the order of their ids.
 */
export const isManagedId = (id: AnyPgColumn, type: InstituteType): SQL => sql`${id} = any (array(
  select ${buyerInstitute.institute} from ${buyerInstitute} inner join ${buyerAccount} on ${buyerAccount.id} = ${buyerInstitute.buyer}
  where ${buyerAccount.instituteType} = ${sql.raw(`'${type}'`)} and not ${buyerAccount.suspended}))`

/** The same condition as `admittingNow` for published institutes, for lists: it starts from the few that are managed. */
export const appliedToHere = (type: InstituteType, day: SQL): SQL =>
  sql`(${isManagedId(instituteTables[type].id, type)} and ${admitsToday(instituteTables[type], day)})`

/** True of rows about institutes that take applications with their fee today. */
export function aboutAdmitting(columns: { instituteType: AnyPgColumn; instituteId: AnyPgColumn }): SQL {
  const open = (type: InstituteType) =>
    sql`exists (select from ${instituteTables[type]} where ${instituteTables[type].id} = ${columns.instituteId} and ${admittingNow(type)} = 'open')`
  return sql`case ${columns.instituteType} when 'school' then ${open('school')} else ${open('college')} end`
}

/** Whether this institute has an active login. */
export async function isManaged(db: Db | Tx, { type, id }: Institute): Promise<boolean> {
  const table = instituteTables[type]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), hasActiveStaff(type)))
  return rows.length > 0
}
