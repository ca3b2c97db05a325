import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from './plain-list.ts'

export const medium = defineEntity({
  name: 'medium',
  label: 'Medium',
  plural: 'Mediums',
  area: 'catalogue',
  table: 'medium',
  shown: 'everywhere',
  ...plainList('Language of teaching, such as Marathi'),
  example: { name: 'Santali', url: 'santali' },
})
