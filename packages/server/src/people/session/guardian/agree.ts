import { ApiError, type GuardianRequest, type guardianEndpoints, type ParsedOf } from '@pravesh/contract'
import { and, eq, isNull, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { guardianRequest, studentAccount } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import type { Services } from '../../../services/services.ts'
import { lastConsent, recordConsent } from '../../consent/ledger.ts'
import { recordSecurityEvent } from '../../security-log/record.ts'
import { ageOn } from '../age.ts'
import { provesPurpose } from '../codes/one-time-code.ts'
import { checkConsent } from '../consent.ts'
import { identityIn } from './digilocker/proof.ts'
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
export async function readGuardianRequest(
  { db, config }: Pick<Services, 'db' | 'config'>,
  id: string,
  proof = '',
): Promise<GuardianRequest> {
  const { account, name, mobile, student, answeredAt } = await requestOf(db, id)
  const last = await lastConsent(db, { account }, 'guardian')
  // Another guardian may have been asked since.
  const isOwn = last?.action === 'withdrawn' && last.mobile === mobile && answeredAt === null
  const withdrawnAt = isOwn ? last.at : null
  const identity = identityIn(config.encryptionKeys, id, proof)
  return {
    ...{ student, guardian: name, mobile: mobile.slice(-4), isAnswered: answeredAt !== null, withdrawnAt },
    digilocker: config.digilocker !== undefined || config.mode === 'demo',
    identity: identity ? { name: identity.name, birthYear: yearOf(identity.dateOfBirth) } : null,
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))
const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

type Agreement = ParsedOf<typeof guardianEndpoints.agree>['body']

/** Who agrees, by DigiLocker's proof or by what was written. INVALID where neither is there, or it is a person under 18. */
function personOf(config: Services['config'], { id, proof, name, birthYear }: Agreement) {
  const identity = proof ? identityIn(config.encryptionKeys, id, proof) : undefined
  if (proof && !identity) throw invalid('proof', 'It was a while ago that DigiLocker said who you are. Go there again')
  if (identity) {
    if (ageOn(identity.dateOfBirth) < 18) throw invalid('proof', 'A parent or guardian is at least 18')
    return { name: identity.name, birthYear: yearOf(identity.dateOfBirth), proof: 'digilocker' as const }
  }
  if (!name) throw invalid('name', 'Required')
  if (!birthYear) throw invalid('birthYear', 'Required')
  // Only the year is known: the guardian may turn 18 on its last day.
  if (ageOn(`${birthYear}-12-31`) < 18) throw invalid('birthYear', 'A parent or guardian is at least 18')
  return { name, birthYear, proof: 'mobile-code' as const }
}

/**
 * Records the consent of a guardian whom DigiLocker proved, or whose mobile the code was sent to, with the details of identity and age that
 * were given; the account is open from then on (DPDP Act 2023, s. 9(1); Rules 2025, r. 10(1)(a) and (b)). INVALID for a wrong code, which
 * counts as a try, or a person under 18.
 */
export async function agreeAsGuardian(
  { db, config }: Pick<Services, 'db' | 'config'>,
  agreement: Agreement,
  { from, userAgent, language }: Pick<Call, 'from' | 'userAgent' | 'language'>,
): Promise<void> {
  const { id, otp, relation, consentVersion: version } = agreement
  const { name, birthYear, proof } = personOf(config, agreement)
  checkConsent('guardian', version)
  const { account, mobile, otpId, answeredAt } = await requestOf(db, id)
  if (answeredAt !== null) throw new ApiError('NOT_FOUND')
  const code = { otp: otp ?? '', otpId: otpId ?? 'none', mobile }
  const isProven = proof === 'digilocker' || (await provesPurpose(db, config, 'guardian', code, from))
  if (!isProven) throw invalid('otp', 'Invalid OTP')
  await db.transaction(async (tx) => {
    const unanswered = and(eq(guardianRequest.id, id), isNull(guardianRequest.answeredAt))
    const answered = await tx
      .update(guardianRequest)
      .set({ answeredAt: sql`now()` })
      .where(unanswered)
      .returning({ account: guardianRequest.account })
    if (answered.length === 0) throw new ApiError('NOT_FOUND')
    const person = { by: 'guardian', name, relation, birthYear, mobile, proof } as const
    const given = { account, action: 'given', purpose: 'guardian', channel: 'website' } as const
    await recordConsent(tx, { ...given, ...person, language, version })
    const event = { realm: 'student', account, kind: 'guardian-agreed', details: { proof } } as const
    await recordSecurityEvent(tx, config, event, { from, userAgent })
  })
}
