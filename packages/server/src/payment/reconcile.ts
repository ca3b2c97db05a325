import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { mailNews } from '../admission/tell.ts'
import type { Db } from '../db/index.ts'
import { payment, webhookEvent } from '../db/tables.ts'
import type { Parts } from '../parts.ts'
import type { OrderParts } from './order.ts'
import { checkRefunds, sendRefunds } from './refund.ts'
import { take } from './take.ts'
import { unhindered } from './unhindered.ts'

/** So many calls at once. */
const together = 4
/** An order whose asking failed, or was cut off, is due again after this. */
const soon = sql`now() + interval '5 minutes'`
// Most payers are done within minutes; banks confirm or let go within five days.
const pause = sql`case
  when created_at > now() - interval '10 minutes' then interval '2 minutes'
  when created_at > now() - interval '30 minutes' then interval '5 minutes'
  when created_at > now() - interval '2 hours' then interval '15 minutes'
  when created_at > now() - interval '1 day' then interval '1 hour'
  when created_at > now() - interval '3 days' then interval '6 hours'
  else interval '1 day' end`

type Order = { id: number; order: string }

/** Asks the gateway about these orders, a few at a time, settles what it says and then does `asked` for each. */
async function askAll(
  parts: OrderParts,
  orders: readonly Order[],
  asked: (id: number) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { attempt, end } = unhindered()
  const left = [...orders]
  let count = 0
  async function one() {
    for (let next = left.shift(); next; next = left.shift()) {
      const { id, order } = next
      count++
      await attempt(async () => {
        for (const seen of await parts.gateway.paymentsOf(order)) await take(parts, seen, 'reconciler')
        await asked(id)
      }).catch((thrown: unknown) => {
        // The gateway is down: none of the others is asked about.
        left.length = 0
        throw thrown
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: together }, one))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  end()
  return count
}

/** Takes the orders that are due, the longest due first: no other run asks about them meanwhile. */
async function takeOrders(db: Db, gateway: string, most: number): Promise<Order[]> {
  const { rows } = await db.execute<Order>(sql`
    update payment set next_ask_at = ${soon} where id in (
      select id from payment
      where status in ('created', 'attempted', 'failed') and gateway = ${gateway} and gateway_order is not null
        and created_at between now() - interval '8 days' and now() - interval '2 minutes'
        and (next_ask_at is null or next_ask_at <= now())
      order by next_ask_at nulls first, id limit ${most} for update skip locked)
    returning id, gateway_order as "order"`)
  return rows
}

/**
 * A job: asks the gateway about orders that are not paid yet, `batch` of them at the most and each the more seldom the older
 * it is, settles what neither callback nor webhook brought, and sends the refunds that are due. Answers how many orders it
 * asked about. Safe beside another one, and after a kill.
 */
export async function reconcilePayments(parts: OrderParts, batch = 200): Promise<number> {
  const { db, gateway } = parts
  const { attempt, end } = unhindered()
  let asked = 0
  await attempt(async () => {
    const orders = await takeOrders(db, gateway.name, batch)
    asked = await askAll(parts, orders, (id) =>
      db.execute(sql`update payment set next_ask_at = now() + ${pause} where id = ${id}`),
    )
  })
  await attempt(() => sendRefunds(parts))
  await attempt(() => checkRefunds(parts))
  // The gateway repeats an event for a day at most.
  await db.delete(webhookEvent).where(sql`${webhookEvent.at} < now() - interval '60 days'`)
  end()
  return asked
}

const page = 200
/** A job of every hour: asks once more about orders paid of late, which somebody may have paid in two windows. */
export async function recheckPaid(parts: OrderParts): Promise<number> {
  const { db, gateway } = parts
  const { attempt, end } = unhindered()
  const lately: SQL = sql`${payment.paidAt} > now() - interval '125 minutes'`
  let asked = 0
  for (let last = 0; last >= 0; ) {
    const which = and(eq(payment.status, 'paid'), lately, eq(payment.gateway, gateway.name), gt(payment.id, last))
    const rows = await db
      .select({ id: payment.id, order: sql<string>`${payment.gatewayOrder}` })
      .from(payment)
      .where(and(which, isNotNull(payment.gatewayOrder)))
      .orderBy(asc(payment.id))
      .limit(page)
    await attempt(async () => {
      asked += await askAll(parts, rows)
    })
    last = rows.length < page ? -1 : (rows.at(-1)?.id ?? -1)
  }
  end()
  return asked
}

/** Either from the parts of the server. Without a gateway there is nothing to ask. */
const withGateway =
  (work: (parts: OrderParts) => Promise<number>) =>
  async ({ db, config, payments: { gateway } }: Parts): Promise<void> => {
    if (gateway) await work({ db, gateway, tell: mailNews(config) })
  }
export const reconcileWork = withGateway(reconcilePayments)
export const recheckWork = withGateway(recheckPaid)
