import { ApiError, type mailPurposes, type Suppression, type suppressionReasons } from '@pravesh/contract'
import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { mailSuppression } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import type { Subscription } from '../../services/mail/unsubscribe-link.ts'
import { masked, maskedIn } from '../account/masked.ts'

type Reason = (typeof suppressionReasons)[number]
type Purpose = (typeof mailPurposes)[number]
const detailLength = 300

/** Why mails of a purpose do not go to an address, as SQL: `bounced`, `unsubscribed`, or null where they do. */
export const suppressionOf = (address: SQLWrapper, purpose: Purpose): SQL<'bounced' | 'unsubscribed' | null> =>
  sql`(select case when min(s.reason) = 'bounce' then 'bounced' else 'unsubscribed' end from mail_suppression s
    where s.address = lower(${address}) and s.purpose in (${purpose}, 'all') having count(*) > 0)`

/** Stops mails of a purpose to an address. Where they are stopped already nothing changes. */
export async function suppress(
  db: Db | Tx,
  { address, purpose }: Subscription,
  reason: Reason,
  detail?: string,
): Promise<void> {
  const masking = detail === undefined ? null : maskedIn(detail).slice(0, detailLength)
  await db
    .insert(mailSuppression)
    .values({ address: address.toLowerCase(), purpose, reason, detail: masking })
    .onConflictDoNothing({ target: [mailSuppression.address, mailSuppression.purpose] })
}

const ofPerson = ({ address, purpose }: Subscription) =>
  and(eq(mailSuppression.address, address), eq(mailSuppression.purpose, purpose))

/** Whether mails of a purpose are stopped for an address. */
export const isStopped = async (db: Db | Tx, subscription: Subscription): Promise<boolean> =>
  (await db.$count(mailSuppression, ofPerson(subscription))) > 0

/** Allows mails of a purpose to an address again, at its person's request. An address that rejects mail is unchanged. */
export async function resume(db: Db | Tx, subscription: Subscription): Promise<void> {
  await db.delete(mailSuppression).where(and(ofPerson(subscription), ne(mailSuppression.reason, 'bounce')))
}

type SuppressionsQuery = PageQuery<'id' | 'createdAt'> & { reason?: Reason | undefined; purpose?: Purpose | undefined }
type SuppressionRecord = typeof mailSuppression.$inferSelect
const asSuppression = ({ address, ...row }: SuppressionRecord): Suppression => ({
  ...row,
  maskedEmail: masked(address) ?? '',
})

/** A page of suppressed addresses, masked, newest first by default; search matches a whole address. */
export async function listSuppressions(db: Db, q: SuppressionsQuery) {
  const where = and(
    idFilter(q, mailSuppression.id),
    q.reason ? eq(mailSuppression.reason, q.reason) : undefined,
    q.purpose ? eq(mailSuppression.purpose, q.purpose) : undefined,
    q.search ? eq(mailSuppression.address, q.search.toLowerCase()) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, mailSuppression),
    where,
    from: (keys) => db.select(keys).from(mailSuppression),
  })
  const rows = await db.select().from(mailSuppression).where(anyOf(mailSuppression.id, ids))
  return { data: inOrder(ids, rows).map(asSuppression), ...totals, ...page }
}

/** Lifts suppressions, all that are named or none: NOT_FOUND where one is absent. */
export function liftSuppressions(db: Db, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const lifted = await tx
      .delete(mailSuppression)
      .where(inArray(mailSuppression.id, [...ids]))
      .returning({ id: mailSuppression.id })
    if (lifted.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    return lifted.map(({ id }) => id)
  })
}
