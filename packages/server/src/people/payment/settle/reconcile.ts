import { channel } from 'node:diagnostics_channel'
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { payment, receivedMoney, webhookEvent } from '../../../platform/db/tables.ts'
import { tryEach } from '../../../services/jobs/try-each.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { type Gateway, type GatewayPayment, paymentsAPage } from '../gateway/gateway.ts'
import type { PaymentServices } from '../open.ts'
import type { OrderParts } from '../order.ts'
import { checkBankReferences, checkRefunds, sendRefunds } from '../refund/refund.ts'
import { captureAndSettle } from './capture.ts'

/** So many calls at once. */
const together = 4
/** An order whose asking failed, or was cut off, is due again after this. */
const nextCheckAt = sql`now() + interval '5 minutes'`
// Most payers are done within minutes; banks confirm or let go within five days.
const pause = sql`case
  when created_at > now() - interval '10 minutes' then interval '2 minutes'
  when created_at > now() - interval '30 minutes' then interval '5 minutes'
  when created_at > now() - interval '2 hours' then interval '15 minutes'
  when created_at > now() - interval '1 day' then interval '1 hour'
  when created_at > now() - interval '3 days' then interval '6 hours'
  else interval '1 day' end`

/** Hears where the reconciler found money that neither callback nor webhook had reported: by an `order` or in the `list` of the gateway. */
export const moneyFound = channel('pravesh.payment.found')

type Order = { id: number; order: string }

/** Reads these orders from the gateway, a few at a time, settles them and then runs `asked` for each. */
async function checkOrders(
  parts: OrderParts,
  orders: readonly Order[],
  onChecked: (id: number) => Promise<unknown>,
): Promise<number> {
  const { attempt, end } = tryEach()
  const left = [...orders]
  let count = 0
  async function runNext() {
    for (let next = left.shift(); next; next = left.shift()) {
      const { id, order } = next
      count++
      await attempt(async () => {
        for (const seen of await parts.gateway.paymentsOf(order)) {
          const settled = await captureAndSettle(parts, seen, 'reconciler')
          if (settled === 'paid' || settled === 'returned') moneyFound.publish('order')
        }
        await onChecked(id)
      }).catch((error: unknown) => {
        // The gateway is down: the remaining orders are skipped.
        left.length = 0
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: together }, runNext))
  for (const result of ended) if (result.status === 'rejected') throw result.reason
  end()
  return count
}

/** Claims the orders that are due, the longest due first: no other run checks them meanwhile. */
async function takeOrders(db: Db, gateway: string, limit: number): Promise<Order[]> {
  const { rows } = await db.execute<Order>(sql`
    update payment set next_ask_at = ${nextCheckAt} where id in (
      select id from payment
      where status in ('created', 'attempted', 'failed') and gateway = ${gateway} and gateway_order is not null
        and created_at between now() - interval '8 days' and now() - interval '2 minutes'
        and (next_ask_at is null or next_ask_at <= now())
      order by next_ask_at nulls first, id limit ${limit} for update skip locked)
    returning id, gateway_order as "order"`)
  return rows
}

/**
 * A job: reads unpaid orders from the gateway, at most `batch` and each less often the older it is, settles payments that neither callback
 * nor webhook brought, and sends the refunds that are due. Returns the number of orders read. Safe next to another run, and after a kill.
 */
export async function reconcilePayments(parts: OrderParts, batch = 200): Promise<number> {
  const { db, gateway } = parts
  const { attempt, end } = tryEach()
  let checkedCount = 0
  await attempt(async () => {
    const orders = await takeOrders(db, gateway.name, batch)
    checkedCount = await checkOrders(parts, orders, (id) =>
      db.execute(sql`update payment set next_ask_at = now() + ${pause} where id = ${id}`),
    )
  })
  await attempt(() => sendRefunds(parts))
  await attempt(() => checkRefunds(parts))
  // The gateway repeats an event for a day at most.
  await db.delete(webhookEvent).where(sql`${webhookEvent.at} < now() - interval '60 days'`)
  end()
  return checkedCount
}

const day = 24 * 60 * 60
/** Money at the gateway for our orders that our records lack, or do not list as refunded by hand. */
async function findUnrecorded(
  db: Db,
  gateway: Gateway['name'],
  seen: readonly GatewayPayment[],
): Promise<GatewayPayment[]> {
  const took = seen.filter(({ status }) => status === 'authorized' || status === 'captured' || status === 'refunded')
  const orders = took.flatMap(({ orderId }) => orderId ?? [])
  if (orders.length === 0) return []
  const byOwnOrder = and(eq(payment.gateway, gateway), inArray(payment.gatewayOrder, orders))
  const ownOrderIds = new Set(
    (await db.select({ order: payment.gatewayOrder }).from(payment).where(byOwnOrder)).map((row) => row.order),
  )
  const { gatewayPayment: id, outcome } = receivedMoney
  const ids = took.map((received) => received.id)
  const booked = new Map(
    (await db.select({ id, outcome }).from(receivedMoney).where(inArray(id, ids))).map((row) => [row.id, row.outcome]),
  )
  return took.filter((received) => {
    const bookedOutcome = booked.get(received.id)
    return (
      ownOrderIds.has(received.orderId) &&
      (bookedOutcome === undefined || (bookedOutcome === 'accepted' && received.status === 'refunded'))
    )
  })
}
/**
 * A job: looks through every payment that was started at the gateway in the last `days`, and settles those that neither callback nor
 * webhook nor the checks of single orders brought: paid in two windows, for an order that is no longer checked, refunded by hand. Money
 * without an order of ours is left to its webhook. Returns the number of payments.
 */
export async function recheckPayments(parts: OrderParts, days: number): Promise<number> {
  const { db, gateway } = parts
  const { attempt, end } = tryEach()
  const to = Math.ceil(Date.now() / 1_000)
  const between = { from: to - days * day, to }
  let looked = 0
  for (let page = 0, full = true; full; page++) {
    let seen: GatewayPayment[] = []
    await attempt(async () => {
      seen = await gateway.paymentsStarted(between, page)
      for (const unrecorded of await findUnrecorded(db, gateway.name, seen))
        await attempt(async () => {
          await captureAndSettle(parts, unrecorded, 'reconciler')
          moneyFound.publish('list')
        })
    })
    looked += seen.length
    full = seen.length === paymentsAPage
  }
  end()
  return looked
}

/** Either of the two jobs, from the services. Without a gateway there is no work. */
const withGateway =
  (work: (parts: OrderParts) => Promise<number>) =>
  async ({ db, config, payments: { gateway } }: PaymentServices): Promise<void> => {
    if (gateway) await work({ db, gateway, notify: notifyByMail(config) })
  }
export const reconcileWork = withGateway(reconcilePayments)
/** Of every hour: most money comes within a day of the try. */
export const recheckWork = withGateway((parts) => recheckPayments(parts, 2))
/** Of every six hours: banks confirm, or let go, within five days. */
export const recheckWeekWork = withGateway(async (parts) => {
  const looked = await recheckPayments(parts, 8)
  return looked + (await checkBankReferences(parts))
})
