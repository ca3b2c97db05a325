import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { sectionKinds } from '@pravesh/contract'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'

/** Further sections of a college's page, such as scholarships. */
export const sectionEntity = (endpoints: PartEntity['endpoints']): PartEntity => ({
  label: partFieldTexts.section,
  plural: partFieldTexts.sections,
  fields: {
    section: { kind: 'choice', options: sectionKinds, required: true, message: partFieldTexts.whatItIsAbout },
    title: { kind: 'text', required: true, max: 160, message: partFieldTexts.title },
    order: {
      kind: 'integer',
      min: 1,
      max: 1_000,
      helpMessage: partFieldTexts.placeOnThePage1Is,
      message: partFieldTexts.order,
    },
    body: { kind: 'markdown', required: true, max: 20_000, message: partFieldTexts.body },
  },
  columns: ['title', 'section', 'order'],
  sort: 'order',
  endpoints,
})
