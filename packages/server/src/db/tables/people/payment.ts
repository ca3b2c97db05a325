import type { FeesType, PaymentState, RefundReason } from '@pravesh/contract'
import { instant } from '../../columns.ts'
import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { falling } from '../orders.ts'
import { application } from './admission.ts'
import { studentAccount } from './session.ts'

/** An order and what became of it. Amounts in paise. */
export const payment = pgTable(
  'payment',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: integer()
      .notNull()
      .references(() => studentAccount.id),
    application: integer()
      .notNull()
      .references(() => application.id),
    feesType: text().$type<FeesType>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    gateway: text().$type<'razorpay' | 'sandbox'>().notNull(),
    gatewayOrder: text(),
    /** The payment of the gateway that was accepted for it. */
    gatewayPayment: text(),
    status: text().$type<PaymentState>().notNull().default('created'),
    receiptNumber: text(),
    paidAt: instant(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
    /** When the gateway is asked about an unpaid order again: the older it is, the more seldom. */
    nextAskAt: instant(),
  },
  (t) => [
    uniqueIndex('payment_gateway_order').on(t.gatewayOrder),
    uniqueIndex('payment_gateway_payment').on(t.gatewayPayment),
    uniqueIndex('payment_receipt').on(t.receiptNumber),
    // One fee of one application is paid once.
    uniqueIndex('payment_paid_once').on(t.application, t.feesType).where(sql`status = 'paid'`),
    check('payment_paid_has_receipt', sql`(${t.paidAt} is null) = (${t.receiptNumber} is null)`),
    check('payment_paid_has_time', sql`${t.status} <> 'paid' or ${t.paidAt} is not null`),
    index('payment_application').on(t.application),
    index('payment_account').on(t.account, falling(t.id)),
    index('payment_open').on(t.createdAt).where(sql`status in ('created', 'attempted', 'failed')`),
  ],
)

/** What happened to a payment and who said so: written once, never changed. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payment: integer()
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    source: text().$type<'order' | 'callback' | 'webhook' | 'reconciler' | 'refund' | 'staff'>().notNull(),
    what: text().notNull(),
    gatewayPayment: text(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('payment_event_payment').on(t.payment, t.id)],
)

/** Money that reached us, by the gateway's payment id: kept for an order, or on its way back. */
export const receivedMoney = pgTable(
  'received_money',
  {
    gatewayPayment: text().primaryKey(),
    /** Null for money that belongs to no order we know. */
    payment: integer().references(() => payment.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** `refund_sent`: the gateway has taken the refund, and has not sent the money yet. */
    outcome: text().$type<'accepted' | 'refund_due' | 'refund_sent' | 'refunded'>().notNull(),
    reason: text().$type<RefundReason>(),
    /** How much of it went back, in paise. Of accepted money a part may, by a refund made by hand at the gateway. */
    returnedAmount: integer().notNull().default(0),
    /** The gateway's id of the last refund. */
    refund: text(),
    /** When a refund was last asked for: others wait a moment before they ask again. */
    triedAt: instant(),
    /** When it became due to go back, and when the gateway took the refund. */
    refundAskedAt: instant(),
    refundSentAt: instant(),
    /** When the gateway last failed to send it, and how often it did. */
    refundFailedAt: instant(),
    refundFailures: integer().notNull().default(0),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    check('received_money_reason', sql`(${t.outcome} = 'accepted') = (${t.reason} is null)`),
    index('received_money_payment').on(t.payment),
    index('received_money_due').on(t.at).where(sql`outcome = 'refund_due'`),
    index('received_money_sent').on(t.at).where(sql`outcome = 'refund_sent'`),
  ],
)

/** Webhook events that were taken, by the gateway's event id. */
export const webhookEvent = pgTable('webhook_event', {
  id: text().primaryKey(),
  at: instant().notNull().default(sql`now()`),
})

/** The last receipt number of a financial year (April to March), such as `26-27`. */
export const receiptCounter = pgTable('receipt_counter', { year: text().primaryKey(), last: integer().notNull() })

/** What the sandbox gateway remembers: its orders, payments and refunds as it answers them. */
export const sandboxRecord = pgTable(
  'sandbox_record',
  {
    id: text().primaryKey(),
    kind: text().$type<'order' | 'payment' | 'refund'>().notNull(),
    /** The order of a payment, the payment of a refund. */
    parent: text(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('sandbox_record_parent').on(t.parent)],
)
