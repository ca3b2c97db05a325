import { ApiError, type GuardianRequest, type guardianEndpoints, type ParsedOf } from '@pravesh/contract'
import { and, eq, isNull, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { guardianRequest, studentAccount } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import type { Services } from '../../../services/services.ts'
import { lastConsent, recordConsent } from '../../consent/ledger.ts'
import { ageOn } from '../age.ts'
import { provesPurpose } from '../codes/one-time-code.ts'
import { checkConsent } from '../consent.ts'
import { isMinor } from './waiting.ts'

/** A request of a guardian by the id in the link, with its student. NOT_FOUND where it was ended, or nobody has to agree any more. */
export async function requestOf(db: Db, id: string) {
  const [row] = await db
    .select({ request: guardianRequest, student: studentAccount.name, isMinor })
    .from(guardianRequest)
    .innerJoin(studentAccount, eq(studentAccount.id, guardianRequest.account))
    .where(eq(guardianRequest.id, id))
  const { name, mobile } = row?.request ?? {}
  if (!row?.isMinor || !name || !mobile) throw new ApiError('NOT_FOUND')
  return { ...row.request, name, mobile, student: row.student }
}

/** What the guardian's page shows of a request. NOT_FOUND as above. */
export async function readGuardianRequest(db: Db, id: string): Promise<GuardianRequest> {
  const { account, name, mobile, student, answeredAt } = await requestOf(db, id)
  const last = await lastConsent(db, { account }, 'guardian')
  // Another guardian may have been asked since.
  const isOwn = last?.action === 'withdrawn' && last.mobile === mobile && answeredAt === null
  const withdrawnAt = isOwn ? last.at : null
  return { student, guardian: name, mobile: mobile.slice(-4), isAnswered: answeredAt !== null, withdrawnAt }
}

const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

/**
 * Records the consent of a guardian whose mobile the code was sent to, with the details of identity and age that were given; the account is
 * open from then on (DPDP Act 2023, s. 9(1); Rules 2025, r. 10(1)). INVALID for a wrong code, which counts as a try, or a person under 18.
 */
export async function agreeAsGuardian(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, otp, name, relation, birthYear, consentVersion: version }: ParsedOf<typeof guardianEndpoints.agree>['body'],
  { from, language }: Pick<Call, 'from' | 'language'>,
): Promise<void> {
  // Only the year is known: the guardian may turn 18 on its last day.
  if (ageOn(`${birthYear}-12-31`) < 18) throw invalid('birthYear', 'A parent or guardian is at least 18')
  checkConsent('guardian', version)
  const { account, mobile, otpId, answeredAt } = await requestOf(db, id)
  if (answeredAt !== null) throw new ApiError('NOT_FOUND')
  const isProven = await provesPurpose(db, config, 'guardian', { otp, otpId: otpId ?? 'none', mobile }, from)
  if (!isProven) throw invalid('otp', 'Invalid OTP')
  await db.transaction(async (tx) => {
    const unanswered = and(eq(guardianRequest.id, id), isNull(guardianRequest.answeredAt))
    const answered = await tx
      .update(guardianRequest)
      .set({ answeredAt: sql`now()` })
      .where(unanswered)
      .returning({ account: guardianRequest.account })
    if (answered.length === 0) throw new ApiError('NOT_FOUND')
    const person = { by: 'guardian', name, relation, birthYear, mobile, proof: 'mobile-code' } as const
    const given = { account, action: 'given', purpose: 'guardian', channel: 'website' } as const
    await recordConsent(tx, { ...given, ...person, language, version })
  })
}
