import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/index.ts'
import type { Networks } from '../../../platform/limits/network.ts'
import { type Cap, capsFrom, countTry, isWithin, waitOf } from '../../../platform/limits/throttle.ts'
import { studentByVerifiedMobile } from '../accounts.ts'
import { isKnown } from '../known-network.ts'

export const resendSeconds = 30
const day = 24 * 60

/** Limits of one mobile, by network, hour and day. Networks of earlier sign-ins are counted apart: attackers use up their own share. */
function ofMobile(mobile: string, isKnownNetwork: boolean, from: Networks): Cap[] {
  const place = isKnownNetwork ? 'home' : 'away'
  return [
    ...capsFrom(from, ['code', place, 'at', mobile], isKnownNetwork ? 6 : 4, 60),
    [['code', place, 'hour', mobile], 12, 60],
    [['code', place, 'day', mobile], 30, day],
  ]
}

/** Messages that cost money, of all kinds and recipients: the hourly spending is limited. */
export const paidMessages: Cap = [['sms', 'all'], 4_000, 60]

/**
 * Counts a requested code; TOO_MANY beyond the limit of one mobile. Each code costs money and rings a phone. Verified mobiles have a share
 * of their own in the limits of a network and in total, so that requests for other numbers do not use it up. Beyond that share no code is
 * sent, with the same response: a rejection there would reveal the mobiles with an account. Returns whether the code is to be sent.
 */
export async function countCode(
  db: Db,
  keys: Pick<Config, 'sessionSecrets'>,
  { mobile, track: accountType }: { mobile: string; track: 'college' | 'school' },
  from: Networks,
): Promise<boolean> {
  const owner = await studentByVerifiedMobile(db, accountType, mobile)
  const isKnownNetwork = await isKnown(db, keys, 'student', owner?.id ?? 0, from)
  const part = owner ? 'proven' : 'any'
  const [line] = from
  const resendCap: Cap = [['code', 'again', mobile, line.name], 1, resendSeconds / 60]
  // Counted for every caller and all mobiles: an unsent code costs work too.
  await countTry(
    db,
    resendCap,
    ...ofMobile(mobile, isKnownNetwork, from),
    ...capsFrom(from, ['code', 'asked'], 120, 60),
  )
  if ((await waitOf(db, capsFrom(from, ['code', 'from', part], 30, 60))) !== undefined) return false
  const hasRoom = owner && (await isWithin(db, [['code', 'all', part], 1_000, 60]))
  return (hasRoom || (await isWithin(db, [['code', 'all', 'any'], 2_000, 60]))) && isWithin(db, paidMessages)
}
