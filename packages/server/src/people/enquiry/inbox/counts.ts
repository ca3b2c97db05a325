import { type EnquiryCounts, enquiryCountBound, enquiryKinds } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { isOpenRow } from './filter.ts'

const kinds = sql.raw(`array[${enquiryKinds.map((kind) => `'${kind}'`).join(', ')}]`)
const bound = sql.raw(String(enquiryCountBound))
const isOpen = sql`${isOpenRow} and e.kind = k.kind`

/**
 * How many enquiries of each kind wait, each number up to the bound; `unassigned` and `unread`, which are those that this account has not
 * opened, are of the open ones that were counted.
 */
export async function countEnquiries(db: Db, account: number): Promise<EnquiryCounts[]> {
  const { rows } = await db.execute<EnquiryCounts>(sql`
    select k.kind, c.open, late.overdue, c.unassigned, c.unread from unnest(${kinds}) as k (kind)
    cross join lateral (
      select count(*)::int as open, count(*) filter (where w.assignee is null)::int as unassigned,
        count(*) filter (where o.account is null)::int as unread
      from (select e.id, e.assignee from enquiry e where ${isOpen} limit ${bound}) w
      left join enquiry_opening o on o.enquiry = w.id and o.account = ${account}) c
    cross join lateral (
      select count(*)::int as overdue
      from (select 1 from enquiry e where ${isOpen} and e.reply_by < now() limit ${bound}) w) late`)
  return rows
}
