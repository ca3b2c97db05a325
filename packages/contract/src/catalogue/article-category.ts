import { defineEntity } from '../entity.ts'
import { integer, slug, text } from '../fields.ts'

export const articleCategory = defineEntity({
  name: 'article-category',
  label: 'Article category',
  plural: 'Article categories',
  area: 'content',
  table: 'article_category',
  fields: {
    name: text({ required: true, max: 120 }),
    url: slug({ required: true, unique: true }),
    position: integer({ min: 0, help: 'Order in menus; lower comes first' }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'position'],
  example: { name: 'Study abroad', url: 'study-abroad' },
})
