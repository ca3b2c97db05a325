import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from '../lookups/plain-list.ts'

export const courseLevel = defineEntity({
  name: 'course-level',
  label: 'Course level',
  plural: 'Course levels',
  area: 'catalogue',
  table: 'course_level',
  shown: 'everywhere',
  ...plainList('Name of the level, such as Undergraduate'),
  example: { name: 'Postdoctoral', url: 'postdoctoral' },
})
