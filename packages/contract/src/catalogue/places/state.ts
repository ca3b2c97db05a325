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
    name: text({ required: true, max: 80, description: 'Name of the state or union territory in English' }),
    nameLocal: text({
      max: 80,
      label: 'Name in Hindi',
      hindiOf: 'name',
      description: 'The name in Hindi or the language of the place, in its own script',
    }),
    url: slug({ required: true, unique: true }),
    code: text({
      required: true,
      unique: true,
      max: 4,
      description: 'Short code of the state, such as MH for Maharashtra (ISO 3166-2:IN without IN-)',
    }),
    country: reference('country', {
      required: true,
      description: 'Id of the country, from the catalogue of countries',
      filterDescription: 'Only those of this country, by its id',
    }),
    type: choice(['state', 'union-territory'], {
      required: true,
      description: 'state, or union-territory',
      filterDescription: 'Only states, or only union territories',
    }),
    capital: text({ max: 80, description: 'Name of the capital' }),
    zone: text({ max: 40, description: 'Part of the country, such as South or North-East' }),
  },
  search: ['name', 'code'],
  sort: 'name',
  columns: ['name', 'code', 'type', 'capital'],
  example: { name: 'Vidarbha', url: 'vidarbha', code: 'VB', country: 1, type: 'state' },
})
