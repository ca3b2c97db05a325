import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { article, articleCategory, career, city, course, exam, school, state } from '../../platform/db/tables.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { find, rebuildSearch, search, settle, sqlNames } from './index.ts'

const { db } = await seededDb('demo', ensureDemoData)
const place = { state: 0, city: 0 }
beforeAll(async () => {
  await settle(db)
  const [pune] = await db.select().from(city).where(eq(city.url, 'pune'))
  Object.assign(place, { state: pune?.state, city: pune?.id })
})

const names = async (search: string) => (await find(sqlNames(db), { search, limit: 10 })).map(({ name }) => name)
const insertSchool = (name: string, overrides: Partial<typeof school.$inferInsert> = {}) =>
  db
    .insert(school)
    .values({ name, url: name.toLowerCase().replaceAll(' ', '-'), status: 'published', ...place, ...overrides })

test('what is added is found at once, by every word, misspelt too; what changes or goes is not', async () => {
  await insertSchool('Quokka Marsupial Academy')
  expect(await names('quokka')).toEqual(['Quokka Marsupial Academy'])
  expect(await names('academy marsupail pune')).toEqual(['Quokka Marsupial Academy'])
  await db.update(school).set({ name: 'Wombat Academy' }).where(eq(school.url, 'quokka-marsupial-academy'))
  expect(await names('wombat')).toEqual(['Wombat Academy'])
  expect(await names('quokka')).not.toContain('Wombat Academy')
  await db.update(school).set({ status: 'archived' }).where(eq(school.url, 'quokka-marsupial-academy'))
  expect(await names('wombat')).toEqual([])
  await db.update(school).set({ status: 'published' }).where(eq(school.url, 'quokka-marsupial-academy'))
  expect(await names('wombat')).toEqual(['Wombat Academy'])
  await db.delete(school).where(eq(school.url, 'quokka-marsupial-academy'))
  expect(await names('wombat')).toEqual([])
})

test('what a transaction undoes was never found', async () => {
  const undone = db.transaction(async (tx) => {
    await tx.insert(school).values({ name: 'Numbat School', url: 'numbat', status: 'published', ...place })
    expect(await find(sqlNames(tx), { search: 'numbat', limit: 5 })).toHaveLength(1)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await names('numbat')).toEqual([])
})

test('exams and courses follow too; a name in another script finds', async () => {
  await db.update(exam).set({ name: 'Zebra Test' }).where(eq(exam.url, 'nest'))
  expect(await names('zebra')).toEqual(['Zebra Test'])
  await db.update(course).set({ shortName: 'ZZQ' }).where(eq(course.url, 'barch'))
  expect(await names('zzq')).toHaveLength(1)
  await insertSchool('Gyan Ganga School', { nameLocal: 'ज्ञान गंगा स्कूल' })
  expect(await names('ज्ञान गंगा')).toContain('Gyan Ganga School')
})

test('careers and articles are found while they are published, under what their category is called', async () => {
  await db.update(career).set({ title: 'Kangaroo Keeper' }).where(eq(career.url, 'chef'))
  expect(await names('kangaroo')).toEqual(['Kangaroo Keeper'])
  await db.update(article).set({ title: 'Echidna explained' }).where(eq(article.url, 'cuet-ug-explained'))
  const [found] = await find(sqlNames(db), { search: 'echidna', limit: 1 })
  expect(found).toMatchObject({ kind: 'article', url: 'cuet-ug-explained' })
  await db.update(articleCategory).set({ name: 'Monotremes' })
  expect((await find(sqlNames(db), { search: 'echidna', limit: 1 }))[0]?.place).toBe('Monotremes')
  await db.update(article).set({ status: 'archived' }).where(eq(article.url, 'cuet-ug-explained'))
  expect(await names('echidna')).toEqual([])
})

test('a renamed city or state reaches its documents', async () => {
  await insertSchool('Bilby School')
  await db.update(city).set({ name: 'Newpune' }).where(eq(city.id, place.city))
  expect((await find(sqlNames(db), { search: 'bilby newpune', limit: 1 }))[0]?.place).toBe('Newpune, Maharashtra')
  await db.update(state).set({ name: 'Newstate' }).where(eq(state.id, place.state))
  expect((await find(sqlNames(db), { search: 'bilby newstate', limit: 1 }))[0]?.place).toBe('Newpune, Newstate')
})

test('many rows in one statement are found before and after settling, and words nobody has are forgotten', async () => {
  await db.execute(sql`insert into school (name, url, status, state, city)
    select 'Potoroo Vidyalaya ' || n, 'potoroo-' || n, 'published', ${place.state}, ${place.city} from generate_series(1, 1500) n`)
  expect(await names('potoroo 1234')).toContain('Potoroo Vidyalaya 1234')
  await settle(db)
  expect(await names('potoro vidyalay 1234')).toContain('Potoroo Vidyalaya 1234')
  expect(await search(sqlNames(db), { q: 'potoroo', offset: 20 })).toMatchObject({
    total: 1000,
    totalAtLeast: true,
    more: 40,
  })
  await db.execute(sql`delete from school where url like 'potoroo-%'`)
  expect(await names('potoroo')).toEqual([])
  await settle(db)
  const { rows } = await db.execute(sql`select from search_word where word = 'potoroo'`)
  expect(rows).toEqual([])
})

test('a rebuild changes nothing', async () => {
  const documents = async () =>
    (await db.execute(sql`select kind, ref_id, name, place, norm, tsv::text from search_doc order by kind, ref_id`))
      .rows
  const before = await documents()
  await rebuildSearch(db)
  expect(await documents()).toEqual(before)
})
