import type { DeliveryType, InstituteType, WebhookDelivery, WebhookEvent } from '@pravesh/contract'
import { boolean, index, integer, jsonb, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** An address of an institute's own system that is told of its events. */
export const webhook = pgTable(
  'webhook',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    instituteType: text().$type<InstituteType>().notNull(),
    institute: integer().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    active: boolean().notNull().default(true),
    /** Sealed (AES-256-GCM); see people/webhooks/secret.ts. */
    secret: text().notNull(),
    /** The one before, sealed: it signs too until its time is over. */
    earlierSecret: text(),
    earlierSecretUntil: instant(),
    failingSince: instant(),
    switchedOffAt: instant(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('webhook_institute').on(t.instituteType, t.institute)],
)

/** An event on its way to an address. It has ids and states, and no data of a person. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    webhook: integer()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    eventId: text().notNull(),
    type: text().$type<DeliveryType>().notNull(),
    data: jsonb().$type<Record<string, string | number | null>>().notNull(),
    state: text().$type<WebhookDelivery['state']>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** How often a person had it sent. */
    rounds: integer().notNull().default(1),
    status: integer(),
    attemptedAt: instant(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('webhook_delivery_webhook').on(t.webhook, t.id), index('webhook_delivery_created').on(t.createdAt)],
)
