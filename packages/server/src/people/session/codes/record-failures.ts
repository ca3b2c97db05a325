import { ApiError } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import { type EventKeys, type EventOrigin, recordLocked, recordSecurityEvent } from '../../security-log/record.ts'
import { studentByVerifiedMobile } from '../accounts.ts'

/** Does `work`, a sign-in by code, and records in the security log that it failed. */
export async function recordingFailures<T>(
  db: Db,
  keys: EventKeys,
  mobile: string,
  origin: EventOrigin,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const name = e164(mobile)
    const account = (await studentByVerifiedMobile(db, 'college', name))?.id ?? null
    const event = { realm: 'student', account, kind: 'code-sign-in', name } as const
    if (error.code === 'INVALID_OTP') await recordSecurityEvent(db, keys, { ...event, outcome: 'wrong' }, origin)
    if (error.code === 'FORBIDDEN') await recordSecurityEvent(db, keys, { ...event, outcome: 'refused' }, origin)
    if (error.code === 'TOO_MANY') await recordLocked(db, keys, event, origin)
    throw error
  }
}
