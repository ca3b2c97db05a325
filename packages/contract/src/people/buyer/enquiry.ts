import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import { dateText, dateTimeText, personalText, recordId } from '../../fields/field.ts'
import { laterMessage } from '../enquiry/enquiry.ts'
import { replyTemplates } from '../enquiry/reply-template.ts'
import { enquiryRow } from '../enquiry/row.ts'
import { callOutcomes, telephoneCall } from '../enquiry/timeline.ts'
import { enquiriesOfAnInstituteTag, exportQuery, instituteEnquiryFilters, otherEnquiries } from './enquiry-lists.ts'

const timestamp = z.iso.datetime({ offset: true })
export const enquiryNote = z.strictObject({
  body: z.string().describe('The note, plain text'),
  by: z.string().describe('Name of who wrote it, or Pravesh'),
  at: timestamp.describe('When it was written: ISO 8601, in UTC'),
})
/** So long after it was sent a reply can be taken back: until then its mail waits. */
export const takeBackSeconds = 10
export const enquiryReply = z.strictObject({
  id: recordId.describe('Id of the reply, by which whoever sent it takes it back'),
  body: z.string().describe('The reply, plain text'),
  by: z.string().describe('Name of who replied; Pravesh where an administrator did and the institute asks'),
  at: timestamp.describe('When it was sent: ISO 8601, in UTC'),
})
/** A telephone call that was logged. */
const enquiryCall = z.strictObject({
  outcome: z
    .enum(callOutcomes)
    .describe(
      'Outcome of the call. spoke: the person was spoken to, which counts as an answer; no-answer: nobody took the call; wrong-number: it is another’s',
    ),
  body: z.string().describe('What was said, plain text; empty where nothing was noted'),
  by: z.string().describe('Name of who called'),
  at: timestamp.describe('When it was logged: ISO 8601, in UTC'),
})
/** Who of the institute has it in hand, and the day of the follow-up. The administrators have their own. */
const ownWork = {
  assignee: z
    .strictObject({
      id: recordId.describe('Id of the account'),
      name: z.string().describe('Name of the person, or the address that they sign in by'),
    })
    .meta({ id: 'BuyerEnquiryAssignee' })
    .nullable()
    .describe('Person of the institute who has it in hand; null where nobody has'),
  followUpOn: z
    .string()
    .nullable()
    .describe('Day on which the institute looks at it again, ISO 8601; null where none is set'),
}
/** An enquiry as the institute that it is addressed to reads it. Remarks stay inside; replies were sent. */
export const buyerEnquiry = z
  .strictObject({
    ...enquiryRow.shape,
    more: z
      .array(laterMessage)
      .describe(
        'What the person wrote later, the oldest first: the same sender, mobile, e-mail address, kind and institute within 24 hours',
      ),
    remarks: z.array(enquiryNote).describe('Internal notes; the person never reads them'),
    replies: z.array(enquiryReply).describe('What was sent to the person, the oldest first'),
    calls: z.array(enquiryCall).describe('Telephone calls that were made to the person, by the institute'),
    ...ownWork,
    /** A reply was promised by then; null once there is one. */
    replyBy: timestamp
      .nullable()
      .describe('When the promised 48 hours are over: ISO 8601, in UTC; null once it was answered or closed'),
    updatedAt: timestamp.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'BuyerEnquiry' })
export type BuyerEnquiry = z.output<typeof buyerEnquiry>

