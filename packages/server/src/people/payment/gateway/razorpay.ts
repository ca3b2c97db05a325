import { ApiError } from '@pravesh/contract'
import { z } from 'zod'
import { isSignature } from '../../../platform/keys/signature.ts'
import { type Gateway, type GatewayPayment, type GatewayRefund, paymentsAPage, type TimeRange } from './gateway.ts'
import type { GatewayResponse, Transport } from './transport.ts'

const money = { id: z.string(), amount: z.int(), currency: z.string() }
const order = z.object({ ...money, status: z.enum(['created', 'attempted', 'paid']) })
const payment = z.object({
  ...money,
  order_id: z.string().nullish(),
  created_at: z.int(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
})
const payments = z.object({ items: z.array(payment) })
const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullish(),
  created_at: z.int(),
  // An empty list until the bank reports a number.
  acquirer_data: z.object({ arn: z.string().nullish(), rrn: z.string().nullish() }).nullish().catch(null),
})
const refunds = z.object({ items: z.array(refund) })

const asRefund = ({
  id,
  payment_id,
  amount,
  status,
  receipt,
  created_at,
  acquirer_data,
}: z.output<typeof refund>): GatewayRefund => ({
  id,
  paymentId: payment_id,
  amount,
  status,
  receipt: receipt ?? null,
  bankReference: acquirer_data?.arn || acquirer_data?.rrn || null,
  createdAt: created_at,
})

const asPayment = ({ order_id, created_at, ...rest }: z.output<typeof payment>): GatewayPayment => ({
  ...rest,
  createdAt: created_at,
  orderId: order_id ?? null,
})
/** The body of a success in its shape. Anything else leaves us not knowing. */
function read<T extends z.ZodType>(shape: T, { status, body }: GatewayResponse): z.output<T> {
  const parsed = shape.safeParse(body)
  if (status >= 200 && status < 300 && parsed.success) return parsed.data
  const message = `The payment gateway refused (${status}). Please try again later`
  throw new ApiError('UNAVAILABLE', { message, retryAfter: 30 })
}

const pageQuery = ({ from, to }: TimeRange, page: number) =>
  `from=${from}&to=${to}&count=${paymentsAPage}&skip=${page * paymentsAPage}`

/** The API responds 400 to an unknown id. */
const isUnknown = ({ status }: GatewayResponse) => status === 400 || status === 404

type RazorpayParts = {
  name: 'razorpay' | 'sandbox'
  keyId: string
  keySecret: string
  webhookSecret: string
  checkout: string
  transport: Transport
}

/** Razorpay's REST API, version 1; the sandbox speaks the same. */
export function razorpayGateway(parts: RazorpayParts): Gateway {
  const authorization = `Basic ${Buffer.from(`${parts.keyId}:${parts.keySecret}`).toString('base64')}`
  const get = (path: string) =>
    parts.transport({ method: 'GET', path, headers: { authorization, accept: 'application/json' } })
  const post = (path: string, body: object, extraHeaders: Record<string, string> = {}) =>
    parts.transport({
      method: 'POST',
      path,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...extraHeaders },
      body: JSON.stringify(body),
    })
  const paymentPath = (id: string) => `/v1/payments/${encodeURIComponent(id)}`
  async function refundsOf(id: string): Promise<GatewayRefund[]> {
    const response = await get(`${paymentPath(id)}/refunds?count=100`)
    return isUnknown(response) ? [] : read(refunds, response).items.map(asRefund)
  }

  return {
    name: parts.name,
    keyId: parts.keyId,
    checkout: parts.checkout,
    createOrder: async (input) => read(order, await post('/v1/orders', input)),
    async payment(id) {
      const response = await get(paymentPath(id))
      return isUnknown(response) ? undefined : asPayment(read(payment, response))
    },
    async paymentsOf(id) {
      const response = await get(`/v1/orders/${encodeURIComponent(id)}/payments`)
      return isUnknown(response) ? [] : read(payments, response).items.map(asPayment)
    },
    paymentsStarted: async (between, page) =>
      read(payments, await get(`/v1/payments?${pageQuery(between, page)}`)).items.map(asPayment),
    refundsCreated: async (between, page) =>
      read(refunds, await get(`/v1/refunds?${pageQuery(between, page)}`)).items.map(asRefund),
    async capture({ id, amount, currency }) {
      const response = await post(`${paymentPath(id)}/capture`, { amount, currency })
      // 400: the payment was captured concurrently.
      return asPayment(read(payment, response.status === 400 ? await get(paymentPath(id)) : response))
    },
    async refund({ id, amount, receipt }, key) {
      const response = await post(`${paymentPath(id)}/refund`, { amount, receipt }, { 'x-refund-idempotency': key })
      return asRefund(read(refund, response))
    },
    refundsOf,
    signed: (orderId, paymentId, signature) => isSignature(parts.keySecret, `${orderId}|${paymentId}`, signature),
    signedWebhook: (body, signature) => isSignature(parts.webhookSecret, body, signature),
  }
}
