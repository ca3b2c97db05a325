import type { Config } from '../config.ts'
import type { Db } from '../db/index.ts'
import type { Networks } from '../http/network.ts'
import { studentOfMobile } from './accounts.ts'
import { isKnown } from './known-network.ts'
import { type Cap, capsFrom, countTry, isWithin } from './throttle.ts'

export const resendSeconds = 30
const day = 24 * 60

/** Of one mobile: where its owner has signed in before, more than strangers can use up; they get few an hour and a day in all. */
const ofMobile = (mobile: string, known: boolean, from: Networks): Cap[] =>
  known
    ? [[['code', 'home', mobile], 6, 60]]
    : [
        ...capsFrom(from, ['code', 'to', mobile], 4, 60),
        [['code', 'hour', mobile], 12, 60],
        [['code', 'day', mobile], 30, day],
      ]

/**
 * Counts a code that is asked for; TOO_MANY beyond. Each is paid for and rings somebody's phone. Mobiles that an account has proven have
 * a part of their own, of a network's and of all: whoever asks for codes to others does not use it up.
 */
export async function countCode(
  db: Db,
  keys: Pick<Config, 'sessionSecret'>,
  { mobile, track }: { mobile: string; track: 'college' | 'school' },
  from: Networks,
): Promise<void> {
  const owner = await studentOfMobile(db, track, mobile)
  const known = await isKnown(db, keys, 'student', owner?.id ?? 0, from)
  const part = owner ? 'proven' : 'any'
  const [line] = from
  await countTry(
    db,
    [['code', 'again', mobile, line.name], 1, resendSeconds / 60],
    ...capsFrom(from, ['code', 'from', part], 30, 60),
    ...ofMobile(mobile, known, from),
  )
  if (owner && (await isWithin(db, [['code', 'all', part], 1_000, 60]))) return
  await countTry(db, [['code', 'all', 'any'], 2_000, 60])
}
