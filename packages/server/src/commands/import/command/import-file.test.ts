import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { find, sqlNames } from '../../../catalogue/search/index.ts'
import { city, college, importRun, instituteKey, school, state } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { ensureReferenceData } from '../../seed/index.ts'
import { fixture, folder, imported } from '../testing/importing.ts'

const database = await testDb()
const { db } = database
const directory = ['schools', fixture('cbse-directory')]
const saras = ['schools', fixture('cbse-saras')]

beforeAll(() => ensureReferenceData(db))
beforeEach(() =>
  db.execute(
    sql`truncate school, college, institute_key, import_run, import_row, import_mark, redirect restart identity cascade`,
  ),
)

const schoolKnownAs = async (scheme: 'cbse' | 'cisce' | 'kv' | 'own', value: string) => {
  const [row] = await db
    .select({ school, city: city.name, state: state.name })
    .from(instituteKey)
    .innerJoin(school, eq(school.id, instituteKey.institute))
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .where(
      sql`${instituteKey.kind} = 'school' and ${instituteKey.scheme} = ${scheme} and ${instituteKey.value} = ${value}`,
    )
  if (!row) throw new Error(`No school is known as ${scheme} ${value}`)
  return row
}
const snapshot = async () => {
  const { rows } = await db.execute(sql`
    select k.scheme, k.value, s.name, s.url, s.address, s.pincode, s.website, s.class_to, c.name as city, s.sources, s.version
    from institute_key k join school s on s.id = k.institute join city c on c.id = s.city
    where k.kind = 'school' order by k.scheme, k.value`)
  return rows
}

test('brings a register in, with sources, places and addresses of its own', async () => {
  const { counts } = await imported(database, directory)
  expect(counts).toMatchObject({ created: 9, updated: 0, unchanged: 0, rejected: 6 })
  const found = await schoolKnownAs('cbse', '130201')
  expect(found).toMatchObject({ city: 'Hyderabad', state: 'Telangana' })
  expect(found.school).toMatchObject({
    status: 'published',
    url: 'hyderabad-public-school-hyderabad',
    classTo: 12,
    sources: { record: { name: 'CBSE school directory, in a public copy', asOf: '2025-12', tier: 'reported' } },
  })
  expect((await schoolKnownAs('cbse', '130202')).school.url).toBe('hyderabad-public-school-hyderabad-130202')
  const urls = await db
    .select({ url: school.url })
    .from(school)
    .where(sql`${school.url} like 'kendriya%'`)
    .orderBy(school.url)
  expect(urls.map(({ url }) => url)).toEqual([
    'kendriya-vidyalaya-bhubaneswar',
    'kendriya-vidyalaya-bhubaneswar-khordha',
  ])
})

test('says the same twice: nothing is created, nothing updated', async () => {
  await imported(database, directory)
  const before = await snapshot()
  const { counts } = await imported(database, directory)
  expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 9, rejected: 6, cities: 0 })
  expect(await snapshot()).toEqual(before)
})

