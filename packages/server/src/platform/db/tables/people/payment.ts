import type { FeesType, PaymentEventKind, PaymentState, RefundReason } from '@pravesh/contract'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'
import { application } from './admission.ts'
import { studentAccount } from './session.ts'

/** An order and its outcome. Amounts in paise. */
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
    /** Time of the next check of an unpaid order at the gateway: the older it is, the less often. */
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
    index('payment_created').on(falling(t.createdAt), falling(t.id)),
    index('payment_status').on(falling(t.status), falling(t.id)),
    index('payment_paid').on(t.paidAt).where(sql`paid_at is not null`),
    index('payment_open').on(t.createdAt).where(sql`status in ('created', 'attempted', 'failed')`),
  ],
)

/** Events of a payment with their source: append-only. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payment: integer()
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    source: text().$type<'order' | 'callback' | 'webhook' | 'reconciler' | 'refund' | 'staff'>().notNull(),
    kind: text().$type<PaymentEventKind>().notNull(),
    what: text().notNull(),
    gatewayPayment: text(),
    /** Of which refund it is a step. */
    refund: integer().references((): AnyPgColumn => refund.id),
    /** The administrator who did it, by name as families read it and by account. */
    actor: text(),
    actorAccount: integer(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('payment_event_payment').on(t.payment, t.id)],
)

/** Money received, by the gateway's payment id: used for an order, or being refunded. */
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
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    check('received_money_reason', sql`(${t.outcome} = 'accepted') = (${t.reason} is null)`),
    index('received_money_payment').on(t.payment),
    index('received_money_at').on(t.at),
  ],
)

/**
 * A refund: several may share one payment of the gateway, and together they never exceed it. Writers hold the lock of its
 * `received_money`.
 */
export const refund = pgTable(
  'refund',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    gatewayPayment: text()
      .notNull()
      .references(() => receivedMoney.gatewayPayment),
    /** Null for money that belongs to no order we know. */
    payment: integer().references(() => payment.id),
    amount: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** A note of staff for the family. */
    note: text(),
    /** Whether the application that the fee submitted was to be withdrawn with it. */
    withdraw: boolean().notNull().default(false),
    /**
     * `waiting`: for a second person, no money moves; `declined`: by that person; `due`: to be sent; `sent`: the gateway has it in hand;
     * `cancelled`: the money went back in another way.
     */
    status: text().$type<'waiting' | 'declined' | 'due' | 'sent' | 'refunded' | 'cancelled'>().notNull().default('due'),
    /** Our reference at the gateway: the idempotency key begins with it, and the gateway's refund contains it. */
    reference: text().notNull().default(sql`'rf' || replace(gen_random_uuid()::text, '-', '')`),
    /** The caller's idempotency key, and a digest of its request. */
    key: text(),
    requestDigest: text(),
    /** The gateway's id of the last try. */
    gatewayRefund: text(),
    /** The gateway's ids of tries that failed. */
    failedRefunds: jsonb().$type<string[]>().notNull().default([]),
    /** The bank's number of the transfer (ARN or RRN). */
    bankReference: text(),
    /** Time of the last attempt: another run waits before it sends it again. */
    triedAt: instant(),
    sentAt: instant(),
    failedAt: instant(),
    refundedAt: instant(),
    /** Since when the gateway does not send it, because staff pay it by bank transfer; and when they had paid. */
    heldAt: instant(),
    transferredAt: instant(),
    /** Who asked to open the account for a bank transfer, and when a second person allowed it; null again once it was opened. */
    accountAskedBy: integer(),
    accountAskedAt: instant(),
    accountAllowedAt: instant(),
    requestedBy: text(),
    requestedAccount: integer(),
    /** The second person, who approved or declined it. */
    decidedAccount: integer(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('refund_key').on(t.key),
    uniqueIndex('refund_reference').on(t.reference),
    check('refund_amount', sql`${t.amount} > 0`),
    index('refund_gateway_payment').on(t.gatewayPayment),
    index('refund_payment').on(t.payment),
    index('refund_waiting').on(t.payment).where(sql`status = 'waiting'`),
    index('refund_alone').on(t.requestedAccount, t.at).where(sql`decided_account is null`),
    index('refund_due').on(t.at).where(sql`status = 'due'`),
    index('refund_sent').on(t.gatewayPayment).where(sql`status = 'sent'`),
    index('refund_refunded').on(t.refundedAt).where(sql`refunded_at is not null`),
    index('refund_no_reference').on(t.refundedAt).where(sql`status = 'refunded' and bank_reference is null`),
    index('refund_settled').on(sql`coalesce(sent_at, refunded_at)`).where(sql`status in ('sent', 'refunded')`),
  ],
)

/** Webhook events that were taken, by the gateway's event id. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: text().primaryKey(),
    /** The event's name, and its payment at the gateway. */
    name: text(),
    gatewayPayment: text(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('webhook_event_payment').on(t.gatewayPayment)],
)

/** The last receipt number of a financial year (April to March), such as `26-27`. */
export const receiptCounter = pgTable('receipt_counter', { year: text().primaryKey(), last: integer().notNull() })

/** Records of the sandbox gateway: its orders, payments and refunds as it returns them. */
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
