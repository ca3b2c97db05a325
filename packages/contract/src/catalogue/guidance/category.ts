import { defineEntity } from '../../endpoint/entity.ts'
import { integer, longText, slug, text } from '../../fields/fields.ts'

export const category = defineEntity({
  name: 'category',
  label: 'Category',
  plural: 'Categories',
  area: 'catalogue',
  table: 'category',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    description: longText(),
    position: integer({ min: 0 }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Engineering', url: 'engineering-and-technology' },
})