test("CBSE's two lists meet by affiliation number, the weightier is believed, in either order", async () => {
  await imported(database, directory)
  const { counts } = await imported(database, saras)
  expect(counts).toMatchObject({ created: 5, updated: 1, met: 1, rejected: 2 })
  const met = (await schoolKnownAs('cbse', '130202')).school
  expect(met).toMatchObject({
    name: 'Hyderabad Public School Ramanthapur',
    url: 'hyderabad-public-school-hyderabad-130202',
    pincode: '500013',
    classTo: 10,
  })
  expect(met.sources.record?.name).toBe('CBSE SARAS, in a public copy')
  expect((await imported(database, directory)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 9 })

  await db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark restart identity cascade`)
  await imported(database, saras)
  expect((await imported(database, directory)).counts).toMatchObject({ created: 8, met: 1 })
  expect((await schoolKnownAs('cbse', '130202')).school.name).toBe('Hyderabad Public School Ramanthapur')
})

describe('what people wrote', () => {
  test('stays: edited, emptied and deleted', async () => {
    await imported(database, directory)
    const { school: edited } = await schoolKnownAs('cbse', '130202')
    const { school: deleted } = await schoolKnownAs('cbse', '1930001')
    await db.update(school).set({ name: 'HPS Ramanthapur', address: null }).where(eq(school.id, edited.id))
    await db.delete(school).where(eq(school.id, deleted.id))
    await imported(database, saras)
    const newer = join(folder(), 'newer.csv')
    writeFileSync(
      newer,
      readFileSync(fixture('cbse-directory'), 'utf8')
        .replaceAll('Chennai', 'Chennai North')
        .replaceAll(',Ramanthapur', ',New Ramanthapur'),
    )
    const { counts } = await imported(database, ['schools', newer])
    expect(counts).toMatchObject({ created: 0 })
    expect((await schoolKnownAs('cbse', '130202')).school).toMatchObject({
      name: 'HPS Ramanthapur',
      address: null,
      pincode: '500013',
    })
    await expect(schoolKnownAs('cbse', '1930001')).rejects.toThrow()
  })

  test('is met by number and has its gaps filled, nothing more', async () => {
    const [place] = await db.select().from(city).where(eq(city.url, 'agra'))
    const [mine] = await db
      .insert(school)
      .values({
        name: 'AD School',
        url: 'ad-school',
        state: place?.state as number,
        city: place?.id as number,
        affiliationNo: '2133105',
      })
      .returning()
    const { counts } = await imported(database, directory)
    expect(counts).toMatchObject({ created: 8, updated: 1, met: 1 })
    const { school: now } = await schoolKnownAs('cbse', '2133105')
    expect(now).toMatchObject({ id: mine?.id, name: 'AD School', url: 'ad-school', status: 'draft', classTo: 10 })
    expect(now.address).toContain('Kakrari')
    expect(now.sources).toMatchObject({ address: { tier: 'reported' } })
  })
})

test('a register that says something new changes what it had written', async () => {
  await imported(database, directory)
  const newer = join(folder(), 'newer.csv')
  writeFileSync(
    newer,
    readFileSync(fixture('cbse-directory'), 'utf8').replace('Secondary School,Uttar', 'Senior Secondary,Uttar'),
  )
  expect((await imported(database, ['schools', newer])).counts).toMatchObject({ created: 0, updated: 1, unchanged: 8 })
  expect((await schoolKnownAs('cbse', '2133105')).school.classTo).toBe(12)
})

test('colleges of two registers meet by name and place where that is safe', async () => {
  await imported(database, ['colleges', fixture('aishe-colleges')])
  const { counts } = await imported(database, ['colleges', fixture('aicte-institutes')])
  expect(counts).toMatchObject({ created: 5, updated: 1, met: 1 })
  const zeal = await db.select().from(college).where(sql`${college.name} ilike 'zeal%'`)
  expect(zeal).toHaveLength(1)
  expect(zeal[0]).toMatchObject({ aisheCode: 'C-50001', ownership: 'private', pincode: '416436' })
  const twins = await db.select({ url: college.url }).from(college).where(sql`${college.name} like 'Vivekananda%'`)
  expect(twins.map(({ url }) => url).sort()).toEqual([
    'vivekananda-college-of-education-bengaluru',
    'vivekananda-college-of-education-bengaluru-c-18002',
  ])
  const plus = await db.select().from(college).where(sql`${college.name} like '+3%'`)
  expect(plus).toHaveLength(2)
})

test('pupils of a Kendriya Vidyalaya carry their source, and unknown places become cities', async () => {
  const { counts } = await imported(database, ['schools', fixture('kendriya-vidyalaya')])
  expect(counts).toMatchObject({ created: 5, rejected: 2 })
  const { school: schoolRow } = await schoolKnownAs('kv', '1001')
  expect(schoolRow).toMatchObject({ students: 994, classFrom: 1, classTo: 12, management: 'central-government' })
  expect((await schoolKnownAs('kv', '1724')).city).toBe('Fatehgarh')
  const [createdCity] = await db.select().from(city).where(eq(city.url, 'fatehgarh'))
  expect(createdCity?.source).toMatchObject({ name: 'Kendriya Vidyalaya list of schools, in a public copy' })
})

test('what came in is found by a search, mistyped too', async () => {
  await imported(database, saras)
  const [hit] = await find(sqlNames(db), { search: 'ramantapur', kind: 'school', limit: 5 })
  expect(hit).toMatchObject({ name: 'Hyderabad Public School Ramanthapur', place: 'Hyderabad, Telangana' })
})

test('gzip is told by its first bytes, and a dry run changes nothing', async () => {
  const packed = join(folder(), 'list.csv')
  writeFileSync(packed, gzipSync(readFileSync(fixture('cbse-saras'))))
  const { counts } = await imported(database, ['schools', packed, '--dry-run', '--batch', '2'])
  expect(counts).toMatchObject({ created: 6, rejected: 2 })
  expect(await db.$count(school)).toBe(0)
  expect(await db.$count(importRun)).toBe(0)
  expect((await imported(database, ['schools', packed])).counts).toEqual(counts)
})
