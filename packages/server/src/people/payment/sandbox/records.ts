import { createHash, randomBytes } from 'node:crypto'
import { and, asc, between, desc, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { sandboxRecord } from '../../../platform/db/tables.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const random = () => [...randomBytes(14)].map((b) => alphabet[b % alphabet.length]).join('')
const seconds = () => Math.floor(Date.now() / 1_000)

/** Razorpay's entities with the fields that the sandbox stores. Amounts in paise, times in seconds. */
export type SandboxOrder = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Record<string, string>
  created_at: number
}
export type SandboxPayment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  method: 'upi'
  captured: boolean
  amount_refunded: number
  refund_status: 'full' | 'partial' | null
  error_code: string | null
  error_description: string | null
  created_at: number
  /** When the bank will confirm a delayed one; milliseconds. */
  settles_at: number | null
}
export type SandboxRefund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Record<string, string>
  receipt: string | null
  acquirer_data: { arn: string | null }
  batch_id: string | null
  status: 'pending' | 'processed' | 'failed'
  speed_requested: 'normal'
  speed_processed: 'normal'
  created_at: number
}

export const newOrder = (amount: number, currency: string, receipt: string | null, notes: Record<string, string>) =>
  ({
    id: `order_${random()}`,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    created_at: seconds(),
  }) satisfies SandboxOrder
export const newPayment = (order: SandboxOrder, overrides: Partial<SandboxPayment>): SandboxPayment => ({
  id: `pay_${random()}`,
  entity: 'payment',
  amount: order.amount,
  currency: order.currency,
  status: 'created',
  order_id: order.id,
  method: 'upi',
  captured: false,
  amount_refunded: 0,
  refund_status: null,
  error_code: null,
  error_description: null,
  created_at: seconds(),
  settles_at: null,
  ...overrides,
})
/** The same key names the same refund. */
export const refundId = (key: string | undefined): string =>
  `rfnd_${key ? createHash('sha256').update(key).digest('hex').slice(0, 14) : random()}`
/** 23 digits, as banks number a transfer. */
export const bankReferenceOf = (id: string): string =>
  `74${BigInt(`0x${createHash('sha256').update(id).digest('hex')}`)
    .toString()
    .slice(0, 21)}`
export const newRefund = (
  payment: SandboxPayment,
  id: string,
  status: SandboxRefund['status'],
  amount = payment.amount - payment.amount_refunded,
  receipt: string | null = null,
): SandboxRefund => ({
  id,
  entity: 'refund',
  amount,
  currency: payment.currency,
  payment_id: payment.id,
  notes: {},
  receipt,
  acquirer_data: { arn: null },
  batch_id: null,
  status,
  speed_requested: 'normal',
  speed_processed: 'normal',
  created_at: seconds(),
})

type Kinds = { order: SandboxOrder; payment: SandboxPayment; refund: SandboxRefund }

export async function saveRecord<K extends keyof Kinds>(tx: Db | Tx, kind: K, parent: string | null, body: Kinds[K]) {
  await tx
    .insert(sandboxRecord)
    .values({ id: body.id, kind, parent, body })
    .onConflictDoUpdate({ target: sandboxRecord.id, set: { body } })
}
/** Ids of the payments or refunds that were begun in these seconds, the newest first. */
export async function recordsCreated(
  tx: Db | Tx,
  kind: 'payment' | 'refund',
  { from, to, count, skip }: { from: number; to: number; count: number; skip: number },
): Promise<string[]> {
  const startedAt = sql`(${sandboxRecord.body}->>'created_at')::bigint`
  const rows = await tx
    .select({ id: sandboxRecord.id })
    .from(sandboxRecord)
    .where(and(eq(sandboxRecord.kind, kind), between(startedAt, from, to)))
    .orderBy(desc(sandboxRecord.createdAt), desc(sandboxRecord.id))
    .limit(count)
    .offset(skip)
  return rows.map((row) => row.id)
}
/** One record, locked for the rest of the transaction. */
export async function lockRecord<K extends keyof Kinds>(tx: Tx, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const [row] = await tx.select().from(sandboxRecord).where(eq(sandboxRecord.id, id)).for('update')
  return row?.kind === kind ? (row.body as Kinds[K]) : undefined
}
export async function childrenOf<K extends keyof Kinds>(tx: Db | Tx, kind: K, parent: string): Promise<Kinds[K][]> {
  const rows = await tx
    .select()
    .from(sandboxRecord)
    .where(eq(sandboxRecord.parent, parent))
    .orderBy(asc(sandboxRecord.createdAt))
  return rows.flatMap((row) => (row.kind === kind ? [row.body as Kinds[K]] : []))
}
