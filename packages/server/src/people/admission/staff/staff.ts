import {
  ApiError,
  type ApplicationGroup,
  applicationGroups,
  applicationTransitions,
  type CourseSummary,
  type InstituteType,
  instituteStates,
  type StaffApplicationRow,
} from '@pravesh/contract'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, eq, ilike, inArray, isNotNull, not, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { type Days, onDays } from '../../../platform/db/statements/on-days.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { application, child, contactRead, drawEntry, payment, studentAccount } from '../../../platform/db/tables.ts'
import {
  idFilter,
  idsOfPage,
  likePattern,
  newestOrder,
  type PageQuery,
  renderOrder,
} from '../../../platform/http/page.ts'
import type { ContactReader } from '../../enquiry/contact-reads.ts'
import type { Application } from '../application.ts'
import { courseSummaries } from '../form/course.ts'
import { applicationTasks } from './task.ts'

export type ApplicationQuery = PageQuery<
  'id' | 'submittedAt' | 'updatedAt' | 'status' | 'waitlistNumber' | 'appointmentOn' | 'drawPlace'
> &
  Days & {
    status?: StaffApplicationRow['status'] | undefined
    group?: ApplicationGroup | undefined
    class?: number | undefined
    session?: string | undefined
    instituteType?: InstituteType | undefined
    instituteId?: number | undefined
    unopened?: boolean | undefined
    lapsing?: boolean | undefined
    scheduled?: boolean | undefined
    draw?: number | undefined
  }
/** The scope of a staff member: one institute, or all institutes for administrators. */
export type StaffScope = Institute | 'all'

/** Submitted applications to the institutes of this scope. Drafts stay private to the family. */
export const addressedTo = (scope: StaffScope): SQL =>
  and(
    isNotNull(application.submittedAt),
    scope === 'all' ? undefined : eq(application.instituteType, scope.type),
    scope === 'all' ? undefined : eq(application.instituteId, scope.id),
  ) as SQL

/** Applications for this class, in this session. */
export const ofClass = (q: { class?: number | undefined; session?: string | undefined }): SQL | undefined =>
  and(
    q.class === undefined ? undefined : eq(application.class, q.class),
    q.session === undefined ? undefined : eq(application.session, q.session),
  )

// The name that was sent: a later one is the family’s own.
const applicant = sql<string>`coalesce(${application.sent}->>'applicant', ${application.sent}->'child'->>'name', ${child.name}, ${studentAccount.name})`
// Applications whose access has ended are no longer shared.
const documentCount = sql<number>`case when ${application.accessEndedAt} is not null then 0 else cardinality(${application.documents}) end`

// A correction, and another last day or place, are moves from a state to itself.
const statusSince = sql<string>`coalesce((select max(m.at) from application_move m
  where m.application = ${application.id} and m."from" is distinct from m."to"), ${application.updatedAt})`.mapWith(
  application.updatedAt,
)

// Spelled out, as the tables of a subselect have other names.
const draws = sql<StaffApplicationRow['draws']>`coalesce((
  select jsonb_agg(jsonb_build_object('draw', d.id, 'name', d.name, 'seats', d.seats, 'place', e.place) order by d.id desc)
  from draw_entry e join draw d on d.id = e.draw where e.application = ${application.id} and d.cancelled_at is null), '[]')`
const onListOf = (id: number): SQL =>
  sql`exists (select from ${drawEntry} e where e.draw = ${id} and e.application = ${application.id})`
/** The place in a draw, or else in the latest one that is drawn. */
const drawPlace = (id: number | undefined): SQL =>
  sql`(select e.place from draw_entry e join draw d on d.id = e.draw where e.application = ${application.id}
    and ${id === undefined ? sql`d.drawn_at is not null` : sql`d.id = ${id}::int`} order by d.id desc limit 1)`

/** The courses that were chosen at a college, as they were sent, the first choice first. */
const coursesOf = ({ accessEndedAt, sent, course }: Application): number[] =>
  accessEndedAt !== null
    ? []
    : course !== null
      ? [course]
      : (sent?.form?.choices ?? []).flatMap(({ course }) => (course ? [course] : []))

/** States that the institute may move an application to. */
const movesOf = ({ accessEndedAt, status }: Application) =>
  accessEndedAt !== null
    ? []
    : instituteStates.filter((to) => applicationTransitions[status][to]?.includes('institute'))

