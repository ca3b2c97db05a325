import type { Db } from '../db/index.ts'
import type { Actor } from '../http/actor.ts'
import { type Cap, countTry, takeBack } from '../limits/throttle.ts'
import { passwordMatches } from './password.ts'

/**
 * Whether somebody who is signed in knows the account's password. Wrong ones are few; right ones are counted too, for each is hashed.
 * TOO_MANY beyond.
 */
export async function knowsPassword(
  db: Db,
  { realm, account }: Pick<Actor, 'realm' | 'account'>,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const wrong: Cap = [['password', 'wrong', realm, account], 10, 15]
  const all: Cap = [['password', 'asked', realm, account], 60, 60]
  await countTry(db, all, wrong)
  const right = await passwordMatches(stored, password).catch(async (thrown: unknown) => {
    await takeBack(db, all, wrong)
    throw thrown
  })
  if (right) await takeBack(db, wrong)
  return right
}
