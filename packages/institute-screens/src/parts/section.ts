import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { sectionKinds } from '@pravesh/contract'

/** Further sections of a college's page, such as scholarships. */
export const sectionEntity = (endpoints: PartEntity['endpoints']): PartEntity => ({
  label: 'Section',
  plural: 'Sections',
  fields: {
    section: { kind: 'choice', options: sectionKinds, required: true, label: 'What it is about' },
    title: { kind: 'text', required: true, max: 160 },
    order: { kind: 'integer', min: 1, max: 1_000, help: 'Place on the page: 1 is first. A new one without it is last' },
    body: { kind: 'markdown', required: true, max: 20_000 },
  },
  columns: ['title', 'section', 'order'],
  sort: 'order',
  endpoints,
})
