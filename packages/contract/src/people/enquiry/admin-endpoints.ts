import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import type { EnquiryKind } from '../../fields/enquiry-kinds.ts'
import * as a from './admin.ts'
import { enquiryExample } from './enquiry.ts'
import { adminEnquiryRow, inboxFilters, inboxSorts } from './inbox.ts'
import { enquiriesForAdministratorsTag, inboxEndpoints } from './inbox-endpoints.ts'
import { massMailEndpoints } from './mail-endpoints.ts'

const common = {
  realm: 'admin',
  access: operatorAccess.enquiries,
  owner: 'any',
  tag: enquiriesForAdministratorsTag,
  status: 200,
} as const
const filters = {
  ...inboxFilters,
  user: idNumber.optional().describe('Only those that this administrator has in hand, by the account’s id'),
}
const absent = { errors: ['NOT_FOUND'] } as const
const deleteSummary =
  'Deletes enquiries with their notes: for 10 minutes they can be restored, then they are gone for good'
const readAt = '2026-11-20T09:30:00.000Z'
const emailExample = { subject: 'Study in India', text: 'Dear {{name}}, admissions for July are open.' }

const lists = <F extends Record<string, z.ZodType>>(path: string, subject: string, extraFilters: F) =>
  endpoint({
    ...common,
    id: `admin.enquiry.${path.replaceAll('/', '.')}.list`,
    method: 'GET',
    path: `/admin/enquiry/${path}`,
    summary: `${subject}, newest first; \`user\` is the administrator who has it in hand. Contacts are masked`,
    query: partQuery(inboxSorts, { ...filters, ...extraFilters }).superRefine(daysInOrder),
    answer: listOf(adminEnquiryRow),
  })
const removes = (path: string) =>
  endpoint({
    ...common,
    ...absent,
    id: `admin.enquiry.${path.replaceAll('/', '.')}.remove`,
    method: 'DELETE',
    path: `/admin/enquiry/${path}`,
    summary: deleteSummary,
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removed,
  })
const pair = (path: string, subject: string) => ({ list: lists(path, subject, {}), remove: removes(path) })
const changes = <P extends z.ZodObject>(path: string, params: P, kind: EnquiryKind) =>
  endpoint({
    ...common,
    id: `admin.enquiry.${path}.update`,
    method: 'PUT',
    path: `/admin/enquiry/${path}/:${Object.keys(params.shape)[0]}`,
    summary: 'Changes the fields named of an enquiry as it was read',
    params,
    body: a.enquiryChange(kind),
    example: { city: 'Pune', status: 'contacted', updatedAt: readAt },
    answer: writeResponse(a.adminEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
const bySid = {
  ...common,
  ...absent,
  params: z.strictObject({ s_id: idNumber.describe('Id of the Study India enquiry') }),
} as const

export const studentEnquiryEndpoints = {
  ...pair('student', 'Enquiries of students'),
  create: endpoint({
    ...common,
    id: 'admin.enquiry.student.create',
    method: 'POST',
    path: '/admin/enquiry/student',
    summary:
      'Writes one down on behalf of a caller; the same person and institute within 24 hours appends to what the desk wrote',
    body: a.callerEnquiry,
    example: enquiryExample,
    answer: writeResponse(a.adminEnquiry),
  }),
  update: endpoint({
    ...common,
    id: 'admin.enquiry.student.update',
    method: 'PUT',
    path: '/admin/enquiry/student',
    summary: 'Changes the fields named of an enquiry as it was read',
    body: a.enquiryChangeById,
    example: { id: 1, city: 'Pune', status: 'contacted', updatedAt: readAt },
    answer: writeResponse(a.adminEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
export const studyIndiaEndpoints = {
  list: lists('studyindia', 'Study India enquiries, of days (India) and a level', a.studyIndiaFilter),
  get: endpoint({
    ...bySid,
    id: 'admin.enquiry.studyindia.get',
    method: 'GET',
    path: '/admin/enquiry/studyindia/:s_id',
    summary: 'One enquiry',
    answer: oneOf(a.adminEnquiry),
  }),
  update: changes('studyindia', bySid.params, 'studyindia'),
  remove: endpoint({
    ...bySid,
    id: 'admin.enquiry.studyindia.remove',
    method: 'DELETE',
    path: '/admin/enquiry/studyindia/:s_id',
    summary: deleteSummary,
    answer: removed,
  }),
  mail: endpoint({
    ...bySid,
    id: 'admin.enquiry.studyindia.mail',
    method: 'POST',
    path: '/admin/enquiry/studyindia/mail/:s_id',
    summary: 'Sends a mail to the person of an enquiry as it was read',
    body: a.enquiryEmail,
    example: { ...emailExample, updatedAt: readAt },
    answer: writeResponse(a.adminEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
}
/** `us_id` is a buyer's account: enquiries addressed to its institutes. */
const ofBuyer = {
  us_id: idNumber.optional().describe('Only those addressed to institutes of this institute account, by its id'),
}
export const staffEnquiryEndpoints = {
  school: lists('admission/school', 'Admission enquiries of schools', ofBuyer),
  college: lists('admission/college', 'Admission enquiries of colleges', ofBuyer),
  removeSchool: removes('admission/school'),
  removeCollege: removes('admission/college'),
  general: pair('general', 'General enquiries'),
  footer: pair('footer-enquiry', 'Enquiries from the foot of pages'),
  counselling: pair('free-counselling', 'Wishes for free counselling'),
  partner: pair('partner-enquiry', 'Partner enquiries'),
  career: {
    ...pair('career', 'Career enquiries'),
    update: changes('career', z.strictObject({ id: idNumber.describe('Id of the enquiry') }), 'career'),
  },
  careerFooter: pair('career-footer', 'Enquiries from the foot of career pages'),
  exam: pair('exam', 'Exam enquiries'),
  grievance: pair('grievance', 'Grievances'),
  remark: endpoint({
    ...common,
    id: 'admin.enquiry.remark',
    method: 'PUT',
    path: '/admin/enquiry/remark/:us_id',
    summary:
      'Remarks on an enquiry of any kind, replies to the person, logs a call, sets a follow-up day, assigns it or moves it on',
    params: z.strictObject({ us_id: idNumber.describe('Id of the enquiry, of whatever kind') }),
    body: a.enquiryRemark,
    example: { remark: 'Called back; wants hostel fees', status: 'contacted', updatedAt: readAt },
    answer: writeResponse(a.adminEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
  takeBack: endpoint({
    ...common,
    id: 'admin.enquiry.take-back',
    method: 'DELETE',
    path: '/admin/enquiry/reply/:reply',
    summary: 'Takes your reply back within 10 seconds, before it is sent; the enquiry is in the state it had before',
    params: z.strictObject({ reply: idNumber.describe('Id of your reply') }),
    answer: writeResponse(a.adminEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
const { general, footer, counselling, partner, career, careerFooter, exam, grievance, ...single } =
  staffEnquiryEndpoints
export const adminEnquiryEndpointTable = [
  inboxEndpoints,
  studentEnquiryEndpoints,
  studyIndiaEndpoints,
  massMailEndpoints,
  single,
  general,
  footer,
  counselling,
  partner,
  career,
  careerFooter,
  exam,
  grievance,
].flatMap((group) => Object.values(group))
