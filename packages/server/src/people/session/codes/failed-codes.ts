import type { Db } from '../../../platform/db/index.ts'
import type { Networks } from '../../../platform/limits/network.ts'
import { type Cap, capsFrom, isWithin, waitOf } from '../../../platform/limits/throttle.ts'

/** Wrong codes of everybody in an hour; people mistype a few in a hundred. */
const ofAll: Cap = [['code', 'wrong', 'all'], 1_000, 60]
/** The operator is warned at most once an hour. */
const alarm: Cap = [['code', 'wrong', 'alarm'], 1, 60]

/**
 * Counts a wrong attempt at an active code, by network and in total. True where so many were wrong in an hour (20 of a network, 1,000 in
 * total) that codes are being guessed: the attempted code has no second attempt then. A right code is always accepted: a carrier's address
 * is thousands of people. Beyond the total the operator is warned, once an hour, on the standard error output.
 */
export async function countFailedCode(db: Db, from: Networks): Promise<boolean> {
  const isNetworkGuessing = (await waitOf(db, capsFrom(from, ['code', 'wrong'], 20, 60))) !== undefined
  if (await isWithin(db, ofAll)) return isNetworkGuessing
  if (await isWithin(db, alarm))
    process.emitWarning(
      `More than ${ofAll[1]} wrong sign-in codes in an hour: somebody may be guessing them. Each code has one try until that ends.`,
    )
  return true
}
