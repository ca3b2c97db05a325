import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/index.ts'
import { sign } from '../../../platform/keys/signature.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { razorpayGateway } from '../gateway/razorpay.ts'
import {
  lockRecord,
  newPayment,
  newRefund,
  refundId,
  type SandboxPayment,
  type SandboxRefund,
  saveRecord,
} from './records.ts'
import { capture, current, restOf, writeRefund } from './rest.ts'

/** Outcomes that a person can choose at the checkout. `authorize`: the bank sets the money aside, as with manual capture. */
export const sandboxActions = ['succeed', 'fail', 'delay', 'authorize'] as const
export type SandboxAction = (typeof sandboxActions)[number]

/** The checkout's result for the page: a success is signed, a failure has a reason, a delayed payment has neither yet. */
export type CheckoutResult =
  | { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  | { error: { code: string; description: string; reason: string; metadata: { order_id: string; payment_id: string } } }
  | { pending: { order_id: string; payment_id: string } }

/** A webhook as it is sent: the bytes and their headers. */
export type Webhook = { body: string; headers: Record<string, string> }
type Deliver = (webhook: Webhook) => Promise<void>

type SandboxParts = {
  db: Db
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Milliseconds until a delayed payment is confirmed. */
  delayMs?: number
  /** Milliseconds until a webhook is sent; null for never. */
  webhookMs?: number | null
}

/** A gateway on this server that behaves like Razorpay: same REST shapes, checkout, signatures, webhooks and failures. */
export function createSandbox({
  db,
  keyId,
  keySecret,
  webhookSecret,
  delayMs = 20_000,
  webhookMs = 1_500,
}: SandboxParts) {
  let refundScenario: SandboxRefund['status'] = 'processed'
  const rest = restOf(db, { keyId, keySecret }, () => refundScenario)
  let deliver: Deliver | undefined

  function webhookOf(event: string, payment: SandboxPayment, refund?: SandboxRefund): Webhook {
    const { settles_at: _, ...entity } = payment
    const created_at = Math.floor(Date.now() / 1_000)
    const payload = { ...(refund ? { refund: { entity: refund } } : {}), payment: { entity } }
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_sandbox',
      event,
      contains: Object.keys(payload),
      payload,
      created_at,
    })
    const id = `evt_${randomBytes(10).toString('hex')}`
    const headers = { 'x-razorpay-signature': sign(webhookSecret, body), 'x-razorpay-event-id': id }
    return { body, headers: { 'content-type': 'application/json', ...headers } }
  }
  /** Sends a webhook later, and repeats it until it is accepted. The reconciler makes up for a stop of the process. */
  function sendLater(webhook: Webhook, inMs: number, attempts = 5) {
    const send = () =>
      deliver?.(webhook).catch(() => attempts > 1 && sendLater(webhook, inMs * 3 + 1_000, attempts - 1))
    setTimeout(send, inMs).unref()
  }

  async function pay(orderId: string, action: SandboxAction): Promise<CheckoutResult | undefined> {
    const paid = await db.transaction(async (tx) => {
      const order = await lockRecord(tx, 'order', orderId)
      if (!order || order.status === 'paid') return undefined
      const tried = { ...order, attempts: order.attempts + 1, status: 'attempted' as const }
      const failure = {
        status: 'failed',
        error_code: 'BAD_REQUEST_ERROR',
        error_description: 'Payment failed',
      } as const
      const payment = newPayment(tried, {
        ...(action === 'fail' ? failure : {}),
        ...(action === 'authorize' ? { status: 'authorized' } : {}),
        ...(action === 'delay' ? { settles_at: Date.now() + delayMs } : {}),
      })
      await saveRecord(tx, 'payment', order.id, payment)
      await saveRecord(tx, 'order', null, tried)
      return action === 'succeed' ? capture(tx, tried, payment) : payment
    })
    if (!paid) return undefined
    const metadata = { order_id: orderId, payment_id: paid.id }
    if (action === 'delay') {
      const confirm = () => db.transaction((tx) => current(tx, paid.id))
      const sendCaptured = (now: SandboxPayment | undefined) => now && sendLater(webhookOf('payment.captured', now), 0)
      if (webhookMs !== null) setTimeout(() => confirm().then(sendCaptured, () => undefined), delayMs + 50).unref()
      return { pending: metadata }
    }
    const event =
      action === 'fail' ? 'payment.failed' : action === 'authorize' ? 'payment.authorized' : 'payment.captured'
    if (webhookMs !== null) sendLater(webhookOf(event, paid), webhookMs)
    if (action === 'fail')
      return { error: { code: 'BAD_REQUEST_ERROR', description: 'Payment failed', reason: 'payment_failed', metadata } }
    const razorpay_signature = sign(keySecret, `${orderId}|${paid.id}`)
    return { razorpay_payment_id: paid.id, razorpay_order_id: orderId, razorpay_signature }
  }

  /** The webhook of a refund in its current state; sent later if webhooks are configured. */
  function notifyRefund(payment: SandboxPayment, refund: SandboxRefund): Webhook {
    const event = refund.status === 'pending' ? 'refund.created' : `refund.${refund.status}`
    const webhook = webhookOf(event, payment, refund)
    if (webhookMs !== null) sendLater(webhook, webhookMs)
    return webhook
  }
  /** The bank's outcome of a pending refund; returns its webhook. */
  async function finishRefund(id: string, status: 'processed' | 'failed'): Promise<Webhook> {
    return db.transaction(async (tx) => {
      const refund = await lockRecord(tx, 'refund', id)
      const payment = refund && (await lockRecord(tx, 'payment', refund.payment_id))
      if (!refund || !payment) throw new Error(`The sandbox knows no refund ${id}`)
      return notifyRefund(payment, await writeRefund(tx, payment, { ...refund, status }))
    })
  }
  /** A refund made by hand in the gateway's own dashboard, of the whole rest or of `amount`; returns its webhook. */
  async function refundByHand(paymentId: string, status = refundScenario, amount?: number): Promise<Webhook> {
    return db.transaction(async (tx) => {
      const payment = await lockRecord(tx, 'payment', paymentId)
      if (!payment) throw new Error(`The sandbox knows no payment ${paymentId}`)
      const refund = newRefund(payment, refundId(undefined), status, amount)
      return notifyRefund(payment, await writeRefund(tx, payment, refund))
    })
  }

  const gateway: Gateway = razorpayGateway({
    name: 'sandbox',
    keyId,
    keySecret,
    webhookSecret,
    checkout: '/sandbox/checkout.js',
    transport: rest,
  })
  return {
    gateway,
    rest,
    pay,
    webhookOf,
    finishRefund,
    refundByHand,
    /** Sets the outcome of refunds that are requested from now on. */
    refundsAre(status: SandboxRefund['status']) {
      refundScenario = status
    },
    order: (id: string) => db.transaction((tx) => lockRecord(tx, 'order', id)),
    /** Sets the address for webhooks; without one none are sent. */
    deliverTo(to: Deliver) {
      deliver = to
    },
  }
}
export type Sandbox = ReturnType<typeof createSandbox>
