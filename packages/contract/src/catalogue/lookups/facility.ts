import { defineEntity } from '../../endpoint/entity.ts'
import { integer, slug, text } from '../../fields/fields.ts'

const fields = {
  title: text({ required: true, max: 80, description: 'Name of the facility, such as Library' }),
  url: slug({ required: true, unique: true }),
  group: text({ required: true, max: 40, help: 'Group that it is shown under, such as Academic, Sports or Safety' }),
  position: integer({ min: 0, description: 'Place in menus and lists, a number from 0: lower comes first' }),
} as const

export const schoolFacility = defineEntity({
  name: 'schoolfacility',
  label: 'School facility',
  plural: 'School facilities',
  area: 'catalogue',
  table: 'school_facility',
  shown: 'everywhere',
  fields,
  search: ['title', 'group'],
  sort: 'title',
  columns: ['title', 'group', 'position'],
  example: { title: 'Swimming pool', url: 'swimming-pool-example', group: 'Sports' },
})

/** `sc-facilities` of the specification: the facilities of colleges. */
export const collegeFacility = defineEntity({
  name: 'sc-facilities',
  label: 'Facility',
  plural: 'Facilities',
  area: 'catalogue',
  table: 'college_facility',
  shown: 'everywhere',
  fields,
  search: ['title', 'group'],
  sort: 'title',
  columns: ['title', 'group', 'position'],
  example: { title: 'Incubation centre', url: 'incubation-centre-example', group: 'Academic' },
})
