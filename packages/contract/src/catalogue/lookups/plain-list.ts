import { integer, slug, text } from '../../fields/fields.ts'

/** What a catalogue of bare names is: each with an address, in an order of menus. */
export const plainList = {
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
} as const
