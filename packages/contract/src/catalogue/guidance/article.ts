import { defineEntity } from '../../endpoint/entity.ts'
import { publishing, scheduleErrors } from '../../endpoint/publishing.ts'
import { choice, dateTime, link, longText, markdown, reference, slug, tags, text } from '../../fields/fields.ts'

export const article = defineEntity({
  name: 'articles',
  label: 'Article',
  plural: 'Articles',
  area: 'content',
  table: 'article',
  shown: { one: 'article', lists: ['articles'] },
  fields: {
    title: text({ required: true, max: 160 }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    category: reference('article-category', { required: true }),
    excerpt: longText({ required: true }),
    body: markdown({ required: true }),
    cover: link({ picture: true }),
    coverAlt: text({ max: 200, label: 'Cover, described in words' }),
    author: text({ required: true, max: 120 }),
    reviewer: text({ max: 120 }),
    tags: tags(),
    language: choice(['en', 'hi'], { required: true, initial: 'en' }),
    publishedAt: dateTime(),
  },
  check: scheduleErrors,
  search: ['title', 'excerpt'],
  sort: 'title',
  columns: ['title', 'category', 'author', 'status', 'publishedAt'],
  example: {
    title: 'How lots are drawn',
    url: 'how-lots-are-drawn',
    status: 'draft',
    category: 1,
    excerpt: 'What happens on the day.',
    body: 'Every name is written down.',
    author: 'Pravesh desk',
    language: 'en',
  },
})
