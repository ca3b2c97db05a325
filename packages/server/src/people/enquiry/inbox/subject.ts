import type { EnquirySubject } from '@pravesh/contract'
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import { adminAccount, career, college, enquiry, exam, school } from '../../../platform/db/tables.ts'

/** Columns of an enquiry that all staff read. */
export const staffColumns = {
  id: enquiry.id,
  reference: enquiry.reference,
  kind: enquiry.kind,
  status: enquiry.status,
  name: enquiry.name,
  mobile: enquiry.mobile,
  email: enquiry.email,
  city: enquiry.city,
  message: enquiry.message,
  details: enquiry.details,
  replyBy: enquiry.replyBy,
  createdAt: enquiry.createdAt,
  updatedAt: enquiry.updatedAt,
}
/** Columns that administrators' lists and records share, of an enquiry joined by `subjectJoins`. */
export const sharedColumns = {
  ...staffColumns,
  language: enquiry.language,
  instituteType: enquiry.instituteType,
  instituteId: enquiry.instituteId,
  assignee: enquiry.assignee,
  followUpOn: enquiry.followUpOn,
  instituteName: sql<string | null>`coalesce(${school.name}, ${college.name})`,
  assigneeName: sql<string | null>`coalesce(${adminAccount.name}, ${adminAccount.username})`,
  examId: exam.id,
  examName: exam.name,
  careerId: career.id,
  careerName: career.title,
}

/** Joins of an enquiry to its subject and to the account of its task. */
export const subjectJoins = {
  school: and(eq(enquiry.instituteType, 'school'), eq(school.id, enquiry.instituteId)),
  college: and(eq(enquiry.instituteType, 'college'), eq(college.id, enquiry.instituteId)),
  assignee: eq(adminAccount.id, enquiry.assignee),
  exam: and(eq(enquiry.kind, 'exam'), eq(exam.url, sql`${enquiry.details}->>'exam'`)),
  career: and(inArray(enquiry.kind, ['career', 'career-footer']), eq(career.url, sql`${enquiry.details}->>'career'`)),
}

type Joined = {
  instituteType: 'school' | 'college' | null
} & Record<'instituteId' | 'examId' | 'careerId', number | null> &
  Record<'instituteName' | 'examName' | 'careerName', string | null>

/** The subject of an enquiry: the institute that it is addressed to, else an exam or a career; null without one. */
export function subjectOf(row: Joined): EnquirySubject | null {
  const subject = (type: EnquirySubject['type'], subjectId: number | null, name: string | null) =>
    subjectId !== null && name !== null ? { type, id: subjectId, name } : null
  const institute = row.instituteType && subject(row.instituteType, row.instituteId, row.instituteName)
  return institute ?? subject('exam', row.examId, row.examName) ?? subject('career', row.careerId, row.careerName)
}
