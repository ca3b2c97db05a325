import { ApiError, type CartItem, type cartBody, orderAmount } from '@pravesh/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { checkOwnChild } from '../admission/find.ts'
import { instituteLike, institutesOf, namedIn, publishedInstitute } from '../admission/institute.ts'
import { trackOf } from '../admission/shortlist.ts'
import { type Db, sqlState, type Tx } from '../db/index.ts'
import { application, cartItem, payment } from '../db/tables.ts'
import { allOwn, type OwnQuery, offsetOf, ownOrder, ownPage, ownWhere } from './own-page.ts'

type Row = typeof cartItem.$inferSelect

async function shown(db: Db | Tx, rows: Row[]): Promise<CartItem[]> {
  const names = await institutesOf(db, rows)
  return rows.map(({ account: _, ...row }) => {
    const { name: instituteName, url: instituteUrl } = namedIn(names, row)
    return { ...row, instituteName, instituteUrl, amount: orderAmount }
  })
}
/** The cart with its sum, all pages counted. */
export async function cartOf(db: Db, account: number, q: OwnQuery) {
  const where = ownWhere(cartItem, account, q, instituteLike(cartItem, q.search))
  const rows = await db
    .select()
    .from(cartItem)
    .where(where)
    .orderBy(ownOrder(cartItem, q))
    .limit(q.limit)
    .offset(offsetOf(q))
  const page = await ownPage(db, cartItem, where, q, await shown(db, rows))
  return { ...page, amount: page.total * orderAmount, currency: 'INR' as const }
}
/** Puts a fee into the cart. DUPLICATE where it is there; ALREADY_PAID where nothing is left to pay. */
export async function addToCart(db: Db, account: number, body: z.output<typeof cartBody>): Promise<CartItem> {
  try {
    return await db.transaction(async (tx) => {
      const { instituteId, feesType, child = null } = body
      const instituteType = body.instituteType ?? (await trackOf(tx, account))
      await publishedInstitute(tx, { instituteType, instituteId })
      await checkOwnChild(tx, account, child)
      const [paid] = await tx
        .select({ id: payment.id })
        .from(payment)
        .innerJoin(application, eq(application.id, payment.application))
        .where(
          and(
            eq(payment.account, account),
            eq(payment.status, 'paid'),
            eq(payment.feesType, feesType),
            eq(application.instituteType, instituteType),
            eq(application.instituteId, instituteId),
            child === null ? isNull(application.child) : eq(application.child, child),
          ),
        )
      if (paid) throw new ApiError('ALREADY_PAID')
      const rows = await tx
        .insert(cartItem)
        .values({ account, instituteType, instituteId, feesType, child })
        .returning()
      const [row] = await shown(tx, rows)
      if (!row) throw new Error('An insert answered no row')
      return row
    })
  } catch (thrown) {
    if (sqlState(thrown) === '23505') throw new ApiError('DUPLICATE', { message: 'It is in the cart already' })
    throw thrown
  }
}
export async function removeFromCart(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx.delete(cartItem).where(await allOwn(tx, cartItem, account, ids))
    return ids
  })
}
