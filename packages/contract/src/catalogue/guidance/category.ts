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
    name: text({ required: true, max: 120, description: 'Field of study, such as Engineering' }),
    url: slug({ required: true, unique: true }),
    description: longText({ description: 'What the field of study is, plain text' }),
    position: integer({ min: 0, description: 'Place in menus and lists, a number from 0: lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Engineering', url: 'engineering-and-technology' },
})
