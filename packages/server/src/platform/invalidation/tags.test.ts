import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entities } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { lexiconTag } from '../../catalogue/lexicon/live-lexicon.ts'
import { drawsTag } from '../../people/draw/rows.ts'
import { openDataTag } from '../../web/open-data/manifests.ts'
import { cacheTagsFor, institutePages } from './tags.ts'

const { asAdmin, database } = await testApp()

/** Announcements of a write, collected until a later notification arrives: notifications come in the order of their commits. */
async function collectNotices(write: () => Promise<unknown>): Promise<string[]> {
  const notices: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const stop = await database.listen('page_tags', (notice) => (notice === 'end' ? end() : notices.push(notice)))
  await write()
  await database.db.execute("select pg_notify('page_tags', 'end')")
  await ended
  await stop()
  return notices.flatMap((notice) => notice.split('\n'))
}

const created = async (name: string, body: unknown) => {
  const response = await asAdmin<{ data: { id: number } }>('POST', `/admin/${name}`, body)
  expect(response.status).toBe(200)
  return response.body.data.id
}
const exampleOf = (name: string) => entities.find((entity) => entity.name === name)?.example

test('what nobody but administrators reads tells no cache', async () => {
  for (const name of ['template', 'cost-of-study'])
    expect(await collectNotices(() => created(name, exampleOf(name)))).toEqual([])
})

test('a course tells its own page and what lists courses, and leaves pages of schools alone', async () => {
  let id = 0
  const publishedTags = await collectNotices(async () => {
    id = await created('course', exampleOf('course'))
  })
  expect(publishedTags).toEqual(['courses', 'colleges', 'exams', 'careers', `course:${id}`])
})

test('a look-up tells everything, and so does a change of many', async () => {
  expect(await collectNotices(() => created('board', exampleOf('board')))).toEqual(['*'])
  const ids = Array.from({ length: 101 }, (_, index) => index + 1)
  expect(cacheTagsFor(institutePages.school, ids)).toBe('everything')
  expect(cacheTagsFor('nowhere', ids)).toEqual([])
})

const pages = fileURLToPath(new URL('../../../../../site/src/pages', import.meta.url))
const textOf = (file: string) => readFileSync(join(pages, file), 'utf8')

test('every tag that a page is kept under is one that something announces', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(astro|ts)$/.test(file))
  const tagLists = files.flatMap((file) =>
    Array.from(textOf(file).matchAll(/keep\(\{\s*tags: \[([^\]]*)\]/g), ([, list = '']) => list),
  )
  const pageTags = new Set(
    tagLists.flatMap((list) => Array.from(list.matchAll(/['`]([a-z-]+)(?::\$\{[^}]*\})?['`]/g), (m) => m[1])),
  )
  const publicPages = [...entities.map((entity) => entity.shown), ...Object.values(institutePages)]
  const announced = [
    lexiconTag,
    openDataTag,
    ...[drawsTag, 'draw'],
    ...publicPages.flatMap((entry) => (typeof entry === 'string' ? [] : [entry.one, ...entry.lists])),
  ]
  expect(pageTags.size).toBeGreaterThan(10)
  expect([...pageTags].filter((tag) => !announced.includes(tag))).toEqual([])
  expect(announced.filter((tag) => tag !== undefined && !pageTags.has(tag))).toEqual([])
})
