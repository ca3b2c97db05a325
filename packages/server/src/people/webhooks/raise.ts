import { randomBytes } from 'node:crypto'
import type { DeliveryType, WebhookEvent } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { webhook, webhookDelivery } from '../../platform/db/tables.ts'
import { enqueue, jobKind } from '../../services/jobs/queue.ts'

/** What an event says: ids, references and states, and nothing of a person. Who may read that asks the API for it. */
export type EventData = Readonly<Record<string, string | number | null>>

/** Tries of one delivery: the waits between them grow to an hour, and are a day together. */
export const mostAttempts = 29
export const deliveryKind = jobKind<{ delivery: number }>('webhook', mostAttempts)

/** Queues a stored delivery. `round`: how often a person had it sent. */
export const enqueueDelivery = (tx: Tx, delivery: number, round = 1) =>
  enqueue(tx, deliveryKind, { delivery }, { key: `webhook:${delivery}:${round}` })

/** Stores an event for one webhook and queues it; returns its id. */
export async function addDelivery(tx: Tx, to: number, type: DeliveryType, data: EventData): Promise<number> {
  const eventId = `msg_${randomBytes(16).toString('base64url')}`
  const [added] = await tx
    .insert(webhookDelivery)
    .values({ webhook: to, eventId, type, data })
    .returning({ id: webhookDelivery.id })
  if (!added) throw new Error('An insert answered no row')
  await enqueueDelivery(tx, added.id)
  return added.id
}

/** Lets the systems of an institute that asked for such events be told of one, once the caller's transaction is committed. */
export async function raiseEvent(tx: Tx, { type, id }: Institute, event: WebhookEvent, data: EventData): Promise<void> {
  const asked = await tx
    .select({ id: webhook.id })
    .from(webhook)
    .where(
      and(
        eq(webhook.instituteType, type),
        eq(webhook.institute, id),
        eq(webhook.active, true),
        sql`${webhook.events} @> ${JSON.stringify([event])}::jsonb`,
      ),
    )
  for (const to of asked) await addDelivery(tx, to.id, event, { instituteType: type, institute: id, ...data })
}
