import type { StaffApplicationRow } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { listFile } from '../../../platform/http/response/list-file.ts'
import type { ContactReader } from '../../enquiry/contact-reads.ts'
import { type ApplicationQuery, listApplications, type StaffScope } from './staff.ts'

const columns = [
  ...['id', 'status', 'statusSince', 'applicant', 'instituteType', 'institute', 'class', 'session', 'course'],
  ...['specialization', 'quota', 'waitlistNumber', 'replyBy', 'appointmentOn', 'appointmentTime', 'documentCount'],
  ...['submittedAt', 'updatedAt', 'draw', 'drawPlace'],
]

const toCells = (
  { moves: _moves, courses: _courses, appointment, draws, ...row }: StaffApplicationRow,
  id?: number,
) => {
  const draw = draws.find((of) => of.draw === id) ?? draws[0]
  return {
    ...row,
    ...{ draw: draw?.name ?? null, drawPlace: draw?.place ?? null },
    ...{ institute: row.instituteName, course: row.courseName, specialization: row.specializationName },
    ...{ appointmentOn: appointment?.on ?? null, appointmentTime: appointment?.time ?? null },
  }
}

/** Applications of a scope that the filters match as a CSV file, the oldest first, without contacts. */
export const exportApplications = (
  db: Db,
  scope: StaffScope,
  filters: Omit<ApplicationQuery, 'page' | 'limit' | 'sort' | 'order'>,
  reader?: ContactReader,
): StreamedFile =>
  listFile(
    'applications',
    columns,
    (page) => listApplications(db, scope, { ...filters, ...page }, reader),
    (row) => toCells(row, filters.draw),
  )
