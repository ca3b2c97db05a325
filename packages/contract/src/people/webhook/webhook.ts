import { z } from 'zod'
import { dateTimeText, recordId, typedText } from '../../fields/field.ts'
import { httpsAddress } from '../../fields/text.ts'
import { partTimes } from '../../institute/parts/part.ts'

/** Events of an institute that its own system can be told of. */
export const webhookEvents = [
  'enquiry.received',
  'enquiry.withdrawn',
  'application.sent',
  'application.moved',
  'application.withdrawn',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** What is delivered: those, and what a person sends to try an address. */
export const deliveryTypes = [...webhookEvents, 'webhook.test'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** Addresses of one institute. */
export const mostWebhooks = 5
/** Days that deliveries stay listed. */
export const deliveryDays = 30
/** Hours that the earlier secret signs too, after a new one was made. */
export const secretHours = 24
/** Days of failures after which an address is switched off. */
export const failingDays = 5

export const webhookShape = {
  name: typedText(80).pipe(z.string().min(1, 'Required')).describe('What the address belongs to, in words'),
  url: httpsAddress(500).describe('Address that events are posted to, with https and on the public internet'),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'Choose one at least')
    .max(webhookEvents.length)
    .refine((events) => new Set(events).size === events.length, 'Each once')
    .describe(
      'What is told. enquiry.received: a new question; enquiry.withdrawn: its consent was withdrawn; application.sent: one was sent to the institute; application.moved: it is in another state; application.withdrawn: by the family or by staff',
    ),
  active: z.boolean().default(true).describe('False while nothing is sent there'),
}
export const webhook = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...webhookShape,
    url: z.string().describe('Address that events are posted to'),
    active: z.boolean().describe('False while nothing is sent there'),
    failingSince: dateTimeText
      .nullable()
      .describe('Since when nothing that was sent there was taken: ISO 8601, in UTC; null where the last one was'),
    switchedOffAt: dateTimeText
      .nullable()
      .describe(
        `When it was switched off because nothing was taken for ${failingDays} days: ISO 8601, in UTC; null otherwise`,
      ),
    earlierSecretUntil: dateTimeText
      .nullable()
      .describe('Until when the earlier secret signs too: ISO 8601, in UTC; null where there is none'),
    ...partTimes,
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.output<typeof webhook>

/** A webhook whose secret was just made. */
export const webhookWithSecret = z
  .strictObject({
    ...webhook.shape,
    secret: z
      .string()
      .describe('Secret that deliveries are signed with: `whsec_` and base64. It is in this answer alone'),
  })
  .meta({ id: 'WebhookWithSecret' })
export type WebhookWithSecret = z.output<typeof webhookWithSecret>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export const webhookDelivery = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    webhook: recordId.describe('Id of the webhook'),
    name: z.string().describe('What the address belongs to'),
    eventId: z.string().describe('Id of the event, sent as `webhook-id`: the same each time that it is sent'),
    type: z.enum(deliveryTypes).describe('What happened; webhook.test: a person tried the address'),
    state: z
      .enum(deliveryStates)
      .describe('waiting: it is sent, or tried again; delivered: it was taken; failed: it was given up'),
    attempts: z.int().describe('How often it was sent'),
    status: z.int().nullable().describe('Status of the last answer; null where there was none'),
    attemptedAt: dateTimeText.nullable().describe('When it was sent last: ISO 8601, in UTC; null before'),
    createdAt: partTimes.createdAt,
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof webhookDelivery>
