import { deliveryDays, type InstituteType, type WebhookDelivery } from '@pravesh/contract'
import { createSecret, type WebhookKeys } from '../../../people/webhooks/secret.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { webhook, webhookDelivery } from '../../../platform/db/tables.ts'

type Sample = Pick<WebhookDelivery, 'type' | 'state' | 'attempts' | 'status'> & { daysAgo: number }
const samples: readonly Sample[] = [
  { type: 'webhook.test', state: 'delivered', attempts: 1, status: 200, daysAgo: 9 },
  { type: 'enquiry.received', state: 'delivered', attempts: 1, status: 200, daysAgo: 7 },
  { type: 'application.sent', state: 'delivered', attempts: 4, status: 204, daysAgo: 4 },
  { type: 'application.moved', state: 'failed', attempts: 1, status: 404, daysAgo: 2 },
]
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A webhook of the demo's institute that is switched off, so that nothing is sent anywhere, with invented deliveries. */
export async function seedWebhook(
  tx: Tx,
  keys: WebhookKeys,
  { type, institute }: { type: InstituteType; institute: number },
): Promise<void> {
  const [added] = await tx
    .insert(webhook)
    .values({
      ...{ instituteType: type, institute, name: 'Demo: our own system', url: 'https://erp.example/pravesh' },
      events: ['enquiry.received', 'application.sent', 'application.moved'],
      ...{ active: false, secret: createSecret(keys).sealed, createdAt: ago(deliveryDays), updatedAt: ago(1) },
    })
    .returning({ id: webhook.id })
  if (!added) return
  await tx.insert(webhookDelivery).values(
    samples.map(({ daysAgo, ...sample }, index) => ({
      ...{ ...sample, webhook: added.id, eventId: `msg_demo_${index + 1}` },
      data: { instituteType: type, institute, demo: 'true' },
      ...{ createdAt: ago(daysAgo), attemptedAt: ago(daysAgo) },
    })),
  )
}
