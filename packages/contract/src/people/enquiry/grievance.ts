import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { typedLine } from '../../fields/text.ts'
import { enquiriesTag } from './endpoints.ts'
import { grievanceSubject } from './grievance-times.ts'
import { enquiryCodeSent, enquiryReference } from './withdrawal.ts'

const timestamp = z.iso.datetime({ offset: true })
/** How far a grievance is, for the person who raised it. */
export const grievanceStatus = z
  .strictObject({
    reference: z.string().describe('Its number'),
    subject: grievanceSubject,
    status: z
      .enum(['received', 'in-hand', 'answered', 'closed'])
      .describe('received; in-hand: somebody of our staff has it; answered: a reply is below; closed'),
    raisedAt: timestamp.describe('When it was received, and acknowledged by its number: ISO 8601, in UTC'),
    resolveBy: timestamp.describe('By when it has to be resolved: ISO 8601, in UTC'),
    replies: z
      .array(
        z.strictObject({
          body: z.string().describe('What was replied, plain text'),
          at: timestamp.describe('When: ISO 8601, in UTC'),
        }),
      )
      .describe('What was replied, the oldest first'),
  })
  .meta({ id: 'GrievanceStatus' })
export type GrievanceStatus = z.output<typeof grievanceStatus>

const open = { method: 'POST', realm: 'open', owner: 'any', tag: enquiriesTag, status: 200 } as const

/** How far a grievance is, by its number and a code to its own mobile: no account is needed. */
export const grievanceEndpoints = {
  code: endpoint({
    ...open,
    id: 'open.grievance-status.code',
    path: '/open/grievance-status-code',
    summary: 'Sends a code to the mobile of a grievance; the answer is the same for a number that is unknown',
    body: z.strictObject({ reference: enquiryReference }),
    example: { reference: 'PR-2345ABCD' },
    answer: enquiryCodeSent,
    errors: ['TOO_MANY'],
  }),
  status: endpoint({
    ...open,
    id: 'open.grievance-status',
    path: '/open/grievance-status',
    summary: 'How far a grievance is, by the code that was sent to its mobile',
    body: z.strictObject({
      reference: enquiryReference,
      otpId: z.string().max(40).describe('Names the code, as it was answered'),
      otp: typedLine(12).describe('The six digits of the message'),
    }),
    example: { reference: 'PR-2345ABCD', otpId: 'b3RwSWQ', otp: '123456' },
    answer: oneOf(grievanceStatus),
    errors: ['INVALID_OTP', 'TOO_MANY'],
  }),
} as const
