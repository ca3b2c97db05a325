import { defineEntity } from '../../endpoint/entity.ts'
import { plainList } from '../lookups/plain-list.ts'

export const articleCategory = defineEntity({
  name: 'article-category',
  label: 'Article category',
  plural: 'Article categories',
  area: 'content',
  table: 'article_category',
  shown: { lists: ['articles'] },
  ...plainList('Name of the category, as people read it'),
  example: { name: 'Study abroad', url: 'study-abroad' },
})
