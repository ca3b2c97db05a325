import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationStates } from '../admission/states.ts'
import { idParams, personalText } from '../student/self-endpoint.ts'
import { paymentRow, paymentStates, refundReasons } from './payment.ts'

/** A payment for administrators: with its payer. */
const staffPayment = z
  .strictObject({ ...paymentRow.shape, payer: z.strictObject({ account: recordId, name: z.string() }) })
  .meta({ id: 'DeskPayment' })
export type StaffPayment = z.output<typeof staffPayment>

/** Events of a payment, in their usual order. */
const paymentEventKinds = [
  'created',
  'ordered',
  'attempted',
  'failed',
  'captured',
  'receipt',
  'webhook',
  'returning',
  'refund_requested',
  'refund_sent',
  'refund_failed',
  'refunded',
  'refund_cancelled',
  'refund_held',
  'refund_transferred',
  'refund_resumed',
] as const
export type PaymentEventKind = (typeof paymentEventKinds)[number]
/** Source of the event: the payer's browser, a webhook, our own query to the gateway, a refund or an administrator. */
const paymentSources = ['order', 'callback', 'webhook', 'reconciler', 'refund', 'staff'] as const

/** One step of a payment. Fields of other kinds are null. */
const paymentTimelineEntry = z
  .strictObject({
    at: dateTimeText,
    kind: z.enum(paymentEventKinds),
    source: z.enum(paymentSources).nullable(),
    /** The receipt's number, the gateway's id, or the name of the webhook. */
    reference: z.string().nullable(),
    refund: recordId.nullable(),
    /** Paise. */
    amount: z.int().nullable(),
    reason: z.enum(refundReasons).nullable(),
    note: z.string().nullable(),
    actor: z.string().nullable(),
    bankReference: z.string().nullable(),
  })
  .meta({ id: 'PaymentTimelineEntry' })
export type PaymentTimelineEntry = z.output<typeof paymentTimelineEntry>

/** A payment with its history and its refundable amount. Sums in paise. */
export const staffPaymentDetails = z
  .strictObject({
    ...staffPayment.shape,
    applicationStatus: z.enum(applicationStates),
    /** True where this fee submitted the application, and a refund may withdraw it. */
    withdrawable: z.boolean(),
    sums: z.strictObject({ paid: z.int(), refunded: z.int(), pending: z.int(), left: z.int() }),
    /** Refunds that failed at the gateway and wait; a held one waits for a bank transfer, and the gateway does not send it. */
    failedRefunds: z.array(z.strictObject({ id: recordId, amount: z.int(), isHeld: z.boolean() })),
    /** The masked account that the payer saved for refunds; null where no refund waits after a failure, or none is saved. */
    refundAccount: z.strictObject({ holder: z.string(), lastFour: z.string(), ifsc: z.string() }).nullable(),
    timeline: z.array(paymentTimelineEntry),
  })
  .meta({ id: 'PaymentDetails' })
export type StaffPaymentDetails = z.output<typeof staffPaymentDetails>

export const refundBody = z.strictObject({
  /** The payment's own id, not the gateway's. */
  payment: recordId,
  /** Paise; without it all that is left of the payment. */
  amount: z.int('A whole number of paise').min(1, 'At least 1 paisa').optional(),
  /** Whether the application that the fee submitted is withdrawn; without it, for all that is left alone. */
  withdraw: z.boolean().optional(),
  /** The same key is the same refund, however often it is sent. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - and _')
    .optional(),
  /** The family reads it. */
  reason: personalText(500).pipe(z.string().min(1, 'Required')),
})

const common = { realm: 'admin', owner: 'any', tag: 'Payments for administrators', status: 200 } as const
export const adminPaymentEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.payments',
    method: 'GET',
    path: '/admin/payments',
    summary:
      'Payments with what happened to them, newest first; search takes the number of an order, a payment, a refund or a receipt, the payer’s name, or the whole of an e-mail address or mobile',
    query: partQuery(['id', 'createdAt', 'status'], {
      status: z.enum(paymentStates).optional(),
      instituteType: z.enum(instituteTypes).optional(),
      instituteId: idNumber.optional(),
      date1: dateText.optional(),
      date2: dateText.optional(),
      /** Days on which the money was received, also where it was refunded later. */
      paidFrom: dateText.optional(),
      paidUntil: dateText.optional(),
      /** Days on which all of a payment, or a part of it, was refunded. */
      refundedFrom: dateText.optional(),
      refundedUntil: dateText.optional(),
    }).superRefine(daysInOrder),
    answer: listOf(staffPayment),
  }),
  get: endpoint({
    ...common,
    id: 'admin.payments.get',
    method: 'GET',
    path: '/admin/payments/:id',
    summary: 'A payment with its payer, its application, what of it can go back, and all that happened to it',
    params: idParams,
    answer: oneOf(staffPaymentDetails),
    errors: ['NOT_FOUND'],
  }),
  check: endpoint({
    ...common,
    id: 'admin.payments.check',
    method: 'POST',
    path: '/admin/payments/:id/check',
    summary: 'Asks the gateway now how a payment and its refunds stand, and answers it as it is then',
    params: idParams,
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  refund: endpoint({
    ...common,
    id: 'admin.refund',
    method: 'POST',
    path: '/admin/refund',
    summary:
      'Refunds a paid fee, all that is left of it or a part; the money is sent in the background. More than is left is INVALID at `amount`; a key that was used for another refund is CONFLICT',
    body: refundBody,
    example: {
      payment: 1,
      reason: 'Paid for the wrong school',
      amount: 10_000,
      withdraw: false,
      key: 'refund-2026-11-25-1',
    },
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
