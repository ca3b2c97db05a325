import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import { typedText } from '../../fields/field.ts'
import { templatesTag } from '../endpoints.ts'
import { mailEventNames } from './mail-events.ts'

/** A template as it is in the form, saved or not. */
const templateDraft = z.strictObject({
  event: z.enum(mailEventNames).describe('Mail of the system that it stands in for, by what happened'),
  language: z.enum(['en', 'hi']).describe('Language of the mail: en English, hi Hindi'),
  subject: typedText(200)
    .default('')
    .describe('Subject; values stand in double braces. Left empty, that of the product'),
  text: typedText(4_000)
    .default('')
    .describe('Text, plain; values stand in double braces. Left empty, that of the product'),
  html: typedText(60_000).default('').describe('The mail as HTML; left empty, it is made from the text'),
})
export type TemplateDraft = z.output<typeof templateDraft>

const templatePreview = z
  .strictObject({
    subject: z.string().describe('Subject with example values'),
    text: z.string().describe('Plain text with example values'),
    html: z.string().describe('HTML with example values, a whole page'),
    standard: z
      .strictObject({
        subject: z.string().describe('Subject; values stand in double braces'),
        text: z.string().describe('Plain text; values stand in double braces'),
      })
      .describe('What the product writes where no template is active'),
  })
  .meta({ id: 'TemplatePreview' })
export type TemplatePreview = z.output<typeof templatePreview>

const testedTemplate = z
  .strictObject({ to: z.string().describe('E-mail address of your account, where the test went') })
  .meta({ id: 'TestedTemplate' })

const common = {
  method: 'POST',
  realm: 'admin',
  access: operatorAccess.catalogue,
  owner: 'any',
  tag: templatesTag,
  body: templateDraft,
  example: {
    event: 'partner.received',
    language: 'en',
    subject: 'We have your application',
    text: 'Dear {{name}}, we look at your letters next.',
  },
  status: 200,
} as const

/** A template of the system's mails while it is written: shown with example values, and sent to its author. */
export const templateDraftEndpoints = {
  preview: endpoint({
    ...common,
    id: 'admin.email-template.preview',
    path: '/admin/email-template/preview',
    summary:
      'How a mail of the system reads with example values, and the text of the product. Nothing is written or sent',
    answer: oneOf(templatePreview),
  }),
  test: endpoint({
    ...common,
    id: 'admin.email-template.test',
    path: '/admin/email-template/test',
    summary:
      'Sends the mail with example values to the address of your own account; at most 10 tests an hour for each account',
    answer: writeResponse(testedTemplate),
    errors: ['TOO_MANY'],
  }),
} as const
