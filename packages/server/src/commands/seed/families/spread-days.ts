import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import { allowErasing } from '../../../platform/db/erasing.ts'
import type { Tx } from '../../../platform/db/index.ts'

/** Over so many days, today among them, the demo's applications arrived: plots and the reconciliation have more than one day to show. */
const spanDays = 28

/** Each submitted application with its age in days: the oldest the most, the newest none. */
const ages = sql`(select id as application, payment, ((${sql.raw(String(spanDays - 1))}
    * (count(*) over () - row_number() over (order by id))) / greatest(1, count(*) over () - 1))::int as days
  from application where submitted_at is not null)`

/** A time moved back by whole days, so that the order within a day stays. */
const back = (time: SQL, days = sql`a.days`) => sql`${time} - make_interval(days => ${days})`
/** Events after an application are two days later, and not in the future. */
const followDays = sql`greatest(0, a.days - 2)`

/** The gateway's own records bear the time in their body, in seconds. */
const moveRecord = (
  id: SQL,
  from: SQL,
  days: SQL,
) => sql`update sandbox_record s set created_at = ${back(sql`s.created_at`, days)},
    body = jsonb_set(s.body, '{created_at}', to_jsonb((s.body ->> 'created_at')::bigint - 86400 * ${days}))
  from ${ages} a ${from} where s.id = ${id}`
const payments = sql`join payment p on p.id = a.payment`
const refunds = sql`join refund r on r.payment = a.payment`

const statements = [
  moveRecord(sql`p.gateway_order`, payments, sql`a.days`),
  moveRecord(sql`p.gateway_payment`, payments, sql`a.days`),
  moveRecord(sql`r.gateway_refund`, refunds, followDays),
  sql`update refund r set at = ${back(sql`r.at`, followDays)}, tried_at = ${back(sql`r.tried_at`, followDays)},
      sent_at = ${back(sql`r.sent_at`, followDays)}, refunded_at = ${back(sql`r.refunded_at`, followDays)}
    from ${ages} a where a.payment = r.payment`,
  sql`update received_money m set at = ${back(sql`m.at`)} from ${ages} a where a.payment = m.payment`,
  sql`update payment_event e set at = ${back(sql`e.at`, sql`case when e.refund is null then a.days else ${followDays} end`)}
    from ${ages} a where a.payment = e.payment`,
  sql`update payment p set created_at = ${back(sql`p.created_at`)}, paid_at = ${back(sql`p.paid_at`)},
      updated_at = ${back(sql`p.updated_at`)} from ${ages} a where a.payment = p.id`,
  sql`update application_move m set at = ${back(sql`m.at`, sql`case when m.to in ('draft', 'payment_pending', 'submitted') then a.days else ${followDays} end`)}
    from ${ages} a where a.application = m.application`,
  sql`update contact_read r set read_at = ${back(sql`r.read_at`, followDays)} from ${ages} a where a.application = r.application`,
  sql`update application x set created_at = ${back(sql`x.created_at`)}, submitted_at = ${back(sql`x.submitted_at`)},
      updated_at = ${back(sql`x.updated_at`, followDays)} from ${ages} a where a.application = x.id`,
]

/**
 * Moves the demo's applications, with their fees, refunds, decisions and reads, back over the last weeks: all were made by calls within
 * one minute. Receipts retain their numbers.
 */
export async function spreadDays(tx: Tx): Promise<void> {
  await allowErasing(tx)
  for (const statement of statements) await tx.execute(statement)
}
