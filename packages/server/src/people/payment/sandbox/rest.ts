import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '../../../platform/db/index.ts'
import type { GatewayRequest, GatewayResponse } from '../gateway/transport.ts'
import {
  bankReferenceOf,
  childrenOf,
  lockRecord,
  newOrder,
  newRefund,
  recordsCreated,
  refundId,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
  saveRecord,
} from './records.ts'

const orderShape = z.object({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40).nullish(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
})
const wholeNumber = z.coerce.number().int().min(0)
const windowShape = z.object({
  from: wholeNumber,
  to: wholeNumber,
  count: wholeNumber.max(100).default(10),
  skip: wholeNumber.default(0),
})
const amountShape = z.object({
  amount: z.int().min(1).optional(),
  currency: z.literal('INR').optional(),
  receipt: z.string().max(40).nullish(),
})

const errorResponse = (description: string, status = 400): GatewayResponse => ({
  status,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: null, metadata: {} },
  },
})
const unknownId = () => errorResponse('The id provided does not exist')
const fine = (body: object): GatewayResponse => ({ status: 200, body })
const toPublicPayment = ({ settles_at: _, ...payment }: SandboxPayment) => payment

/** Takes the money of a payment for its order; both must be held by `tx`. */
export async function capture(tx: Tx, order: SandboxOrder, payment: SandboxPayment): Promise<SandboxPayment> {
  const captured: SandboxPayment = { ...payment, status: 'captured', captured: true, settles_at: null }
  await saveRecord(tx, 'payment', order.id, captured)
  await saveRecord(tx, 'order', null, { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 })
  return captured
}
/** A payment in its current state: a delayed one is captured once its time has come. */
export async function current(tx: Tx, id: string): Promise<SandboxPayment | undefined> {
  const payment = await lockRecord(tx, 'payment', id)
  if (payment?.status !== 'created' || payment.settles_at === null || payment.settles_at > Date.now()) return payment
  const order = await lockRecord(tx, 'order', payment.order_id)
  return order ? capture(tx, order, payment) : payment
}

/** The outcome of a requested refund. */
type RefundScenario = () => SandboxRefund['status']

async function refundOf(
  tx: Tx,
  payment: SandboxPayment,
  { amount, receipt }: z.output<typeof amountShape>,
  key: string | undefined,
  scenario: RefundScenario,
) {
  const id = refundId(key)
  const existingRefund = await lockRecord(tx, 'refund', id)
  if (existingRefund) return fine(existingRefund)
  if (payment.status === 'refunded') return errorResponse('The payment has been fully refunded already')
  if (payment.status !== 'captured') return errorResponse('The payment status should be captured for refund')
  if (amount !== undefined && amount > payment.amount - payment.amount_refunded)
    return errorResponse('The total refund amount is greater than the refund payment amount')
  return fine(await writeRefund(tx, payment, newRefund(payment, id, scenario(), amount, receipt)))
}
/** Stores a refund with its effect on the payment: a failed refund leaves the amount available. */
export async function writeRefund(tx: Tx, payment: SandboxPayment, input: SandboxRefund): Promise<SandboxRefund> {
  const arn = input.status === 'processed' ? bankReferenceOf(input.id) : null
  const refund: SandboxRefund = { ...input, acquirer_data: { arn } }
  await saveRecord(tx, 'refund', payment.id, refund)
  const refunds = await childrenOf(tx, 'refund', payment.id)
  const amount_refunded = refunds.reduce((sum, { status, amount }) => (status === 'failed' ? sum : sum + amount), 0)
  const status = amount_refunded < payment.amount ? 'captured' : 'refunded'
  const refund_status = status === 'refunded' ? 'full' : amount_refunded > 0 ? 'partial' : null
  await saveRecord(tx, 'payment', payment.order_id, { ...payment, status, refund_status, amount_refunded })
  return refund
}

type Window = z.output<typeof windowShape>
async function paymentPage(tx: Tx, window: Window) {
  const items = []
  for (const id of await recordsCreated(tx, 'payment', window)) {
    const payment = await current(tx, id)
    if (payment) items.push(toPublicPayment(payment))
  }
  return items
}
async function refundPage(tx: Tx, window: Window) {
  const items = []
  for (const id of await recordsCreated(tx, 'refund', window)) {
    const refund = await lockRecord(tx, 'refund', id)
    if (refund) items.push(refund)
  }
  return items
}

