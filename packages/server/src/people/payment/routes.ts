import { ApiError, paymentEndpoints, studentEndpoints } from '@pravesh/contract'
import { instituteLike } from '../../catalogue/institute/summaries.ts'
import { inArray } from '../../platform/db/drizzle.ts'
import { application, payment } from '../../platform/db/tables.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../platform/http/bind.ts'
import { ownOrder, ownPage, ownRowsWhere } from '../../platform/http/own-page.ts'
import { limitOffset } from '../../platform/http/page.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { removed, writeResponse } from '../../platform/http/response/responses.ts'
import { notifyByMail } from '../../services/mail/notify.ts'
import type { Services } from '../../services/services.ts'
import { addToCart, cartOf, removeFromCart } from './cart.ts'
import { takeWebhook } from './gateway/webhook.ts'
import { paymentRows } from './list.ts'
import { type OrderParts, openOrder } from './order.ts'
import { receiptOf } from './receipt/file.ts'
import { addBank, bankOf, changeBank } from './refund/bank.ts'
import { checkPayment } from './settle/check.ts'
import { confirmPayment } from './settle/confirm.ts'

const me = (call: Call) => actorOf(call).account

/** The family's cart, and its account for refunds. */
const cartRoutes = ({ db, config }: Services): Bound[] => [
  bind(studentEndpoints.cart, ({ query }, c) => cartOf(db, me(c), query, c.language)),
  bind(studentEndpoints.addCart, ({ body }, c) =>
    writeResponse(addToCart(db, me(c), body, c.language), 'Cart Added Successfully'),
  ),
  bind(studentEndpoints.removeCart, ({ query, body }, c) =>
    removed(removeFromCart(db, me(c), requestedIds(query, body)), 'Cart Deleted Successfully'),
  ),
  bind(studentEndpoints.bank, async (_input, c) => ({ data: await bankOf(db, me(c)) })),
  bind(studentEndpoints.addBank, ({ body }, c) =>
    writeResponse(addBank(db, config, c, body), 'Bank Detail Added Successfully'),
  ),
  bind(studentEndpoints.changeBank, ({ body }, c) =>
    writeResponse(changeBank(db, config, c, body), 'Bank Detail Updated Successfully'),
  ),
]

/** Endpoints of payments. Without a gateway orders are rejected, and existing payments remain readable. */
export function routes({ payments: { gateway }, ...services }: RouteServices): Bound[] {
  const { db, config } = services
  const notify = notifyByMail(config)
  const parts = (): OrderParts => {
    if (!gateway) throw new ApiError('PAYMENTS_OFF')
    return { db, gateway, notify: notify }
  }
  return [
    ...cartRoutes(services),
    bind(paymentEndpoints.order, async ({ body }, call) => openOrder(parts(), actorOf(call), body)),
    bind(paymentEndpoints.success, async ({ body }, call) => ({
      data: await confirmPayment(parts(), actorOf(call), body),
      message: 'Payment Successful',
    })),
    bind(paymentEndpoints.webhook, async (_input, { raw }) => {
      if (!raw) throw new Error('The webhook needs the bytes that were sent')
      return { message: await takeWebhook(parts(), raw) }
    }),
    bind(paymentEndpoints.check, async ({ params }, call) => ({
      data: await checkPayment(parts(), actorOf(call).account, params.id),
      message: 'Payment Checked',
    })),
    bind(paymentEndpoints.receipt, ({ params }, call) =>
      receiptOf(db, config, actorOf(call).account, params.id, call.language),
    ),
    bind(paymentEndpoints.list, async ({ query: q }, call) => {
      const like = instituteLike(application, q.search)
      const matchingApplications = db.select({ id: application.id }).from(application).where(like)
      const where = ownRowsWhere(
        payment,
        actorOf(call).account,
        q,
        like ? inArray(payment.application, matchingApplications) : undefined,
      )
      const page = { ...limitOffset(q), order: ownOrder(payment, q) }
      return ownPage(db, payment, where, q, await paymentRows(db, where, page, call.language))
    }),
  ]
}
