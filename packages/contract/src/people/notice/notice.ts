import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'

/** What people of an institute are told about. */
export const noticeKinds = [
  'enquiry',
  'application',
  'document',
  'offer',
  'lapsing',
  'withdrawn',
  'overdue',
  'review',
  'webhook',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `now`: by mail at once, gathered; `digest`: in the mail of the morning; `off`: not at all. */
export const noticeDeliveries = ['now', 'digest', 'off'] as const
export type NoticeDelivery = (typeof noticeDeliveries)[number]

/** The delivery of a kind until a person chooses another. Families wait for an answer to the first six. */
export const defaultDelivery: Readonly<Record<NoticeKind, NoticeDelivery>> = {
  enquiry: 'now',
  application: 'now',
  offer: 'now',
  withdrawn: 'now',
  overdue: 'now',
  lapsing: 'digest',
  document: 'digest',
  review: 'digest',
  webhook: 'now',
}

const kind = z
  .enum(noticeKinds)
  .describe(
    'enquiry: a new question, or a further message; application: one was paid and sent; document: a family corrected or completed one; offer: accepted, declined or expired; lapsing: an offer ends within two days; withdrawn: by the family; overdue: a promised reply is late; review: one was published; webhook: an address of the institute’s own system was switched off, because nothing was taken there for days',
  )
const delivery = z
  .enum(noticeDeliveries)
  .describe(
    'now: by mail at once, several in one; digest: in one mail at 8.30 in the morning, in India; off: not at all',
  )
const choice = z.strictObject({ kind, delivery })

export const noticeSettings = z
  .strictObject({
    email: z.string().describe('Where the mails go: the address that the account signs in by'),
    stopped: z
      .enum(['bounced', 'unsubscribed'])
      .nullable()
      .describe(
        'Why no mail goes there. bounced: the address refuses mail; unsubscribed: stopped by the link in a mail; null while mails go',
      ),
    language: z.enum(['en', 'hi']).describe('Language of the mails'),
    canSms: z
      .boolean()
      .describe('Whether messages to mobiles are possible: the account has a number, and the operator a template'),
    sms: z.boolean().describe('Whether a message to the mobile announces each mail that is sent at once'),
    choices: z.array(choice).describe('Each kind with its delivery'),
  })
  .meta({ id: 'NoticeSettings' })
export type NoticeSettings = z.output<typeof noticeSettings>

export const noticeSettingsChange = z.strictObject({
  language: z.enum(['en', 'hi']).optional().describe('Language of the mails'),
  sms: z.boolean().optional().describe('Whether a message to the mobile announces each mail that is sent at once'),
  choices: z.array(choice).max(noticeKinds.length).optional().describe('Kinds whose delivery changes'),
  resume: z.literal(true).optional().describe('Lets mails that were stopped by a link go again'),
})
export type NoticeSettingsChange = z.output<typeof noticeSettingsChange>

const noticesTag: Tag = {
  name: 'Notices to institutes',
  audience: 'institutes',
  description: 'Which news a person of an institute is told about by mail, and when.',
}
const common = {
  realm: 'buyer',
  access: instituteAccess.own,
  owner: 'self',
  tag: noticesTag,
  status: 200,
  path: '/buyer/notices',
} as const

/** Which news a person of an institute is told about. */
export const noticeEndpoints = {
  get: endpoint({
    ...common,
    id: 'buyer.notices.get',
    method: 'GET',
    summary: 'Which news the signed-in account is told about by mail, and when',
    answer: oneOf(noticeSettings),
  }),
  update: endpoint({
    ...common,
    id: 'buyer.notices.update',
    method: 'PUT',
    summary: 'Changes what is named; news that already wait go as they were to go',
    body: noticeSettingsChange,
    example: { choices: [{ kind: 'review', delivery: 'off' }] },
    answer: writeResponse(noticeSettings),
  }),
}
