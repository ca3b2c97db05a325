import type { BuyerEnquiry, BuyerEnquiryCounts, BuyerEnquiryRow, EnquiryKind } from '@pravesh/contract'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { and, eq, inArray, isNull, not, notInArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { buyerAccount, enquiry, instituteEnquiryOpening } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type PageQuery, totalsOf } from '../../../platform/http/page.ts'
import { masked, maskedIn } from '../../account/masked.ts'
import type { ContactReader } from '../contact-reads.ts'
import { staffColumns } from '../inbox/subject.ts'
import { isOpenEnquiry, isReceivedToday, isReplyDueSoon, isReplyOverdue } from '../reply-by.ts'
import { readPage, withThreads } from '../staff/read.ts'

export type EnquiryGroup = 'general' | 'admission'
export type InstituteEnquiryFilters = {
  status?: BuyerEnquiry['status'] | undefined
  kind?: EnquiryKind | undefined
  replyDue?: keyof typeof replyDueFilters | undefined
  received?: 'today' | undefined
  assignee?: number | undefined
} & Partial<Record<'unassigned' | 'unread' | 'followUp', boolean | undefined>>
type InstituteEnquiriesQuery = PageQuery<'id' | 'createdAt' | 'status' | 'replyBy'> & InstituteEnquiryFilters
const replyDueFilters = { open: isOpenEnquiry, soon: isReplyDueSoon, overdue: isReplyOverdue }
export const readerOf = ({ account }: Actor): ContactReader => ({ realm: 'buyer', account })
/** Kinds of enquiries in the inbox of admissions; all others are general. */
export const admissionKinds: EnquiryKind[] = ['admission-school', 'admission-college']

/** Addressed to this institute, and of the group. */
export const addressed = ({ type, id }: Institute, group: EnquiryGroup): SQL | undefined =>
  and(
    eq(enquiry.instituteType, type),
    eq(enquiry.instituteId, id),
    isNull(enquiry.deletedAt),
    (group === 'admission' ? inArray : notInArray)(enquiry.kind, admissionKinds),
  )

const assigneeName = sql<
  string | null
>`(select coalesce(a.name, a.email) from ${buyerAccount} a where a.id = ${enquiry.instituteAssignee})`
const columns = {
  ...staffColumns,
  assignee: enquiry.instituteAssignee,
  assigneeName,
  followUpOn: enquiry.instituteFollowUpOn,
}
/** Selects enquiries as an institute reads them, with their threads. */
export const readFor =
  (db: Db | Tx) =>
  async (where: SQL | undefined, order: SQL[]): Promise<BuyerEnquiry[]> => {
    const rows = await db
      .select(columns)
      .from(enquiry)
      .where(where)
      .orderBy(...order)
    const threads = await withThreads(db, 'buyer', rows)
    return threads.map(({ assignee, assigneeName: name, ...row }) => ({
      ...row,
      assignee: assignee === null ? null : { id: assignee, name: name ?? '' },
    }))
  }
/** An enquiry as a row of a list, without its contact. */
function rowOf({
  mobile,
  email,
  message,
  more: laterMessages,
  remarks,
  replies,
  calls,
  details,
  ...row
}: BuyerEnquiry): Omit<BuyerEnquiryRow, 'unread'> {
  return {
    ...row,
    maskedMobile: masked(mobile) ?? '',
    maskedEmail: masked(email),
    message: message && maskedIn(message).slice(0, 200),
    laterMessages: laterMessages.length,
  }
}
const isOpenedBy = (account: number) =>
  sql`exists (select from institute_enquiry_opening o where o.enquiry = ${enquiry.id} and o.account = ${account})`
/** Enquiries whose follow-up day is today or earlier. */
const isFollowUpDue = sql`coalesce(${enquiry.instituteFollowUpOn} <= ${today()}::date, false)`
const flagCondition = (value: boolean | undefined, condition: SQL): SQL | undefined =>
  value === undefined ? undefined : value ? condition : not(condition)

/** Those of `rows` that the account has not opened since the person wrote last, as such. */
async function withUnread<Row extends { id: number }>(db: Db, account: number, rows: readonly Row[]) {
  const opening = instituteEnquiryOpening
  const ids = rows.map(({ id }) => id)
  const opened = await db
    .select({ enquiry: opening.enquiry })
    .from(opening)
    .where(and(eq(opening.account, account), anyOf(opening.enquiry, ids)))
  return rows.map((row) => ({ ...row, unread: !opened.some((found) => found.enquiry === row.id) }))
}
/** Enquiries of the group that the filters of the list let through. */
export const matching = (
  { account }: Actor,
  institute: Institute,
  group: EnquiryGroup,
  q: InstituteEnquiryFilters,
): SQL | undefined =>
  and(
    addressed(institute, group),
    q.status ? eq(enquiry.status, q.status) : undefined,
    q.kind ? eq(enquiry.kind, q.kind) : undefined,
    q.replyDue && replyDueFilters[q.replyDue],
    q.received && isReceivedToday,
    q.assignee === undefined ? undefined : eq(enquiry.instituteAssignee, q.assignee),
    flagCondition(q.unassigned, isNull(enquiry.instituteAssignee)),
    flagCondition(q.unread, not(isOpenedBy(account))),
    flagCondition(q.followUp, isFollowUpDue),
  )

/**
 * A page of the enquiries addressed to the institute, newest first by default, with masked contacts. A search for a contact is recorded as
 * a read.
 */
export async function listInstituteEnquiries(
  db: Db,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  q: InstituteEnquiriesQuery,
) {
  const where = matching(actor, institute, group, q)
  const read = readFor(db)
  const select = async (...args: Parameters<typeof read>): Promise<BuyerEnquiryRow[]> =>
    withUnread(db, actor.account, (await read(...args)).map(rowOf))
  return readPage(db, q, { reader: readerOf(actor), where, select })
}

/** How many enquiries of a group wait, are the caller's of those, and are to be followed up; each number up to the bound. */
export async function countInstituteEnquiries(
  db: Db,
  { account }: Actor,
  institute: Institute,
  group: EnquiryGroup,
): Promise<BuyerEnquiryCounts> {
  const own = addressed(institute, group)
  const counted = async (condition: SQL | undefined) =>
    (await totalsOf(db, db.select({ id: enquiry.id }).from(enquiry).where(and(own, condition)))).total
  return {
    unanswered: await counted(isOpenEnquiry),
    mine: await counted(and(isOpenEnquiry, eq(enquiry.instituteAssignee, account))),
    followUp: await counted(isFollowUpDue),
  }
}
