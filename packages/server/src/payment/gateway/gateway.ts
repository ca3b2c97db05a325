/** An order of the gateway. Amounts in paise. */
export type GatewayOrder = { id: string; amount: number; currency: string; status: 'created' | 'attempted' | 'paid' }
export type GatewayPayment = {
  id: string
  orderId: string | null
  amount: number
  currency: string
  /** `authorized` money is the bank's until it is captured. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}
/** `receipt` is our own name of the order, at most 40 characters. */
export type NewOrder = { amount: number; currency: string; receipt: string; notes: Record<string, string> }

/**
 * A payment gateway. A call that cannot be made, or is not answered in time, throws UNAVAILABLE: the caller knows nothing
 * then, and asks again later.
 */
export type Gateway = {
  readonly name: 'razorpay' | 'sandbox'
  /** The public key id, for the checkout. */
  readonly keyId: string
  /** The address of the checkout script. */
  readonly checkout: string
  createOrder(order: NewOrder): Promise<GatewayOrder>
  payment(id: string): Promise<GatewayPayment | undefined>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  /** Sends all of a payment back. The same `key` twice is one refund. Answers the refund's id. */
  refund(payment: { id: string; amount: number }, key: string): Promise<string>
  /** True if the checkout's signature binds this payment to this order. Constant time. */
  signed(orderId: string, paymentId: string, signature: string): boolean
  /** True if the webhook's signature is right for these bytes. Constant time. */
  signedWebhook(body: Uint8Array, signature: string): boolean
}
