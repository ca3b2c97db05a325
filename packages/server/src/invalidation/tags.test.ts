import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entities } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { lexiconTag } from '../lexicon/live-lexicon.ts'
import { testApp } from '../testing/test-app.ts'
import { cacheTagsFor, institutesShown } from './tags.ts'

const { asAdmin, home } = await testApp()

/** What a write has told the caches by the time that a later notice arrives: notices come in the order of their commits. */
async function toldBy(write: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const stop = await home.listen('page_tags', (notice) => (notice === 'end' ? end() : heard.push(notice)))
  await write()
  await home.db.execute("select pg_notify('page_tags', 'end')")
  await ended
  await stop()
  return heard.flatMap((notice) => notice.split('\n'))
}

const created = async (name: string, body: unknown) => {
  const answer = await asAdmin<{ data: { id: number } }>('POST', `/admin/${name}`, body)
  expect(answer.status).toBe(200)
  return answer.body.data.id
}
const exampleOf = (name: string) => entities.find((entity) => entity.name === name)?.example

test('what nobody but administrators reads tells no cache', async () => {
  for (const name of ['template', 'cost-of-study'])
    expect(await toldBy(() => created(name, exampleOf(name)))).toEqual([])
})

test('a course tells its own page and what lists courses, and leaves pages of schools alone', async () => {
  let id = 0
  const told = await toldBy(async () => {
    id = await created('course', exampleOf('course'))
  })
  expect(told).toEqual(['courses', 'colleges', 'exams', 'careers', `course:${id}`])
})

test('a look-up tells everything, and so does a change of many', async () => {
  expect(await toldBy(() => created('board', exampleOf('board')))).toEqual(['*'])
  const many = Array.from({ length: 101 }, (_, at) => at + 1)
  expect(cacheTagsFor(institutesShown.school, many)).toBe('everything')
  expect(cacheTagsFor('nowhere', many)).toEqual([])
})

const pages = fileURLToPath(new URL('../../../../site/src/pages', import.meta.url))
const textOf = (file: string) => readFileSync(join(pages, file), 'utf8')

test('every tag that a page is kept under is one that something announces', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(astro|ts)$/.test(file))
  const kept = files.flatMap((file) =>
    Array.from(textOf(file).matchAll(/keep\(\{\s*tags: \[([^\]]*)\]/g), ([, list = '']) => list),
  )
  const named = new Set(
    kept.flatMap((list) => Array.from(list.matchAll(/['`]([a-z-]+)(?::\$\{[^}]*\})?['`]/g), (m) => m[1])),
  )
  const shown = [...entities.map((entity) => entity.shown), ...Object.values(institutesShown)]
  const announced = [lexiconTag, ...shown.flatMap((one) => (typeof one === 'string' ? [] : [one.one, ...one.lists]))]
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((tag) => !announced.includes(tag))).toEqual([])
  expect(announced.filter((tag) => tag !== undefined && !named.has(tag))).toEqual([])
})
