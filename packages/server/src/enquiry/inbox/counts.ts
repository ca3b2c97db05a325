import { type EnquiryCounts, enquiryCountBound, enquiryKinds } from '@pravesh/contract'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/index.ts'

const kinds = sql.raw(`array[${enquiryKinds.map((kind) => `'${kind}'`).join(', ')}]`)
// As the index `enquiry_open` says it, word for word.
const isOpen = sql.raw(`e.status in ('new', 'assigned', 'contacted') and e.deleted_at is null`)

/** How many enquiries of each kind wait; `unread` are those that this account has not opened. Of each kind the most urgent are counted, up to the bound. */
export async function countEnquiries(db: Db, account: number): Promise<EnquiryCounts[]> {
  const { rows } = await db.execute<EnquiryCounts>(sql`
    select k.kind, c.open, c.overdue, c.unassigned, c.unread from unnest(${kinds}) with ordinality as k (kind, position)
    cross join lateral (
      select count(*)::int as open, count(*) filter (where w.reply_by < now())::int as overdue,
        count(*) filter (where w.assignee is null)::int as unassigned, count(*) filter (where o.account is null)::int as unread
      from (
        select e.id, e.reply_by, e.assignee from enquiry e where e.kind = k.kind and ${isOpen}
        order by e.reply_by, e.id limit ${sql.raw(String(enquiryCountBound))}) w
      left join enquiry_opening o on o.enquiry = w.id and o.account = ${account}) c`)
  return rows
}
