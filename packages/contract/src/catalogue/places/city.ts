import { defineEntity, type Entity } from '../../endpoint/entity.ts'
import { decimal, reference, slug, source, text } from '../../fields/fields.ts'

const fields = {
  name: text({ required: true, max: 80, description: 'Name of the city in English' }),
  nameLocal: text({
    max: 80,
    label: 'Name in Hindi',
    hindiOf: 'name',
    description: 'The name in Hindi or the language of the place, in its own script',
  }),
  url: slug({ required: true, unique: true }),
  state: reference('state', {
    required: true,
    description: 'Id of the state that the city lies in',
    filterDescription: 'Only those in this state, by its id',
  }),
  district: text({ max: 80, description: 'District that the city lies in' }),
  lat: decimal({
    min: -90,
    max: 90,
    label: 'Latitude',
    description: 'Latitude in decimal degrees, north positive (WGS 84)',
  }),
  lng: decimal({
    min: -180,
    max: 180,
    label: 'Longitude',
    description: 'Longitude in decimal degrees, east positive (WGS 84)',
  }),
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
