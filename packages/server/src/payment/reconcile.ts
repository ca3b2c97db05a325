import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { mailNews } from '../admission/tell.ts'
import { payment, webhookEvent } from '../db/tables.ts'
import type { Parts } from '../parts.ts'
import type { OrderParts } from './order.ts'
import { sendRefunds } from './refund.ts'
import { take } from './take.ts'

// Banks confirm or let go within five days.
const age = sql`${payment.createdAt} between now() - interval '8 days' and now() - interval '2 minutes'`

/**
 * A job: asks the gateway about orders that are not paid yet, settles what neither callback nor webhook brought, and sends
 * the refunds that are due. Answers how many orders it asked about. Safe beside another one, and after a kill.
 */
export async function reconcilePayments(parts: OrderParts, batch = 200): Promise<number> {
  const { db, gateway } = parts
  const open = and(
    inArray(payment.status, ['created', 'attempted', 'failed']),
    eq(payment.gateway, gateway.name),
    isNotNull(payment.gatewayOrder),
    age,
  )
  let asked = 0
  for (let last = 0; last >= 0; ) {
    const rows = await db
      .select({ id: payment.id, order: sql<string>`${payment.gatewayOrder}` })
      .from(payment)
      .where(and(open, gt(payment.id, last)))
      .orderBy(asc(payment.id))
      .limit(batch)
    for (const { order } of rows)
      for (const seen of await gateway.paymentsOf(order)) await take(parts, seen, 'reconciler')
    asked += rows.length
    last = rows.length < batch ? -1 : (rows.at(-1)?.id ?? -1)
  }
  await sendRefunds(db, gateway)
  // The gateway repeats an event for a day at most.
  await db.delete(webhookEvent).where(sql`${webhookEvent.at} < now() - interval '60 days'`)
  return asked
}

/** The same from the parts of the server. Without a gateway there is nothing to ask. */
export async function reconcileWork({ db, config, payments: { gateway } }: Parts): Promise<void> {
  if (gateway) await reconcilePayments({ db, gateway, tell: mailNews(config) })
}
