import { defineEntity } from '../../endpoint/entity.ts'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { choice, longText, tags, text } from '../../fields/fields.ts'

/** A canned reply that a person picks. */
export const template = defineEntity({
  name: 'template',
  label: 'Template',
  plural: 'Templates',
  area: 'templates',
  table: 'template',
  shown: 'nowhere',
  fields: {
    title: text({ required: true, max: 120, description: 'Name of the template, for who picks it' }),
    template_for: choice(enquiryKinds, {
      required: true,
      label: 'For enquiries of kind',
      description: 'Kind of enquiry that it answers',
      filterDescription: 'Only templates that answer this kind of enquiry',
    }),
    channel: choice(['mail', 'sms'], {
      required: true,
      description: 'How it is sent: mail or sms',
      filterDescription: 'Only templates for mail, or for sms',
    }),
    subject: text({ max: 200, description: 'Subject of the mail; values stand in double braces: {{name}}' }),
    body: longText({ required: true, description: 'Text, plain; values stand in double braces: {{name}}' }),
    variables: tags({
      help: 'Names that stand in double braces in the body. In a reply to an enquiry these are filled in: name, reference, institute, url, city, state, sender, and what the kind of enquiry asks for, such as class or course',
    }),
  },
  search: ['title', 'subject'],
  sort: 'title',
  columns: ['title', 'template_for', 'channel'],
  example: {
    title: 'Fee details',
    template_for: 'general',
    channel: 'mail',
    subject: 'Fees for {{class}}',
    body: 'Dear {{name}}, here are the fees.',
    variables: ['name', 'class'],
  },
})
