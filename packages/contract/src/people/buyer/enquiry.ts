import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateTimeText, recordId, typedText } from '../../fields/field.ts'
import { enquirySearch, enquiryStates, laterMessage } from '../enquiry/enquiry.ts'
import { enquiryRow } from '../enquiry/row.ts'
import { callOutcomes, telephoneCall } from '../enquiry/timeline.ts'

const timestamp = z.iso.datetime({ offset: true })
export const enquiryNote = z.strictObject({ body: z.string(), by: z.string(), at: timestamp })
/** A telephone call that was logged. */
const enquiryCall = z.strictObject({
  outcome: z.enum(callOutcomes),
  body: z.string(),
  by: z.string(),
  at: timestamp,
})
/** An enquiry as the institute that it is addressed to reads it. Remarks stay inside; replies were sent. */
export const buyerEnquiry = z
  .strictObject({
    ...enquiryRow.shape,
    more: z.array(laterMessage),
    remarks: z.array(enquiryNote),
    replies: z.array(enquiryNote),
    calls: z.array(enquiryCall),
    /** A reply was promised by then; null once there is one. */
    replyBy: timestamp.nullable(),
    updatedAt: timestamp,
  })
  .meta({ id: 'BuyerEnquiry' })
export type BuyerEnquiry = z.output<typeof buyerEnquiry>

const { id, reference, kind, status, name, city, createdAt } = enquiryRow.shape
/** An enquiry in an institute's list: contacts are masked, in the message too. Reading one whole is written down, reading the list is not. */
const buyerEnquiryRow = z
  .strictObject({
    ...{ id, reference, kind, status, name, city, createdAt },
    /** Masked, as …3210. */
    maskedMobile: z.string(),
    /** Masked, as a…@example.in; null where none was left, and a reply cannot be sent. */
    maskedEmail: z.string().nullable(),
    /** Its first 200 characters. */
    message: z.string().nullable(),
    /** Later messages of the same person. */
    laterMessages: z.int(),
    replyBy: timestamp.nullable(),
    updatedAt: timestamp,
  })
  .meta({ id: 'BuyerEnquiryRow' })
export type BuyerEnquiryRow = z.output<typeof buyerEnquiryRow>

const filled = (max: number) => typedText(max).pipe(z.string().min(1, 'Required'))
/** Statuses that staff set by hand: `new` and `replied` follow from events. */
export const settableStates = ['assigned', 'contacted', 'converted', 'closed', 'spam'] as const
/** Those that an institute sets: also back to `new`, where an enquiry was closed or called spam by mistake. */
export const ownSettableStates = ['new', ...settableStates] as const
const enquiryAnswer = z
  .strictObject({
    id: recordId,
    remark: filled(4_000).optional(),
    /** Sent to the person by mail. */
    reply: filled(4_000).optional(),
    status: z.enum(ownSettableStates).optional(),
    /** A telephone call to the person: `spoke` is the answer that was promised. */
    call: telephoneCall.optional(),
    /** Of the enquiry as it was read: one that changed since is not answered. */
    updatedAt: dateTimeText,
  })
  .refine((b) => [b.remark, b.reply, b.status, b.call].some((value) => value !== undefined), {
    path: ['reply'],
    message: 'A reply, a remark, a call or a status',
  })
export type EnquiryAnswer = z.output<typeof enquiryAnswer>

const ownId = { us_id: idNumber.optional() }
const common = {
  realm: 'buyer',
  owner: 'institute',
  tag: 'Enquiries of an institute',
  status: 200,
  params: z.strictObject({ sid: idNumber }),
  errors: ['NOT_FOUND'],
} as const
const pair = (name: 'general-enquiry' | 'admission-enquiry', subject: string) => ({
  list: endpoint({
    ...common,
    id: `buyer.${name}.list`,
    method: 'GET',
    path: `/buyer/${name}/:sid`,
    summary: `${subject} addressed to the institute, newest first, with their contacts masked`,
    query: partQuery(['id', 'createdAt', 'status'], {
      ...ownId,
      search: enquirySearch,
      status: z.enum(enquiryStates).optional(),
      kind: z.enum(enquiryKinds).optional(),
      replyDue: z.enum(['open', 'overdue']).optional(),
    }),
    answer: listOf(buyerEnquiryRow),
  }),
  get: endpoint({
    ...common,
    id: `buyer.${name}.get`,
    method: 'GET',
    path: `/buyer/${name}/:sid/:id`,
    params: z.strictObject({ sid: idNumber, id: idNumber }),
    summary: 'One enquiry with its contact; that this account read it is written down, once in 30 minutes',
    answer: oneOf(buyerEnquiry),
  }),
  answer: endpoint({
    ...common,
    id: `buyer.${name}.answer`,
    method: 'PUT',
    path: `/buyer/${name}/:sid`,
    summary: 'Sends a reply, keeps a remark, or moves the enquiry on, as it was read',
    query: z.strictObject(ownId),
    body: enquiryAnswer,
    example: {
      id: 1,
      remark: 'Wants a visit on Saturday',
      reply: 'Yes, two buses come from Aundh.',
      updatedAt: '2026-11-20T09:30:00.000Z',
    },
    answer: writeResponse(buyerEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
})
/** `us_id` is the buyer's own account: another one is rejected. */
export const buyerEnquiryEndpoints = {
  general: pair('general-enquiry', 'Questions'),
  admission: pair('admission-enquiry', 'Admission enquiries'),
}
