import { type ApplicationRow, type CartItem, closedStates, type PaymentRow, type ShortlistRow } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { type Asked, askedIn } from './asked.ts'
import { closed, type Known, pauseAfter, standingOf } from './standing.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const at = '2026-11-23T09:00:00Z'
const asked = { instituteType: 'school', instituteId: 7, child: 3, feesType: 'application' } as const
const about = { instituteType: 'school', instituteId: 7, child: 3, instituteName: 'DPS', instituteUrl: 'dps' } as const
const of = { ...about, institutePlace: 'Delhi', instituteLogo: null } as const
const line: CartItem = { ...of, id: 1, feesType: 'application', amount: 33_100, admitting: 'open', createdAt: at }
const application: ApplicationRow = {
  ...{ ...about, id: 5, childName: 'Tara', session: null, status: 'payment_pending', nextStep: '', updatedAt: at },
  ...{ missing: [], waitlistNumber: null, replyBy: null, submittedAt: null },
}
const row: ShortlistRow = { ...of, id: 2, childName: 'Tara', admitting: 'open', application, createdAt: at }
const payment: PaymentRow = {
  ...{
    ...of,
    childName: 'Tara',
    id: 9,
    orderId: 'order_1',
    paymentId: null,
    feesType: 'application',
    application: 5,
    amount: 33_100,
  },
  ...{ currency: 'INR', status: 'created', receiptNumber: null, paidAt: null, createdAt: at, events: [], refunds: [] },
}
const nothing: Known = { cart: [], shortlist: [], payments: [] }
const stands = (known: Partial<Known>, more: Partial<Asked> = {}) =>
  standingOf({ ...asked, ...more }, { ...nothing, ...known }, now)
const sent = { ...row, application: { ...application, status: 'submitted', submittedAt: at } } as const
const refund: PaymentRow['refunds'][number] = {
  ...{ paymentId: 'pay_1', amount: 33_100, reason: 'late', status: 'due', at },
  ...{ sentAt: null, failedAt: null },
}

test('an address names one fee, or none', () => {
  expect(askedIn('?type=school&institute=7&child=3')).toEqual(asked)
  expect(askedIn('?type=college&institute=7&fees=counselling')).toEqual({
    ...{ instituteType: 'college', instituteId: 7, child: null, feesType: 'counselling' },
  })
  for (const odd of [
    '',
    '?type=exam&institute=7',
    '?type=school',
    '?type=school&institute=7x',
    '?type=school&institute=0',
    '?type=school&institute=7&fees=all',
  ])
    expect(askedIn(odd), odd).toBeUndefined()
})

test('who has neither a line in the cart nor the institute on the list pays nothing', () => {
  expect(stands({})).toEqual({ is: 'unknown' })
  expect(stands({ cart: [{ ...line, instituteId: 8 }], shortlist: [{ ...row, child: 4 }] })).toEqual({ is: 'unknown' })
})

test('before an order, and with one: due', () => {
  expect(stands({ cart: [line] })).toMatchObject({ is: 'due', name: 'DPS', application: null, begun: undefined })
  expect(stands({ shortlist: [row], payments: [payment] })).toMatchObject({
    ...{ is: 'due', childName: 'Tara', begun: { id: 9 } },
  })
})

test.each(['created', 'attempted', 'failed'] as const)(
  'an order that is %s is taken up again for twelve hours',
  (status) => {
    const begun = (createdAt: string) => stands({ shortlist: [row], payments: [{ ...payment, status, createdAt }] })
    expect(begun('2026-11-22T22:00:01Z')).toMatchObject({ is: 'due', begun: { status } })
    expect(begun('2026-11-22T21:59:59Z')).toMatchObject({ is: 'due', begun: undefined })
  },
)

test('a paid order and its sent application are one: either says that it is paid', () => {
  const paid = { ...payment, status: 'paid', receiptNumber: 'PR/26-27/000001' } as const
  expect(stands({ shortlist: [sent], payments: [paid] })).toMatchObject({ is: 'paid', payment: { id: 9 } })
  expect(stands({ shortlist: [sent] })).toMatchObject({ is: 'paid', payment: undefined })
  // It left the cart and the list meanwhile.
  expect(stands({ payments: [paid] })).toMatchObject({ is: 'paid', name: 'DPS' })
  // Nobody pays because admissions have closed since.
  expect(stands({ shortlist: [{ ...sent, admitting: 'closed' }], payments: [paid] })).toMatchObject({ is: 'paid' })
})

test('another fee of the institute, or of another child, does not pay this one', () => {
  const paid = { ...payment, status: 'paid' } as const
  expect(stands({ shortlist: [row], payments: [{ ...paid, feesType: 'registration' }] })).toMatchObject({ is: 'due' })
  expect(stands({ shortlist: [row, { ...sent, child: 4 }], payments: [{ ...paid, child: 4 }] })).toMatchObject({
    is: 'due',
  })
  expect(stands({ shortlist: [sent] }, { feesType: 'registration' })).toMatchObject({ is: 'due' })
})

test('after a closed application the fee is paid anew', () => {
  for (const status of closedStates) {
    const over = { ...row, application: { ...application, status, submittedAt: at } }
    expect(stands({ shortlist: [over], payments: [{ ...payment, status: 'paid' }] }), status).toMatchObject({
      ...{ is: 'due', application: null, begun: undefined },
    })
  }
  expect([...closed].sort()).toEqual([...closedStates].sort())
})

test('money that went back is told of, and the fee is due', () => {
  const back: PaymentRow = { ...payment, status: 'refund_pending', refunds: [refund] }
  expect(stands({ shortlist: [row], payments: [back] })).toMatchObject({ is: 'due', returned: { id: 9 } })
})

test('where no application is taken today nothing is paid', () => {
  expect(stands({ cart: [{ ...line, admitting: 'closed' }] })).toMatchObject({ is: 'not-taken', admitting: 'closed' })
})

test('the server is asked again with growing pauses, a minute at most', () => {
  const all = Array.from({ length: 20 }, (_, times) => pauseAfter(times))
  expect(all).toEqual([...all].sort((a, b) => a - b))
  expect([all[0], all.at(-1)]).toEqual([2, 60])
})
