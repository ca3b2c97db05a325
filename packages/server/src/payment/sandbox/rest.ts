import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '../../db/index.ts'
import type { GatewayAnswer, GatewayRequest } from '../gateway/transport.ts'
import {
  childrenOf,
  held,
  keep,
  newOrder,
  newRefund,
  paymentsBegun,
  refundId,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './records.ts'

const orderShape = z.object({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40).nullish(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
})
const whole = z.coerce.number().int().min(0)
const windowShape = z.object({ from: whole, to: whole, count: whole.max(100).default(10), skip: whole.default(0) })
const amountShape = z.object({ amount: z.int().min(1).optional(), currency: z.literal('INR').optional() })

const refuse = (description: string, status = 400): GatewayAnswer => ({
  status,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: null, metadata: {} },
  },
})
const unknownId = () => refuse('The id provided does not exist')
const fine = (body: object): GatewayAnswer => ({ status: 200, body })
const shown = ({ settles_at: _, ...payment }: SandboxPayment) => payment

/** Takes the money of a payment for its order; both must be held by `tx`. */
export async function capture(tx: Tx, order: SandboxOrder, payment: SandboxPayment): Promise<SandboxPayment> {
  const captured: SandboxPayment = { ...payment, status: 'captured', captured: true, settles_at: null }
  await keep(tx, 'payment', order.id, captured)
  await keep(tx, 'order', null, { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 })
  return captured
}
/** A payment as it stands now: a delayed one is captured once its time has come. */
export async function current(tx: Tx, id: string): Promise<SandboxPayment | undefined> {
  const payment = await held(tx, 'payment', id)
  if (payment?.status !== 'created' || payment.settles_at === null || payment.settles_at > Date.now()) return payment
  const order = await held(tx, 'order', payment.order_id)
  return order ? capture(tx, order, payment) : payment
}

/** What becomes of a refund when it is asked for. */
export type RefundMood = () => SandboxRefund['status']

async function refundOf(
  tx: Tx,
  payment: SandboxPayment,
  amount: number | undefined,
  key: string | undefined,
  mood: RefundMood,
) {
  const id = refundId(key)
  const known = await held(tx, 'refund', id)
  if (known) return fine(known)
  if (payment.status === 'refunded') return refuse('The payment has been fully refunded already')
  if (payment.status !== 'captured') return refuse('The payment status should be captured for refund')
  if (amount !== undefined && amount > payment.amount - payment.amount_refunded)
    return refuse('The total refund amount is greater than the refund payment amount')
  return fine(await writeRefund(tx, payment, newRefund(payment, id, mood(), amount)))
}
/** Writes a refund and what it makes of its payment: what failed to go back is still there. */
export async function writeRefund(tx: Tx, payment: SandboxPayment, refund: SandboxRefund): Promise<SandboxRefund> {
  await keep(tx, 'refund', payment.id, refund)
  const refunds = await childrenOf(tx, 'refund', payment.id)
  const amount_refunded = refunds.reduce((sum, { status, amount }) => (status === 'failed' ? sum : sum + amount), 0)
  const status = amount_refunded < payment.amount ? 'captured' : 'refunded'
  const refund_status = status === 'refunded' ? 'full' : amount_refunded > 0 ? 'partial' : null
  await keep(tx, 'payment', payment.order_id, { ...payment, status, refund_status, amount_refunded })
  return refund
}

async function route(
  tx: Tx,
  { method, path, headers }: GatewayRequest,
  body: unknown,
  mood: RefundMood,
): Promise<GatewayAnswer> {
  const [, version, kind = '', id = '', verb = ''] = (path.split('?')[0] ?? '').split('/')
  const call = `${method} ${version}/${kind}${id ? '/:id' : ''}${verb ? `/${verb}` : ''}`
  if (call === 'POST v1/orders') {
    const asked = orderShape.safeParse(body)
    if (!asked.success) return refuse('The order is not valid: amount (at least 100), currency (INR)')
    const { amount, currency, receipt, notes } = asked.data
    const order = newOrder(amount, currency, receipt ?? null, notes)
    await keep(tx, 'order', null, order)
    return fine(order)
  }
  if (call === 'GET v1/orders/:id') {
    const order = await held(tx, 'order', id)
    return order ? fine(order) : unknownId()
  }
  if (call === 'GET v1/orders/:id/payments') {
    if (!(await held(tx, 'order', id))) return unknownId()
    const items = []
    for (const { id: one } of await childrenOf(tx, 'payment', id)) items.push(await current(tx, one))
    return fine({ entity: 'collection', count: items.length, items: items.flatMap((p) => (p ? [shown(p)] : [])) })
  }
  if (call === 'GET v1/refunds/:id') {
    const refund = await held(tx, 'refund', id)
    return refund ? fine(refund) : unknownId()
  }
  if (call === 'GET v1/payments') {
    const asked = windowShape.safeParse(Object.fromEntries(new URLSearchParams(path.split('?')[1])))
    if (!asked.success) return refuse('The window is not valid: from, to, count (at most 100), skip')
    const items = []
    for (const one of await paymentsBegun(tx, asked.data)) items.push(await current(tx, one))
    return fine({ entity: 'collection', count: items.length, items: items.flatMap((p) => (p ? [shown(p)] : [])) })
  }
  const payment = kind === 'payments' && id ? await current(tx, id) : undefined
  if (!payment) return unknownId()
  if (call === 'GET v1/payments/:id') return fine(shown(payment))
  if (call === 'GET v1/payments/:id/refunds') {
    const items = (await childrenOf(tx, 'refund', payment.id)).toReversed()
    return fine({ entity: 'collection', count: items.length, items })
  }
  const asked = amountShape.safeParse(body ?? {})
  if (!asked.success) return refuse('The amount is not valid')
  if (call === 'POST v1/payments/:id/refund')
    return refundOf(tx, payment, asked.data.amount, headers['x-refund-idempotency'], mood)
  if (call === 'POST v1/payments/:id/capture') {
    const order = await held(tx, 'order', payment.order_id)
    if (!order || payment.status !== 'authorized') return refuse('This payment has already been captured')
    if (asked.data.amount !== payment.amount) return refuse('Capture amount must be equal to the amount authorized')
    return fine(shown(await capture(tx, order, payment)))
  }
  return refuse('The requested URL was not found on the server', 404)
}

/** Answers Razorpay's REST calls: orders, payments, capture, refunds. */
export function restOf(
  db: Db,
  { keyId, keySecret }: { keyId: string; keySecret: string },
  mood: RefundMood = () => 'processed',
) {
  const right = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  return async (request: GatewayRequest): Promise<GatewayAnswer> => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length !== right.length || !timingSafeEqual(given, right)) return refuse('Authentication failed', 401)
    let body: unknown
    try {
      body = request.body ? JSON.parse(request.body) : undefined
    } catch {
      return refuse('The request is not valid JSON')
    }
    return db.transaction((tx) => route(tx, request, body, mood))
  }
}
