import { type ApplicationRow, type CartItem, closedStates, type PaymentRow, type ShortlistRow } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { type PaymentQuery, readPaymentQuery } from './payment-query.ts'
import { closed, listedStatus, pauseAfter, paymentStatusOf, type ServerData } from './payment-status.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const timestamp = '2026-11-23T09:00:00Z'
const query = { instituteType: 'school', instituteId: 7, child: 3, course: null, feesType: 'application' } as const
const subject = {
  instituteType: 'school',
  instituteId: 7,
  child: 3,
  instituteName: 'DPS',
  instituteUrl: 'dps',
  course: null,
  courseName: null,
  specialization: null,
  specializationName: null,
} as const
const institute = { ...subject, institutePlace: 'Delhi', instituteLogo: null } as const
const line: CartItem = {
  ...institute,
  id: 1,
  feesType: 'application',
  amount: 33_100,
  formFee: null,
  admitting: 'open',
  createdAt: timestamp,
}
const application: ApplicationRow = {
  ...{
    ...subject,
    id: 5,
    childName: 'Tara',
    class: 1,
    session: '2027-28',
    status: 'payment_pending',
    nextStep: '',
    updatedAt: timestamp,
  },
  ...{ missing: [], waitlistNumber: null, replyBy: null, submittedAt: null, readableUntil: null },
}
const row: ShortlistRow = {
  ...institute,
  id: 2,
  childName: 'Tara',
  admitting: 'open',
  application,
  createdAt: timestamp,
}
const payment: PaymentRow = {
  ...{
    ...institute,
    childName: 'Tara',
    id: 9,
    orderId: 'order_1',
    paymentId: null,
    feesType: 'application',
    application: 5,
    amount: 33_100,
  },
  ...{
    currency: 'INR',
    status: 'created',
    receiptNumber: null,
    paidAt: null,
    createdAt: timestamp,
    events: [],
    refunds: [],
  },
}
const emptyData: ServerData = { cart: [], shortlist: [], payments: [] }
const statusFor = (data: Partial<ServerData>, overrides: Partial<PaymentQuery> = {}) =>
  paymentStatusOf({ ...query, ...overrides }, { ...emptyData, ...data }, now)
const sent = { ...row, application: { ...application, status: 'submitted', submittedAt: timestamp } } as const
const refund: PaymentRow['refunds'][number] = {
  ...{ id: 1, paymentId: 'pay_1', amount: 33_100, reason: 'late', status: 'due', at: timestamp },
  ...{ note: null, sentAt: null, failedAt: null, refundedAt: null, bankReference: null },
}

test('an address names one fee, or none', () => {
  expect(readPaymentQuery('?type=school&institute=7&child=3')).toEqual(query)
  expect(readPaymentQuery('?type=college&institute=7&fees=counselling')).toEqual({
    ...{ instituteType: 'college', instituteId: 7, child: null, course: null, feesType: 'counselling' },
  })
  expect(readPaymentQuery('?type=college&institute=7&course=2')).toMatchObject({ course: 2 })
  for (const odd of [
    '',
    '?type=exam&institute=7',
    '?type=school',
    '?type=school&institute=7x',
    '?type=school&institute=0',
    '?type=school&institute=7&fees=all',
  ])
    expect(readPaymentQuery(odd), odd).toBeUndefined()
})

test('who has neither a line in the cart nor the institute on the list pays nothing', () => {
  expect(statusFor({})).toEqual({ status: 'unknown' })
  expect(statusFor({ cart: [{ ...line, instituteId: 8 }], shortlist: [{ ...row, child: 4 }] })).toEqual({
    status: 'unknown',
  })
})

test('before an order, and with one: due', () => {
  expect(statusFor({ cart: [line] })).toMatchObject({
    status: 'due',
    name: 'DPS',
    application: null,
    startedPayment: undefined,
  })
  expect(statusFor({ shortlist: [row], payments: [payment] })).toMatchObject({
    ...{ status: 'due', childName: 'Tara', class: 1, session: '2027-28', formFee: null, startedPayment: { id: 9 } },
  })
  const formFee: CartItem['formFee'] = { value: 500, source: { name: 'The school', asOf: '2026', tier: 'institute' } }
  expect(statusFor({ cart: [{ ...line, formFee }] })).toMatchObject({ class: null, session: null, formFee })
})

