import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from '../lookups/plain-list.ts'

export const courseDelivery = defineEntity({
  name: 'course-delivery',
  label: 'Course delivery',
  plural: 'Course deliveries',
  area: 'catalogue',
  table: 'course_delivery',
  shown: 'everywhere',
  ...plainList('Way of teaching, such as Full time or Distance'),
  example: { name: 'Evening', url: 'evening' },
})
