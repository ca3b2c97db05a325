import {
  ApiError,
  type ChangeOf,
  mostWebhooks,
  secretHours,
  type Webhook,
  type WebhookWithSecret,
  type webhookShape,
} from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, eq, inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { webhook } from '../../platform/db/tables.ts'
import type { Call } from '../../platform/http/bind.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { assertUnchanged } from '../../platform/http/request/if-unchanged.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { createSecret, type WebhookKeys } from './secret.ts'

export type WebhookConfig = WebhookKeys & EventKeys
type Change = ChangeOf<typeof webhookShape>
type NewWebhook = Pick<Webhook, 'name' | 'url' | 'events' | 'active'>

const isEarlierValid = sql`${webhook.earlierSecretUntil} > now()`
const columns = {
  id: webhook.id,
  name: webhook.name,
  url: webhook.url,
  events: webhook.events,
  active: webhook.active,
  failingSince: webhook.failingSince,
  switchedOffAt: webhook.switchedOffAt,
  earlierSecretUntil: sql<string | null>`case when ${isEarlierValid} then ${webhook.earlierSecretUntil} end`.mapWith(
    webhook.earlierSecretUntil,
  ),
  createdAt: webhook.createdAt,
  updatedAt: webhook.updatedAt,
}
/** True of the webhooks of an institute. */
export const isOf = ({ type, id }: Institute): SQL | undefined =>
  and(eq(webhook.instituteType, type), eq(webhook.institute, id))

/** A page of an institute's webhooks, newest first. */
export async function listWebhooks(db: Db, owner: Institute, q: PageQuery<'id' | 'name'>) {
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    isOf(owner),
    like ? sql`(${webhook.name} ilike ${like} or ${webhook.url} ilike ${like})` : undefined,
    idFilter(q, webhook.id),
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, webhook),
    where,
    from: (keys) => db.select(keys).from(webhook),
  })
  const rows: Webhook[] = await db.select(columns).from(webhook).where(anyOf(webhook.id, ids))
  return { data: inOrder(ids, rows), ...totals, ...page }
}

/** Locks a webhook of an institute until the transaction ends. NOT_FOUND where it has none of this id. */
export async function lockWebhook(tx: Tx, owner: Institute, id: number): Promise<Webhook> {
  const [row] = await tx
    .select(columns)
    .from(webhook)
    .where(and(eq(webhook.id, id), isOf(owner)))
    .for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Adds a webhook; its secret is in this answer alone. CONFLICT where the institute has as many as it may. */
export function createWebhook(
  db: Db,
  config: WebhookConfig,
  call: Call,
  owner: Institute,
  { name, url, events, active }: NewWebhook,
): Promise<WebhookWithSecret> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${owner.type} ${owner.id}`}, 0))`)
    if ((await tx.$count(webhook, isOf(owner))) >= mostWebhooks)
      throw new ApiError('CONFLICT', { message: `An institute has ${mostWebhooks} webhooks at most` })
    const { secret, sealed } = createSecret(config)
    const [row] = await tx
      .insert(webhook)
      .values({ instituteType: owner.type, institute: owner.id, name, url, events, active, secret: sealed })
      .returning(columns)
    if (!row) throw new Error('An insert answered no row')
    await recordCall(tx, config, call, 'webhook-added', { webhook: row.id })
    return { ...row, secret }
  })
}

/** Changes the named fields. Another address, or one that is switched on again, begins without failures. */
export function updateWebhook(
  db: Db,
  config: WebhookConfig,
  call: Call,
  owner: Institute,
  { id, updatedAt, ...change }: Change & { id: number; updatedAt: string },
): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const before = await lockWebhook(tx, owner, id)
    await assertUnchanged(updatedAt, before.updatedAt, async () => before)
    const isFresh = (change.active === true && !before.active) || (change.url ?? before.url) !== before.url
    const [row] = await tx
      .update(webhook)
      .set({
        ...change,
        ...(isFresh && { failingSince: null, switchedOffAt: null }),
        updatedAt: nextUpdatedAt(webhook.updatedAt),
      })
      .where(eq(webhook.id, id))
      .returning(columns)
    if (!row) throw new ApiError('NOT_FOUND')
    await recordCall(tx, config, call, 'webhook-changed', { webhook: id })
    return row
  })
}

/** Deletes webhooks with their deliveries, all or none. */
export function removeWebhooks(
  db: Db,
  config: WebhookConfig,
  call: Call,
  owner: Institute,
  ids: readonly number[],
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(webhook)
      .where(and(inArray(webhook.id, [...ids]), isOf(owner)))
      .returning({ id: webhook.id })
    if (rows.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    await recordCall(tx, config, call, 'webhook-removed', { count: rows.length })
    return rows.map(({ id }) => id)
  })
}

/** Makes a new secret; the present one signs too for a day, so that the receiver changes without a gap. */
export function makeSecret(
  db: Db,
  config: WebhookConfig,
  call: Call,
  owner: Institute,
  id: number,
): Promise<WebhookWithSecret> {
  return db.transaction(async (tx) => {
    await lockWebhook(tx, owner, id)
    const { secret, sealed } = createSecret(config)
    const [row] = await tx
      .update(webhook)
      .set({
        secret: sealed,
        earlierSecret: sql`${webhook.secret}`,
        earlierSecretUntil: sql`now() + make_interval(hours => ${secretHours})`,
        updatedAt: nextUpdatedAt(webhook.updatedAt),
      })
      .where(eq(webhook.id, id))
      .returning(columns)
    if (!row) throw new ApiError('NOT_FOUND')
    await recordCall(tx, config, call, 'webhook-secret-made', { webhook: id })
    return { ...row, secret }
  })
}
