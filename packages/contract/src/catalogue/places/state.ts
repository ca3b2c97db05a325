import { defineEntity } from '../../endpoint/entity.ts'
import { choice, reference, slug, text } from '../../fields/fields.ts'

export const state = defineEntity({
  name: 'state',
  label: 'State',
  plural: 'States',
  area: 'places',
  table: 'state',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, max: 80 }),
    nameLocal: text({ max: 80, label: 'Name in Hindi', hindiOf: 'name' }),
    url: slug({ required: true, unique: true }),
    code: text({ required: true, unique: true, max: 4 }),
    country: reference('country', { required: true }),
    type: choice(['state', 'union-territory'], { required: true }),
    capital: text({ max: 80 }),
    zone: text({ max: 40 }),
  },
  search: ['name', 'code'],
  sort: 'name',
  columns: ['name', 'code', 'type', 'capital'],
  example: { name: 'Vidarbha', url: 'vidarbha', code: 'VB', country: 1, type: 'state' },
})
