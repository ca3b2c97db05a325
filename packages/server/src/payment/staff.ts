import type { InstituteType, StaffPayment } from '@pravesh/contract'
import { ofFamily } from '../account/family-search.ts'
import { anyOf } from '../db/any-of.ts'
import { and, eq, ilike, or, type SQL, sql } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { application, payment, studentAccount } from '../db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../http/page.ts'
import { paymentRows } from './list.ts'

export type PaymentQuery = PageQuery<'id' | 'createdAt' | 'status'> & {
  status?: StaffPayment['status'] | undefined
  instituteType?: InstituteType | undefined
  instituteId?: number | undefined
  date1?: string | undefined
  date2?: string | undefined
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
/** One payment with who paid; undefined where there is none. */
export async function getPaymentAsStaff(db: Db, id: number): Promise<StaffPayment | undefined> {
  const [row] = await withPayers(db, await paymentRows(db, eq(payment.id, id)))
  return row
}
/** When a day begins in India, or one of the days after it. */
const startOfDay = (day: string, days: number): SQL =>
  sql`(${day}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata'`

/** A page of all payments, newest first unless told. Search takes orders and payments of the gateway, receipts, and who paid. */
export async function listPayments(db: Db, q: PaymentQuery) {
  const like = q.search ? likePattern(q.search) : undefined
  const numbers = [payment.gatewayOrder, payment.gatewayPayment, payment.receiptNumber]
  const where: SQL | undefined = and(
    idFilter(q, payment.id),
    q.status ? eq(payment.status, q.status) : undefined,
    q.instituteType ? eq(application.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(application.instituteId, q.instituteId),
    q.date1 === undefined ? undefined : sql`${payment.createdAt} >= ${startOfDay(q.date1, 0)}`,
    q.date2 === undefined ? undefined : sql`${payment.createdAt} < ${startOfDay(q.date2, 1)}`,
    q.search && like
      ? or(...numbers.map((number) => ilike(number, like)), ofFamily(payment.account, q.search))
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
