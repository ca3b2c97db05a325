import { defineEntity } from '../../endpoint/entity.ts'
import { slug, text } from '../../fields/fields.ts'

export const country = defineEntity({
  name: 'country',
  label: 'Country',
  plural: 'Countries',
  area: 'places',
  table: 'country',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, unique: true, max: 80, description: 'Name of the country in English' }),
    url: slug({ required: true, unique: true }),
    code: text({ required: true, unique: true, max: 2, help: 'Code by ISO 3166-1, two letters' }),
    currency: text({ max: 3, help: 'Currency by ISO 4217, three letters' }),
  },
  search: ['name', 'code'],
  sort: 'name',
  columns: ['name', 'code', 'currency'],
  example: { name: 'Malaysia', url: 'malaysia', code: 'MY', currency: 'MYR' },
})