const { id, reference, kind, status, name, city, createdAt } = enquiryRow.shape
/** An enquiry in an institute's list: contacts are masked, in the message too. Reading one whole is written down, reading the list is not. */
const buyerEnquiryRow = z
  .strictObject({
    ...{
      id: id.describe('Id of the enquiry'),
      reference: reference.describe(
        'Reference to quote, as PR- and eight letters and digits; each message has one of its own',
      ),
      kind: kind.describe(
        'What it is about. general; footer-enquiry: from the foot of a page; admission-school, admission-college; career, career-footer; exam; partner-enquiry: an institute asks to take part; free-counselling; studyindia: from abroad; grievance: to the grievance officer; student: by a signed-in family',
      ),
      status: status.describe(
        'new: nobody has it in hand; assigned: an administrator has; contacted: somebody called or wrote; replied: a reply was sent; converted: it led to an application; closed: done with; spam; withdrawn: the person withdrew consent, and what was written is erased',
      ),
      name: name.describe('Full name of who asks'),
      city: city.describe('City, as the person writes it; null where it was left out'),
      createdAt: createdAt.describe('When it was made: ISO 8601, in UTC'),
    },
    maskedMobile: z.string().describe('Mobile number of who asks but for its last four digits, as …3210'),
    /** Masked, as a…@example.in; null where none was left, and a reply cannot be sent. */
    maskedEmail: z
      .string()
      .nullable()
      .describe(
        'E-mail address of who asks but for its first letter and host, as a…@example.in; null where none was left',
      ),
    message: z
      .string()
      .nullable()
      .describe(
        'What the person asks, its first 200 characters, with numbers and e-mail addresses masked; null where nothing was written',
      ),
    laterMessages: z.int().describe('How many messages the same person added later'),
    ...ownWork,
    unread: z.boolean().describe('Whether you have not opened it since the person wrote last'),
    replyBy: timestamp
      .nullable()
      .describe('When the promised 48 hours are over: ISO 8601, in UTC; null once it was answered or closed'),
    updatedAt: timestamp.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'BuyerEnquiryRow' })
export type BuyerEnquiryRow = z.output<typeof buyerEnquiryRow>

const filled = (max: number) => personalText(max).pipe(z.string().min(1, 'Required'))
/** Statuses that staff set by hand: `new` and `replied` follow from events. */
export const settableStates = ['assigned', 'contacted', 'converted', 'closed', 'spam'] as const
/** Those that an institute sets: also back to `new`, where an enquiry was closed or called spam by mistake. */
export const ownSettableStates = ['new', ...settableStates] as const
const enquiryAnswer = z
  .strictObject({
    id: recordId.describe('Id of the record that is meant'),
    remark: filled(4_000).optional().describe('Internal note, plain text; the person never reads it'),
    reply: filled(4_000).optional().describe('Reply, plain text; it goes to the person’s e-mail address'),
    status: z
      .enum(ownSettableStates)
      .optional()
      .describe('State to move it to, also back to `new`; `replied` follows from a reply and cannot be set'),
    call: telephoneCall.optional().describe('Telephone call that was made to the person'),
    assignee: recordId
      .nullish()
      .describe('Id of the account of a colleague who may answer, to give it to; null takes it from whoever has it'),
    followUpOn: dateText
      .nullish()
      .describe('Day on which the institute looks at it again, ISO 8601; null takes it off'),
    unread: z
      .boolean()
      .optional()
      .describe('true: as if you had not opened it; false: as if you had. It is no change of the enquiry'),
    withoutContact: z
      .literal(true)
      .optional()
      .describe('Answers the contact masked, so that no read of it is written down: for changes of many at once'),
    updatedAt: dateTimeText.describe(
      '`updatedAt` as you read it: refused with CONFLICT and the enquiry where somebody has written it since; nothing is sent then',
    ),
  })
  .refine(
    ({ id: _id, updatedAt: _version, withoutContact: _answer, ...change }) =>
      Object.values(change).some((value) => value !== undefined),
    {
      path: ['reply'],
      message: 'A reply, a remark, a call, a status, an assignee, a follow-up day, or whether it is read',
    },
  )
export type EnquiryAnswer = z.output<typeof enquiryAnswer>

