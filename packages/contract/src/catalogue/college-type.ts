import { defineEntity } from '../entity.ts'
import { integer, slug, text } from '../fields.ts'

export const collegeType = defineEntity({
  name: 'collegetype',
  label: 'College type',
  plural: 'College types',
  area: 'catalogue',
  table: 'college_type',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Skill university', url: 'skill-university' },
})
