import { catalogueName } from '@pravesh/messages/catalogue'
import { hindiCityNames } from '@pravesh/query-parser'
import { expect, test } from 'vitest'
import { readArticles, readHindi, readHindiArticle, readRows } from './read.ts'

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

test('every name of the closed lists that an installation begins with is known in Hindi', async () => {
  const rows = await Promise.all([
    readRows('states.csv', 'name'),
    readRows('cities.csv', 'name'),
    readRows('facilities.csv', 'name'),
    readRows('course_levels.csv', 'name'),
    readRows('streams.csv', 'name'),
    readRows('school_types.csv', 'name'),
    readRows('college_types.csv', 'name'),
    readRows('delivery_modes.csv', 'name'),
    readRows('boards.csv', 'name'),
    readRows('careers.csv', 'category').then((careers) => careers.map(({ category }) => ({ name: category }))),
  ])
  const names = new Set(rows.flat().map(({ name }) => name))
  expect([...names].filter((name) => !isHindi(catalogueName(name, 'hi')))).toEqual([])
})

test('pages and search call a city alike', async () => {
  const cities = await readRows('cities.csv', 'name', 'slug')
  const states = new Set((await readRows('states.csv', 'name')).map(({ name }) => name))
  const differing = cities.filter(
    ({ name, slug }) => !states.has(name) && hindiCityNames[slug] && hindiCityNames[slug] !== catalogueName(name, 'hi'),
  )
  expect(differing).toEqual([])
})

const textsInHindi = [
  ['careers.csv', ['name', 'description']],
  ['courses.csv', ['name', 'typical_duration']],
  ['exams.csv', ['short_name', 'name', 'conducting_body', 'description']],
] as const

test.each(textsInHindi)('every row of %s has its texts in Hindi', async (file, columns) => {
  const rows = await readRows(file, 'slug')
  const hindi = await readHindi(file, ...columns)
  const missing = rows.flatMap(({ slug }) =>
    columns.filter((column) => !isHindi(hindi.get(slug)?.[column] ?? '')).map((column) => `${slug} ${column}`),
  )
  expect(missing).toEqual([])
  expect(hindi.size).toBe(rows.length)
})

test('every article has its texts in Hindi, with as many paragraphs and tags as in English', async () => {
  const paragraphs = (body: string) => body.split('\n\n').length
  for (const { slug, body_markdown, tags } of await readArticles()) {
    const hindi = await readHindiArticle(slug)
    const shape = [paragraphs(hindi.body), hindi.tags.length]
    expect([slug, ...shape]).toEqual([slug, paragraphs(body_markdown), tags.length])
    const { title, excerpt, body } = hindi
    expect([slug, [title, excerpt, body, ...hindi.tags].filter((text) => !isHindi(text))]).toEqual([slug, []])
    expect([slug, body.startsWith(excerpt) && body !== excerpt]).toEqual([slug, true])
  }
})
