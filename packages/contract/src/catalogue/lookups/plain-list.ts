import { integer, slug, text } from '../../fields/fields.ts'

/** A catalogue of bare names: each with an address, in the order of menus. `description`: what a name is. */
export const plainList = (description: string) =>
  ({
    fields: {
      name: text({ required: true, max: 120, description }),
      url: slug({ required: true, unique: true }),
      position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
    },
    search: ['name'],
    sort: 'name',
    columns: ['name', 'url', 'position'],
  }) as const
