import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { flag, idNumber, partQuery, searchText, wholeNumber } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { dateText } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationNoteBody } from './application-note.ts'
import { packetFileTypes, packetQuery } from './packet.ts'
import { applicationsToAnInstituteTag } from './question.ts'
import * as desk from './staff.ts'
import { applicationCounts } from './staff-counts.ts'
import { applicationGroupNames } from './states.ts'

const applicationsForAdministratorsTag: Tag = {
  name: 'Applications for administrators',
  audience: 'administrators',
  description: 'Applications to all institutes, moved on behalf of one.',
}

const sorts = ['id', 'submittedAt', 'updatedAt', 'status', 'waitlistNumber', 'appointmentOn'] as const
/** Places in draws of one institute; over all institutes they say nothing. */
const ownSorts = [...sorts, 'drawPlace'] as const
const ofClass = {
  class: wholeNumber(-2, 12).optional().describe('Only those for this class: nursery −2, LKG −1, UKG 0, then 1 to 12'),
  session: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'As 2027-28')
    .optional()
    .describe('Only those for this school year')
    .meta({ example: '2027-28' }),
}
const filters = {
  status: desk.staffStates.optional().describe('Only those in this state'),
  group: z
    .enum(applicationGroupNames)
    .optional()
    .describe(
      'Only those of this group. to-decide: the institute decides on them; offered: an offer waits for the answer, or was accepted; ended: nothing more is to be done',
    ),
  ...ofClass,
  draw: idNumber
    .optional()
    .describe(
      'Only those on the list of the draw of lots with this id; an institute’s `drawPlace` then sorts by its places',
    ),
}
const move = {
  method: 'PUT',
  body: desk.staffMove,
  example: { status: 'under_review', note: 'We read it this week', updatedAt: '2026-11-20T09:30:00.000Z' },
  answer: writeResponse(desk.staffApplication),
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const
const exported = { method: 'GET', recentSignIn: true, answer: fileResponse, file: ['text/csv'] } as const
const absent = { errors: ['NOT_FOUND'] } as const

const ownApplications = {
  realm: 'buyer',
  access: instituteAccess.families,
  owner: 'institute',
  tag: applicationsToAnInstituteTag,
  status: 200,
} as const
const applicationParams = z.strictObject({
  sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  id: idNumber.describe('Id of the application'),
})
const ownFilters = {
  ...filters,
  scheduled: flag
    .optional()
    .describe('true: only those whose test or interaction is today or later; false: every application, as without it'),
  lapsing: flag
    .optional()
    .describe('true: only offers whose last day is within 7 days; false: every application, as without it'),
}
/** Applications to the buyer's own institutes. One that is addressed to another is not found, like one that does not exist. */
export const buyerApplicationEndpoints = {
  list: endpoint({
    ...ownApplications,
    ...absent,
    id: 'buyer.applications.list',
    method: 'GET',
    path: '/buyer/applications/:sid',
    summary:
      'Applications that were submitted to the institute, newest first; search finds names and an application’s id',
    params: z.strictObject({
      sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
    }),
    query: partQuery(ownSorts, ownFilters),
    answer: listOf(desk.staffApplicationRow),
  }),
  export: endpoint({
    ...ownApplications,
    ...absent,
    ...exported,
    id: 'buyer.applications.export',
    path: '/buyer/applications/:sid/export',
    summary:
      'Applications that were submitted to the institute as CSV, the oldest first, at most 50,000, without contacts. Each export stands in the security log',
    params: z.strictObject({
      sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
    }),
    query: z.strictObject({ ...ownFilters, search: searchText.optional().describe('Words to look for') }),
  }),
  counts: endpoint({
    ...ownApplications,
    ...absent,
    id: 'buyer.applications.counts',
    method: 'GET',
    path: '/buyer/applications/:sid/counts',
    summary: 'How many applications are in each state, and the seats and offers of each class or course',
    params: z.strictObject({
      sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
    }),
    query: z.strictObject(ofClass),
    answer: oneOf(applicationCounts),
  }),
  get: endpoint({
    ...ownApplications,
    ...absent,
    id: 'buyer.application.get',
    method: 'GET',
    path: '/buyer/application/:sid/:id',
    summary: 'One application as it was sent, with the moves that are open; that the contact was read is written down',
    params: applicationParams,
    answer: oneOf(desk.staffApplication),
  }),
  move: endpoint({
    ...ownApplications,
    ...move,
    id: 'buyer.application.move',
    path: '/buyer/application/:sid/:id',
    summary: 'Moves an application on and tells the family',
    params: applicationParams,
  }),
  note: endpoint({
    ...ownApplications,
    id: 'buyer.application.note',
    method: 'POST',
    path: '/buyer/application/:sid/:id/notes',
    summary:
      'Adds a remark for the people of the institute, or a message that is mailed to the family; the application stays in its state. CONFLICT once access has ended',
    params: applicationParams,
    body: applicationNoteBody,
    example: { kind: 'message', body: 'The uniform is sold in the office from Monday on.' },
    answer: writeResponse(desk.staffApplication),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
  document: endpoint({
    ...ownApplications,
    ...absent,
    id: 'buyer.application.document',
    method: 'GET',
    path: '/buyer/application/:sid/:id/documents/:documentId',
    summary: 'A document that was shared with this application, for the institute that it was shared with alone',
    params: z.strictObject({
      ...applicationParams.shape,
      documentId: idNumber.describe('Id of the document: one of `documents` of the application'),
    }),
    file: true,
    answer: fileResponse,
  }),
  packet: endpoint({
    ...ownApplications,
    ...absent,
    id: 'buyer.application.packet',
    method: 'GET',
    path: '/buyer/application/:sid/:id/packet',
    summary:
      'The signed packet of an application, as its family downloads it; that it was downloaded is written down. NOT_FOUND once access has ended',
    params: applicationParams,
    query: packetQuery,
    file: packetFileTypes,
    answer: fileResponse,
  }),
}

const any = {
  realm: 'admin',
  access: operatorAccess.applications,
  owner: 'any',
  tag: applicationsForAdministratorsTag,
  status: 200,
} as const
const byId = z.strictObject({ id: idNumber.describe('Id of the application') })
const anyFilters = {
  ...filters,
  instituteType: z.enum(instituteTypes).optional().describe('Only those of schools, or of colleges'),
  instituteId: idNumber
    .optional()
    .describe(
      'Only those of the school or college with this id; give `instituteType` too, for one of each may have it',
    ),
  unopened: flag
    .optional()
    .describe(
      'true: only those that were sent more than seven days ago, are not moved yet, and that no login of the institute has opened; false: all others',
    ),
  date1: dateText
    .optional()
    .describe('First day on which they were submitted, in India')
    .meta({ example: '2026-11-01' }),
  date2: dateText
    .optional()
    .describe('Last day on which they were submitted, in India, that day included')
    .meta({ example: '2026-11-30' }),
}
/** Applications to all institutes. Documents are not readable for administrators. */
export const adminApplicationEndpoints = {
  list: endpoint({
    ...any,
    id: 'admin.applications.list',
    method: 'GET',
    path: '/admin/applications',
    summary:
      'Applications that were submitted, newest first; search finds names, an application’s id, the number of a receipt, and a whole e-mail address, which is written down as a read',
    query: partQuery(sorts, anyFilters).superRefine(daysInOrder),
    answer: listOf(desk.staffApplicationRow),
  }),
  export: endpoint({
    ...any,
    ...exported,
    id: 'admin.applications.export',
    path: '/admin/applications/export',
    summary:
      'Applications that were submitted as CSV, the oldest first, at most 50,000, without contacts. Each export stands in the security log',
    query: z
      .strictObject({ ...anyFilters, search: searchText.optional().describe('Words to look for') })
      .superRefine(daysInOrder),
  }),
  get: endpoint({
    ...any,
    ...absent,
    id: 'admin.applications.get',
    method: 'GET',
    path: '/admin/applications/:id',
    summary: 'One application as it was sent; that the contact was read is written down',
    params: byId,
    answer: oneOf(desk.staffApplication),
  }),
  move: endpoint({
    ...any,
    ...move,
    id: 'admin.applications.move',
    path: '/admin/applications/:id',
    summary: 'Moves an application on for its institute; the timeline names who did',
    params: byId,
  }),
}
