import { defineEntity } from '../entity.ts'
import { integer, slug, text } from '../fields.ts'

export const courseLevel = defineEntity({
  name: 'course-level',
  label: 'Course level',
  plural: 'Course levels',
  area: 'catalogue',
  table: 'course_level',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Postdoctoral', url: 'postdoctoral' },
})
