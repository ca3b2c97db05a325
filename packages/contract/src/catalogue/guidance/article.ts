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
    title: text({ required: true, max: 160, description: 'Title of the article' }),
    titleLocal: text({
      max: 160,
      label: 'Title in Hindi',
      hindiOf: 'title',
      description: 'Title in Hindi; null where nobody has written it',
    }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    category: reference('article-category', {
      required: true,
      description: 'Id of the article category',
      filterDescription: 'Only those of this category, by its id',
    }),
    excerpt: longText({ required: true, description: 'What it says in a few sentences, plain text' }),
    excerptLocal: longText({
      label: 'Excerpt in Hindi',
      hindiOf: 'excerpt',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    body: markdown({ required: true, description: 'Text of the article, in Markdown' }),
    bodyLocal: markdown({
      label: 'Body in Hindi',
      hindiOf: 'body',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    cover: link({
      picture: true,
      description: 'Address of the picture at its head: a web address, or a path on this site',
    }),
    coverAlt: text({ max: 200, label: 'Cover, described in words', description: 'What that picture shows, in words' }),
    author: text({ required: true, max: 120, description: 'Name of who wrote it' }),
    reviewer: text({ max: 120, description: 'Name of who checked it; null where nobody is named' }),
    tags: tags({ description: 'What it is about, a few words each' }),
    tagsLocal: tags({
      label: 'Tags in Hindi',
      hindiOf: 'tags',
      description: 'The same in Hindi; empty where nobody has written them',
    }),
    language: choice(['en', 'hi'], {
      required: true,
      initial: 'en',
      description: 'Language that it is written in: en English, hi Hindi',
      filterDescription: 'Only those in this language: en English, hi Hindi',
    }),
    publishedAt: dateTime({ description: 'When it was published: ISO 8601, in UTC; the newest come first in lists' }),
  },
  check: scheduleErrors,
  search: ['title', 'titleLocal', 'excerpt'],
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
