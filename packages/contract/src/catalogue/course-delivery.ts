import { defineEntity } from '../entity.ts'
import { integer, slug, text } from '../fields.ts'

export const courseDelivery = defineEntity({
  name: 'course-delivery',
  label: 'Course delivery',
  plural: 'Course deliveries',
  area: 'catalogue',
  table: 'course_delivery',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Evening', url: 'evening' },
})
