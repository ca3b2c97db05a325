import {
  ApiError,
  type EnquiryKind,
  type GrievanceSubject,
  type GrievanceTimes,
  grievancePeriods,
  grievanceSubjects,
  replyWithinHours,
} from '@pravesh/contract'

type Raised = { kind: EnquiryKind; details?: Record<string, unknown> | undefined }

/** The subject of a grievance; null of any other enquiry, and of a withdrawn one, whose content is erased. */
export const subjectOfGrievance = ({ kind, details }: Raised): GrievanceSubject | null =>
  kind === 'grievance' ? (grievanceSubjects.find((subject) => subject === details?.grievanceSubject) ?? null) : null

/** Hours within which an enquiry is to be answered: the promised ones, of a grievance those of the law. */
export function replyHoursOf(raised: Raised): number {
  const subject = subjectOfGrievance(raised)
  return subject ? grievancePeriods[subject].resolveHours : replyWithinHours
}

const hoursAfter = (raisedAt: string | Date, hours: number) =>
  new Date(new Date(raisedAt).getTime() + hours * 3_600_000).toISOString()

/** The ends of the periods of a grievance that was received at this time; null where it is none. */
export function timesOf(subject: GrievanceSubject | null, raisedAt: string | Date): GrievanceTimes | null {
  if (!subject) return null
  const { acknowledgeHours, resolveHours, law } = grievancePeriods[subject]
  return {
    ...{ subject, law },
    acknowledgeBy: hoursAfter(raisedAt, acknowledgeHours),
    resolveBy: hoursAfter(raisedAt, resolveHours),
  }
}

/**
 * Rejects what is no grievance to us. An institute never receives one, for it may be about the institute: INVALID at `instituteId`. The
 * officer has to read what is wrong: INVALID at `message`.
 */
export function assertGrievance({
  instituteType,
  instituteId,
  message,
}: {
  instituteType?: unknown
  instituteId?: unknown
  message?: string | null | undefined
}): void {
  const errors = [
    ...(instituteType || instituteId
      ? [{ field: 'instituteId', message: 'A grievance goes to the grievance officer alone' }]
      : []),
    ...(message ? [] : [{ field: 'message', message: 'Say what is wrong' }]),
  ]
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
