import {
  ApiError,
  type FeesType,
  orderAmount,
  type orderAnswer,
  type orderBody,
  orderCurrency,
} from '@pravesh/contract'
import type { z } from 'zod'
import { refuseNotAdmitting } from '../admission/admitting.ts'
import type { Application } from '../admission/application.ts'
import { checkOwnChild, impliedChild, openApplicationTo } from '../admission/find.ts'
import { ensureShortlisted } from '../admission/shortlist.ts'
import { lockAccount, refuseSecondOpen, startApplication, transitionApplication } from '../admission/transition.ts'
import { and, desc, eq, inArray, isNull, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { application, payment, paymentEvent, studentAccount } from '../db/tables.ts'
import type { Actor } from '../http/actor.ts'
import { publishedInstitute } from '../institute/found.ts'
import { countTry } from '../limits/throttle.ts'
import type { Notify } from '../mail/notify.ts'
import type { Gateway } from './gateway/gateway.ts'

type Asked = z.output<typeof orderBody>
type Opened = { id: number; gatewayOrder: string | null }
export type OrderParts = { db: Db; gateway: Gateway; tell: Notify }

/**
 * Opens an order at the gateway, and an application to the institute where the payer has none open. NOT_ADMITTING where it takes
 * none today; what was ordered before is paid all the same.
 */
export async function openOrder(parts: OrderParts, actor: Actor, asked: Asked): Promise<z.output<typeof orderAnswer>> {
  const { db, gateway } = parts
  // Each order is one at the gateway too, which the reconciler asks about for days: one account must not keep it from the others.
  await countTry(db, [['orders', actor.account], 60, 60])
  const opened = await db.transaction((tx) => prepare(tx, parts, actor, asked))
  const orderId = opened.gatewayOrder ?? (await placeOrder(db, gateway, opened.id, asked))
  const { keyId: key, checkout } = gateway
  return { orderId, currency: orderCurrency, amount: orderAmount, key, checkout, message: 'Order created' }
}

async function prepare(tx: Tx, { gateway, tell }: OrderParts, actor: Actor, asked: Asked): Promise<Opened> {
  const { account, name } = actor
  const { instituteType, instituteId, feesType } = asked
  await lockAccount(tx, account)
  const [payer] = await tx.select().from(studentAccount).where(eq(studentAccount.id, account))
  if (payer?.track !== instituteType)
    throw new ApiError('INVALID', {
      errors: [{ field: 'instituteType', message: `This account applies to a ${payer?.track ?? 'school or college'}` }],
    })
  await publishedInstitute(tx, asked)
  await checkOwnChild(tx, account, asked.child)
  const by = { by: 'family', actor: name } as const
  const child = asked.child ?? (await impliedChild(tx, account, asked))
  // An application that names no child is for whichever child there is.
  const open =
    (await openApplicationTo(tx, account, asked, asked.child ?? undefined)) ??
    (await openApplicationTo(tx, account, asked, null))
  const held = open
    ? await assignChild(tx, open, child)
    : await startApplication(tx, { account, instituteType, instituteId, child }, by)
  await ensureShortlisted(tx, { account, instituteType, instituteId, child: held.child })
  const waiting = await waitingOrder(tx, held, feesType, gateway)
  await refuseNotAdmitting(tx, asked)
  if (held.status === 'draft') await transitionApplication(tx, tell, held, 'payment_pending', by)
  if (waiting) return waiting
  const currency = orderCurrency
  const [made] = await tx
    .insert(payment)
    .values({ account, application: held.id, feesType, amount: orderAmount, currency, gateway: gateway.name })
    .returning({ id: payment.id, gatewayOrder: payment.gatewayOrder })
  if (!made) throw new Error('An insert answered no row')
  return made
}

/** An application that is not sent yet, with its child where it named none. */
async function assignChild(tx: Tx, held: Application, child: number | null): Promise<Application> {
  if (child === null || held.child !== null || held.submittedAt !== null) return held
  const set = { child, updatedAt: sql`now()` }
  const [now] = await refuseSecondOpen(() =>
    tx.update(application).set(set).where(eq(application.id, held.id)).returning(),
  )
  if (!now) throw new Error('A locked application was not there')
  return now
}

/**
 * The order of an earlier tap: fewer orders, fewer payments that come twice. One that the gateway was not yet asked for, or
 * did not answer, is placed by whoever comes next. ALREADY_PAID where the fee is paid.
 */
async function waitingOrder(tx: Tx, { id }: Pick<Application, 'id'>, feesType: FeesType, gateway: Gateway) {
  const ofIt = and(eq(payment.application, id), eq(payment.feesType, feesType))
  if ((await tx.$count(payment, and(ofIt, eq(payment.status, 'paid')))) > 0) throw new ApiError('ALREADY_PAID')
  const [waiting] = await tx
    .select({ id: payment.id, gatewayOrder: payment.gatewayOrder })
    .from(payment)
    .where(
      and(
        ofIt,
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
async function placeOrder(db: Db, gateway: Gateway, id: number, asked: Asked): Promise<string> {
  const notes = { feesType: asked.feesType, institute: `${asked.instituteType} ${asked.instituteId}` }
  const receipt = `pravesh-${id}`
  const order = await gateway.createOrder({ amount: orderAmount, currency: orderCurrency, receipt, notes })
  return db.transaction(async (tx) => {
    const unplaced = and(eq(payment.id, id), isNull(payment.gatewayOrder))
    const placed = await tx.update(payment).set({ gatewayOrder: order.id }).where(unplaced).returning()
    if (placed.length > 0) {
      await tx.insert(paymentEvent).values({ payment: id, source: 'order', what: 'created' })
      return order.id
    }
    const [first] = await tx.select({ order: payment.gatewayOrder }).from(payment).where(eq(payment.id, id))
    if (!first?.order) throw new Error('An order that was placed has no id')
    return first.order
  })
}
