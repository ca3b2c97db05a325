import { defineEntity } from '../entity.ts'
import { boolean, choice, longText, markdown, tags, text } from '../fields.ts'

/** The system's own mail, by event and language. */
export const emailTemplate = defineEntity({
  name: 'email-template',
  label: 'Email template',
  plural: 'Email templates',
  area: 'templates',
  table: 'email_template',
  fields: {
    event: text({ required: true, max: 60, help: 'For example enquiry.received' }),
    language: choice(['en', 'hi'], { required: true }),
    subject: text({ required: true, max: 200 }),
    text: longText({ required: true, label: 'Plain text' }),
    html: markdown({ label: 'HTML' }),
    variables: tags(),
    active: boolean(),
  },
  search: ['event', 'subject'],
  sort: 'event',
  columns: ['event', 'language', 'subject', 'active'],
  unique: [['event', 'language']],
  example: { event: 'example.sent', language: 'en', subject: 'We have it', text: 'Thank you.', active: true },
})
