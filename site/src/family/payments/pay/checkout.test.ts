// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringCheckout, type Opened, openCheckout } from '../../../lib/family/checkout.ts'

type OpenedCheckout = { options: Record<string, unknown>; opened: number; listeners: Record<string, () => void> }
let opened: OpenedCheckout[] = []
class FakeRazorpay {
  readonly checkout: OpenedCheckout
  constructor(options: Record<string, unknown>) {
    this.checkout = { options, opened: 0, listeners: {} }
    opened.push(this.checkout)
  }
  on(event: string, onEvent: () => void) {
    this.checkout.listeners[event] = onEvent
  }
  open() {
    this.checkout.opened++
  }
}
const scripts = () => [...document.head.querySelectorAll('script')]
const last = () => {
  const found = scripts().at(-1)
  if (!found) throw new Error('No script was asked for')
  return found
}
// A test's document loads nothing by itself: the test decides the result of a script.
const arrive = (real = true) => {
  if (real) Object.assign(window, { Razorpay: FakeRazorpay })
  last().dispatchEvent(new Event('load'))
}

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  Reflect.deleteProperty(window, 'Razorpay')
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Element) node.setAttribute('type', 'text/plain')
    for (const node of nodes) document.head.appendChild(node instanceof Node ? node : document.createTextNode(node))
  })
})
afterEach(() => {
  vi.useRealTimers()
  for (const script of scripts()) script.remove()
})

test('the script is brought once', async () => {
  const first = bringCheckout('/checkout.js')
  expect(last().src).toContain('/checkout.js')
  arrive()
  await first
  await bringCheckout('/checkout.js')
  expect(scripts()).toHaveLength(1)
})

test.each([
  ['blocked', () => last().dispatchEvent(new Event('error'))],
  ['empty', () => arrive(false)],
  ['slow', () => vi.advanceTimersByTime(15_000)],
])('%s: it is refused, leaves nothing behind, and the next try starts anew', async (_name, fail) => {
  const rejection = expect(bringCheckout('/checkout.js')).rejects.toThrow('The checkout is')
  fail()
  await rejection
  expect(scripts()).toHaveLength(0)
  const secondLoad = bringCheckout('/checkout.js')
  arrive()
  await secondLoad
  expect(scripts()).toHaveLength(1)
})

test('slow is what takes fifteen seconds, no less', async () => {
  const loading = bringCheckout('/checkout.js')
  vi.advanceTimersByTime(14_999)
  arrive()
  await expect(loading).resolves.toBeUndefined()
})

const order: Opened = {
  ...{ key: 'rzp_test', order_id: 'order_1', amount: 33_100, currency: 'INR' },
  ...{ name: 'Pravesh', description: 'College 1', prefill: { name: 'Asha' } },
}
const signed = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' }
function open() {
  Object.assign(window, { Razorpay: FakeRazorpay })
  const failed = vi.fn()
  const result = openCheckout(order, failed)
  const [checkout] = opened
  if (!checkout) throw new Error('Nothing was opened')
  return { answer: result, failed, one: checkout }
}
const call = (callback: unknown, ...values: unknown[]) => {
  if (typeof callback !== 'function') throw new Error('Not a function')
  callback(...values)
}

test('the checkout is opened with the order, and hands over the gateway’s word', async () => {
  const { answer: result, failed, one: checkout } = open()
  expect(checkout).toMatchObject({ opened: 1, options: order })
  checkout.listeners['payment.failed']?.()
  expect(failed).toHaveBeenCalledOnce()
  call(checkout.options.handler, { ...signed, more: 1 })
  expect(await result).toMatchObject(signed)
})

test('closed, or a word that is none, says nothing of the money', async () => {
  const closed = open()
  const { modal } = closed.one.options
  call(typeof modal === 'object' && modal !== null && 'ondismiss' in modal ? modal.ondismiss : undefined)
  expect(await closed.answer).toBeUndefined()
  opened = []
  const odd = open()
  call(odd.one.options.handler, { razorpay_payment_id: 7 })
  expect(await odd.answer).toBeUndefined()
})
