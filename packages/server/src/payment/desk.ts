import type { DeskPayment } from '@pravesh/contract'
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { InstituteType } from '../admission/institute.ts'
import type { Db } from '../db/index.ts'
import { application, payment, studentAccount } from '../db/tables.ts'
import { containing, countBound, totals } from '../http/page.ts'
import { paymentRows } from './list.ts'

export type PaymentQuery = {
  page: number
  limit: number
  search?: string | undefined
  sort?: 'id' | 'createdAt' | 'status' | undefined
  order: 'asc' | 'desc'
  ids?: number[] | undefined
  id?: number | undefined
  status?: DeskPayment['status'] | undefined
  instituteType?: InstituteType | undefined
  instituteId?: number | undefined
}

async function withPayers(db: Db, rows: Awaited<ReturnType<typeof paymentRows>>): Promise<DeskPayment[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const payers = await db
    .select({ id: payment.id, account: studentAccount.id, name: studentAccount.name })
    .from(payment)
    .innerJoin(studentAccount, eq(studentAccount.id, payment.account))
    .where(inArray(payment.id, ids))
  const of = new Map(payers.map(({ id, ...payer }) => [id, payer]))
  return rows.flatMap((row) => {
    const payer = of.get(row.id)
    return payer ? [{ ...row, payer }] : []
  })
}
/** One payment for the desk; undefined where there is none. */
export async function paymentForDesk(db: Db, id: number): Promise<DeskPayment | undefined> {
  const [row] = await withPayers(db, await paymentRows(db, eq(payment.id, id)))
  return row
}
/** A page of all payments, newest first unless told. Search takes orders and payments of the gateway, and receipts. */
export async function listPayments(db: Db, q: PaymentQuery) {
  const like = q.search ? containing(q.search) : undefined
  const numbers = [payment.gatewayOrder, payment.gatewayPayment, payment.receiptNumber]
  const where: SQL | undefined = and(
    q.ids ? inArray(payment.id, q.ids) : undefined,
    q.id === undefined ? undefined : eq(payment.id, q.id),
    q.status ? eq(payment.status, q.status) : undefined,
    q.instituteType ? eq(application.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(application.instituteId, q.instituteId),
    like ? or(...numbers.map((number) => ilike(number, like))) : undefined,
  )
  const by = q.sort && q.order === 'asc' ? asc : desc
  const limit = q.ids ? Math.max(q.limit, q.ids.length) : q.limit
  const order = sql`${by(payment[q.sort ?? 'id'])}, ${by(payment.id)}`
  const rows = await paymentRows(db, where, { limit, offset: (q.page - 1) * limit, order })
  const bounded = db
    .select({ one: sql`1` })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(where)
    .limit(countBound + 1)
    .as('bounded')
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(bounded)
  return { data: await withPayers(db, rows), ...totals(counted?.n ?? 0), page: q.page, limit }
}
