import {
  ApiError,
  type FeesType,
  orderAmount,
  type orderBody,
  orderCurrency,
  type orderResponse,
} from '@pravesh/contract'
import type { z } from 'zod'
import { publishedInstitute } from '../../catalogue/institute/found.ts'
import { and, desc, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, payment, paymentEvent } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import type { Notify } from '../../services/mail/notify.ts'
import { assertAdmitting } from '../admission/admitting.ts'
import type { Application } from '../admission/application.ts'
import { checkOwnChild, impliedChild, openApplicationTo } from '../admission/find.ts'
import {
  assertCourseChosen,
  type CourseIds,
  checkCourse,
  courseIdsOf,
  impliedCourse,
} from '../admission/form/course.ts'
import { ensureShortlisted } from '../admission/shortlist.ts'
import {
  assertNoOpenApplication,
  lockAccount,
  startApplication,
  transitionApplication,
} from '../admission/transition/transition.ts'
import type { Gateway } from './gateway/gateway.ts'

type OrderRequest = z.output<typeof orderBody>
type Opened = { id: number; gatewayOrder: string | null }
export type OrderParts = { db: Db; gateway: Gateway; notify: Notify }

/**
 * Opens an order at the gateway, and an application to the institute where the payer has none open. NOT_ADMITTING where it accepts none
 * today; an earlier order can still be paid.
 */
export async function openOrder(
  parts: OrderParts,
  actor: Actor,
  request: OrderRequest,
): Promise<z.output<typeof orderResponse>> {
  const { db, gateway } = parts
  // Each order also exists at the gateway, and the reconciler checks it for days: one account must not occupy it.
  await countTry(db, [['orders', actor.account], 60, 60])
  const opened = await db.transaction((tx) => prepare(tx, parts, actor, request))
  const orderId = opened.gatewayOrder ?? (await placeOrder(db, gateway, opened.id, request))
  const { keyId: key, checkout } = gateway
  return { orderId, currency: orderCurrency, amount: orderAmount, key, checkout, message: 'Order created' }
}

async function prepare(tx: Tx, { gateway, notify }: OrderParts, actor: Actor, request: OrderRequest): Promise<Opened> {
  const { account, name } = actor
  const { instituteType, instituteId, feesType } = request
  await lockAccount(tx, account)
  await publishedInstitute(tx, request)
  await checkOwnChild(tx, account, request.child)
  await checkCourse(tx, request, request)
  const mover = { by: 'family', actor: name } as const
  const child = request.child ?? (await impliedChild(tx, account, request))
  const course = request.course ? courseIdsOf(request) : await impliedCourse(tx, account, request)
  // An application that names no child, or no course, is for whichever there is.
  const openFor = async (courseFilter: number | null | undefined) =>
    (await openApplicationTo(tx, account, request, request.child ?? undefined, courseFilter)) ??
    (await openApplicationTo(tx, account, request, null, courseFilter))
  const open =
    course.course === null ? await openFor(undefined) : ((await openFor(course.course)) ?? (await openFor(null)))
  const current = open
    ? await assignSubject(tx, open, child, course)
    : await startApplication(tx, { account, instituteType, instituteId, child, ...course }, mover)
  const { child: childId, course: courseId, specialization } = current
  await ensureShortlisted(tx, { account, instituteType, instituteId, child: childId, course: courseId, specialization })
  const waiting = await waitingOrder(tx, current, feesType, gateway)
  await assertAdmitting(tx, request)
  if (!waiting) await assertCourseChosen(tx, request, current)
  if (current.status === 'draft') await transitionApplication(tx, notify, current, 'payment_pending', mover)
  if (waiting) return waiting
  const currency = orderCurrency
  const [createdPayment] = await tx
    .insert(payment)
    .values({ account, application: current.id, feesType, amount: orderAmount, currency, gateway: gateway.name })
    .returning({ id: payment.id, gatewayOrder: payment.gatewayOrder })
  if (!createdPayment) throw new Error('An insert answered no row')
  return createdPayment
}

/** An application that is not sent yet, with its child and its course where it named none. */
async function assignSubject(
  tx: Tx,
  current: Application,
  child: number | null,
  { course, specialization }: CourseIds,
): Promise<Application> {
  if (current.submittedAt !== null) return current
  const hasNewChild = child !== null && current.child === null
  const hasNewCourse = course !== null && current.course === null
  if (!hasNewChild && !hasNewCourse) return current
  const set = {
    ...(hasNewChild && { child }),
    ...(hasNewCourse && { course, specialization }),
    updatedAt: sql`now()`,
  }
  const [now] = await assertNoOpenApplication(() =>
    tx.update(application).set(set).where(eq(application.id, current.id)).returning(),
  )
  if (!now) throw new Error('A locked application was not there')
  return now
}

/**
 * The order of an earlier tap: fewer orders, fewer double payments. One that the gateway has not confirmed is placed by the next request.
 * ALREADY_PAID where the fee is paid.
 */
async function waitingOrder(tx: Tx, { id }: Pick<Application, 'id'>, feesType: FeesType, gateway: Gateway) {
  const sameFee = and(eq(payment.application, id), eq(payment.feesType, feesType))
  if ((await tx.$count(payment, and(sameFee, eq(payment.status, 'paid')))) > 0) throw new ApiError('ALREADY_PAID')
  const [waiting] = await tx
    .select({ id: payment.id, gatewayOrder: payment.gatewayOrder })
    .from(payment)
    .where(
      and(
        sameFee,
        eq(payment.gateway, gateway.name),
        inArray(payment.status, ['created', 'attempted', 'failed']),
        sql`${payment.createdAt} > now() - interval '12 hours'`,
      ),
    )
    .orderBy(sql`${payment.gatewayOrder} is null`, desc(payment.id))
    .limit(1)
  return waiting
}

/** Outside any transaction: the gateway may take its time. Of several taps at once the first order counts, for all of them. */
async function placeOrder(db: Db, gateway: Gateway, id: number, request: OrderRequest): Promise<string> {
  const notes = { feesType: request.feesType, institute: `${request.instituteType} ${request.instituteId}` }
  const receipt = `pravesh-${id}`
  const order = await gateway.createOrder({ amount: orderAmount, currency: orderCurrency, receipt, notes })
  return db.transaction(async (tx) => {
    const unplaced = and(eq(payment.id, id), isNull(payment.gatewayOrder))
    const placed = await tx.update(payment).set({ gatewayOrder: order.id }).where(unplaced).returning()
    if (placed.length > 0) {
      await tx.insert(paymentEvent).values({ payment: id, source: 'order', kind: 'ordered', what: 'created' })
      return order.id
    }
    const [first] = await tx.select({ order: payment.gatewayOrder }).from(payment).where(eq(payment.id, id))
    if (!first?.order) throw new Error('An order that was placed has no id')
    return first.order
  })
}
