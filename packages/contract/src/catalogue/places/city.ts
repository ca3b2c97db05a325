import { defineEntity, type Entity } from '../../endpoint/entity.ts'
import { decimal, reference, slug, source, text } from '../../fields/fields.ts'

const fields = {
  name: text({ required: true, max: 80 }),
  nameLocal: text({ max: 80, label: 'Name in Hindi', hindiOf: 'name' }),
  url: slug({ required: true, unique: true }),
  state: reference('state', { required: true }),
  district: text({ max: 80 }),
  lat: decimal({ min: -90, max: 90, label: 'Latitude' }),
  lng: decimal({ min: -180, max: 180, label: 'Longitude' }),
  source: source(),
} as const

type Example = { name: string; url: string; state: number; lat: number; lng: number }
/** A city is one record for both look-ups: the school's and the college's edit the same table. */
const createCityEntity = (name: string, label: string, plural: string, example: Example): Entity<typeof fields> =>
  defineEntity({
    name,
    label,
    plural,
    area: 'places',
    table: 'city',
    shown: 'everywhere',
    fields,
    search: ['name', 'district'],
    sort: 'name',
    columns: ['name', 'state', 'district'],
    unique: [['name', 'state', 'district']],
    example,
  })

export const schoolCity = createCityEntity('school-city', 'School city', 'School cities', {
  name: 'Wardha',
  url: 'wardha',
  state: 14,
  lat: 20.745,
  lng: 78.602,
})
export const collegeCity = createCityEntity('college-city', 'College city', 'College cities', {
  name: 'Yavatmal',
  url: 'yavatmal',
  state: 14,
  lat: 20.389,
  lng: 78.13,
})
