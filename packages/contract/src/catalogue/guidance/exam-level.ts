import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from '../lookups/plain-list.ts'

export const examLevel = defineEntity({
  name: 'exam-level',
  label: 'Exam level',
  plural: 'Exam levels',
  area: 'exams',
  table: 'exam_level',
  shown: 'everywhere',
  ...plainList('Name of the level, such as Undergraduate'),
  example: { name: 'Postdoctoral', url: 'postdoctoral' },
})
