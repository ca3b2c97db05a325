import { defineEntity } from '../../endpoint/entity.ts'
import { link, slug, text } from '../../fields/fields.ts'

export const placementCompany = defineEntity({
  name: 'company-placement',
  label: 'Placement company',
  plural: 'Placement companies',
  area: 'catalogue',
  table: 'placement_company',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, unique: true, max: 160, description: 'Name of the employer' }),
    url: slug({ required: true, unique: true }),
    sector: text({ max: 80, description: 'Line of business, in words' }),
    website: link({ description: 'Address of the employer’s website' }),
    logo: link({ picture: true, description: 'Address of the company’s logo: a web address, or a path on this site' }),
  },
  search: ['name', 'sector'],
  sort: 'name',
  columns: ['name', 'sector', 'website'],
  example: { name: 'Example Industries', url: 'example-industries', sector: 'Manufacturing' },
})