test.each(['created', 'attempted', 'failed'] as const)(
  'an order that is %s is taken up again for twelve hours',
  (status) => {
    const statusOfStarted = (createdAt: string) =>
      statusFor({ shortlist: [row], payments: [{ ...payment, status, createdAt }] })
    expect(statusOfStarted('2026-11-22T22:00:01Z')).toMatchObject({ status: 'due', startedPayment: { status } })
    expect(statusOfStarted('2026-11-22T21:59:59Z')).toMatchObject({ status: 'due', startedPayment: undefined })
  },
)

test('a paid order and its sent application are one: either says that it is paid', () => {
  const paid = { ...payment, status: 'paid', receiptNumber: 'PR/26-27/000001' } as const
  expect(statusFor({ shortlist: [sent], payments: [paid] })).toMatchObject({ status: 'paid', payment: { id: 9 } })
  expect(statusFor({ shortlist: [sent] })).toMatchObject({ status: 'paid', payment: undefined })
  // It left the cart and the list meanwhile.
  expect(statusFor({ payments: [paid] })).toMatchObject({ status: 'paid', name: 'DPS' })
  // No payment is possible because admissions have closed since.
  expect(statusFor({ shortlist: [{ ...sent, admitting: 'closed' }], payments: [paid] })).toMatchObject({
    status: 'paid',
  })
})

test('another fee of the institute, or of another child, does not pay this one', () => {
  const paid = { ...payment, status: 'paid' } as const
  expect(statusFor({ shortlist: [row], payments: [{ ...paid, feesType: 'registration' }] })).toMatchObject({
    status: 'due',
  })
  expect(statusFor({ shortlist: [row, { ...sent, child: 4 }], payments: [{ ...paid, child: 4 }] })).toMatchObject({
    status: 'due',
  })
  expect(statusFor({ shortlist: [sent] }, { feesType: 'registration' })).toMatchObject({ status: 'due' })
})

test('after a closed application the fee is paid anew', () => {
  for (const status of closedStates) {
    const closedRow = { ...row, application: { ...application, status, submittedAt: timestamp } }
    expect(statusFor({ shortlist: [closedRow], payments: [{ ...payment, status: 'paid' }] }), status).toMatchObject({
      ...{ status: 'due', application: null, startedPayment: undefined },
    })
  }
  expect([...closed].sort()).toEqual([...closedStates].sort())
})

test('money that went back is told of, and the fee is due', () => {
  const back: PaymentRow = { ...payment, status: 'refund_pending', refunds: [refund] }
  expect(statusFor({ shortlist: [row], payments: [back] })).toMatchObject({ status: 'due', returned: { id: 9 } })
})

test('where no application is taken today nothing is paid', () => {
  expect(statusFor({ cart: [{ ...line, admitting: 'closed' }] })).toMatchObject({
    status: 'not-taken',
    admitting: 'closed',
  })
})

test('the server is asked again with growing pauses, a minute at most', () => {
  const all = Array.from({ length: 20 }, (_, times) => pauseAfter(times))
  expect(all).toEqual([...all].sort((a, b) => a - b))
  expect([all[0], all.at(-1)]).toEqual([2, 60])
})

test('two courses of a college are two fees: one that is paid says nothing of the other', () => {
  const college = { instituteType: 'college', child: null, childName: null } as const
  const named = (course: number, courseName: string) => ({ ...college, course, courseName })
  const paidCourse = { ...sent, ...named(2, 'B.Tech'), application: { ...sent.application, ...named(2, 'B.Tech') } }
  const openCourse = { ...row, ...named(3, 'MBA'), id: 4, application: null }
  const shortlist = [paidCourse, openCourse]
  const statusOf = (course: number) => statusFor({ shortlist }, { instituteType: 'college', child: null, course })
  expect(statusOf(2)).toMatchObject({ status: 'paid', course: 'B.Tech' })
  expect(statusOf(3)).toMatchObject({ status: 'due', course: 'MBA' })
})

test('a payment is not called failed while the bank may still confirm it', () => {
  const failed = { status: 'failed', createdAt: timestamp } as const
  expect(listedStatus(failed, now)).toBe('unconfirmed')
  expect(listedStatus(failed, now + 12 * 3_600_000)).toBe('failed')
  expect(listedStatus({ ...failed, status: 'paid' }, now)).toBe('paid')
})
