import { defineEntity } from '../entity.ts'
import { integer, slug, text } from '../fields.ts'

export const schoolType = defineEntity({
  name: 'schooltype',
  label: 'School type',
  plural: 'School types',
  area: 'catalogue',
  table: 'school_type',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Ashram school', url: 'ashram-school' },
})
