import { ApiError, paymentEndpoints } from '@pravesh/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { mailNews } from '../admission/tell.ts'
import { payment } from '../db/tables.ts'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import type { Parts } from '../parts.ts'
import { confirmPayment } from './confirm.ts'
import { paymentRows } from './list.ts'
import { type OrderParts, openOrder } from './order.ts'
import { takeWebhook } from './webhook.ts'

/** Paying. Without a gateway orders are refused, and what was paid can still be read. */
export function paymentRoutes({ db, config, payments: { gateway } }: Parts): Bound[] {
  const tell = mailNews(config)
  const parts = (): OrderParts => {
    if (!gateway) throw new ApiError('PAYMENTS_OFF')
    return { db, gateway, tell }
  }
  return [
    bind(paymentEndpoints.order, async ({ body }, call) => openOrder(parts(), actorOf(call), body)),
    bind(paymentEndpoints.success, async ({ body }, call) => ({
      data: await confirmPayment(parts(), actorOf(call), body),
      message: 'Payment Successful',
    })),
    bind(paymentEndpoints.webhook, async (_input, { raw }) => {
      if (!raw) throw new Error('The webhook needs the bytes that were sent')
      return { message: await takeWebhook(parts(), raw) }
    }),
    bind(paymentEndpoints.list, async ({ query: q }, call) => {
      const where = and(
        eq(payment.account, actorOf(call).account),
        q.ids ? inArray(payment.id, q.ids) : undefined,
        q.id === undefined ? undefined : eq(payment.id, q.id),
      )
      const order = q.sort && q.order === 'asc' ? asc(payment.id) : desc(payment.id)
      const data = await paymentRows(db, where, { limit: q.limit, offset: (q.page - 1) * q.limit, order })
      return { data, total: await db.$count(payment, where), page: q.page, limit: q.limit }
    }),
  ]
}
