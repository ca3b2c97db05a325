import { ApiError, deliveryDays, type WebhookDelivery } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { webhook, webhookDelivery } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { addDelivery, enqueueDelivery } from './raise.ts'
import { isOf, lockWebhook } from './webhooks.ts'

type DeliveriesQuery = PageQuery<'id'> & {
  webhook?: number | undefined
  state?: WebhookDelivery['state'] | undefined
}
/** Deliveries that the people of an institute have sent by hand in an hour. */
const mostByHand = 60

const {
  data: _data,
  rounds: _rounds,
  ...shown
} = {
  id: webhookDelivery.id,
  webhook: webhookDelivery.webhook,
  name: webhook.name,
  eventId: webhookDelivery.eventId,
  type: webhookDelivery.type,
  data: webhookDelivery.data,
  rounds: webhookDelivery.rounds,
  state: webhookDelivery.state,
  attempts: webhookDelivery.attempts,
  status: webhookDelivery.status,
  attemptedAt: webhookDelivery.attemptedAt,
  createdAt: webhookDelivery.createdAt,
}
const isListed = sql`${webhookDelivery.createdAt} > now() - make_interval(days => ${deliveryDays})`

/** A page of what was sent to the systems of an institute, newest first. */
export async function listDeliveries(db: Db, owner: Institute, q: DeliveriesQuery) {
  const where = and(
    isOf(owner),
    isListed,
    q.webhook === undefined ? undefined : eq(webhookDelivery.webhook, q.webhook),
    q.state === undefined ? undefined : eq(webhookDelivery.state, q.state),
    q.search ? sql`${webhookDelivery.eventId} = ${q.search}` : undefined,
    idFilter(q, webhookDelivery.id),
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, webhookDelivery),
    where,
    from: (keys) => db.select(keys).from(webhookDelivery).innerJoin(webhook, eq(webhook.id, webhookDelivery.webhook)),
  })
  return { data: inOrder(ids, await deliveriesOf(db, ids)), ...totals, ...page }
}

const deliveriesOf = (db: Db | Tx, ids: readonly number[]): Promise<WebhookDelivery[]> =>
  db
    .select(shown)
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhook))
    .where(anyOf(webhookDelivery.id, ids))

async function deliveryOf(tx: Tx, id: number): Promise<WebhookDelivery> {
  const [row] = await deliveriesOf(tx, [id])
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Locks the webhook of something that a person sends by hand. CONFLICT where it is switched off, TOO_MANY after many in an hour. */
async function lockForSending(tx: Tx, owner: Institute, id: number): Promise<void> {
  const { active } = await lockWebhook(tx, owner, id)
  if (!active) throw new ApiError('CONFLICT', { message: 'This webhook is switched off. Switch it on first' })
  await countTry(tx, [['webhooks by hand', owner.type, owner.id], mostByHand, 60])
}

/** Sends an event that says nothing, to try an address. */
export function sendTest(db: Db, owner: Institute, id: number): Promise<WebhookDelivery> {
  return db.transaction(async (tx) => {
    await lockForSending(tx, owner, id)
    const data = { instituteType: owner.type, institute: owner.id }
    return deliveryOf(tx, await addDelivery(tx, id, 'webhook.test', data))
  })
}

/** Sends a delivery again, with the id of its event. CONFLICT while it waits. */
export function sendDeliveryAgain(db: Db, owner: Institute, id: number): Promise<WebhookDelivery> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ to: webhookDelivery.webhook, state: webhookDelivery.state, rounds: webhookDelivery.rounds })
      .from(webhookDelivery)
      .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhook))
      .where(and(eq(webhookDelivery.id, id), isOf(owner), isListed))
      .for('update', { of: webhookDelivery })
    if (!found) throw new ApiError('NOT_FOUND')
    if (found.state === 'waiting') throw new ApiError('CONFLICT', { message: 'It is on its way already' })
    await lockForSending(tx, owner, found.to)
    const round = found.rounds + 1
    await tx.update(webhookDelivery).set({ state: 'waiting', rounds: round }).where(eq(webhookDelivery.id, id))
    await enqueueDelivery(tx, id, round)
    return deliveryOf(tx, id)
  })
}

/** A job: removes deliveries that are not listed any more, and webhooks of institutes that are gone. Returns their number. */
export async function sweepWebhooks(db: Db): Promise<number> {
  const old = await db.delete(webhookDelivery).where(sql`not (${isListed})`).returning({ id: webhookDelivery.id })
  const orphans = await db
    .delete(webhook)
    .where(sql`case ${webhook.instituteType} when 'school' then not exists (select from school s where s.id = ${webhook.institute})
      else not exists (select from college c where c.id = ${webhook.institute}) end`)
    .returning({ id: webhook.id })
  return old.length + orphans.length
}
