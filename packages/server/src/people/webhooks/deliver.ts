import { failingDays } from '@pravesh/contract'
import { Webhook } from 'standardwebhooks'
import type { Config } from '../../platform/config/config.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { webhook, webhookDelivery } from '../../platform/db/tables.ts'
import { type Handled, handle, PermanentFailure } from '../../services/jobs/run.ts'
import { type Guard, guardedPost } from '../lead-forwarding/outgoing/guarded-post.ts'
import { isTransient } from '../lead-forwarding/outgoing/post-signed.ts'
import { raiseNotice } from '../notice/raise.ts'
import { deliveryKind, mostAttempts } from './raise.ts'
import { openSecret } from './secret.ts'

type DeliveryServices = { db: Db; config: Pick<Config, 'encryptionKeys' | 'leadsToPrivateNetworks'> }
type WebhookRow = typeof webhook.$inferSelect
type DeliveryRow = typeof webhookDelivery.$inferSelect

/** Headers and body by Standard Webhooks: signed with the secret, and for a day with the one before too. */
function signed(
  config: DeliveryServices['config'],
  { secret, earlierSecret, earlierSecretUntil }: WebhookRow,
  { eventId, type, data, createdAt }: DeliveryRow,
) {
  const now = new Date()
  const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data })
  const isEarlierValid = earlierSecretUntil !== null && new Date(earlierSecretUntil) > now
  const secrets = [secret, ...(earlierSecret !== null && isEarlierValid ? [earlierSecret] : [])]
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Pravesh-Webhooks',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets
        .map((sealed) => new Webhook(openSecret(config, sealed)).sign(eventId, now, body))
        .join(' '),
    },
  }
}

/** Writes down a try. An address that has failed for days is switched off, and its people are told. */
async function noteTry(
  db: Db,
  to: WebhookRow,
  delivery: number,
  { state, status }: Pick<DeliveryRow, 'state' | 'status'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(webhookDelivery)
      .set({ state, status, attempts: sql`${webhookDelivery.attempts} + 1`, attemptedAt: sql`now()` })
      .where(eq(webhookDelivery.id, delivery))
    if (state === 'delivered') {
      await tx.update(webhook).set({ failingSince: null }).where(eq(webhook.id, to.id))
      return
    }
    const [failing] = await tx
      .update(webhook)
      .set({ failingSince: sql`coalesce(${webhook.failingSince}, now())` })
      .where(sql`${eq(webhook.id, to.id)} and ${webhook.active}`)
      .returning({ isOver: sql<boolean>`${webhook.failingSince} < now() - make_interval(days => ${failingDays})` })
    if (!failing?.isOver) return
    await tx
      .update(webhook)
      .set({ active: false, switchedOffAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(webhook.id, to.id))
    await raiseNotice(
      tx,
      { type: to.instituteType, id: to.institute },
      { kind: 'webhook', subject: to.id, key: `webhook:${to.id}:${new Date().toISOString()}` },
    )
  })
}

/**
 * Delivers an event. What the receiver may take later is tried again with growing waits for about a day; then it is given up, which is no
 * failure of ours. A delivery that was taken already, or whose address is gone, is not sent.
 */
export const deliveryHandler = ({ db, config }: DeliveryServices, guard: Guard = {}): Handled =>
  handle(
    deliveryKind,
    async ({ delivery: id }, { attempt }) => {
      const [found] = await db
        .select()
        .from(webhookDelivery)
        .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhook))
        .where(eq(webhookDelivery.id, id))
      if (found?.webhook_delivery.state !== 'waiting') return
      const { webhook: to, webhook_delivery: delivery } = found
      if (!to.active) {
        await db.update(webhookDelivery).set({ state: 'failed' }).where(eq(webhookDelivery.id, id))
        return
      }
      const message = signed(config, to, delivery)
      const options = { privateToo: config.leadsToPrivateNetworks, ...guard }
      const status = await guardedPost(to.url, message, options).catch((error: unknown) =>
        error instanceof PermanentFailure ? ('no receiver' as const) : null,
      )
      if (typeof status === 'number' && status >= 200 && status < 300)
        return noteTry(db, to, id, { state: 'delivered', status })
      const mayGoBetter = status === null || (typeof status === 'number' && isTransient(status))
      const isLast = !mayGoBetter || attempt >= mostAttempts
      await noteTry(db, to, id, {
        state: isLast ? 'failed' : 'waiting',
        status: typeof status === 'number' ? status : null,
      })
      if (!isLast)
        throw new Error(`The institute’s system ${status === null ? 'cannot be reached' : `answered ${status}`}`)
    },
    { maxJobs: 2 },
  )
