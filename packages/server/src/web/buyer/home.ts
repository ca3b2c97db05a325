import {
  ApiError,
  type BuyerHome,
  type BuyerInstitute,
  type InstituteType,
  type InstituteWork,
  instituteAccess,
  type WorkTask,
} from '@pravesh/contract'
import { completenessOf } from '../../catalogue/institute/facts/completeness.ts'
import { and, asc, desc, eq, ilike, inArray, isNotNull, or, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { application, buyerAccount, buyerInstitute, city, partnerApplication, state } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { idFilter, likePattern, limitOffset, type PageQuery } from '../../platform/http/page.ts'
import { workOf } from './work.ts'

type OwnInstitutesQuery = PageQuery<'id' | 'name'>
type Inboxes = BuyerHome['institutes'][number]['inboxes']
type Counts = { enquiriesToday: number; openEnquiries: number; overdueReplies: number; inboxes: Inboxes }
const emptyCompleteness = { percent: 0, missing: [], next: null }

async function typeOf(db: Db, { account }: Actor): Promise<InstituteType> {
  const [buyer] = await db
    .select({ type: buyerAccount.instituteType })
    .from(buyerAccount)
    .where(eq(buyerAccount.id, account))
  if (!buyer) throw new ApiError('NOT_FOUND')
  return buyer.type
}
/** The institutes of an account, by name. */
export async function managedInstitutes(db: Db, actor: Actor, q: OwnInstitutesQuery) {
  const type = await typeOf(db, actor)
  const table = instituteTables[type]
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    eq(buyerInstitute.buyer, actor.account),
    idFilter(q, table.id),
    like ? or(ilike(table.name, like), ilike(table.url, like)) : undefined,
  )
  const direction = q.order === 'desc' ? desc : asc
  const { limit, offset } = limitOffset(q)
  const found = await db
    .select({
      id: table.id,
      sid: table.id,
      name: table.name,
      url: table.url,
      status: table.status,
      cityName: city.name,
      stateName: state.name,
      logo: table.logo,
      isPartner: table.isPartner,
      role: buyerInstitute.role,
      updatedAt: table.updatedAt,
    })
    .from(buyerInstitute)
    .innerJoin(table, eq(table.id, buyerInstitute.institute))
    .innerJoin(city, eq(city.id, table.city))
    .innerJoin(state, eq(state.id, table.state))
    .where(where)
    .orderBy(direction(q.sort === 'id' ? table.id : table.name), direction(table.id))
    .limit(limit)
    .offset(offset)
  const data = found.map((row): BuyerInstitute => ({ ...row, type }))
  const ownInstitutes = db
    .select({ id: table.id })
    .from(buyerInstitute)
    .innerJoin(table, eq(table.id, buyerInstitute.institute))
    .where(where)
  return { data, total: await db.$count(ownInstitutes.as('own')), page: q.page, limit }
}
/** The numbers of an institute's enquiries. */
function countsOf(work: readonly InstituteWork[], sid: number): Counts {
  const count = (task: WorkTask, list?: InstituteWork['list']) =>
    work
      .filter((item) => item.sid === sid && item.task === task && (list === undefined || item.list === list))
      .reduce((sum, item) => sum + item.count, 0)
  const inbox = (list: InstituteWork['list']) => ({ open: count('open', list), overdue: count('overdue', list) })
  return {
    enquiriesToday: count('today'),
    openEnquiries: count('open'),
    overdueReplies: count('overdue'),
    inboxes: { general: inbox('general-enquiries'), admission: inbox('admission-enquiries') },
  }
}
/** The number of new applications at each institute that staff have not started reading. */
async function newApplicationsOf(db: Db, type: InstituteType, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: application.instituteId, count: sql<number>`count(*)::int` })
    .from(application)
    .where(
      and(
        eq(application.instituteType, type),
        inArray(application.instituteId, [...ids]),
        eq(application.status, 'submitted'),
        isNotNull(application.submittedAt),
      ),
    )
    .groupBy(application.instituteId)
  return new Map(rows.map((row) => [row.id, row.count]))
}
/** State of the partner application: the latest of this account or of its institutes. */
async function partnerState(
  db: Db,
  actor: Actor,
  type: InstituteType,
  ids: readonly number[],
): Promise<BuyerHome['partner'] | undefined> {
  const ofInstitute =
    ids.length === 0
      ? undefined
      : and(eq(partnerApplication.instituteType, type), inArray(partnerApplication.instituteId, [...ids]))
  const [latest] = await db
    .select({ status: partnerApplication.status })
    .from(partnerApplication)
    .where(or(eq(partnerApplication.buyer, actor.account), ofInstitute))
    .orderBy(desc(partnerApplication.id))
    .limit(1)
  return latest?.status
}
/** The home screen of an institute's staff. */
export async function buyerHome(db: Db, actor: Actor): Promise<BuyerHome> {
  const { data } = await managedInstitutes(db, actor, { page: 1, limit: 100, order: 'asc' })
  const type = data[0]?.type ?? (await typeOf(db, actor))
  const ids = data.map((i) => i.id)
  const work = await workOf(db, type, ids)
  const newApplications = await newApplicationsOf(db, type, ids)
  const filled = await completenessOf(db, type, ids)
  const institutes: BuyerHome['institutes'] = data.map((institute) => ({
    ...institute,
    ...countsOf(work, institute.id),
    newApplications: newApplications.get(institute.id) ?? 0,
    completeness: filled.get(institute.id) ?? emptyCompleteness,
  }))
  const sum = (countName: Exclude<keyof Counts, 'inboxes'>) => institutes.reduce((total, i) => total + i[countName], 0)
  const fallback = institutes.some((i) => i.isPartner) ? 'approved' : 'none'
  return {
    us_id: actor.account,
    instituteType: type,
    enquiriesToday: sum('enquiriesToday'),
    overdueReplies: sum('overdueReplies'),
    openEnquiries: sum('openEnquiries'),
    institutes,
    partner: (await partnerState(db, actor, type, ids)) ?? fallback,
  }
}
/** Waiting work of the institutes at which the person's role includes families' data. */
export async function ownWork(db: Db, actor: Actor): Promise<InstituteWork[]> {
  const type = await typeOf(db, actor)
  const rows = await db
    .select({ institute: buyerInstitute.institute })
    .from(buyerInstitute)
    .where(
      and(eq(buyerInstitute.buyer, actor.account), inArray(buyerInstitute.role, [...instituteAccess.families.read])),
    )
  return workOf(
    db,
    type,
    rows.map(({ institute }) => institute),
  )
}
