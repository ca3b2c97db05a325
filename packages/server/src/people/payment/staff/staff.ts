import type { InstituteType, StaffPayment } from '@pravesh/contract'
import { and, eq, ilike, inArray, not, or, QueryBuilder, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { onDays } from '../../../platform/db/statements/on-days.ts'
import { application, payment, refund, studentAccount } from '../../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../../platform/http/page.ts'
import { ofFamily } from '../../account/family-search.ts'
import { paymentRows } from '../list.ts'

export type PaymentQuery = PageQuery<'id' | 'createdAt' | 'status'> & {
  status?: StaffPayment['status'] | undefined
  instituteType?: InstituteType | undefined
  instituteId?: number | undefined
  date1?: string | undefined
  date2?: string | undefined
  paidFrom?: string | undefined
  paidUntil?: string | undefined
  waiting?: boolean | undefined
  refundedFrom?: string | undefined
  refundedUntil?: string | undefined
}

async function withPayers(db: Db, rows: Awaited<ReturnType<typeof paymentRows>>): Promise<StaffPayment[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const payers = await db
    .select({ id: payment.id, account: studentAccount.id, name: studentAccount.name })
    .from(payment)
    .innerJoin(studentAccount, eq(studentAccount.id, payment.account))
    .where(anyOf(payment.id, ids))
  const payerById = new Map(payers.map(({ id, ...payer }) => [id, payer]))
  return rows.flatMap((row) => {
    const payer = payerById.get(row.id)
    return payer ? [{ ...row, payer }] : []
  })
}
/** One payment with its payer; undefined where there is none. */
export async function getPaymentAsStaff(db: Db, id: number): Promise<StaffPayment | undefined> {
  const [row] = await withPayers(db, await paymentRows(db, eq(payment.id, id)))
  return row
}
/** Payments with a refund such as this. */
const withRefund = (condition: SQL): SQL =>
  inArray(
    payment.id,
    new QueryBuilder({ casing: 'snake_case' }).select({ id: refund.payment }).from(refund).where(condition),
  )
/** Payments of which something was refunded on these days; undefined where no day is given. */
function refundedOn({ refundedFrom: date1, refundedUntil: date2 }: PaymentQuery): SQL | undefined {
  const days = onDays(refund.refundedAt, { date1, date2 })
  return days && withRefund(days)
}

/** Payments with a refund that waits for a second person, or those without one. */
function waitingFilter({ waiting }: PaymentQuery): SQL | undefined {
  if (waiting === undefined) return undefined
  const condition = withRefund(eq(refund.status, 'waiting'))
  return waiting ? condition : not(condition)
}

/** A page of all payments, newest first by default. Search matches orders, payments and refunds of the gateway, receipts, and payers. */
export async function listPayments(db: Db, q: PaymentQuery) {
  const like = q.search ? likePattern(q.search) : undefined
  const numbers = [payment.gatewayOrder, payment.gatewayPayment, payment.receiptNumber]
  const where: SQL | undefined = and(
    idFilter(q, payment.id),
    q.status ? eq(payment.status, q.status) : undefined,
    q.instituteType ? eq(application.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(application.instituteId, q.instituteId),
    onDays(payment.createdAt, q),
    onDays(payment.paidAt, { date1: q.paidFrom, date2: q.paidUntil }),
    refundedOn(q),
    waitingFilter(q),
    q.search && like
      ? or(
          ...numbers.map((number) => ilike(number, like)),
          withRefund(eq(refund.gatewayRefund, q.search.trim())),
          ofFamily(payment.account, q.search),
        )
      : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, payment),
    where,
    from: (keys) => db.select(keys).from(payment).innerJoin(application, eq(application.id, payment.application)),
  })
  const rows = await paymentRows(db, anyOf(payment.id, ids), { limit: ids.length, offset: 0 })
  return { data: await withPayers(db, inOrder(ids, rows)), ...totals, ...page }
}
