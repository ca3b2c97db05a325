import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

/** Orders of the last day, or refunds: those that are under way, and those that arrived in the last day. */
export type PaymentTally = { kind: 'order' | 'refund'; status: string; count: number; ageSeconds: number }

/** Counts orders and refunds by status, with the age of the oldest; each part reads a hundred thousand rows of an index at the most. */
export async function tallyPayments(db: Db): Promise<PaymentTally[]> {
  const { rows } = await db.execute<PaymentTally>(sql`
    select kind, status, count(*)::int as count, extract(epoch from now() - min(at))::float as "ageSeconds" from (
      (select 'order' as kind, status, created_at as at from payment
        where created_at > now() - interval '1 day' order by created_at desc limit 100000)
      union all (select 'refund', status, at from refund where status = 'due' limit 100000)
      union all (select 'refund', status, at from refund where status = 'sent' limit 100000)
      union all (select 'refund', status, at from refund where refunded_at > now() - interval '1 day' limit 100000)
    ) counted group by 1, 2`)
  return rows
}
