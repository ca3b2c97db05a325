import type { Tx } from '../../../platform/db/index.ts'
import { webhookEvent } from '../../../platform/db/tables.ts'

/** A received webhook: the gateway's event id and the event's name, such as `payment.captured`. */
export type WebhookNotice = { id: string; name: string }

/** Records a webhook within the transaction that acts on it; false where it was recorded before. */
export async function recordWebhook(tx: Tx, event: WebhookNotice, gatewayPayment: string): Promise<boolean> {
  const rows = await tx
    .insert(webhookEvent)
    .values({ ...event, gatewayPayment })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}
