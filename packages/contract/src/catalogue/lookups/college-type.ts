import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from './plain-list.ts'

export const collegeType = defineEntity({
  name: 'collegetype',
  label: 'College type',
  plural: 'College types',
  area: 'catalogue',
  table: 'college_type',
  shown: 'everywhere',
  ...plainList('Kind of college, such as Deemed to be university'),
  example: { name: 'Skill university', url: 'skill-university' },
})
