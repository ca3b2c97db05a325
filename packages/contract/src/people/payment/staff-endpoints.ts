import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { flag, idNumber, partQuery, searchText } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationStates } from '../admission/states.ts'
import { personalText } from '../student/self-endpoint.ts'
import { paymentRow, paymentStates, refundReasons } from './payment.ts'

export const paymentsForAdministratorsTag: Tag = {
  name: 'Payments for administrators',
  audience: 'administrators',
  description: 'Fees that were paid, and refunds.',
}

/** A payment for administrators: with its payer. */
const staffPayment = z
  .strictObject({
    ...paymentRow.shape,
    payer: z
      .strictObject({
        account: recordId.describe('Id of the family’s account'),
        name: z.string().describe('Name of the account’s person'),
      })
      .describe('Who paid'),
  })
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
  'refund_waiting',
  'refund_approved',
  'refund_declined',
  'refund_requested',
  'refund_sent',
  'refund_failed',
  'refunded',
  'refund_cancelled',
  'refund_account_asked',
  'refund_account_allowed',
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
    at: dateTimeText.describe('When it happened: ISO 8601, in UTC'),
    kind: z
      .enum(paymentEventKinds)
      .describe(
        'created: begun here; ordered: the gateway gave an order; attempted, failed: a try; captured: the money came; receipt: it was numbered; webhook: the gateway sent news; returning: it goes back by itself; the rest: steps of a refund',
      ),
    source: z
      .enum(paymentSources)
      .nullable()
      .describe(
        'callback: the payer’s browser; webhook: the gateway; reconciler: our own question; refund, staff: a refund; order: the order; null where it is ours',
      ),
    reference: z
      .string()
      .nullable()
      .describe('Receipt number, id of the gateway or name of the webhook; null where there is none'),
    refund: recordId.nullable().describe('Id of the refund that it is a step of; null where it is none'),
    amount: z.int().nullable().describe('In paise; null where it says nothing of one'),
    reason: z.enum(refundReasons).nullable().describe('Why the money goes back; null where it does not'),
    note: z.string().nullable().describe('What an administrator wrote for the family; null where none did'),
    actor: z.string().nullable().describe('Who requested the refund; null where nobody here did'),
    bankReference: z.string().nullable().describe('The bank’s number of the transfer; null where there is none'),
  })
  .meta({ id: 'PaymentTimelineEntry' })
export type PaymentTimelineEntry = z.output<typeof paymentTimelineEntry>

/** A payment with its history and its refundable amount. Sums in paise. */
export const staffPaymentDetails = z
  .strictObject({
    ...staffPayment.shape,
    applicationStatus: z.enum(applicationStates).describe('State of the application'),
    withdrawable: z.boolean().describe('True where this fee submitted the application, and a refund may withdraw it'),
    sums: z
      .strictObject({
        paid: z.int().describe('What was paid, in paise; 0 until it is'),
        refunded: z.int().describe('What went back, in paise'),
        pending: z.int().describe('What is to go back, or is on its way, in paise'),
        left: z
          .int()
          .describe('What can still be refunded, in paise: neither refunded, nor on its way, nor waiting for approval'),
      })
      .describe('What of the fee was paid, went back, is on its way back, and can still go back, in paise'),
    waitingRefunds: z
      .array(
        z.strictObject({
          id: recordId.describe('Id of the refund here'),
          amount: z.int().describe('What is to go back, in paise'),
          reason: z.string().describe('Why, as it was written for the family'),
          withdraw: z.boolean().describe('True where the application is withdrawn with it'),
          askedBy: z.string().describe('Who asked for it'),
          askedAt: dateTimeText.describe('When it was asked for: ISO 8601, in UTC'),
          isOwn: z.boolean().describe('True where the caller asked for it, and so may not approve it'),
        }),
      )
      .describe('Refunds that wait for the approval of a second person; no money moves until then'),
    /** Refunds that failed at the gateway and wait; a held one waits for a bank transfer, and the gateway does not send it. */
    failedRefunds: z
      .array(
        z.strictObject({
          id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
          amount: z.int().describe('In paise'),
          isHeld: z.boolean().describe('True where it waits for a bank transfer, and the gateway no longer sends it'),
          isOpenedBySelf: z
            .boolean()
            .describe('True where the caller opened the account, and so may not record the transfer'),
          accountRequest: z
            .strictObject({
              asker: recordId.describe('Id of the account that asked'),
              askedBy: z.string().describe('Who asked'),
              reason: z.string().describe('Why'),
              askedAt: dateTimeText.describe('When: ISO 8601, in UTC'),
              isAllowed: z.boolean().describe('True where a second person allowed it in the last 30 minutes'),
              isOwn: z.boolean().describe('True where the caller asked, and so may not allow it'),
            })
            .nullable()
            .describe('Who wants to open the account for a bank transfer; null where nobody does'),
        }),
      )
      .describe('Refunds that failed at the gateway and wait for a person'),
    refundAccount: z
      .strictObject({
        holder: z.string().describe('Name of the account’s holder, as the bank has it'),
        lastFour: z.string().describe('Last four digits of the account number'),
        ifsc: z.string().describe('IFSC of the bank’s branch: eleven characters, such as SBIN0000300'),
      })
      .nullable()
      .describe(
        'Account that the payer saved for refunds, masked; null where none is saved, or no refund waits after a failure',
      ),
    timeline: z.array(paymentTimelineEntry).describe('All that happened to it, the oldest first'),
  })
  .meta({ id: 'PaymentDetails' })
