// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringCheckout, type Opened, openCheckout } from '../../lib/checkout.ts'

type Made = { options: Record<string, unknown>; opened: number; heard: Record<string, () => void> }
let made: Made[] = []
class FakeRazorpay {
  readonly made: Made
  constructor(options: Record<string, unknown>) {
    this.made = { options, opened: 0, heard: {} }
    made.push(this.made)
  }
  on(event: string, heard: () => void) {
    this.made.heard[event] = heard
  }
  open() {
    this.made.opened++
  }
}
const scripts = () => [...document.head.querySelectorAll('script')]
const last = () => {
  const found = scripts().at(-1)
  if (!found) throw new Error('No script was asked for')
  return found
}
// A document of a test loads nothing by itself: what happens to a script is what the test says.
const arrive = (real = true) => {
  if (real) Object.assign(window, { Razorpay: FakeRazorpay })
  last().dispatchEvent(new Event('load'))
}

beforeEach(() => {
  vi.useFakeTimers()
  made = []
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
  const refused = expect(bringCheckout('/checkout.js')).rejects.toThrow('The checkout is')
  fail()
  await refused
  expect(scripts()).toHaveLength(0)
  const again = bringCheckout('/checkout.js')
  arrive()
  await again
  expect(scripts()).toHaveLength(1)
})

test('slow is what takes fifteen seconds, no less', async () => {
  const brought = bringCheckout('/checkout.js')
  vi.advanceTimersByTime(14_999)
  arrive()
  await expect(brought).resolves.toBeUndefined()
})

const order: Opened = {
  ...{ key: 'rzp_test', order_id: 'order_1', amount: 33_100, currency: 'INR' },
  ...{ name: 'Pravesh', description: 'College 1', prefill: { name: 'Asha' } },
}
const signed = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' }
function open() {
  Object.assign(window, { Razorpay: FakeRazorpay })
  const failed = vi.fn()
  const answer = openCheckout(order, failed)
  const [one] = made
  if (!one) throw new Error('Nothing was opened')
  return { answer, failed, one }
}
const call = (what: unknown, ...given: unknown[]) => {
  if (typeof what !== 'function') throw new Error('Not a function')
  what(...given)
}

test('the checkout is opened with the order, and hands over the gateway’s word', async () => {
  const { answer, failed, one } = open()
  expect(one).toMatchObject({ opened: 1, options: order })
  one.heard['payment.failed']?.()
  expect(failed).toHaveBeenCalledOnce()
  call(one.options.handler, { ...signed, more: 1 })
  expect(await answer).toMatchObject(signed)
})

test('closed, or a word that is none, says nothing of the money', async () => {
  const closed = open()
  const { modal } = closed.one.options
  call(typeof modal === 'object' && modal !== null && 'ondismiss' in modal ? modal.ondismiss : undefined)
  expect(await closed.answer).toBeUndefined()
  made = []
  const odd = open()
  call(odd.one.options.handler, { razorpay_payment_id: 7 })
  expect(await odd.answer).toBeUndefined()
})