async function route(
  tx: Tx,
  { method, path, headers }: GatewayRequest,
  body: unknown,
  scenario: RefundScenario,
): Promise<GatewayResponse> {
  const [, version, kind = '', id = '', action = ''] = (path.split('?')[0] ?? '').split('/')
  const call = `${method} ${version}/${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`
  if (call === 'POST v1/orders') {
    const parsedOrder = orderShape.safeParse(body)
    if (!parsedOrder.success) return errorResponse('The order is not valid: amount (at least 100), currency (INR)')
    const { amount, currency, receipt, notes } = parsedOrder.data
    const order = newOrder(amount, currency, receipt ?? null, notes)
    await saveRecord(tx, 'order', null, order)
    return fine(order)
  }
  if (call === 'GET v1/orders/:id') {
    const order = await lockRecord(tx, 'order', id)
    return order ? fine(order) : unknownId()
  }
  if (call === 'GET v1/orders/:id/payments') {
    if (!(await lockRecord(tx, 'order', id))) return unknownId()
    const items = []
    for (const { id: paymentId } of await childrenOf(tx, 'payment', id)) items.push(await current(tx, paymentId))
    return fine({
      entity: 'collection',
      count: items.length,
      items: items.flatMap((p) => (p ? [toPublicPayment(p)] : [])),
    })
  }
  if (call === 'GET v1/refunds/:id') {
    const refund = await lockRecord(tx, 'refund', id)
    return refund ? fine(refund) : unknownId()
  }
  if (call === 'GET v1/payments' || call === 'GET v1/refunds') {
    const parsedWindow = windowShape.safeParse(Object.fromEntries(new URLSearchParams(path.split('?')[1])))
    if (!parsedWindow.success) return errorResponse('The window is not valid: from, to, count (at most 100), skip')
    const items = await (kind === 'payments' ? paymentPage : refundPage)(tx, parsedWindow.data)
    return fine({ entity: 'collection', count: items.length, items })
  }
  const payment = kind === 'payments' && id ? await current(tx, id) : undefined
  if (!payment) return unknownId()
  if (call === 'GET v1/payments/:id') return fine(toPublicPayment(payment))
  if (call === 'GET v1/payments/:id/refunds') {
    const items = (await childrenOf(tx, 'refund', payment.id)).toReversed()
    return fine({ entity: 'collection', count: items.length, items })
  }
  const parsedAmount = amountShape.safeParse(body ?? {})
  if (!parsedAmount.success) return errorResponse('The amount is not valid')
  if (call === 'POST v1/payments/:id/refund')
    return refundOf(tx, payment, parsedAmount.data, headers['x-refund-idempotency'], scenario)
  if (call === 'POST v1/payments/:id/capture') {
    const order = await lockRecord(tx, 'order', payment.order_id)
    if (!order || payment.status !== 'authorized') return errorResponse('This payment has already been captured')
    if (parsedAmount.data.amount !== payment.amount)
      return errorResponse('Capture amount must be equal to the amount authorized')
    return fine(toPublicPayment(await capture(tx, order, payment)))
  }
  return errorResponse('The requested URL was not found on the server', 404)
}

/** Handles Razorpay's REST calls: orders, payments, capture, refunds. */
export function restOf(
  db: Db,
  { keyId, keySecret }: { keyId: string; keySecret: string },
  scenario: RefundScenario = () => 'processed',
) {
  const right = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  return async (request: GatewayRequest): Promise<GatewayResponse> => {
    const credentials = Buffer.from(request.headers.authorization ?? '')
    if (credentials.length !== right.length || !timingSafeEqual(credentials, right))
      return errorResponse('Authentication failed', 401)
    let body: unknown
    try {
      body = request.body ? JSON.parse(request.body) : undefined
    } catch {
      return errorResponse('The request is not valid JSON')
    }
    return db.transaction((tx) => route(tx, request, body, scenario))
  }
}
