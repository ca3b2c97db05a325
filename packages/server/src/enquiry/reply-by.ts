import { type AdminEnquiry, openEnquiryStates, replyWithinHours } from '@pravesh/contract'
import { inArray, type SQL, sql } from '../db/drizzle.ts'
import { enquiry } from '../db/tables.ts'

type Dated = readonly { at: string }[]
type RepliableEnquiry = { createdAt: string; status: AdminEnquiry['status'] }
const open: readonly string[] = openEnquiryStates
const promised = replyWithinHours * 3_600_000

/** Since when the person waits for a reply: the first message that no reply came after; undefined where all are answered. */
function waitsSince(raisedAt: string, laterMessages: Dated, replies: Dated): number | undefined {
  const times = [raisedAt, ...laterMessages.map((m) => m.at)].map((time) => Date.parse(time))
  const answered = Math.max(...replies.map((r) => Date.parse(r.at)))
  return times.find((time) => time > answered)
}
/** When the hours are over within which a reply was promised; null where nothing waits for one. */
export function replyBy({ createdAt, status }: RepliableEnquiry, laterMessages: Dated, replies: Dated): string | null {
  const since = waitsSince(createdAt, laterMessages, replies)
  return since !== undefined && open.includes(status) ? new Date(since + promised).toISOString() : null
}

/** True of enquiries that wait for somebody. */
export const isOpenEnquiry: SQL = inArray(enquiry.status, [...openEnquiryStates])

// `waitsSince` of the database's rows.
const waitingSince = sql`case
  when not exists (select 1 from enquiry_note n where n.enquiry = ${enquiry.id} and n.kind = 'reply') then ${enquiry.createdAt}
  else (select min(m.created_at) from enquiry_message m where m.enquiry = ${enquiry.id} and m.created_at > (
    select max(n.created_at) from enquiry_note n where n.enquiry = ${enquiry.id} and n.kind = 'reply')) end`

/** True of enquiries whose promised hours are over: `replyBy` in the past. */
export const isReplyOverdue: SQL = sql`(${isOpenEnquiry} and ${waitingSince} < now() - make_interval(hours => ${sql.raw(String(replyWithinHours))}))`
