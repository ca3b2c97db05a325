import { defineEntity } from '../../endpoint/entity.ts'
import { integer, link, slug, text } from '../../fields/fields.ts'

export const board = defineEntity({
  name: 'board',
  label: 'Board',
  plural: 'Boards',
  area: 'catalogue',
  table: 'board',
  shown: 'everywhere',
  fields: {
    name: text({
      required: true,
      max: 160,
      description: 'Full name of the board, such as Central Board of Secondary Education',
    }),
    shortName: text({ required: true, max: 40, description: 'The name as people shorten it, such as CBSE' }),
    url: slug({ required: true, unique: true }),
    website: link({ description: 'Address of the board’s website' }),
    position: integer({ min: 0, description: 'Place in menus and lists, a number from 0: lower comes first' }),
  },
  search: ['name', 'shortName'],
  sort: 'name',
  columns: ['shortName', 'name', 'website'],
  example: { name: 'Board of School Education', shortName: 'BSE', url: 'bse' },
})
