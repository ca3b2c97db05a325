import { ApiError, type GrievanceStatus } from '@pravesh/contract'
import { and, asc, eq } from '../../../platform/db/drizzle.ts'
import { enquiry, enquiryNote } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import type { Services } from '../../../services/services.ts'
import { provesPurpose } from '../../session/codes/one-time-code.ts'
import { ofReference, sendEnquiryCode } from '../withdraw.ts'
import { subjectOfGrievance, timesOf } from './periods.ts'

type Parts = Pick<Services, 'db' | 'config'>
const ofNumber = (reference: string) => and(ofReference(reference), eq(enquiry.kind, 'grievance'))

/** What a complainant reads of the states of staff; spam is closed to them. */
const publicStatus = {
  ...{ new: 'received', assigned: 'in-hand', contacted: 'in-hand', replied: 'answered' },
  ...{ converted: 'closed', closed: 'closed', spam: 'closed', withdrawn: 'closed' },
} as const satisfies Record<(typeof enquiry.$inferSelect)['status'], GrievanceStatus['status']>

/** Sends a code to the mobile of a grievance; the answer is the same where there is none. */
export const sendGrievanceCode = (parts: Parts, reference: string, call: Pick<Call, 'from' | 'language'>) =>
  sendEnquiryCode(parts, { where: ofNumber(reference), purpose: 'grievance' }, call)

/** How far a grievance is, by the code that was sent to its mobile. INVALID_OTP for any other code or number. */
export async function grievanceStatusOf(
  { db, config }: Parts,
  { reference, otpId, otp }: { reference: string; otpId: string; otp: string },
  { from }: Pick<Call, 'from'>,
): Promise<GrievanceStatus> {
  const [found] = await db.select().from(enquiry).where(ofNumber(reference))
  const times = found && timesOf(subjectOfGrievance(found), found.createdAt)
  const code = { otp, otpId, mobile: found?.mobile ?? 'unknown' }
  const isProven = await provesPurpose(db, config, 'grievance', code, from)
  if (!found || !times || !isProven) throw new ApiError('INVALID_OTP')
  const replies = await db
    .select({ body: enquiryNote.body, at: enquiryNote.createdAt })
    .from(enquiryNote)
    .where(and(eq(enquiryNote.enquiry, found.id), eq(enquiryNote.kind, 'reply')))
    .orderBy(asc(enquiryNote.id))
  return {
    ...{ reference, subject: times.subject, status: publicStatus[found.status] },
    ...{ raisedAt: found.createdAt, resolveBy: times.resolveBy, replies },
  }
}
