import type { AdminEnquiry, EnquiryKind, InstituteType } from '@pravesh/contract'
import { and, eq, isNotNull, isNull, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { type Days, onDays } from '../../../platform/db/statements/on-days.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import type { PageQuery } from '../../../platform/http/page.ts'
import type { EnquirySort } from '../staff/read.ts'

export type InboxFilters = Days & {
  kind?: EnquiryKind | undefined
  status?: AdminEnquiry['status'] | undefined
  instituteType?: InstituteType | undefined
} & Partial<Record<'assignee' | 'user' | 'us_id' | 'instituteId', number | undefined>> &
  Partial<Record<'unassigned' | 'unread' | 'overdue' | 'followUp' | 'answered' | 'deleted', boolean | undefined>>
export type InboxQuery = PageQuery<EnquirySort> & InboxFilters

/** Enquiries raised on these days, as India counts them. */
export const raisedOn = (days: Days): SQL | undefined => onDays(enquiry.createdAt, days)

const when = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)
const flagCondition = (value: boolean | undefined, yes: SQL, no: SQL): SQL | undefined =>
  when(value, (v) => (v ? yes : no))

/** The exact condition of the index of open enquiries: with placeholders it would not be used. `e` is the enquiry. */
export const isOpenRow = sql.raw(`e.status in ('new', 'assigned', 'contacted') and e.deleted_at is null`)
const isWaiting = sql`${enquiry.replyBy} is not null and ${enquiry.status} in ('new', 'assigned', 'contacted')`
const hasReply = sql`exists (select from enquiry_note n
  where n.enquiry = ${enquiry.id} and (n.kind = 'reply' or n.outcome = 'spoke'))`
const isOfBuyer = (
  account: number,
) => sql`exists (select 1 from buyer_institute bi join buyer_account ba on ba.id = bi.buyer
  where ba.id = ${account} and bi.institute = ${enquiry.instituteId} and ba.institute_type = ${enquiry.instituteType})`

/**
 * Conditions for the filters of an administrators' list. Without `deleted`, no deleted enquiry. `account` is the reader that `unread`
 * refers to.
 */
export function inboxWhere(account: number, q: InboxFilters): SQL | undefined {
  const isOpened = sql`exists (select from enquiry_opening o where o.enquiry = ${enquiry.id} and o.account = ${account})`
  const day = sql`${today()}::date`
  return and(
    q.deleted ? isNotNull(enquiry.deletedAt) : isNull(enquiry.deletedAt),
    when(q.kind, (kind) => eq(enquiry.kind, kind)),
    when(q.status, (status) => eq(enquiry.status, status)),
    when(q.assignee, (assignee) => eq(enquiry.assignee, assignee)),
    when(q.user, (user) => eq(enquiry.assignee, user)),
    when(q.us_id, isOfBuyer),
    when(q.instituteType, (type) => eq(enquiry.instituteType, type)),
    when(q.instituteId, (id) => eq(enquiry.instituteId, id)),
    flagCondition(q.unassigned, isNull(enquiry.assignee), isNotNull(enquiry.assignee)),
    flagCondition(q.unread, sql`not ${isOpened}`, isOpened),
    flagCondition(q.overdue, sql`${enquiry.replyBy} < now()`, sql`coalesce(${enquiry.replyBy} >= now(), true)`),
    flagCondition(
      q.followUp,
      sql`${enquiry.followUpOn} <= ${day}`,
      sql`coalesce(${enquiry.followUpOn} > ${day}, true)`,
    ),
    flagCondition(q.answered, hasReply, isWaiting),
    raisedOn(q),
  )
}
