import { ApiError } from '@pravesh/contract'
import type { Db, Tx } from '../db/index.ts'
import { limitsOf } from '../limits/open.ts'

/** What is counted: under which key, and how many are let through in how many minutes. */
export type Cap = readonly [key: string, most: number, minutes: number]

const named = (key: string) => key.slice(0, 200)

/** Counts a try under `key`; over `most` in `minutes` it is refused with the seconds to wait. */
export async function countTry(db: Db | Tx, key: string, most: number, minutes: number): Promise<void> {
  const { count, wait } = await limitsOf(db).count(named(key), minutes * 60)
  if (count > most) throw new ApiError('TOO_MANY', { retryAfter: wait })
}
/** Counts one, and says whether it is still within its cap: for what is left out quietly and not refused. */
export async function isWithin(db: Db | Tx, [key, most, minutes]: Cap): Promise<boolean> {
  return (await limitsOf(db).count(named(key), minutes * 60)).count <= most
}
/** Takes back one try that was counted under `key`: it was right, and only wrong ones count there. */
export const takeBackTry = (db: Db, [key, , minutes]: Cap): Promise<void> =>
  limitsOf(db).takeBack(named(key), minutes * 60)
/** Forgets the tries under a key: after a success. */
export const forgetTries = (db: Db, key: string): Promise<void> => limitsOf(db).forget(named(key))
