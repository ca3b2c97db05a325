import { defineEntity } from '../../endpoint/entity.ts'
import { boolean, choice, longText, tags, text } from '../../fields/fields.ts'
import { mailEventNames, templateErrors } from './mail-events.ts'

/** The system's own mail, by event and language. An active one replaces the product's text. */
export const emailTemplate = defineEntity({
  name: 'email-template',
  label: 'Email template',
  plural: 'Email templates',
  area: 'templates',
  table: 'email_template',
  shown: 'nowhere',
  fields: {
    event: choice(mailEventNames, { required: true }),
    language: choice(['en', 'hi'], { required: true, initial: 'en' }),
    subject: text({ required: true, max: 200 }),
    text: longText({
      required: true,
      label: 'Plain text',
      help: 'Text of the mail, plain; values stand in double braces: {{name}}',
    }),
    html: longText({
      max: 60_000,
      label: 'HTML',
      help: 'The mail as HTML; left empty, it is made from the plain text',
    }),
    variables: tags(),
    active: boolean(),
  },
  search: ['event', 'subject'],
  sort: 'event',
  columns: ['event', 'language', 'subject', 'active'],
  unique: [['event', 'language']],
  check: templateErrors,
  example: {
    event: 'partner.received',
    language: 'en',
    subject: 'We have your application',
    text: 'Dear {{name}}, we look at your letters next.',
    active: true,
  },
})
