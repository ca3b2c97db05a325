import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { changedIds, listOf, oneOf, removed } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { flag, idList, idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { otherEnquiries } from '../buyer/enquiry-lists.ts'
import { adminEnquiry } from './admin.ts'
import { adminEnquiryRow, enquiryCounts, inboxFilters, inboxSorts } from './inbox.ts'
import { replyTemplates } from './reply-template.ts'
import { enquiryChangeActions, enquiryLogEntry } from './timeline.ts'

export const enquiriesForAdministratorsTag: Tag = {
  name: 'Enquiries for administrators',
  audience: 'administrators',
  description: 'The desk: reading, changing, answering and deleting enquiries.',
}

const common = {
  realm: 'admin',
  access: operatorAccess.enquiries,
  owner: 'any',
  tag: enquiriesForAdministratorsTag,
  status: 200,
} as const
const inboxQuery = { ...inboxFilters, kind: z.enum(enquiryKinds).optional().describe('Only those of this kind') }
/** Of an export: the filters of the inbox, some enquiries by their ids, and whether contacts are whole. */
const exportQuery = {
  ...inboxQuery,
  assignee: idNumber
    .optional()
    .describe('Id of the administrator’s account that has it in hand; null where nobody has'),
  ids: idList.optional().describe('Ids of the records that are gone'),
  contacts: flag
    .default(false)
    .describe('true: contacts are whole, and each row is a read of one; false: they are masked'),
}

/** The inbox of administrators: enquiries of all kinds in one list. */
export const inboxEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.enquiry.list',
    method: 'GET',
    path: '/admin/enquiry',
    summary: 'Enquiries of all kinds, what must be answered first; contacts are masked, and a page of them is no read',
    query: partQuery(inboxSorts, inboxQuery).superRefine(daysInOrder),
    answer: listOf(adminEnquiryRow),
  }),
  get: endpoint({
    ...common,
    id: 'admin.enquiry.one',
    method: 'GET',
    path: '/admin/enquiry/one/:id',
    summary:
      'One enquiry of any kind with its contact, also one that is deleted and not yet removed; that this account read it is written down, once in 30 minutes',
    params: z.strictObject({ id: idNumber.describe('Id of the enquiry') }),
    answer: oneOf(adminEnquiry),
    errors: ['NOT_FOUND'],
  }),
  others: endpoint({
    ...common,
    ...otherEnquiries,
    id: 'admin.enquiry.others',
    path: '/admin/enquiry/others/:id',
    summary: 'Other enquiries of the same person, the ten newest: by account, mobile or e-mail address',
    params: z.strictObject({ id: idNumber.describe('Id of the enquiry') }),
    errors: ['NOT_FOUND'],
  }),
  templates: endpoint({
    ...common,
    id: 'admin.enquiry.templates',
    method: 'GET',
    path: '/admin/enquiry/templates/:id',
    summary: 'Templates for a reply to one enquiry, by title, filled with what the enquiry says',
    params: z.strictObject({ id: idNumber.describe('Id of the enquiry') }),
    answer: replyTemplates,
    errors: ['NOT_FOUND'],
  }),
  counts: endpoint({
    ...common,
    id: 'admin.enquiry.counts',
    method: 'GET',
    path: '/admin/enquiry/counts',
    summary: 'How many enquiries of each kind are open, and of those overdue, unassigned and unread; each up to 1,000',
    answer: oneOf(z.array(enquiryCounts)),
  }),
  export: endpoint({
    ...common,
    id: 'admin.enquiry.export',
    recentSignIn: true,
    method: 'GET',
    path: '/admin/enquiry/export',
    summary:
      'Enquiries as CSV, the newest first, at most 50,000; with `contacts=1` their contacts are whole and each row is a read of one. Each export stands in the change log',
    query: z.strictObject(exportQuery).superRefine(daysInOrder),
    answer: fileResponse,
    file: ['text/csv'],
  }),
  changes: endpoint({
    ...common,
    id: 'admin.enquiry.changes',
    method: 'GET',
    path: '/admin/enquiry/changes',
    summary: 'Change log of enquiries, newest first: status, assignee, fields, deletions, restorations and exports',
    query: partQuery(['id', 'createdAt'], {
      enquiry: idNumber.optional().describe('Only entries of this enquiry, by its id'),
      action: z.enum(enquiryChangeActions).optional().describe('Only entries of this action'),
    }),
    answer: listOf(enquiryLogEntry),
  }),
  remove: endpoint({
    ...common,
    id: 'admin.enquiry.remove',
    method: 'DELETE',
    path: '/admin/enquiry',
    summary: 'Deletes enquiries of any kind with their notes: for 10 minutes they can be restored',
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removed,
    errors: ['NOT_FOUND'],
  }),
  restore: endpoint({
    ...common,
    id: 'admin.enquiry.restore',
    method: 'PUT',
    path: '/admin/enquiry/restore',
    summary: 'Restores enquiries that were deleted in the last 10 minutes, all that are named or none',
    body: removeBody.extend({ ids: removeBody.shape.ids.describe('Ids of the deleted enquiries') }),
    example: { ids: [1] },
    answer: changedIds('Ids of the enquiries that are back'),
    errors: ['NOT_FOUND'],
  }),
}
