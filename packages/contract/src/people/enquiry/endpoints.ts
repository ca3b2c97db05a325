import { z } from 'zod'
import { endpoint, pageOriginHeader } from '../../endpoint/endpoint.ts'
import { listOf } from '../../endpoint/envelope.ts'
import { partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { enquiryKinds, openEnquiryKinds } from '../../fields/enquiry-kinds.ts'
import { enquiryBody, enquiryExample, enquiryReceipt } from './enquiry.ts'
import { adminEnquiryRow, inboxFilters, inboxSorts } from './inbox.ts'

export const enquiriesTag: Tag = {
  name: 'Enquiries',
  audience: 'anyone',
  description: 'Asking an institute or the counsellors something.',
}

const raise = {
  method: 'POST',
  realm: 'open',
  knows: 'student',
  owner: 'any',
  tag: enquiriesTag,
  status: 200,
  answer: enquiryReceipt,
  headers: pageOriginHeader,
} as const
const body = { body: enquiryBody, example: enquiryExample, errors: ['NOT_FOUND', 'TOO_MANY'] } as const

const staff = {
  method: 'GET',
  realm: 'admin',
  access: operatorAccess.enquiries,
  owner: 'any',
  tag: enquiriesTag,
  status: 200,
  answer: listOf(adminEnquiryRow),
} as const

/** Raising an enquiry is open to all; the two lists under /open retain their path and require an administrator's token. */
export const enquiryEndpoints = {
  raise: endpoint({
    ...raise,
    ...body,
    id: 'open.enquiry',
    path: '/open/enquiry/:enquiryType',
    summary: 'Raises an enquiry; the same person, kind and institute within 24 hours appends to the first',
    params: z.strictObject({
      enquiryType: z
        .string()
        .max(40)
        .describe(`Its kind: ${openEnquiryKinds.join(', ')}. Another is 404`)
        .meta({ example: 'general' }),
    }),
  }),
  freeCounselling: endpoint({
    ...staff,
    id: 'open.enquiry.free-counselling',
    path: '/open/enquiry/get-free-counselling',
    query: partQuery(inboxSorts, inboxFilters).superRefine(daysInOrder),
    summary: 'Free counselling enquiries with their topic and time, contacts masked, for administrators',
  }),
  existing: endpoint({
    ...staff,
    id: 'open.enquiry.existing',
    path: '/open/enquiry/get-existing-user-enq',
    query: partQuery(inboxSorts, {
      ...inboxFilters,
      kind: z.enum(enquiryKinds).optional().describe('Only those of this kind'),
    }).superRefine(daysInOrder),
    summary:
      'Enquiries of people who hold an account (sent signed in, or from a mobile that an account has verified), contacts masked, for administrators',
  }),
}
