import { defineEntity } from '../../endpoint/entity.ts'
import { integer, link, slug, text } from '../../fields/fields.ts'

export const board = defineEntity({
  name: 'board',
  label: 'Board',
  plural: 'Boards',
  area: 'catalogue',
  table: 'board',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, max: 160 }),
    shortName: text({ required: true, max: 40 }),
    url: slug({ required: true, unique: true }),
    website: link(),
    position: integer({ min: 0 }),
  },
  search: ['name', 'shortName'],
  sort: 'name',
  columns: ['shortName', 'name', 'website'],
  example: { name: 'Board of School Education', shortName: 'BSE', url: 'bse' },
})
