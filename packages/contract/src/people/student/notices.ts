import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { dateTimeText } from '../../fields/field.ts'
import { myAccountTag, selfEndpoint } from './self-endpoint.ts'

/** What a family is told about. Reads of its data are in the list alone. */
export const familyNoticeKinds = ['offer', 'deadline', 'move', 'reply', 'refund', 'read'] as const
export type FamilyNoticeKind = (typeof familyNoticeKinds)[number]
/** Kinds that are told outside the list as well. */
export const mailedNoticeKinds = ['offer', 'deadline', 'move', 'reply', 'refund'] as const
export type MailedNoticeKind = (typeof mailedNoticeKinds)[number]
/** `mail`: by mail too; `sms`: by a message to the mobile in its place; `list`: in the list alone. */
export const familyChannels = ['mail', 'sms', 'list'] as const
export type FamilyChannel = (typeof familyChannels)[number]

const notice = z
  .strictObject({
    id: z.string().describe('Kind and number of the record behind it, as move-12'),
    kind: z
      .enum(familyNoticeKinds)
      .describe(
        'offer: a seat is offered; deadline: an offer ends within two days; move: another state of an application, a message of its institute, or news of a draw of lots; reply: an answer to a question; refund: money went back; read: somebody read the contact or a form',
      ),
    at: dateTimeText.describe('When it happened: ISO 8601, in UTC'),
    isNew: z.boolean().describe('Whether it happened after the list was last seen'),
    title: z.string().describe('What happened, in the language of Accept-Language'),
    path: z.string().describe('Path of the page that it is about, in English'),
  })
  .meta({ id: 'FamilyNotice' })
export type FamilyNotice = z.output<typeof notice>

const hour = z.int().min(0).max(23)
const quietFrom = hour
  .nullable()
  .describe('Hour in India from which nothing is sent, 0 to 23; null without quiet hours')
const quietTo = hour.nullable().describe('Hour in India from which what waited is sent; null without quiet hours')
const choice = z.strictObject({
  kind: z.enum(mailedNoticeKinds).describe('Kind of news'),
  channel: z
    .enum(familyChannels)
    .describe('mail: by mail too; sms: by a message to the mobile in its place; list: in the list alone'),
})

const familyNotices = z
  .strictObject({
    unread: z.int().describe('How many of the list are new; at most 100'),
    notices: z.array(notice).describe('The newest hundred of the last 90 days, the newest first'),
    settings: z
      .strictObject({
        email: z.string().nullable().describe('Where mails go; null without an address, where the list has the news'),
        stopped: z.enum(['bounced', 'unsubscribed']).nullable().describe('Why no mail goes there; null while mails go'),
        canSms: z
          .boolean()
          .describe('Whether messages are possible: a verified mobile, and a template of the operator'),
        choices: z.array(choice).describe('Each kind with its channel'),
        quietFrom,
        quietTo,
      })
      .describe('How the account is told'),
  })
  .meta({ id: 'FamilyNotices' })
export type FamilyNotices = z.output<typeof familyNotices>

export const familyNoticesChange = z
  .strictObject({
    seenAt: dateTimeText.optional().describe('When the list was seen: what happened before is not new any more'),
    choices: z.array(choice).max(mailedNoticeKinds.length).optional().describe('Kinds whose channel changes'),
    quietFrom: quietFrom.optional(),
    quietTo: quietTo.optional(),
    resume: z.literal(true).optional().describe('Lets mails that were stopped by a link go again'),
  })
  .superRefine(({ quietFrom: from, quietTo: to }, ctx) => {
    const isPair = (from === undefined) === (to === undefined) && (from === null) === (to === null)
    if (!isPair) ctx.addIssue({ code: 'custom', path: ['quietTo'], message: 'Quiet hours have a beginning and an end' })
    else if (from !== undefined && from !== null && from === to)
      ctx.addIssue({ code: 'custom', path: ['quietTo'], message: 'Quiet hours end at another hour than they begin' })
  })
export type FamilyNoticesChange = z.output<typeof familyNoticesChange>

const common = { ...selfEndpoint, tag: myAccountTag, path: '/student/notices', beforeGuardian: true } as const

/** A family's news in one list, and how it is told of them. */
export const familyNoticeEndpoints = {
  notices: endpoint({
    ...common,
    id: 'student.notices',
    method: 'GET',
    summary: 'News of the account: answers, moves, offers, deadlines, refunds, and who read its data',
    answer: oneOf(familyNotices),
  }),
  changeNotices: endpoint({
    ...common,
    id: 'student.notices.change',
    method: 'PUT',
    summary: 'Marks the list as seen, or changes how the account is told',
    body: familyNoticesChange,
    example: { choices: [{ kind: 'move', channel: 'list' }] },
    answer: writeResponse(familyNotices),
  }),
}
