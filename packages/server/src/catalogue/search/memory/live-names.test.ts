import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { ensureReferenceData } from '../../../commands/seed/index.ts'
import { category, course, school } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { publishInvalidation, subscribeInvalidation } from '../../../platform/invalidation/publish.ts'
import { find, findNames, LiveNames, settle, sqlNames } from '../index.ts'
import { NameIndex } from './name-index.ts'

const database = await testDb()
const { db } = database
await ensureReferenceData(db)
await db.execute(sql`insert into school (name, url, status, state, city)
  select 'Bilby Vidyalaya ' || n, 'bilby-' || n, 'published', state, id from city, generate_series(1, 3) n where url = 'pune'`)
await settle(db)

const errors: unknown[] = []
let names: LiveNames
/** Notices arrive after the call that sent them. */
let received = 0
const stop = await subscribeInvalidation(database, {
  invalidate(tags) {
    received++
    names.invalidate(tags)
  },
  clear() {
    received++
    names.clear()
  },
})
afterAll(stop)

async function publish(tags: readonly string[] | 'everything'): Promise<void> {
  const before = received
  await publishInvalidation(db, tags)
  await expect.poll(() => received).toBe(before + 1)
  await names.idle()
}
const isInMemory = () => names.source() instanceof NameIndex
const found = async (search: string) => (await find(names.source(), { search, limit: 8 })).map(({ name }) => name)

beforeEach(async () => {
  names = new LiveNames(db, (error) => errors.push(error))
  names.source()
  await names.idle()
})
afterEach(() => expect(errors).toEqual([]))

test('the database answers until the index is built', async () => {
  const other = new LiveNames(db)
  expect(other.source()).not.toBeInstanceOf(NameIndex)
  await other.idle()
  expect(other.source()).toBeInstanceOf(NameIndex)
  expect(await findNames(other.source(), { search: 'bilby vid', limit: 8 })).toEqual(
    await findNames(sqlNames(db), { search: 'bilby vid', limit: 8 }),
  )
})

test('a record that is added, renamed or removed is so in the index, with words that are new and slips of them', async () => {
  const [city] = (await db.execute<{ id: number; state: number }>(sql`select id, state from city where url = 'pune'`))
    .rows
  const [added] = await db
    .insert(school)
    .values({
      name: 'Quokka Academy',
      url: 'quokka',
      status: 'published',
      state: city?.state ?? 0,
      city: city?.id ?? 0,
    })
    .returning({ id: school.id })
  const tags = ['schools', `school:${added?.id}`]
  await publish(tags)
  expect([isInMemory(), await found('quokk'), await found('qoukka academy')]).toEqual([
    true,
    ['Quokka Academy'],
    ['Quokka Academy'],
  ])
  await db.update(school).set({ name: 'Numbat Academy' }).where(eq(school.url, 'quokka'))
  await publish(tags)
  expect([isInMemory(), await found('quokka'), await found('numbat pune')]).toEqual([true, [], ['Numbat Academy']])
  await db.delete(school).where(eq(school.url, 'quokka'))
  await publish(tags)
  expect([isInMemory(), await found('numbat')]).toEqual([true, []])
})

test('a change of the other kinds is read as a whole', async () => {
  const [added] = await db
    .insert(course)
    .values({
      ...{ title: 'Bachelor of Wombats', name: 'Bachelor of Wombats', shortName: 'BWom', url: 'bwom' },
      ...{ category: sql`(select min(id) from category)`, level: sql`(select min(id) from course_level)` },
    })
    .returning({ id: course.id })
  await publish(['courses', `course:${added?.id}`])
  expect([isInMemory(), await found('wombats')]).toEqual([true, ['Bachelor of Wombats']])
  await db.update(category).set({ name: 'Marsupial studies' }).where(sql`id = (select min(id) from category)`)
  await publish(['courses'])
  expect((await find(names.source(), { search: 'wombats', limit: 1 }))[0]?.place).toMatch(/Marsupial studies/)
})

test('while a change is read the database answers', async () => {
  const [row] = await db.select({ id: school.id }).from(school).where(eq(school.url, 'bilby-1'))
  names.invalidate([`school:${row?.id}`])
  expect(isInMemory()).toBe(false)
  await names.idle()
  expect(isInMemory()).toBe(true)
})

test('a notice that anything may have changed, or that the index was settled, drops it', async () => {
  await publish('everything')
  expect(isInMemory()).toBe(false)
  expect(await found('bilby')).toHaveLength(3)
})

test('settling drops it too', async () => {
  const before = received
  await settle(db)
  await expect.poll(() => received).toBe(before + 1)
  expect(isInMemory()).toBe(false)
})

test('a catalogue that is too large stays in the database', async () => {
  const small = new LiveNames(db, undefined, 2)
  small.source()
  await small.idle()
  expect(small.source()).not.toBeInstanceOf(NameIndex)
  expect(await find(small.source(), { search: 'bilby', limit: 8 })).toHaveLength(3)
})
