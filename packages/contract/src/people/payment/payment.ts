import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteSummaryShape, instituteTypes } from '../../institute/type.ts'
import { courseChoice, courseSummaryShape } from '../admission/course.ts'

/** The fee of every order, in paise. */
export const orderAmount = 33_100
export const orderCurrency = 'INR'
export const feesTypes = ['registration', 'application', 'counselling'] as const
export type FeesType = (typeof feesTypes)[number]
export const paymentStates = ['created', 'attempted', 'paid', 'failed', 'refund_pending', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]
/** Why money went back: it came after the application was closed, twice, in another amount, for nothing we know, or by request. */
export const refundReasons = ['late', 'duplicate', 'amount', 'unmatched', 'requested'] as const
export type RefundReason = (typeof refundReasons)[number]
const refundStates = ['due', 'sent', 'refunded'] as const

/** Ids of the gateway: `order_…`, `pay_…`, `rfnd_…`. */
export const gatewayId = z.string().regex(/^[\w-]{6,64}$/, 'An id of the gateway')

export const orderBody = z.strictObject({
  feesType: z.enum(feesTypes),
  instituteType: z.enum(instituteTypes),
  instituteId: recordId,
  /** For which child, where a parent has more than one. */
  child: recordId.nullish(),
  /** Which course of a college. */
  ...courseChoice,
  /** Paise. The server's own figure counts; another one is rejected. */
  amount: z.literal(orderAmount, 'The fee is 33100 paise').optional(),
})
/** Parameters of the checkout. `checkout` is the script to load; `key` the public key id. */
export const orderResponse = z.strictObject({
  orderId: z.string(),
  currency: z.literal(orderCurrency),
  amount: z.literal(orderAmount),
  key: z.string(),
  checkout: z.string(),
  message: z.string(),
})

export const successBody = z.strictObject({
  razorpay_payment_id: gatewayId,
  razorpay_order_id: gatewayId,
  razorpay_signature: z.string().max(200),
  instituteType: z.enum(instituteTypes),
  instituteId: recordId,
  orderId: gatewayId,
  amount: z.int(),
  feesType: z.enum(feesTypes),
})

/** A payment as its payer sees it. `amount` in paise. */
export const paymentRow = z
  .strictObject({
    id: recordId,
    orderId: z.string().nullable(),
    paymentId: z.string().nullable(),
    feesType: z.enum(feesTypes),
    instituteType: z.enum(instituteTypes),
    instituteId: recordId,
    ...instituteSummaryShape,
    application: recordId,
    child: recordId.nullable(),
    childName: z.string().nullable(),
    ...courseSummaryShape,
    amount: z.int(),
    currency: z.string(),
    status: z.enum(paymentStates),
    receiptNumber: z.string().nullable(),
    paidAt: dateTimeText.nullable(),
    createdAt: dateTimeText,
    events: z.array(z.strictObject({ at: dateTimeText, what: z.string() })),
    refunds: z.array(
      z.strictObject({
        id: recordId,
        paymentId: z.string(),
        amount: z.int(),
        reason: z.enum(refundReasons),
        /** A note of staff for the family. */
        note: z.string().nullable(),
        status: z.enum(refundStates),
        at: dateTimeText,
        sentAt: dateTimeText.nullable(),
        failedAt: dateTimeText.nullable(),
        refundedAt: dateTimeText.nullable(),
        /** The bank's number of the transfer, where the gateway passed one on. */
        bankReference: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Payment' })
export type PaymentRow = z.output<typeof paymentRow>
