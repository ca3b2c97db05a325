import { openEnquiryStates } from '@pravesh/contract'
import { inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import { enquiry } from '../../platform/db/tables.ts'

/** True of enquiries that wait for a reply. */
export const isOpenEnquiry: SQL = inArray(enquiry.status, [...openEnquiryStates])

/** True of enquiries whose promised hours are over. Triggers set `replyBy` (`enquiry_set_reply_by`): it is null where nothing waits for a reply. */
export const isReplyOverdue: SQL = sql`coalesce(${enquiry.replyBy} < now(), false)`

/** True of enquiries whose promised hours end within the next 12. */
export const isReplyDueSoon: SQL = sql`coalesce(${enquiry.replyBy} >= now() and ${enquiry.replyBy} < now() + interval '12 hours', false)`

/** True of enquiries that came today, a day in India, and are not spam. */
export const isReceivedToday: SQL = sql`(${enquiry.status} <> 'spam' and ${enquiry.createdAt} >= date_trunc('day', now(), 'Asia/Kolkata'))`

/** Whether the promised hours of an enquiry that was read are over. */
export const isOverdue = ({ replyBy }: { replyBy: string | null }): boolean =>
  replyBy !== null && Date.parse(replyBy) < Date.now()
