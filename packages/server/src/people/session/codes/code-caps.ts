import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/index.ts'
import type { Networks } from '../../../platform/limits/network.ts'
import { type Cap, capsFrom, countTry, isWithin, waitOf } from '../../../platform/limits/throttle.ts'
import { studentByVerifiedMobile } from '../accounts.ts'
import { isKnown } from '../known-network.ts'

export const resendSeconds = 30
const day = 24 * 60

/** Of one mobile, by network, hour and day. Where its owner has signed in before they are counted apart: strangers use up their own. */
function ofMobile(mobile: string, isKnownNetwork: boolean, from: Networks): Cap[] {
  const place = isKnownNetwork ? 'home' : 'away'
  return [
    ...capsFrom(from, ['code', place, 'at', mobile], isKnownNetwork ? 6 : 4, 60),
    [['code', place, 'hour', mobile], 12, 60],
    [['code', place, 'day', mobile], 30, day],
  ]
}

/** Messages that cost money, of all kinds to everybody: what the product spends in an hour has an end. */
export const paidMessages: Cap = [['sms', 'all'], 4_000, 60]

/**
 * Counts a code that is asked for; TOO_MANY beyond what one mobile gets. Each is paid for and rings somebody's phone. Mobiles that an
 * account has proven have a part of their own, of a network's and of all: whoever asks for codes to others does not use it up. Where such a
 * part is used up no code is sent, and the answer is the same: a refusal there would say which mobiles have an account. Answers whether
 * the code is to be sent.
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
  // Whoever asks, and for whatever mobiles: what is not sent is work all the same.
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
