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
  feesType: z.enum(feesTypes).describe('What the fee is for: registration, application or counselling'),
  instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
  instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
  /** For which child, where a parent has more than one. */
  child: recordId
    .nullish()
    .describe(
      'Id of the child that it is for; without it, the account’s open application to this institute counts, for whichever child; else the child that the school is shortlisted for, or the only one',
    ),
  /** Which course of a college. */
  ...courseChoice,
  amount: z
    .literal(orderAmount, 'The fee is 33100 paise')
    .optional()
    .describe('In paise, always 33100 (₹331): the server’s own figure counts, and another is refused'),
})
/** Parameters of the checkout. `checkout` is the script to load; `key` the public key id. */
export const orderResponse = z.strictObject({
  orderId: z.string().describe('The gateway’s id of the order; the checkout is opened with it'),
  currency: z.literal(orderCurrency).describe('Currency of the amount, ISO 4217: INR'),
  amount: z
    .literal(orderAmount)
    .describe('In paise, always 33100 (₹331): the server’s own figure counts, and another is refused'),
  key: z.string().describe('Public key id that the gateway’s checkout is opened with'),
  checkout: z.string().describe('Address of the gateway’s checkout script, to load into the page'),
  message: z.string().describe('What happened, in a sentence to show to the person'),
})

export const successBody = z.strictObject({
  razorpay_payment_id: gatewayId.describe('Id of the payment, as the gateway’s checkout hands it to the page'),
  razorpay_order_id: gatewayId.describe('Id of the order, as the gateway’s checkout hands it to the page'),
  razorpay_signature: z
    .string()
    .max(200)
    .describe(
      'HMAC-SHA256 of order id, | and payment id in hexadecimal, as the gateway’s checkout hands it to the page',
    ),
  instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
  instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
  orderId: gatewayId.describe(
    'The gateway’s id of the order, as the order was answered; the same as `razorpay_order_id`',
  ),
  amount: z.int().describe('In paise, always 33100 (₹331): the server’s own figure counts, and another is refused'),
  feesType: z.enum(feesTypes).describe('What the fee is for: registration, application or counselling'),
})

/** A payment as its payer sees it. `amount` in paise. */
export const paymentRow = z
  .strictObject({
    id: recordId.describe('Id of the payment here; a refund is asked for by it'),
    orderId: z.string().nullable().describe('The gateway’s id of the order; null until the gateway gave one'),
    paymentId: z
      .string()
      .nullable()
      .describe('The gateway’s id of the payment that paid the order; null until one did'),
    feesType: z.enum(feesTypes).describe('What the fee is for: registration, application or counselling'),
    instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
    ...instituteSummaryShape,
    application: recordId.describe('Id of the application that it pays for'),
    child: recordId.nullable().describe('Id of the child that it is for; null where none is named'),
    childName: z.string().nullable().describe('Name of the child; null where it is for no child'),
    ...courseSummaryShape,
    amount: z.int().describe('What was to be paid, in paise'),
    currency: z.string().describe('Currency of the amount, ISO 4217: INR'),
    status: z
      .enum(paymentStates)
      .describe(
        'created: ordered; attempted: a payment was begun; paid: confirmed; failed: the last try failed, another may follow; refund_pending: the money is to go back; refunded: it went back',
      ),
    receiptNumber: z
      .string()
      .nullable()
      .describe(
        'Number of the receipt, as PR/26-27/000001: 26-27 is the financial year, April to March; null until it is paid',
      ),
    paidAt: dateTimeText.nullable().describe('When it was confirmed: ISO 8601, in UTC; null until it is'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
    events: z
      .array(
        z.strictObject({
          at: dateTimeText.describe('When it happened: ISO 8601, in UTC'),
          what: z.string().describe('What happened, in English words'),
        }),
      )
      .describe('What happened to it, the oldest first'),
    refunds: z
      .array(
        z.strictObject({
          id: recordId.describe('Id of the refund here'),
          paymentId: z.string().describe('The gateway’s id of the payment whose money goes back'),
          amount: z.int().describe('What goes back, in paise'),
          reason: z
            .enum(refundReasons)
            .describe(
              'late: it came when the application was closed; duplicate: the fee was paid already; amount: another amount than asked; unmatched: for no order of ours; requested: by an administrator or the gateway',
            ),
          /** A note of staff for the family. */
          note: z
            .string()
            .nullable()
            .describe('Why it goes back, as an administrator wrote it for the family; null where none did'),
          status: z
            .enum(refundStates)
            .describe(
              'due: it is to go back, and is asked for again where the gateway failed; sent: the gateway has it in hand; refunded: it went back',
            ),
          at: dateTimeText.describe('When the refund was asked for: ISO 8601, in UTC'),
          sentAt: dateTimeText
            .nullable()
            .describe('When the gateway took the refund in hand: ISO 8601, in UTC; null until it did'),
          failedAt: dateTimeText
            .nullable()
            .describe('When the gateway last failed to send it: ISO 8601, in UTC; null where it never did'),
          refundedAt: dateTimeText.nullable().describe('When it went back: ISO 8601, in UTC; null until it did'),
          bankReference: z
            .string()
            .nullable()
            .describe('The bank’s number of the transfer (ARN or RRN); null until the bank gave one'),
        }),
      )
      .describe('Money that goes back, or went'),
  })
  .meta({ id: 'Payment' })
export type PaymentRow = z.output<typeof paymentRow>
