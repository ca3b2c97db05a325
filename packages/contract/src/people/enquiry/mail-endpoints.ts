import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, messageResponse, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import * as m from './mails.ts'

const mailsToManyTag: Tag = {
  name: 'Mails to many',
  audience: 'administrators',
  description: 'One mail to each of many, in the background; it can be held and gone on with.',
}

const common = {
  realm: 'admin',
  access: operatorAccess.mailsToMany,
  owner: 'any',
  tag: mailsToManyTag,
  status: 200,
} as const
const absent = { errors: ['NOT_FOUND'] } as const
const emailExample = { subject: 'Study in India', text: 'Dear {{name}}, admissions for July are open.' }
const params = z.strictObject({ id: idNumber.describe('Id of the mail to many') })
const path = '/admin/enquiry/studyindia/mails'

const change = (action: 'pause' | 'resume' | 'cancel', summary: string) =>
  endpoint({
    ...common,
    id: `admin.enquiry.mails.${action}`,
    method: 'POST',
    path: `${path}/:id/${action}`,
    summary,
    params,
    answer: writeResponse(m.massMail),
    errors: ['NOT_FOUND', 'CONFLICT'],
  })

/** Mails to many: previewed, tested, sent in the background, held, gone on with and cancelled. */
export const massMailEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.enquiry.mails.list',
    method: 'GET',
    path,
    summary: 'The mails to many, newest first, with how far each is; search looks into their subject',
    query: partQuery(['id', 'createdAt', 'subject', 'state'], {
      state: z
        .enum(m.massMailStates)
        .optional()
        .describe('Only those in this state: sending (under way), paused (held), done, cancelled (ended before)'),
    }),
    answer: listOf(m.massMail),
  }),
  preview: endpoint({
    ...common,
    id: 'admin.enquiry.mails.preview',
    method: 'POST',
    path: `${path}/preview`,
    summary:
      'How many a mail would reach, who is left out and why, and how it reads for up to three of them. Nothing is written or sent',
    body: m.bulkEmailPreview,
    example: { ...emailExample, filter: { date1: '2026-11-01' } },
    answer: oneOf(m.massMailPreview),
  }),
  test: endpoint({
    ...common,
    id: 'admin.enquiry.mails.test',
    method: 'POST',
    path: `${path}/test`,
    summary: 'Sends the mail to you alone, with sample values for the person; at most 10 an hour for each account',
    body: m.testEmail,
    example: { ...emailExample, to: 'asha@localhost.example' },
    answer: messageResponse,
    errors: ['TOO_MANY'],
  }),
  send: endpoint({
    ...common,
    id: 'admin.enquiry.mails',
    method: 'POST',
    path,
    summary: 'Sends a mail to many, one each, in the background; who is left out is named with the reason',
    body: m.bulkEmail,
    example: { ...emailExample, filter: { date1: '2026-11-01' } },
    answer: writeResponse(m.massMail),
    errors: ['CONFLICT'],
  }),
  get: endpoint({
    ...common,
    ...absent,
    id: 'admin.enquiry.mails.get',
    method: 'GET',
    path: `${path}/:id`,
    summary: 'How far a mail to many is',
    params,
    answer: oneOf(m.massMail),
  }),
  people: endpoint({
    ...common,
    ...absent,
    id: 'admin.enquiry.mails.people',
    method: 'GET',
    path: `${path}/:id/people`,
    summary: 'The people of a mail to many with how far each is; addresses are masked. `after` goes on behind an id',
    params,
    query: partQuery(['id'], {
      state: z
        .enum(m.mailPersonStates)
        .optional()
        .describe(
          'Only those in this state. waiting: not out yet; posted: handed to the mail server; failed: given up; unknown: cut off on its way; bounced: the address refuses mail; unsubscribed: the person stopped these mails; cancelled: the mail was',
        ),
      after: idNumber.optional().describe('Goes on behind the person with this id'),
    }),
    answer: listOf(m.mailPerson),
  }),
  pause: change('pause', 'Holds it; what a mail server has already is out. One that is all out is refused'),
  resume: change('resume', 'Goes on with those who have not had it'),
  cancel: change('cancel', 'Ends it for good: who has not had it does not get it. One that is all out is refused'),
}
