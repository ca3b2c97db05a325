import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from './plain-list.ts'

export const schoolType = defineEntity({
  name: 'schooltype',
  label: 'School type',
  plural: 'School types',
  area: 'catalogue',
  table: 'school_type',
  shown: 'everywhere',
  ...plainList('Kind of school, such as Private unaided'),
  example: { name: 'Ashram school', url: 'ashram-school' },
})
