import { type AdminEnquiry, ApiError, type EnquiryKind } from '@pravesh/contract'
import { and, eq, isNull, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { adminAccount, career, college, enquiry, enquiryOpening, exam, school } from '../../../platform/db/tables.ts'
import { subjectOfGrievance, timesOf } from '../grievance/periods.ts'
import { historyOf, readsOf } from '../inbox/history.ts'
import { sharedColumns, subjectJoins, subjectOf } from '../inbox/subject.ts'
import { taskOf } from '../inbox/task.ts'
import { isOverdue } from '../reply-by.ts'
import { readOne, withThreads } from './read.ts'

const columns = {
  ...sharedColumns,
  state: enquiry.state,
  pageUrl: enquiry.pageUrl,
  origin: enquiry.origin,
  consentVersion: enquiry.consentVersion,
  deletedAt: enquiry.deletedAt,
}
const readFor = (db: Db | Tx) => async (where: SQL | undefined) => {
  const rows = await db
    .select(columns)
    .from(enquiry)
    .leftJoin(school, subjectJoins.school)
    .leftJoin(college, subjectJoins.college)
    .leftJoin(adminAccount, subjectJoins.assignee)
    .leftJoin(exam, subjectJoins.exam)
    .leftJoin(career, subjectJoins.career)
    .where(where)
  return withThreads(db, 'admin', rows)
}

type StaffRead = {
  kinds?: readonly EnquiryKind[] | undefined
  deleted?: boolean
  withoutContact?: boolean | undefined
}
/**
 * One enquiry as an administrator reads it, of one of the kinds where they are named, and where `deleted` also one that can be restored;
 * NOT_FOUND otherwise. That this account read the contact is written down, unless it is
 * answered without one, and the enquiry is no longer unread for it.
 */
export async function getAsStaff(
  db: Db | Tx,
  account: number,
  id: number,
  { kinds, deleted = false, withoutContact }: StaffRead = {},
): Promise<AdminEnquiry> {
  const exists = deleted ? undefined : isNull(enquiry.deletedAt)
  const where = and(eq(enquiry.id, id), exists, kinds && anyOf(enquiry.kind, kinds))
  const found = await readOne(db, { reader: { realm: 'admin', account }, where, select: readFor(db), withoutContact })
  if (!found) throw new ApiError('NOT_FOUND')
  await db.insert(enquiryOpening).values({ enquiry: id, account }).onConflictDoNothing()
  // Calls are part of the timeline.
  const { examId, examName, careerId, careerName, calls, ...record } = found
  return {
    ...record,
    overdue: isOverdue(found),
    grievance: timesOf(subjectOfGrievance(found), found.createdAt),
    about: subjectOf(found),
    task: await taskOf(db, found),
    ...(await historyOf(db, found)),
    ...(await readsOf(db, id)),
  }
}
