import { defineEntity } from '../../endpoint/entity.ts'
import { choice, integer, markdown, slug, text } from '../../fields/fields.ts'

/** One panel on a listing page. */
export const accordionContent = defineEntity({
  name: 'accordion-content',
  label: 'Accordion content',
  plural: 'Accordion content',
  area: 'content',
  table: 'accordion_content',
  shown: { lists: ['schools', 'colleges'] },
  fields: {
    listing: choice(['school', 'college'], {
      required: true,
      label: 'Listing of',
      description: 'Whether it stands on a listing of schools or of colleges',
    }),
    url: slug({ required: true, textKey: 'accordionUrl', help: 'Slug of the listing that it stands on' }),
    title: text({ required: true, max: 160, description: 'Heading of the panel' }),
    body: markdown({ required: true, description: 'Text of the panel, in Markdown' }),
    position: integer({
      required: true,
      min: 0,
      description: 'Place among the panels of its listing: lower comes first',
    }),
  },
  search: ['title', 'url'],
  sort: 'position',
  columns: ['listing', 'url', 'title', 'position'],
  example: {
    listing: 'school',
    url: 'all',
    title: 'How to read this list',
    body: 'Figures carry their source.',
    position: 9,
  },
})
