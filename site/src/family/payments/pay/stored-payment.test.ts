// @vitest-environment happy-dom
import type { PaymentRow } from '@pravesh/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { login, restore } from '../../../stores/session.ts'
import { deliverStoredPayments, type StoredPayment, storedPayments, storePayment } from './stored-payment.ts'

const signed = { razorpay_payment_id: 'pay_111111', razorpay_order_id: 'order_111111', razorpay_signature: 'abc' }
const query = { instituteType: 'school', instituteId: 7, child: 3, course: null, feesType: 'application' } as const
const stored: StoredPayment = { ...query, who: 'asha@example.in', amount: 33_100, signed }
const paid: PaymentRow = {
  ...{ id: 9, orderId: 'order_111111', paymentId: 'pay_111111', feesType: 'application', instituteType: 'school' },
  ...{
    instituteId: 7,
    instituteName: 'DPS',
    instituteUrl: 'dps',
    institutePlace: 'Delhi',
    instituteLogo: null,
    application: 5,
    child: 3,
    childName: 'Tara',
    amount: 33_100,
    currency: 'INR',
    status: 'paid',
  },
  ...{ receiptNumber: 'PR/26-27/000001', paidAt: '2026-11-23T09:00:00Z', createdAt: '2026-11-23T09:00:00Z' },
  ...{ events: [], refunds: [] },
  ...{ course: null, courseName: null, specialization: null, specializationName: null },
}
let sent: unknown[] = []
let reply = () => Promise.resolve(new Response())
// The client of a page takes the browser's fetch once.
window.fetch = (_address, request) => {
  sent.push(JSON.parse(String(request?.body)))
  return reply()
}
function respond(code?: string) {
  const body = code ? { code, message: '', requestId: 'r' } : { data: paid, message: 'Payment Successful' }
  reply = async () => Response.json(body, { status: code ? 409 : 200 })
}

beforeEach(async () => {
  localStorage.clear()
  restore()
  login({ auth_token: 't', username: 'asha@example.in', student_type: 'school' })
  // A leftover of an earlier test is removed as in the product: the server rejects it.
  respond('NOT_FOUND')
  await deliverStoredPayments()
  storePayment(stored)
})

test('what the checkout said stays until the server has it, and is its own person’s', () => {
  expect(JSON.parse(localStorage.getItem('pay:order_111111') ?? '')).toEqual(stored)
  expect(storedPayments()).toEqual([stored])
  expect(storedPayments(query)).toEqual([stored])
  for (const other of [
    { child: 4 },
    { instituteId: 8 },
    { instituteType: 'college' },
    { feesType: 'counselling' },
  ] as const)
    expect(storedPayments({ ...query, ...other })).toEqual([])
  login({ auth_token: 'u', username: 'ravi@example.in', student_type: 'school' })
  expect(storedPayments()).toEqual([])
  // Another account of the same name.
  login({ auth_token: 'v', username: 'asha@example.in', student_type: 'school', id: 8 })
  expect(storedPayments()).toEqual([])
})

test.each([
  [undefined, 'paid', 0],
  ['PAYMENT_PENDING', 'waiting', 1],
  ['PAYMENT_RETURNED', 'returned', 0],
  ['PAYMENT_FAILED', 'refused', 0],
  ['NOT_FOUND', 'refused', 0],
  ['UNAVAILABLE', 'undelivered', 1],
  ['TOO_MANY', 'undelivered', 1],
] as const)('the server says %s: it is %s', async (code, outcome, left) => {
  respond(code)
  sent = []
  expect(await deliverStoredPayments()).toEqual([{ payment: stored, outcome }])
  const { child: _child, course: _course, ...fee } = query
  expect(sent).toEqual([{ ...signed, ...fee, amount: 33_100, orderId: 'order_111111' }])
  expect(storedPayments()).toHaveLength(left)
  expect(localStorage.getItem('pay:order_111111') === null).toBe(left === 0)
})

test('without a network it stays, and goes the next time', async () => {
  reply = () => Promise.reject(new TypeError('offline'))
  expect(await deliverStoredPayments()).toMatchObject([{ outcome: 'undelivered' }])
  respond()
  expect(await deliverStoredPayments()).toMatchObject([{ outcome: 'paid' }])
  expect(await deliverStoredPayments()).toEqual([])
})

test('where storage is full the page itself remembers it; what cannot be read is nothing', async () => {
  respond('NOT_FOUND')
  await deliverStoredPayments()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storePayment(stored)
  expect(storedPayments()).toEqual([stored])
  vi.mocked(Storage.prototype.setItem).mockRestore()
  for (const broken of ['{', 'null', '7', '{"who":"asha@example.in"}', '{"who":"asha@example.in","signed":{}}'])
    localStorage.setItem(`pay:${broken}`, broken)
  expect(storedPayments()).toEqual([stored])
})
