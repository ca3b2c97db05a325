import { defineEntity } from '../../endpoint/entity.ts'
import { decimal, reference, slug, text } from '../../fields/fields.ts'

export const schoolLocation = defineEntity({
  name: 'school-location',
  label: 'School location',
  plural: 'School locations',
  area: 'places',
  table: 'location',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, max: 80, description: 'Name of the part of the city, such as Koregaon Park' }),
    url: slug({ required: true, unique: true }),
    city: reference('school-city', {
      required: true,
      description: 'Id of the city that it belongs to',
      filterDescription: 'Only those in this city, by its id',
    }),
    pincode: text({ max: 6, help: 'PIN code, six digits' }),
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
  },
  search: ['name', 'pincode'],
  sort: 'name',
  columns: ['name', 'city', 'pincode'],
  example: { name: 'Koregaon Park', url: 'koregaon-park-pune', city: 1, pincode: '411001' },
})
