import { randomBytes } from 'node:crypto'
import { ApiError } from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { guardianRequest, studentAccount } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import { type Cap, countTry, takeBack } from '../../../platform/limits/throttle.ts'
import type { Services } from '../../../services/services.ts'
import { assertServedCountry, sendCode } from '../codes/one-time-code.ts'
import { awaitedGuardian, isMinor } from './waiting.ts'

type GuardianServices = Pick<Services, 'db' | 'config'>
type NamedGuardian = { name: string; mobile: string }
/** Messages of one account in a day, to whomever. */
const dailyMessages = 10

/** The mobile of a guardian as E.164. INVALID where it is the student's own, or of a country that codes are not sent to. */
export function guardianMobile(
  config: Services['config'],
  mobile: string,
  own: string | null,
  field = 'guardian.mobile',
): string {
  const guardian = e164(mobile, field)
  if (guardian === own)
    throw new ApiError('INVALID', { errors: [{ field, message: 'Enter the guardian’s own mobile number' }] })
  assertServedCountry(guardian, config, field)
  return guardian
}

/** From now on the account waits for this guardian, or for one whom it has still to name. `mobile` is E.164. */
export async function waitForGuardian(tx: Tx, account: number, guardian: NamedGuardian | null): Promise<void> {
  const id = randomBytes(18).toString('base64url')
  const { name, mobile } = guardian ?? { name: null, mobile: null }
  // The link to the same mobile stays as it was; any other number gets another, and the earlier link ends.
  const keptId = sql`case when ${guardianRequest.mobile} = excluded.mobile then ${guardianRequest.id} else excluded.id end`
  await tx
    .insert(guardianRequest)
    .values({ account, id, name, mobile })
    .onConflictDoUpdate({ target: guardianRequest.account, set: { id: keptId, name, mobile } })
}

/**
 * Sends the message with the link and a code to the guardian of an unanswered request, and to one who has agreed, by the id alone, a code to
 * withdraw with. NOT_FOUND where nobody has to agree, TOO_MANY beyond the limits.
 */
export async function sendGuardianCode(
  { db, config }: GuardianServices,
  request: { account: number } | { id: string },
  call: Pick<Call, 'from' | 'language'>,
): Promise<void> {
  const named = 'id' in request ? eq(guardianRequest.id, request.id) : eq(guardianRequest.account, request.account)
  const [found] = await db
    .select({ row: guardianRequest, isMinor })
    .from(guardianRequest)
    .innerJoin(studentAccount, eq(studentAccount.id, guardianRequest.account))
    .where(named)
  const { row } = found ?? {}
  const isAnswered = row?.answeredAt !== null
  if (!found?.isMinor || !row?.mobile || (isAnswered && !('id' in request))) throw new ApiError('NOT_FOUND')
  const daily: Cap = [['guardian', 'of', row.account], dailyMessages, 24 * 60]
  await countTry(db, daily)
  const purpose = isAnswered ? ('withdrawal' as const) : ('guardian' as const)
  const code = { mobile: row.mobile, student_type: 'college', purpose, request: row.id } as const
  const { otpId } = await sendCode(db, config, code, call).catch(async (error: unknown) => {
    // Nothing was sent: pressing the button again too soon uses up no message of the day.
    await takeBack(db, daily)
    throw error
  })
  const isSame = and(eq(guardianRequest.account, row.account), eq(guardianRequest.id, row.id))
  await db
    .update(guardianRequest)
    .set({ otpId, ...(!isAnswered && { sentAt: sql`now()` }) })
    .where(isSame)
}

/**
 * Asks the guardian again, or another one; false where the account waits for none. INVALID where the mobile is the student's own. The
 * number of messages a day is limited.
 */
export async function askGuardian(
  parts: GuardianServices,
  account: number,
  { name, mobile }: NamedGuardian,
  call: Pick<Call, 'from' | 'language'>,
): Promise<boolean> {
  const { db, config } = parts
  const isWaiting = await db.transaction(async (tx) => {
    const own = eq(studentAccount.id, account)
    const [student] = await tx.select({ mobile: studentAccount.mobile }).from(studentAccount).where(own).for('update')
    if (!student || !(await awaitedGuardian(tx, account))) return false
    await waitForGuardian(tx, account, { name, mobile: guardianMobile(config, mobile, student.mobile, 'mobile') })
    return true
  })
  if (isWaiting) await sendGuardianCode(parts, { account }, call)
  return isWaiting
}
