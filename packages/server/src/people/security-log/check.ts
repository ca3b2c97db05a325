import { and, gt, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { securityEvent, securitySeal } from '../../platform/db/tables.ts'
import { sealHash } from './seal.ts'

type Seal = typeof securitySeal.$inferSelect
export type LogCheck = { problems: string[]; events: number; last: Pick<Seal, 'id' | 'hash'> | undefined }

const seals = 100
const e = securityEvent
/** The hash of a row as it is now: what the trigger computed when it was written. */
const hashNow = sql<string>`encode(sha256(convert_to(array_to_string(array[
  ${e.id}::text, to_char(${e.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${e.realm}, ${e.account}::text, ${e.kind},
  ${e.outcome}, ${e.name}, ${e.network}, ${e.device}, ${e.details}::text], E'\n', ''), 'utf8')), 'hex')`
const yearAgo = () => new Date(new Date().setUTCFullYear(new Date().getUTCFullYear() - 1)).toISOString()

/** Problems of a seal in its place behind another: the first one of the log may only follow seals that were due to be deleted. */
function chainProblems(seal: Seal, before: Pick<Seal, 'id' | 'hash'> | undefined): string[] {
  if (before && (seal.id !== before.id + 1 || seal.previous !== before.hash))
    return [`Seal ${seal.id} does not follow seal ${before.id}: seals between them are missing or were changed.`]
  if (before || (seal.id === 1 && seal.previous === null)) return []
  const isDue = seal.previousAt !== null && seal.previousAt < yearAgo()
  return isDue ? [] : [`Seals before ${seal.id} are missing, and they are not a year old.`]
}

/** Problems of the events of a seal: missing, changed, or changed together with their own hash. */
async function sealProblems(db: Db, seal: Seal): Promise<string[]> {
  const rows = await db
    .select({ id: e.id, hash: e.hash, now: hashNow })
    .from(e)
    .where(anyOf(e.id, seal.events))
    .orderBy(e.id)
  const present = new Set(rows.map(({ id }) => id))
  const missing = seal.events.filter((id) => !present.has(id)).map((id) => `Event ${id} is missing.`)
  const changed = rows.filter(({ hash, now }) => hash !== now).map(({ id }) => `Event ${id} was changed.`)
  const found = [...missing, ...changed]
  if (found.length > 0 || sealHash(seal, rows) === seal.hash) return found
  return [`Seal ${seal.id} is broken: it, or one of the events ${seal.events.join(', ')}, was changed.`]
}

/** Events that no seal has, or that were changed before one had them. The newest wait for the next seal. */
async function unsealedProblems(db: Db): Promise<string[]> {
  const unsealed = sql`${e.id} not in (select unnest(${securitySeal.events}) from ${securitySeal})`
  const overdue = sql<boolean>`${e.at} < now() - interval '10 minutes'`
  const rows = await db.select({ id: e.id, hash: e.hash, now: hashNow, overdue }).from(e).where(unsealed).orderBy(e.id)
  return rows.flatMap(({ id, hash, now, overdue: isOverdue }) => {
    if (hash !== now) return [`Event ${id} was changed.`]
    return isOverdue ? [`Event ${id} was not sealed: the server's tasks do not run, or it was added past it.`] : []
  })
}

/**
 * Follows the chain of seals and compares each event with its hash. Finds events that were changed, deleted or added past the server, and
 * seals that were. It cannot find that the end of the log was cut off, seals and all: for that the last seal is compared with a copy elsewhere.
 */
export async function checkLog(db: Db): Promise<LogCheck> {
  const problems: string[] = []
  let last: Seal | undefined
  for (;;) {
    const page: Seal[] = await db
      .select()
      .from(securitySeal)
      .where(and(last && gt(securitySeal.id, last.id)))
      .orderBy(securitySeal.id)
      .limit(seals)
    for (const seal of page) {
      problems.push(...chainProblems(seal, last), ...(await sealProblems(db, seal)))
      last = seal
    }
    if (page.length < seals) break
  }
  problems.push(...(await unsealedProblems(db)))
  return { problems, events: await db.$count(e), last }
}
