import { ApiError, paymentEndpoints } from '@pravesh/contract'
import { inArray } from 'drizzle-orm'
import { instituteLike } from '../institute/named.ts'
import { mailNews } from '../mail/tell.ts'
import { application, payment } from '../db/tables.ts'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import { windowOf } from '../http/page.ts'
import type { Parts } from '../parts.ts'
import { ownOrder, ownPage, ownWhere } from '../http/own-page.ts'
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
      const like = instituteLike(application, q.search)
      const about = db.select({ id: application.id }).from(application).where(like)
      const where = ownWhere(payment, actorOf(call).account, q, like ? inArray(payment.application, about) : undefined)
      const page = { ...windowOf(q), order: ownOrder(payment, q) }
      return ownPage(db, payment, where, q, await paymentRows(db, where, page))
    }),
  ]
}
