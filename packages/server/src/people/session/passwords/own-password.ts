import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Cap, countTry, takeBack } from '../../../platform/limits/throttle.ts'
import { passwordMatches } from './password.ts'

/**
 * Whether the signed-in person knows the account's password. Wrong attempts are limited; right ones are counted too, for each is hashed.
 * TOO_MANY beyond the limits.
 */
export async function knowsPassword(
  db: Db,
  { realm, account }: Pick<Actor, 'realm' | 'account'>,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const failureCap: Cap = [['password', 'wrong', realm, account], 10, 15]
  const all: Cap = [['password', 'asked', realm, account], 60, 60]
  await countTry(db, all, failureCap)
  const right = await passwordMatches(stored, password).catch(async (error: unknown) => {
    await takeBack(db, all, failureCap)
    throw error
  })
  if (right) await takeBack(db, failureCap)
  return right
}
