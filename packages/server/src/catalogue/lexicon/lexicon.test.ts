import type { ErrorBody, SearchResponse, SuggestResponse } from '@pravesh/contract'
import { afterAll, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'

const { app, call, asAdmin, database, config } = await testApp('demo')
const search = async (q: string) =>
  (await call<SearchResponse>('GET', `/public/search?q=${encodeURIComponent(q)}`)).body
const find = async (q: string) =>
  (await call<SuggestResponse>('GET', `/public/find?limit=8&search=${encodeURIComponent(q)}`)).body

test.each([
  ['icse school kolkata', '/schools/cisce-schools-in-kolkata', 'CISCE schools in Kolkata'],
  ['nursery admission in delhi', '/schools/schools-with-nursery-in-delhi', 'Schools with Nursery in Delhi'],
  ['mba colleges in bangalore', '/colleges/mba-colleges-in-bengaluru', 'MBA colleges in Bengaluru'],
  ['दिल्ली के स्कूल', '/schools/delhi', 'Schools in Delhi'],
  ['schools near me', '/near-me', 'Schools near you'],
  ['law exams after 12th', '/exams?level=ug&stream=law', 'Undergraduate law exams'],
  // Nothing is published of its cut-offs: the page has no such section.
  ['neet cutoff', '/exam/neet-ug', 'NEET UG'],
  ['how to become a pilot', '/career/commercial-pilot', 'Commercial Pilot'],
])('"%s" leads to %s', async (q, path, label) => {
  const { readings, corrected } = await search(q)
  expect([readings[0]?.path, readings[0]?.label, readings[0]?.isFirst, corrected]).toEqual([path, label, true, null])
})

test('a listing comes with its number, first institutes and conditions, each of which can be taken off', async () => {
  const { readings } = await search('cbse girls school delhi')
  const [reading] = readings
  expect(reading?.conditions.map(({ name, value, without: removalPath }) => [name, value, removalPath])).toEqual([
    ['board', 'cbse', '/schools/girls-schools-in-delhi'],
    ['gender', 'girls', '/schools/cbse-schools-in-delhi'],
    ['state', 'delhi', '/schools/girls-cbse-schools'],
  ])
  const listing = (await call<{ total: number; data: { url: string }[] }>('GET', `/public${reading?.path}`)).body
  expect(reading?.total).toBe(listing.total)
  expect(reading?.data.map(({ url }) => url)).toEqual(listing.data.slice(0, 3).map(({ url }) => url))
})

test('rows of the search page have the card of their listing, and suggestions have none', async () => {
  const card = async (path: string, url: string) =>
    (await call<{ data: { url: string }[] }>('GET', `/public/${path}`)).body.data.find((row) => row.url === url)
  const { readings } = await search('delhi schools')
  for (const { url, school } of readings[0]?.data ?? []) expect(school).toEqual(await card('schools/delhi', url))
  expect(readings[0]?.data).toHaveLength(3)
  // Of a course the fee is that of the course, as on its own list.
  const mbbs = (await search('mbbs colleges in delhi')).readings[0]
  expect(mbbs?.data.length).toBeGreaterThan(0)
  for (const { url, college } of mbbs?.data ?? [])
    expect(college).toEqual(await card(mbbs?.path.replace(/^\//, '') ?? '', url))
  const modern = (await search('modern school new delhi')).data[0]
  expect(modern?.school).toMatchObject({ url: 'modern-school-new-delhi', boards: [{ shortName: 'CBSE' }] })
  const madras = (await search('iit madras')).data.find(({ kind }) => kind === 'college')
  expect(madras?.college).toEqual(await card('colleges/all?sort=rank', madras?.url ?? ''))
  expect(madras?.college).toMatchObject({ nirf: { rank: 1 }, admitting: 'counselling' })
  const exams = (await search('joint entrance examination')).data.filter(({ kind }) => kind === 'exam')
  expect(exams.length).toBeGreaterThan(0)
  for (const { url, exam } of exams) expect(exam?.url).toBe(url)
  for (const { school } of (await find('modern school new delhi')).data) expect(school).toBeUndefined()
})

test('what is not understood is said, and searched as a name', async () => {
  const { readings, data } = await search('cbse schools springdales delhi')
  expect(readings.map(({ rest }) => rest)).toContain('springdales')
  expect(data.map(({ url }) => url)).toContain('springdales-school-new-delhi')
})

test('a whole name is first, and the listing that its words may mean is behind it', async () => {
  const { data, readings, section, corrected } = await search('delhi public school noida fees')
  expect([data[0]?.url, section, corrected]).toEqual(['delhi-public-school-noida', 'fees', null])
  expect(readings.every(({ isFirst }) => !isFirst)).toBe(true)
})

test('where nothing is found, listings with a condition less are named that have some', async () => {
  const { readings } = await search('cisce schools with library in lakshadweep')
  const [reading] = readings
  expect([reading?.total, reading?.data]).toEqual([0, []])
  expect(reading?.alternatives.length).toBeGreaterThan(0)
  for (const { path, total } of reading?.alternatives ?? []) {
    const { body } = await call<{ total: number }>('GET', `/public${path}`)
    expect([path, body.total]).toEqual([path, total])
  }
})

test('suggestions name the listing while its last word is typed, and count what is tallied', async () => {
  const { readings } = await find('cbse schools in del')
  expect(readings[0]).toMatchObject({ path: '/schools/cbse-schools-in-delhi', isFirst: true })
  expect((await find('schools in delhi')).readings[0]?.total).toBeGreaterThan(0)
  expect((await find('cbse girls schools in delhi')).readings[0]?.total).toBeNull()
})

test('rows say their place in the language that was asked for', async () => {
  const name = encodeURIComponent('kendriya vidyalaya amritsar')
  for (const [language, place] of [
    ['en', 'Amritsar, Punjab'],
    ['hi', 'अमृतसर, पंजाब'],
  ] as const) {
    const found = await call<SuggestResponse>('GET', `/public/find?limit=8&language=${language}&search=${name}`)
    const searched = await call<SearchResponse>('GET', `/public/search?language=${language}&q=${name}`)
    expect([found.body.data[0]?.place, searched.body.data[0]?.place]).toEqual([place, place])
  }
  const { body } = await call<SearchResponse>('GET', '/public/search?language=hi&q=cbse%20schools%20in%20delhi')
  expect(body.readings[0]?.data[0]?.place).toMatch(/दिल्ली$/)
})

test('a board that is published in one process is understood in another within a second', async () => {
  const other = await buildApp({ database: database, config, verify: true })
  afterAll(() => other.close())
  const label = async (server: typeof app) => {
    const response = await server.inject('/api/v1/public/search?q=quokka%20schools')
    return response.json<SearchResponse>().readings[0]?.conditions[0]?.label ?? 'none'
  }
  expect([await label(app), await label(other)]).toEqual(['none', 'none'])
  const board = { name: 'Quokka Board', shortName: 'Quokka', url: 'quokka' }
  expect((await asAdmin('POST', '/admin/board', board)).status).toBe(200)
  const startedAt = performance.now()
  await expect.poll(() => label(other), { interval: 50, timeout: 20_000 }).toBe('Quokka')
  await expect.poll(() => label(app), { interval: 50, timeout: 20_000 }).toBe('Quokka')
  console.info(`understood after ${Math.round(performance.now() - startedAt)} ms`)
})

test('pages and conditions are named in the language that is asked for', async () => {
  const q = encodeURIComponent('पुणे के लड़कियों के स्कूल')
  const { readings } = (await call<SearchResponse>('GET', `/public/search?language=hi&q=${q}`)).body
  expect(readings[0]).toMatchObject({ path: '/schools/girls-schools-in-pune', label: 'पुणे में लड़कियों के स्कूल' })
  expect(readings[0]?.conditions.map(({ label }) => label)).toEqual(['लड़कियाँ', 'पुणे'])
})

test('a phrase that is a whole name, or known as something else, is refused as a synonym and says why', async () => {
  const find = async (table: string, query: string) =>
    (await asAdmin<{ data: { id: number }[] }>('GET', `/admin/${table}?search=${query}`)).body.data[0]?.id
  const [pune, delhi] = [await find('school-city', 'Pune'), await find('school-city', 'Delhi')]
  const errorOf = async (record: object) => {
    const { status, body } = await asAdmin<Partial<ErrorBody>>('POST', '/admin/search-synonym', record)
    return status === 200 ? 'added' : body.errors?.map(({ field, message }) => `${field}: ${message}`).join()
  }
  expect(await errorOf({ phrase: 'Delhi Public School Noida', city: pune })).toMatch(/^phrase: .* whole name/)
  expect(await errorOf({ phrase: 'Poona', city: delhi })).toBe('phrase: Search knows this already, as Pune')
  expect(await errorOf({ phrase: 'Schools', city: pune })).toMatch(/^phrase: Search knows this already/)
  expect(await errorOf({ phrase: 'pensioners paradise', city: pune })).toBe('added')
  await expect
    .poll(() => errorOf({ phrase: 'Pensioners  Paradise', city: delhi }), { interval: 50, timeout: 20_000 })
    .toBe('phrase: Search knows this already, as Pune')
  const { data } = (
    await asAdmin<{ data: { id: number; updatedAt: string }[] }>('GET', '/admin/search-synonym?search=pensioners')
  ).body
  const nameError = { id: data[0]?.id, updatedAt: data[0]?.updatedAt }
  expect((await asAdmin('PUT', '/admin/search-synonym', { ...nameError, phrase: 'poona', city: delhi })).status).toBe(
    422,
  )
  expect((await asAdmin('PUT', '/admin/search-synonym', { ...nameError, city: delhi })).status).toBe(200)
  expect((await asAdmin('PUT', '/admin/search-synonym', { ...nameError, id: 999_999, city: delhi })).status).toBe(404)
})

test('a synonym of an operator is understood, means something, and keeps what it refers to', async () => {
  const find = async (table: string, search: string) =>
    (await asAdmin<{ data: { id: number }[] }>('GET', `/admin/${table}?search=${search}`)).body.data[0]?.id
  const [course, pune] = [await find('course', 'mba'), await find('school-city', 'Pune')]
  const phrase = 'sahab wali padhai'
  expect(fieldsOf(await asAdmin('POST', '/admin/search-synonym', { phrase }))).toEqual(['state'])
  expect((await asAdmin('POST', '/admin/search-synonym', { phrase, course })).status).toBe(200)
  expect((await asAdmin('POST', '/admin/search-synonym', { phrase: 'punawadi', city: pune })).status).toBe(200)
  const path = async () => (await search(`${phrase} colleges punawadi`)).readings[0]?.path
  await expect.poll(path, { interval: 50, timeout: 20_000 }).toBe('/colleges/mba-colleges-in-pune')
  expect((await asAdmin('DELETE', `/admin/course?id=${course}`)).status).toBe(409)
})

test.each([
  ['वकील', '/career/lawyer', 'वकील'],
  ['सॉफ़्टवेयर डेवलपर', '/career/software-developer', 'सॉफ़्टवेयर डेवलपर'],
  ['lawyer', '/career/lawyer', 'वकील'],
  ['नीट यूजी', '/exam/neet-ug', 'नीट यूजी'],
  ['jee main', '/exam/jee-main', 'जेईई मेन'],
])('in Hindi "%s" leads to %s, which is called %s', async (q, path, label) => {
  const { readings } = (await call<SearchResponse>('GET', `/public/search?language=hi&q=${encodeURIComponent(q)}`)).body
  expect([readings[0]?.path, readings[0]?.label]).toEqual([path, label])
})

test('rows have their names in the language, and stay as they are without one', async () => {
  const inHindi = async (q: string) =>
    (await call<SuggestResponse>('GET', `/public/find?language=hi&search=${encodeURIComponent(q)}`)).body.data
  const [exam] = await inHindi('gujcet')
  expect([exam?.name, exam?.place]).toEqual(['गुजसीईटी', 'गुजरात संयुक्त प्रवेश परीक्षा'])
  const [school] = await inHindi('delhi public school noida')
  expect(school?.name).toBe('Delhi Public School, Noida')
})