const ownId = {
  us_id: idNumber
    .optional()
    .describe('Id of the signed-in institute account: another account’s is refused with FORBIDDEN'),
}
const common = {
  realm: 'buyer',
  access: instituteAccess.families,
  owner: 'institute',
  tag: enquiriesOfAnInstituteTag,
  status: 200,
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
  errors: ['NOT_FOUND'],
} as const
/** Enquiries of an institute by what is to be done, each count up to the bound. */
const buyerEnquiryCounts = z
  .strictObject({
    unanswered: z.int().describe('How many wait for a reply; at most 1000'),
    mine: z.int().describe('How many that wait for a reply you have in hand; at most 1000'),
    followUp: z.int().describe('How many have a follow-up day that is today or earlier; at most 1000'),
  })
  .meta({ id: 'BuyerEnquiryCounts' })
export type BuyerEnquiryCounts = z.output<typeof buyerEnquiryCounts>

const oneEnquiryParams = z.strictObject({
  sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  id: idNumber.describe('Id of the enquiry'),
})
const replyParams = oneEnquiryParams.extend({
  reply: idNumber.describe('Id of your reply'),
})
const pair = (name: 'general-enquiry' | 'admission-enquiry', subject: string) => ({
  list: endpoint({
    ...common,
    id: `buyer.${name}.list`,
    method: 'GET',
    path: `/buyer/${name}/:sid`,
    summary: `${subject} addressed to the institute, newest first, with their contacts masked`,
    query: partQuery(['id', 'createdAt', 'status', 'replyBy'], { ...ownId, ...instituteEnquiryFilters }),
    answer: listOf(buyerEnquiryRow),
  }),
  export: endpoint({
    ...common,
    ...exportQuery,
    id: `buyer.${name}.export`,
    path: `/buyer/${name}/:sid/export`,
    summary: `${subject} addressed to the institute as CSV, the oldest first, at most 50,000; with \`contacts=1\` their contacts are whole and each row is a read of one. Each export stands in the security log`,
  }),
  others: endpoint({
    ...common,
    ...otherEnquiries,
    id: `buyer.${name}.others`,
    path: `/buyer/${name}/:sid/:id/others`,
    params: oneEnquiryParams,
    summary:
      'Other enquiries of the same person to the institute, the ten newest: by account, mobile or e-mail address',
  }),
  counts: endpoint({
    ...common,
    id: `buyer.${name}.counts`,
    method: 'GET',
    path: `/buyer/${name}/:sid/counts`,
    summary: `${subject} addressed to the institute, counted by what is to be done`,
    answer: oneOf(buyerEnquiryCounts),
  }),
  get: endpoint({
    ...common,
    id: `buyer.${name}.get`,
    method: 'GET',
    path: `/buyer/${name}/:sid/:id`,
    params: oneEnquiryParams,
    summary: 'One enquiry with its contact; that this account read it is written down, once in 30 minutes',
    answer: oneOf(buyerEnquiry),
  }),
  templates: endpoint({
    ...common,
    id: `buyer.${name}.templates`,
    method: 'GET',
    path: `/buyer/${name}/:sid/:id/templates`,
    params: oneEnquiryParams,
    summary: 'Templates of the administrators for a reply to one enquiry, by title, filled with what the enquiry says',
    answer: replyTemplates,
  }),
  answer: endpoint({
    ...common,
    id: `buyer.${name}.answer`,
    method: 'PUT',
    path: `/buyer/${name}/:sid`,
    summary: 'Sends a reply, keeps a remark, gives the enquiry to somebody, or moves it on, as it was read',
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
  takeBack: endpoint({
    ...common,
    id: `buyer.${name}.take-back`,
    method: 'DELETE',
    path: `/buyer/${name}/:sid/:id/reply/:reply`,
    params: replyParams,
    summary: 'Takes your reply back within 10 seconds, before it is sent; the enquiry is in the state it had before',
    answer: writeResponse(buyerEnquiry),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
})
export const generalEnquiryEndpoints = pair('general-enquiry', 'Questions')
export const admissionEnquiryEndpoints = pair('admission-enquiry', 'Admission enquiries')
/** `us_id` is the buyer's own account: another one is rejected. */
export const buyerEnquiryEndpoints = {
  general: generalEnquiryEndpoints,
  admission: admissionEnquiryEndpoints,
}
