/** An order of the gateway. Amounts in paise. */
type GatewayOrder = { id: string; amount: number; currency: string; status: 'created' | 'attempted' | 'paid' }
export type GatewayPayment = {
  id: string
  orderId: string | null
  amount: number
  currency: string
  /** `authorized` money is the bank's until it is captured. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** When it was begun, in seconds since 1970. */
  createdAt: number
}
/** A refund at the gateway. `pending`: accepted by the gateway; `failed`: not executed, and must be requested again. */
export type GatewayRefund = {
  id: string
  paymentId: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  /** Our own name of the refund; null for one that was made by hand. */
  receipt: string | null
  /** The bank's number of the transfer (ARN or RRN), once the bank gave one. */
  bankReference: string | null
  /** In seconds since 1970. */
  createdAt: number
}
/** `receipt` is our own name of the refund, at most 40 characters. */
type NewRefund = { id: string; amount: number; receipt: string }
export type TimeRange = { from: number; to: number }
/** How many payments or refunds a full page has: as many as Razorpay answers at once. */
export const paymentsAPage = 100
/** `receipt` is our own name of the order, at most 40 characters. */
type NewOrder = { amount: number; currency: string; receipt: string; notes: Record<string, string> }

/**
 * A payment gateway. A call that cannot be made, or has no response in time, throws UNAVAILABLE: the outcome is unknown to the caller, who
 * repeats it later.
 */
export type Gateway = {
  readonly name: 'razorpay' | 'sandbox'
  /** The public key id, for the checkout. */
  readonly keyId: string
  /** The address of the checkout script. */
  readonly checkout: string
  createOrder(order: NewOrder): Promise<GatewayOrder>
  payment(id: string): Promise<GatewayPayment | undefined>
  /** None for an order that it does not know, of another key perhaps. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** One page of all payments that were begun in these seconds since 1970, the newest first; the last page is not full. */
  paymentsStarted(between: TimeRange, page: number): Promise<GatewayPayment[]>
  /** The same of refunds that were made in these seconds, those that failed too. */
  refundsCreated(between: TimeRange, page: number): Promise<GatewayRefund[]>
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  /** Requests a refund of `amount` of the payment `id`. A repeated `key` returns the same refund in its current state. */
  refund(refund: NewRefund, key: string): Promise<GatewayRefund>
  /** Every refund of a payment, those made by hand at the gateway too. */
  refundsOf(paymentId: string): Promise<GatewayRefund[]>
  /** True if the checkout's signature binds this payment to this order. Constant time. */
  signed(orderId: string, paymentId: string, signature: string): boolean
  /** True if the webhook's signature is right for these bytes. Constant time. */
  signedWebhook(body: Uint8Array, signature: string): boolean
}
