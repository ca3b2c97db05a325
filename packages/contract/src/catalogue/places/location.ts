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
    name: text({ required: true, max: 80 }),
    url: slug({ required: true, unique: true }),
    city: reference('school-city', { required: true }),
    pincode: text({ max: 6, help: 'PIN code, six digits' }),
    lat: decimal({ min: -90, max: 90, label: 'Latitude' }),
    lng: decimal({ min: -180, max: 180, label: 'Longitude' }),
  },
  search: ['name', 'pincode'],
  sort: 'name',
  columns: ['name', 'city', 'pincode'],
  example: { name: 'Koregaon Park', url: 'koregaon-park-pune', city: 1, pincode: '411001' },
})
