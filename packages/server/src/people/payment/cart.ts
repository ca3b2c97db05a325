import { ApiError, type CartItem, type cartBody, closedStates, orderAmount } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import { aboutAdmitting } from '../../catalogue/institute/facts/admitting.ts'
import { publishedInstitute } from '../../catalogue/institute/found.ts'
import { instituteLike, institutesOf, summaryFields } from '../../catalogue/institute/summaries.ts'
import { and, eq, inArray, notInArray } from '../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../platform/db/index.ts'
import { application, cartItem, payment } from '../../platform/db/tables.ts'
import { allOwn, type OwnQuery, ownOrder, ownPage, ownRowsWhere } from '../../platform/http/own-page.ts'
import { limitOffset } from '../../platform/http/page.ts'
import { assertAdmitting, standingsOf } from '../admission/admitting.ts'
import { checkOwnChild, sameChild } from '../admission/find.ts'
import { checkCourse, courseIdsOf, courseSummaries, impliedCourse, sameCourse } from '../admission/form/course.ts'
import { instituteTypeOf } from '../admission/shortlist.ts'
import { lockAccount } from '../admission/transition/transition.ts'

type CartRow = typeof cartItem.$inferSelect

async function toCartItems(db: Db | Tx, rows: CartRow[], language: Language): Promise<CartItem[]> {
  const names = await institutesOf(db, rows)
  const admissionOf = await standingsOf(db, rows)
  const courseOf = await courseSummaries(db, rows)
  return rows.map(({ account: _, ...row }) => {
    const { admitting, formFee } = admissionOf(row)
    return { ...row, ...courseOf(row), ...summaryFields(names, row, language), amount: orderAmount, formFee, admitting }
  })
}
/** The cart with the total payable today, over all pages. */
export async function cartOf(db: Db, account: number, q: OwnQuery, language: Language) {
  const where = ownRowsWhere(cartItem, account, q, instituteLike(cartItem, q.search))
  const { limit, offset } = limitOffset(q)
  const rows = await db.select().from(cartItem).where(where).orderBy(ownOrder(cartItem, q)).limit(limit).offset(offset)
  const page = await ownPage(db, cartItem, where, q, await toCartItems(db, rows, language))
  const payable = await db.$count(cartItem, and(where, aboutAdmitting(cartItem)))
  return { ...page, amount: payable * orderAmount, currency: 'INR' as const }
}
const inCart = { message: 'It is in the cart already' }
type Key = Pick<CartRow, 'account' | 'instituteType' | 'instituteId' | 'feesType'>

/** The open application that this fee is for: after a rejection, an expiry or a withdrawal a new payment is needed. */
const paidFor = (tx: Tx, { account, instituteType, instituteId, feesType }: Key) =>
  tx
    .select({ child: application.child, course: application.course })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(
      and(
        eq(payment.account, account),
        eq(payment.status, 'paid'),
        eq(payment.feesType, feesType),
        eq(application.instituteType, instituteType),
        eq(application.instituteId, instituteId),
        notInArray(application.status, [...closedStates]),
      ),
    )
const linesTo = (tx: Tx, { account, instituteType, instituteId, feesType }: Key) =>
  tx
    .select()
    .from(cartItem)
    .where(
      and(
        eq(cartItem.account, account),
        eq(cartItem.instituteType, instituteType),
        eq(cartItem.instituteId, instituteId),
        eq(cartItem.feesType, feesType),
      ),
    )
/** Takes the line that was paid for out of the cart: that of the child and the course, else one that names none, or the only one. */
export async function leaveCart(
  tx: Tx,
  key: Key,
  { child, course }: { child: number | null; course: number | null },
): Promise<void> {
  const lines = await linesTo(tx, key)
  const loose = lines.filter(
    (line) => (line.child === null || line.child === child) && (line.course === null || line.course === course),
  )
  const isNamed = child !== null || course !== null
  const paid = loose.length > 0 || isNamed || lines.length > 1 ? loose : lines
  if (paid.length === 0) return
  const ids = paid.map((line) => line.id)
  await tx.delete(cartItem).where(inArray(cartItem.id, ids))
}
/** Puts a fee into the cart. DUPLICATE where it is there; ALREADY_PAID where nothing is left to pay; NOT_ADMITTING where it is not taken today. */
export async function addToCart(
  db: Db,
  account: number,
  body: z.output<typeof cartBody>,
  language: Language,
): Promise<CartItem> {
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      const { instituteId, feesType, child = null } = body
      const instituteType = body.instituteType ?? (await instituteTypeOf(tx, account))
      await publishedInstitute(tx, { instituteType, instituteId })
      await checkOwnChild(tx, account, child)
      await checkCourse(tx, { instituteType, instituteId }, body)
      const course = body.course ? courseIdsOf(body) : await impliedCourse(tx, account, { instituteType, instituteId })
      const isSame = (other: { child: number | null; course: number | null }) =>
        sameChild(other.child, child) && sameCourse(other.course, course.course)
      const key = { account, instituteType, instituteId, feesType }
      const paid = await paidFor(tx, key)
      if (paid.some(isSame)) throw new ApiError('ALREADY_PAID')
      const existingLines = await linesTo(tx, key)
      const sameLines = existingLines.filter(isSame)
      const isNamed = (line: CartRow) =>
        (child === null || line.child === child) && (course.course === null || line.course === course.course)
      if (sameLines.some(isNamed)) throw new ApiError('DUPLICATE', inCart)
      const [loose] = sameLines
      await assertAdmitting(tx, key)
      const values = { account, instituteType, instituteId, feesType, child, ...course }
      // A line that names no child, or no course, is given this one.
      const named = { child: child ?? loose?.child, ...(course.course === null ? {} : course) }
      const rows = loose
        ? await tx.update(cartItem).set(named).where(eq(cartItem.id, loose.id)).returning()
        : await tx.insert(cartItem).values(values).returning()
      const [row] = await toCartItems(tx, rows, language)
      if (!row) throw new Error('An insert answered no row')
      return row
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new ApiError('DUPLICATE', inCart)
    throw error
  }
}
export async function removeFromCart(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx.delete(cartItem).where(await allOwn(tx, cartItem, account, ids))
    return ids
  })
}
