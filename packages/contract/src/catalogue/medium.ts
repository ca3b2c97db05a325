import { defineEntity } from '../entity.ts'
import { integer, slug, text } from '../fields.ts'

export const medium = defineEntity({
  name: 'medium',
  label: 'Medium',
  plural: 'Mediums',
  area: 'catalogue',
  table: 'medium',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Santali', url: 'santali' },
})
