import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { myAccountTag, ownRemoval, selfEndpoint } from './self-endpoint.ts'

/** Days between the request of an erasure and the erasure: within them it can be taken back. */
export const erasureDays = 7

/** What a family can have erased: the papers of one application, a child, or the account with everything. */
export const erasureSubjects = ['application', 'child', 'account'] as const

const subject = z
  .enum(erasureSubjects)
  .describe(
    'What is erased. application: the form, answers and documents that one application was sent with; child: a child with its form, documents and applications; account: everything of the account',
  )

/** An erasure that was asked for and is not done yet. */
export const erasureRow = z
  .strictObject({
    id: recordId.describe('Id of the request'),
    subject,
    name: z.string().describe('Name of the institute applied to, of the child, or of the person of the account'),
    requestedAt: dateTimeText.describe('When it was asked for: ISO 8601, in UTC'),
    dueAt: dateTimeText.describe('From then on it is done, within an hour: ISO 8601, in UTC'),
    waitsForRefund: z
      .boolean()
      .describe('True while money is on its way back to the account: it is done after that has arrived'),
  })
  .meta({ id: 'Erasure' })
export type ErasureRow = z.output<typeof erasureRow>

/** A request of an erasure. `of` names the application or the child. */
export const erasureBody = z
  .strictObject({
    subject,
    of: recordId.nullish().describe('Id of the application or the child; left out for the account'),
    current_password: z
      .string()
      .max(200)
      .nullish()
      .describe('Password of the account. An account without one signs in anew instead, at most 15 minutes before'),
  })
  .refine((body) => (body.subject === 'account') === (body.of == null), {
    path: ['of'],
    message: 'Name the application or the child, and nothing for the account',
  })

const account = { ...selfEndpoint, tag: myAccountTag } as const

/** What a family takes back of what it gave. Digital Personal Data Protection Act 2023, s. 12(3). */
export const erasureEndpoints = {
  erasures: endpoint({
    ...account,
    id: 'student.erasures',
    beforeGuardian: true,
    method: 'GET',
    path: '/student/erasures',
    summary: 'Erasures that were asked for and are not done yet, newest first; at most a hundred',
    answer: listOf(erasureRow),
  }),
  erase: endpoint({
    ...account,
    id: 'student.erasures.add',
    beforeGuardian: true,
    method: 'POST',
    path: '/student/erasures',
    summary: `Asks for an erasure, which is done ${erasureDays} days later; asked for twice, it is the first request`,
    body: erasureBody,
    example: { subject: 'account', current_password: 'pravesh-demo' },
    answer: writeResponse(erasureRow),
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  keep: endpoint({
    ...ownRemoval,
    tag: myAccountTag,
    id: 'student.erasures.remove',
    beforeGuardian: true,
    path: '/student/erasures',
    summary: 'Takes back requests of erasure that are not done yet, all that are named or none',
  }),
} as const
