import { ApiError, type ApplicationMove, closedStates } from '@pravesh/contract'
import type { InstituteKey } from '../../catalogue/institute/institute.ts'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, applicationMove, child, shortlist } from '../../platform/db/tables.ts'
import type { Application } from './application.ts'

/** Applications of a payer to an institute. */
export const applicationsTo = (
  account: number,
  { instituteType, instituteId }: Pick<typeof application.$inferInsert, 'instituteType' | 'instituteId'>,
): SQL | undefined =>
  and(
    eq(application.account, account),
    eq(application.instituteType, instituteType),
    eq(application.instituteId, instituteId),
  )

/** For which child: an id, `null` for none, undefined for whichever there is. */
type ForChild = number | null | undefined

/** The open application of a payer to an institute, locked. Applications with an unpaid fee come first. */
export async function openApplicationTo(
  tx: Tx,
  account: number,
  institute: InstituteKey,
  childFilter: ForChild,
  courseFilter?: number | null,
): Promise<Application | undefined> {
  const [row] = await tx
    .select()
    .from(application)
    .where(
      and(
        applicationsTo(account, institute),
        notInArray(application.status, [...closedStates]),
        childFilter === undefined
          ? undefined
          : childFilter === null
            ? isNull(application.child)
            : eq(application.child, childFilter),
        courseFilter === undefined
          ? undefined
          : courseFilter === null
            ? isNull(application.course)
            : eq(application.course, courseFilter),
      ),
    )
    .orderBy(sql`${application.submittedAt} is not null`, asc(application.id))
    .limit(1)
    .for('update')
  return row
}

/** INVALID where the child is not one of the account's. */
export async function checkOwnChild(tx: Db | Tx, account: number, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const [ownChild] = await tx
    .select({ id: child.id })
    .from(child)
    .where(and(eq(child.id, id), eq(child.account, account)))
    // The lock prevents its deletion until the referencing row is written.
    .for('key share')
  if (!ownChild) throw new ApiError('INVALID', { errors: [{ field: 'child', message: 'No such child' }] })
}

/** Lists and applications without a child mean whichever child there is: they are one with those that name it. */
export const sameChild = (childId: number | null, other: number | null): boolean =>
  childId === null || other === null || childId === other

/** The child that a parent means who names none: the only one that the school is shortlisted for, else the only one. */
export async function impliedChild(tx: Tx, account: number, institute: InstituteKey): Promise<number | null> {
  if (institute.instituteType !== 'school') return null
  const { instituteType, instituteId } = shortlist
  const withChild = and(
    eq(shortlist.account, account),
    eq(instituteType, institute.instituteType),
    eq(instituteId, institute.instituteId),
    isNotNull(shortlist.child),
  )
  const listed = await tx.selectDistinct({ id: shortlist.child }).from(shortlist).where(withChild).limit(2)
  const [only, another] =
    listed.length > 0
      ? listed
      : await tx.select({ id: child.id }).from(child).where(eq(child.account, account)).limit(2)
  return another === undefined ? (only?.id ?? null) : null
}

const { application: _of, realm: _realm, account: _account, ...moveColumns } = getTableColumns(applicationMove)

const mostLines = 100

/** The timeline of an application, oldest first: its latest hundred lines. */
export const timelineOf = async (db: Db | Tx, id: number): Promise<ApplicationMove[]> =>
  (await timelinesOf(db, [id])).get(id) ?? []

/** The timelines of many, by application. */
export async function timelinesOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, ApplicationMove[]>> {
  const found = new Map<number, ApplicationMove[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const back = sql<number>`row_number() over (partition by ${applicationMove.application} order by ${applicationMove.id} desc)`
  const lines = db
    .select({ ...moveColumns, of: applicationMove.application, back: back.as('back') })
    .from(applicationMove)
    .where(inArray(applicationMove.application, [...ids]))
    .as('lines')
  const rows = await db.select().from(lines).where(lte(lines.back, mostLines)).orderBy(asc(lines.id))
  for (const { of: applicationId, back: _, ...move } of rows) found.get(applicationId)?.push(move)
  return found
}