type JoinedRow = {
  a: Application
  applicant: string
  documentCount: number
  statusSince: string
  draws: StaffApplicationRow['draws']
}
/** The title and counts of an application, in addition to its own columns. */
export const headOf = (
  { a, applicant: person, documentCount: documents, statusSince, draws: ofDraws }: JoinedRow,
  institute: string,
  course: CourseSummary,
): StaffApplicationRow => ({
  id: a.id,
  instituteType: a.instituteType,
  instituteId: a.instituteId,
  instituteName: institute,
  applicant: person,
  class: a.class,
  session: a.session,
  quota: a.quota,
  ...course,
  courses: coursesOf(a),
  status: a.status as StaffApplicationRow['status'],
  waitlistNumber: a.waitlistNumber,
  replyBy: a.replyBy,
  draws: ofDraws,
  appointment:
    a.appointmentOn === null ? null : { on: a.appointmentOn, time: a.appointmentTime, place: a.appointmentPlace },
  documentCount: documents,
  moves: movesOf(a),
  submittedAt: a.submittedAt ?? a.updatedAt,
  statusSince,
  updatedAt: a.updatedAt,
})
const joined = (db: Db | Tx) =>
  db
    .select({ a: application, applicant, documentCount, statusSince, draws })
    .from(application)
    .innerJoin(studentAccount, eq(studentAccount.id, application.account))
    .leftJoin(child, eq(child.id, application.child))

// The partial index has this exact condition: a placeholder would not match it.
const isUnopened = sql`(${application.status} = 'submitted' and ${application.submittedAt} < now() - interval '7 days' and not exists (
  select from contact_read r where r.application = ${application.id} and r.realm = 'buyer'))`

/** Applications whose fee has this receipt, or whose account has this exact e-mail address. */
const withReceipt = (search: string): SQL =>
  sql`${application.payment} in (select id from ${payment} where ${payment.receiptNumber} = ${search.trim().toUpperCase()})`
const withEmail = (search: string): SQL | undefined =>
  search.includes('@')
    ? sql`${application.account} in (select id from ${studentAccount} where lower(${studentAccount.email}) = ${search.trim().toLowerCase()})`
    : undefined

/**
 * A search that finds an application by a complete e-mail address identifies its owner: it counts as a read of the contact, once in 30
 * minutes.
 */
async function recordSearchReads(db: Db, { realm, account }: ContactReader, ids: readonly number[], email: SQL) {
  const found = db
    .select({ id: application.id })
    .from(application)
    .where(and(anyOf(application.id, ids), email))
  await db.execute(sql`
    insert into ${contactRead} (application, realm, account)
    select read.id, ${realm}, ${account} from (${found}) as read(id)
    where not exists (
      select from ${contactRead} r where r.application = read.id and r.realm = ${realm} and r.account = ${account}
        and r.read_at > now() - interval '30 minutes')`)
}

/**
 * A page of the applications in a scope, newest first by default. Names are not contacts, so no read is recorded for them. A `reader` of
 * all institutes can also search by receipt, and by a complete e-mail address, which is recorded as a read.
 */
export async function listApplications(db: Db, scope: StaffScope, q: ApplicationQuery, reader?: ContactReader) {
  const email = reader && q.search ? withEmail(q.search) : undefined
  const receipt = reader && q.search ? withReceipt(q.search) : undefined
  const like = q.search ? likePattern(q.search) : undefined
  const numbered = /^\d{1,9}$/.test(q.search ?? '') ? eq(application.id, Number(q.search)) : undefined
  const where = and(
    addressedTo(scope),
    idFilter(q, application.id),
    q.status ? eq(application.status, q.status) : undefined,
    q.group ? inArray(application.status, [...applicationGroups[q.group]]) : undefined,
    ofClass(q),
    q.instituteType ? eq(application.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(application.instituteId, q.instituteId),
    q.unopened === undefined ? undefined : q.unopened ? isUnopened : not(isUnopened),
    q.lapsing ? applicationTasks.lapsing : undefined,
    q.scheduled ? sql`${application.appointmentOn} >= ${today()}` : undefined,
    q.draw === undefined ? undefined : onListOf(q.draw),
    onDays(application.submittedAt, q),
    like ? or(ilike(applicant, like), numbered, receipt, email) : undefined,
  )
  const { id, submittedAt, updatedAt, status, waitlistNumber, appointmentOn } = application
  const columns = { id, submittedAt, updatedAt, status, waitlistNumber, appointmentOn, drawPlace: drawPlace(q.draw) }
  const order = newestOrder(q, columns)
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order,
    where,
    from: (keys) =>
      db
        .select(keys)
        .from(application)
        .innerJoin(studentAccount, eq(studentAccount.id, application.account))
        .leftJoin(child, eq(child.id, application.child)),
  })
  if (reader && email) await recordSearchReads(db, reader, ids, email)
  const rows = await joined(db)
    .where(anyOf(application.id, ids))
    .orderBy(...renderOrder(order))
  const names = await institutesOf(
    db,
    rows.map((row) => row.a),
  )
  const courseOf = await courseSummaries(
    db,
    rows.map((row) => row.a),
  )
  const data = rows.map((row) => headOf(row, summaryOf(names, row.a).name, courseOf(row.a)))
  return { data, ...totals, ...page }
}
/** One application of a scope with its applicant. Another institute's application and a missing one are the same NOT_FOUND. */
export async function findAsStaff(db: Db | Tx, scope: StaffScope, id: number) {
  const [row] = await joined(db).where(and(addressedTo(scope), eq(application.id, id)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
