import { ApiError, type guardianEndpoints, isClosed, type ParsedOf } from '@pravesh/contract'
import { and, eq, isNotNull, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { application, guardianRequest } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import type { Services } from '../../../services/services.ts'
import { lastConsent, recordWithdrawal } from '../../consent/ledger.ts'
import { withdrawForGuardian } from '../../enquiry/withdraw.ts'
import { recordSecurityEvent } from '../../security-log/record.ts'
import { provesPurpose } from '../../session/codes/one-time-code.ts'
import { requestOf } from '../../session/guardian/agree.ts'
import { recordAccessEnd } from './consents.ts'
import { lockUnderWay } from './resubmit.ts'
import { transitionApplication } from './transition.ts'

/** Withdraws all applications that are open, and ends the access of institutes to the others. */
async function endApplications(tx: Tx, notify: Notify, account: number, name: string): Promise<void> {
  const rows = await tx
    .select()
    .from(application)
    .where(eq(application.account, account))
    .orderBy(application.id)
    .for('update')
  for (const row of rows) {
    await recordAccessEnd(tx, row, 'guardian', name)
    if (!isClosed(row.status)) await transitionApplication(tx, notify, row, 'withdrawn', { by: 'family', actor: name })
    else if (row.submittedAt !== null && row.accessEndedAt === null)
      await tx
        .update(application)
        .set({
          accessEndedAt: sql`now()`,
          accessEndedBy: 'family',
          updatedAt: nextUpdatedAt(application.updatedAt),
        })
        .where(eq(application.id, row.id))
  }
}

/**
 * Withdraws the consent of a guardian to the account of a person under 18, by a code to the guardian's mobile, as it was given: the account
 * waits again, its open applications and its questions are withdrawn, and institutes read nothing of it any more (DPDP Act 2023, s. 6(4)
 * and 6(6)). Unless a guardian agrees again, it is erased after the days of a new account. INVALID for a wrong code, which counts as a try.
 */
export async function withdrawAsGuardian(
  { db, config, notify }: Pick<Services, 'db' | 'config'> & { notify: Notify },
  { id, otp }: ParsedOf<typeof guardianEndpoints.withdraw>['body'],
  { from, userAgent }: Pick<Call, 'from' | 'userAgent'>,
): Promise<void> {
  const { account, mobile, otpId, name: asked, answeredAt } = await requestOf(db, id)
  if (answeredAt === null) throw new ApiError('NOT_FOUND')
  const isProven = await provesPurpose(db, config, 'withdrawal', { otp, otpId: otpId ?? 'none', mobile }, from)
  if (!isProven) throw new ApiError('INVALID', { errors: [{ field: 'otp', message: 'Invalid OTP' }] })
  await db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const waiting = await tx
      .update(guardianRequest)
      .set({ answeredAt: null, askedAt: sql`now()` })
      .where(and(eq(guardianRequest.id, id), isNotNull(guardianRequest.answeredAt)))
      .returning({ account: guardianRequest.account })
    if (waiting.length === 0) throw new ApiError('NOT_FOUND')
    const given = await lastConsent(tx, { account }, 'guardian')
    const guardian = { by: 'guardian', name: given?.name ?? asked, mobile, channel: 'sms-code' } as const
    await recordWithdrawal(tx, { account }, 'guardian', { of: null, ...guardian })
    await endApplications(tx, notify, account, guardian.name)
    await withdrawForGuardian(tx, account)
    const event = { realm: 'student', account, kind: 'guardian-withdrew' } as const
    await recordSecurityEvent(tx, config, event, { from, userAgent })
  })
}
