import type { Config } from '../../../platform/config/config.ts'
import { and, eq, isNull, lt, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { passkeyChallenge } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'

/** Whom a challenge is for: an account that adds a passkey, or anybody of a realm who signs in. */
type ChallengeOwner = { realm: Actor['realm']; account: number | null }

const lives = sql`interval '5 minutes'`

/** Names the host of an account's pages to browsers: a passkey belongs to it, and is used on its pages alone. */
export function relyingParty(
  { origin, consoleOrigins }: Pick<Config, 'origin' | 'consoleOrigins'>,
  realm: Actor['realm'],
) {
  const own = realm === 'student' ? origin : (consoleOrigins[realm] ?? origin)
  return { id: new URL(own).hostname, origin: own }
}

/** Stores a challenge until it is answered, or for five minutes. */
export async function storeChallenge(db: Db, owner: ChallengeOwner, challenge: string): Promise<void> {
  await db.insert(passkeyChallenge).values({ ...owner, challenge, expiresAt: sql`now() + ${lives}` })
}
/** Uses a challenge up; false for one that was used, has expired, or was for somebody else. */
export async function consumeChallenge(
  db: Db,
  { realm, account }: ChallengeOwner,
  challenge: string,
): Promise<boolean> {
  const of = account === null ? isNull(passkeyChallenge.account) : eq(passkeyChallenge.account, account)
  const live = and(eq(passkeyChallenge.realm, realm), of, sql`${passkeyChallenge.expiresAt} > now()`)
  const used = await db
    .delete(passkeyChallenge)
    .where(and(eq(passkeyChallenge.challenge, challenge), live))
    .returning({ challenge: passkeyChallenge.challenge })
  return used.length > 0
}
/** Removes challenges that can no longer be answered. */
export async function sweepChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`))
}
