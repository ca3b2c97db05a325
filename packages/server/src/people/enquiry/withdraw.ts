import { randomBytes } from 'node:crypto'
import { ApiError } from '@pravesh/contract'
import { and, eq, inArray, isNull, ne, type SQL } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import {
  enquiry,
  enquiryMessage,
  enquiryNote,
  enquiryOpening,
  instituteEnquiryOpening,
  massMailPerson,
} from '../../platform/db/tables.ts'
import type { Call } from '../../platform/http/bind.ts'
import { capsFrom, countTry } from '../../platform/limits/throttle.ts'
import { dropJob } from '../../services/jobs/queue.ts'
import type { Services } from '../../services/services.ts'
import { recordWithdrawal } from '../consent/ledger.ts'
import { enqueueLeadWithdrawal } from '../lead-forwarding/outgoing/lead-withdrawal.ts'
import { provesPurpose, sendCode } from '../session/codes/one-time-code.ts'
import { raiseEvent } from '../webhooks/raise.ts'
import { logEnquiryChanges } from './inbox/changes.ts'
import { ownEnquiry } from './institute/filter.ts'
import { replyJob } from './take-back.ts'

/** Stands for the name of a person who withdrew consent. */
const withdrawnName = '–'

/**
 * Erases what the person of these enquiries wrote, and what staff noted about it: lists, mails to many and colleges' systems find nothing
 * more. The reference, the kind, the institute and the readers stay. Returns their ids. Digital Personal Data Protection Act 2023, s. 6(6)
 * and 8(7).
 */
async function withdrawWhere(
  tx: Tx,
  where: SQL | undefined,
  channel: 'website' | 'sms-code',
  by: 'self' | 'guardian' = 'self',
): Promise<number[]> {
  const rows = await tx
    .select({
      ...{ id: enquiry.id, reference: enquiry.reference, kind: enquiry.kind },
      ...{ sender: enquiry.sender, account: enquiry.account },
      ...{ instituteType: enquiry.instituteType, instituteId: enquiry.instituteId },
    })
    .from(enquiry)
    .where(and(where, ne(enquiry.status, 'withdrawn'), isNull(enquiry.deletedAt)))
    .for('update')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const notes = await tx.delete(enquiryNote).where(inArray(enquiryNote.enquiry, ids)).returning({ id: enquiryNote.id })
  // A reply that was not sent yet would reach a person who has just withdrawn.
  for (const { id } of notes) await dropJob(tx, replyJob(id).key)
  for (const table of [enquiryMessage, enquiryOpening, instituteEnquiryOpening, massMailPerson])
    await tx.delete(table).where(inArray(table.enquiry, ids))
  await tx
    .update(enquiry)
    .set({
      status: 'withdrawn',
      ...{ name: withdrawnName, mobile: '', email: null, city: null, state: null, message: null, details: {} },
      ...{ pageUrl: null, origin: null, followUpOn: null, instituteFollowUpOn: null },
      updatedAt: nextUpdatedAt(enquiry.updatedAt),
    })
    .where(inArray(enquiry.id, ids))
  await logEnquiryChanges(tx, null, 'withdrawn', rows)
  for (const { id, reference: name, kind, sender, account, instituteType, instituteId } of rows) {
    const chain = sender === 'account' && account !== null ? { account } : { account: null, enquiry: id }
    await recordWithdrawal(tx, chain, 'enquiry', { of: id, by, name, channel })
    await enqueueLeadWithdrawal(tx, id, name)
    if (instituteType !== null && instituteId !== null)
      await raiseEvent(tx, { type: instituteType, id: instituteId }, 'enquiry.withdrawn', { id, reference: name, kind })
  }
  return ids
}

/** Withdraws the consent to enquiries of an account, all or none. NOT_FOUND where one is absent, another's or withdrawn already. */
export function withdrawMyEnquiries(db: Db, account: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const withdrawn = await withdrawWhere(tx, and(ownEnquiry(account), inArray(enquiry.id, [...ids])), 'website')
    if (withdrawn.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    return withdrawn
  })
}

/** The enquiry of this number, unless it is withdrawn or deleted. */
export const ofReference = (reference: string): SQL | undefined =>
  and(eq(enquiry.reference, reference), ne(enquiry.status, 'withdrawn'), isNull(enquiry.deletedAt))
const mobileOf = async (db: Db, where: SQL | undefined): Promise<string | undefined> =>
  (await db.select({ mobile: enquiry.mobile }).from(enquiry).where(where))[0]?.mobile

type Parts = Pick<Services, 'db' | 'config'>
/**
 * Sends a code to the mobile of the enquiry that a condition names, for one purpose. The answer is the same where there is none, or codes
 * are not sent to its country.
 */
export async function sendEnquiryCode(
  { db, config }: Parts,
  { where, purpose }: { where: SQL | undefined; purpose: 'withdrawal' | 'grievance' },
  call: Pick<Call, 'from' | 'language'>,
) {
  await countTry(db, ...capsFrom(call.from, [purpose, 'from'], 20, 60))
  const mobile = await mobileOf(db, where)
  const message = 'A code was sent to the mobile of this enquiry'
  const unsent = { otpId: randomBytes(18).toString('base64url'), message }
  if (!mobile) return unsent
  try {
    const { otpId } = await sendCode(db, config, { mobile, student_type: 'school', purpose }, call)
    return { otpId, message }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'INVALID') return unsent
    throw error
  }
}

/** Withdraws the consent to an enquiry by the code that was sent to its mobile. INVALID_OTP for any other code or reference. */
export async function withdrawByCode(
  { db, config }: Parts,
  { reference, otpId, otp }: { reference: string; otpId: string; otp: string },
  { from }: Pick<Call, 'from'>,
) {
  const mobile = await mobileOf(db, ofReference(reference))
  const isProven = await provesPurpose(db, config, 'withdrawal', { otp, otpId, mobile: mobile ?? 'unknown' }, from)
  if (!mobile || !isProven) throw new ApiError('INVALID_OTP')
  await db.transaction((tx) => withdrawWhere(tx, ofReference(reference), 'sms-code'))
  return { message: 'Consent Withdrawn Successfully' }
}

/** Withdraws the consent to all enquiries of an account whose guardian has withdrawn. */
export const withdrawForGuardian = (tx: Tx, account: number): Promise<number[]> =>
  withdrawWhere(tx, ownEnquiry(account), 'sms-code', 'guardian')
