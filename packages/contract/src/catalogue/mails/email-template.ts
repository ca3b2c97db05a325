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
    event: choice(mailEventNames, {
      required: true,
      description: 'Mail of the system that it stands in for, by what happened',
      filterDescription: 'Only templates of this mail of the system',
    }),
    language: choice(['en', 'hi'], {
      required: true,
      initial: 'en',
      description: 'Language of the mail: en English, hi Hindi',
      filterDescription: 'Only those in this language: en English, hi Hindi',
    }),
    subject: text({
      required: true,
      max: 200,
      description: 'Subject of the mail; values stand in double braces: {{name}}',
    }),
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
    variables: tags({ description: 'Names that stand in double braces in it: those that its mail knows' }),
    active: boolean({ description: 'True: it is sent in place of the text that comes with the product' }),
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
