import { createHash } from 'node:crypto'
import { and, desc, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { securityEvent, securitySeal } from '../../platform/db/tables.ts'

type Seal = typeof securitySeal.$inferSelect
type Hashed = { id: number; hash: string }

/** Events of one seal at most. */
const maxEvents = 5_000

/** The hash of a seal: of its number, the seal before, and the hashes of its events. */
export const sealHash = (seal: Pick<Seal, 'id' | 'previous' | 'previousAt'>, events: readonly Hashed[]): string =>
  createHash('sha256')
    .update([seal.id, seal.previous, seal.previousAt, ...events.map(({ id, hash }) => `${id} ${hash}`)].join('\n'))
    .digest('hex')

/**
 * A scheduled task: seals events that have none, in one chain of seals. Chaining each event as it is written would make all sign-ins wait
 * for each other until they commit; so an event costs its writer one insert, and is chained within a minute. A transaction that commits late
 * has a lower id than sealed events: the next seal takes it. Returns the number of sealed events.
 */
export async function sealEvents(db: Db): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await sealSome(db)
    sealed += count
    if (count < maxEvents) return sealed
  }
}

/** Adds one seal. Of two processes at once the second has the same number, and fails. */
const sealSome = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const [last] = await tx.select().from(securitySeal).orderBy(desc(securitySeal.id)).limit(1)
    // No transaction with an event takes an hour: of older seals the highest id is enough to know what they have.
    const recent = sql`${securitySeal.at} > now() - interval '1 hour'`
    const floor = sql`coalesce((select ${securitySeal.highest} from ${securitySeal} where not (${recent})
      order by ${securitySeal.id} desc limit 1), 0)`
    const events = await tx
      .select({ id: securityEvent.id, hash: securityEvent.hash })
      .from(securityEvent)
      .where(
        and(
          sql`${securityEvent.id} > ${floor}`,
          sql`${securityEvent.id} not in (select unnest(${securitySeal.events}) from ${securitySeal} where ${recent})`,
        ),
      )
      .orderBy(securityEvent.id)
      .limit(maxEvents)
    const highest = events.at(-1)?.id
    if (highest === undefined) return 0
    const seal = { id: (last?.id ?? 0) + 1, previous: last?.hash ?? null, previousAt: last?.at ?? null }
    await tx.insert(securitySeal).values({
      ...seal,
      at: sql`date_trunc('milliseconds', now())`,
      events: events.map(({ id }) => id),
      highest: Math.max(highest, last?.highest ?? 0),
      hash: sealHash(seal, events),
    })
    return events.length
  })

/**
 * A scheduled task: deletes seals that are older than a year, with their events, so that no seal is left without some of them; the newest
 * seal stays. The database refuses to delete anything younger. Digital Personal Data Protection Rules 2025, r. 6(1)(e). Returns the number
 * of deleted events.
 */
export const deleteOldEvents = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ deleted: number }>(sql`select security_log_delete_old()::int as deleted`)
  return rows[0]?.deleted ?? 0
}
