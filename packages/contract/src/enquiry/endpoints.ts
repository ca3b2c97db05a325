import { z } from 'zod'
import { endpoint, pageOriginHeader } from '../endpoint.ts'
import { listOf } from '../envelope.ts'
import { recordId } from '../field.ts'
import { capLimit, listQuery } from '../query.ts'
import { enquiryBody, enquiryExample, enquiryReceipt, enquirySearch, enquiryStates } from './enquiry.ts'
import { enquiryKinds, openEnquiryKinds } from './kinds.ts'

const raise = {
  method: 'POST',
  realm: 'open',
  knows: 'student',
  owner: 'any',
  tag: 'Enquiries',
  status: 200,
  answer: enquiryReceipt,
  headers: pageOriginHeader,
} as const
const body = { body: enquiryBody, example: enquiryExample, errors: ['NOT_FOUND', 'TOO_MANY'] } as const

/** An enquiry in a list for staff. Reading it is logged. */
export const enquiryRow = z
  .strictObject({
    id: recordId,
    reference: z.string(),
    kind: z.enum(enquiryKinds),
    status: z.enum(enquiryStates),
    name: z.string(),
    mobile: z.string(),
    email: z.string().nullable(),
    city: z.string().nullable(),
    message: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'EnquiryRow' })
export type EnquiryRow = z.output<typeof enquiryRow>

const staff = {
  method: 'GET',
  realm: 'admin',
  owner: 'any',
  tag: 'Enquiries',
  status: 200,
  query: z.strictObject({ ...listQuery(['id', 'createdAt'], 50), search: enquirySearch }).superRefine(capLimit(100)),
  answer: listOf(enquiryRow),
} as const

/** Raising an enquiry is open to all; the two lists under /open keep their path and take an administrator's token. */
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
        .describe(`Its kind: ${openEnquiryKinds.join(', ')}. Another is 404`),
    }),
  }),
  freeCounselling: endpoint({
    ...staff,
    id: 'open.enquiry.free-counselling',
    path: '/open/enquiry/get-free-counselling',
    summary: 'Free counselling enquiries with their topic and time, for administrators',
  }),
  existing: endpoint({
    ...staff,
    id: 'open.enquiry.existing',
    path: '/open/enquiry/get-existing-user-enq',
    summary:
      'Enquiries of people who hold an account (sent signed in, or from a mobile that an account has verified), for administrators',
  }),
}
