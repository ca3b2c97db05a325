import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'

/** Questions of families with the institute's answers, in the order that it chose. */
export const faqEntity = (endpoints: PartEntity['endpoints']): PartEntity => ({
  label: 'FAQ',
  plural: 'FAQs',
  fields: {
    question: { kind: 'text', required: true, max: 300 },
    answer: { kind: 'longText', required: true, max: 4_000 },
    language: { kind: 'choice', options: ['en', 'hi'], required: true },
    order: { kind: 'integer', min: 1, max: 1_000, help: 'Place on the page: 1 is first. A new one without it is last' },
    active: { kind: 'boolean', label: 'Shown on the page' },
  },
  columns: ['question', 'language', 'active', 'order'],
  sort: 'order',
  endpoints,
})
