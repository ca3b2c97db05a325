/** The checkout's result of a successful payment, signed by the gateway. */
export type Signed = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

type Options = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name?: string; email?: string; contact?: string }
  handler: (response: unknown) => void
  modal: { ondismiss: () => void }
}
type Checkout = { open: () => void; on: (event: 'payment.failed', listener: () => void) => unknown }
declare global {
  interface Window {
    /** Set by the gateway's script: Razorpay's, or that of the demo's own gateway, which has the same API. */
    Razorpay?: new (
      options: Options,
    ) => Checkout
  }
}

/** Milliseconds that the gateway's script is waited for. */
const longest = 15_000

/**
 * Loads the gateway's script, once. Blocked, unreachable or too slow: rejects, nothing was opened or charged, and the next attempt starts
 * again.
 */
export function bringCheckout(src: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve()
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    const end = (failure?: string) => {
      clearTimeout(timeout)
      if (failure === undefined && window.Razorpay) return done()
      script.remove()
      fail(new Error(`The checkout is ${failure ?? 'empty'}`))
    }
    const timeout = setTimeout(() => end('slow'), longest)
    script.src = src
    script.async = true
    script.onload = () => end()
    script.onerror = () => end('not loaded')
    document.head.append(script)
  })
}

/** Whether the value has the shape of the gateway's result; the server verifies it with the gateway. */
export const isSigned = (value: unknown): value is Signed =>
  typeof value === 'object' &&
  value !== null &&
  ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  )

export type Opened = Omit<Options, 'handler' | 'modal'>

/**
 * Opens the checkout over the page, until it is closed. Resolves with the gateway's result if there is one; undefined means an unknown
 * outcome, which the server resolves. `onFailed` is called at each attempt that the bank rejected, after which the person may try again.
 */
export function openCheckout(options: Opened, onFailed: () => void): Promise<Signed | undefined> {
  return new Promise((done, fail) => {
    if (!window.Razorpay) return fail(new Error('The checkout was not brought'))
    const checkout = new window.Razorpay({
      ...options,
      handler: (response) => done(isSigned(response) ? response : undefined),
      modal: { ondismiss: () => done(undefined) },
    })
    checkout.on('payment.failed', onFailed)
    checkout.open()
  })
}
