import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'

/** Questions of families with the institute's answers, in the order that it chose. */
export const faqEntity = (endpoints: PartEntity['endpoints']): PartEntity => ({
  label: partFieldTexts.faq,
  plural: partFieldTexts.faqs,
  fields: {
    question: { kind: 'text', required: true, max: 300, message: partFieldTexts.question },
    answer: { kind: 'longText', required: true, max: 4_000, message: partFieldTexts.answer },
    language: { kind: 'choice', options: ['en', 'hi'], required: true, message: partFieldTexts.language },
    order: {
      kind: 'integer',
      min: 1,
      max: 1_000,
      helpMessage: partFieldTexts.placeOnThePage1Is,
      message: partFieldTexts.order,
    },
    active: { kind: 'boolean', message: partFieldTexts.shownOnThePage },
  },
  columns: ['question', 'language', 'active', 'order'],
  sort: 'order',
  endpoints,
})