export type StaffPaymentDetails = z.output<typeof staffPaymentDetails>

/**
 * What one person may refund alone within 24 hours, in paise, unless the operator sets another sum. It is a sum of refunds: a single fee is
 * small, and a large refund could be split.
 */
export const refundApprovalAbove = 1_000_000

export const refundBody = z.strictObject({
  payment: recordId.describe('Id of the payment here, not the gateway’s'),
  amount: z
    .int('A whole number of paise')
    .min(1, 'At least 1 paisa')
    .optional()
    .describe('How much goes back, in paise; without it all that is left of the payment'),
  withdraw: z
    .boolean()
    .optional()
    .describe(
      'Whether the application that the fee submitted is withdrawn; without it, it is where all that is left goes back',
    ),
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - and _')
    .optional()
    .describe('Idempotency key: the same key again is the same refund'),
  reason: personalText(500)
    .pipe(z.string().min(1, 'Required'))
    .describe('Why it goes back, plain text; the family reads it'),
})

const common = {
  realm: 'admin',
  access: operatorAccess.payments,
  owner: 'any',
  tag: paymentsForAdministratorsTag,
  status: 200,
} as const
/** What payments are listed and exported by. */
const paymentFilters = {
  status: z.enum(paymentStates).optional().describe('Only those in this state'),
  instituteType: z.enum(instituteTypes).optional().describe('Only those of schools, or of colleges'),
  instituteId: idNumber
    .optional()
    .describe(
      'Only those of the school or college with this id; give `instituteType` too, for one of each may have it',
    ),
  date1: dateText.optional().describe('First day on which they were raised, in India').meta({ example: '2026-11-01' }),
  date2: dateText
    .optional()
    .describe('Last day on which they were raised, in India, that day included')
    .meta({ example: '2026-11-30' }),
  paidFrom: dateText.optional().describe('Only payments whose money was received on this day of India or later'),
  paidUntil: dateText.optional().describe('Only payments whose money was received on this day of India or earlier'),
  waiting: flag
    .optional()
    .describe('true: only payments with a refund that waits for a second person; false: only the others'),
  refundedFrom: dateText
    .optional()
    .describe('Only payments of which something was refunded on this day of India or later'),
  refundedUntil: dateText
    .optional()
    .describe('Only payments of which something was refunded on this day of India or earlier'),
}

export const adminPaymentEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.payments',
    method: 'GET',
    path: '/admin/payments',
    summary:
      'Payments with what happened to them, newest first; search takes the number of an order, a payment, a refund or a receipt, the payer’s name, or the whole of an e-mail address or mobile',
    query: partQuery(['id', 'createdAt', 'status'], paymentFilters).superRefine(daysInOrder),
    answer: listOf(staffPayment),
  }),
  export: endpoint({
    ...common,
    id: 'admin.payments.export',
    recentSignIn: true,
    method: 'GET',
    path: '/admin/payments/export',
    summary:
      'Payments as CSV, the oldest first, at most 50,000; amounts in rupees. Each export stands in the security log',
    query: z
      .strictObject({ ...paymentFilters, search: searchText.optional().describe('Words to look for') })
      .superRefine(daysInOrder),
    answer: fileResponse,
    file: ['text/csv'],
  }),
  get: endpoint({
    ...common,
    id: 'admin.payments.get',
    method: 'GET',
    path: '/admin/payments/:id',
    summary: 'A payment with its payer, its application, what of it can go back, and all that happened to it',
    params: z.strictObject({ id: idNumber.describe('Id of the payment here; a refund is asked for by it') }),
    answer: oneOf(staffPaymentDetails),
    errors: ['NOT_FOUND'],
  }),
  check: endpoint({
    ...common,
    id: 'admin.payments.check',
    method: 'POST',
    path: '/admin/payments/:id/check',
    summary: 'Asks the gateway now how a payment and its refunds stand, and answers it as it is then',
    params: z.strictObject({ id: idNumber.describe('Id of the payment here; a refund is asked for by it') }),
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  refund: endpoint({
    ...common,
    id: 'admin.refund',
    recentSignIn: true,
    method: 'POST',
    path: '/admin/refund',
    summary:
      'Refunds a paid fee, all that is left of it or a part; the money is sent in the background. Above the sum that one person may refund alone in 24 hours it waits for the approval of a second one, and no money moves until then. More than is left is INVALID at `amount`; a key that was used for another refund is CONFLICT',
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
