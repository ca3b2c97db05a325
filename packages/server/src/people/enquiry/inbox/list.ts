import type { AdminEnquiryRow } from '@pravesh/contract'
import { and, eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { adminAccount, career, college, enquiry, enquiryOpening, exam, school } from '../../../platform/db/tables.ts'
import { newestOrder, type Order } from '../../../platform/http/page.ts'
import { masked, maskedIn, maskedMobile } from '../../account/masked.ts'
import { subjectOfGrievance, timesOf } from '../grievance/periods.ts'
import { isOverdue } from '../reply-by.ts'
import { readPage } from '../staff/read.ts'
import { type InboxQuery, inboxWhere } from './filter.ts'
import { sharedColumns, subjectJoins, subjectOf } from './subject.ts'

const columns = {
  ...sharedColumns,
  deletedAt: enquiry.deletedAt,
  unread: sql<boolean>`${enquiryOpening.enquiry} is null`,
}
const previewLength = 200
const firstLine = (message: string): string => (maskedIn(message).split('\n')[0] ?? '').slice(0, previewLength)

/** Selects enquiries with the columns of an administrator's list, not yet masked. */
export const selectRows = (db: Db, account: number, where: SQL | undefined, order: SQL[]) =>
  db
    .select(columns)
    .from(enquiry)
    .leftJoin(school, subjectJoins.school)
    .leftJoin(college, subjectJoins.college)
    .leftJoin(adminAccount, subjectJoins.assignee)
    .leftJoin(exam, subjectJoins.exam)
    .leftJoin(career, subjectJoins.career)
    .leftJoin(enquiryOpening, and(eq(enquiryOpening.enquiry, enquiry.id), eq(enquiryOpening.account, account)))
    .where(where)
    .orderBy(...order)
export type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number]

/** An enquiry as a row of a list: contacts are masked, also where they were written into a text. */
function rowOf(selected: SelectedRow): AdminEnquiryRow {
  const { mobile, email, message, details, assignee, assigneeName, ...rest } = selected
  const { id, reference, kind, status, name, city, language, replyBy, unread, followUpOn, deletedAt } = rest
  const maskedDetails = Object.entries(details).map(([field, value]) => [
    field,
    typeof value === 'string' ? maskedIn(value) : value,
  ])
  return {
    ...{ id, reference, kind, status, name },
    ...{ maskedMobile: maskedMobile(mobile), maskedEmail: masked(email), city },
    message: message && firstLine(message),
    details: Object.fromEntries(maskedDetails),
    language,
    about: subjectOf(selected),
    assignee: assignee === null ? null : { id: assignee, name: assigneeName ?? '' },
    grievance: timesOf(subjectOfGrievance(selected), selected.createdAt),
    ...{ replyBy, overdue: isOverdue(selected), unread, followUpOn, deletedAt },
    ...{ createdAt: selected.createdAt, updatedAt: selected.updatedAt },
  }
}
/** The earliest reply date comes first. */
const dueFirst = { by: enquiry.replyBy, id: enquiry.id } as const

type Narrowing = { further?: SQL | undefined; defaultOrder?: 'due' | 'newest' }
/**
 * A page of enquiries for an administrator, narrowed by the filters and by `further`, with masked contacts. It is no read of a contact, but
 * where a whole contact is searched for.
 */
export function listForAdmin(
  db: Db,
  account: number,
  q: InboxQuery,
  { further, defaultOrder = 'newest' }: Narrowing = {},
) {
  const order: Order =
    q.sort === undefined && defaultOrder === 'due' ? { ...dueFirst, direction: 'asc' } : newestOrder(q, enquiry)
  return readPage(db, q, {
    reader: { realm: 'admin', account },
    where: and(inboxWhere(account, q), further),
    order,
    select: async (where, orderBy) => (await selectRows(db, account, where, orderBy)).map(rowOf),
  })
}
