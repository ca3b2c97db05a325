import { type Endpoint, endpointTable, entities, filtersOf, publicationStates } from '@pravesh/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { settle } from '../src/catalogue/search/index.ts'
import { codeOf, fieldsOf } from '../testing/test-app.ts'
import { readyRequest } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { openScene, type Reply } from './scene/scene.ts'

const scene = await openScene()
/** A change by the administrator that has to succeed. */
async function update(path: string, change: Record<string, unknown>): Promise<void> {
  const { status, body } = await scene.updateAsAdmin(path, change)
  if (status !== 200) throw new Error(`PUT ${path}: ${status} ${JSON.stringify(body)}`)
}
const { people, database } = scene
beforeEach(() => scene.clearAttempts())

/** Part of every text of unpublished records. Callers' input is echoed, in labels of filters: they use slugs, never this. */
const canary = 'quxwort'
const hidden = publicationStates.filter((state) => state !== 'published')
const canaryTexts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `${canary} ${name}`]))
const institute = { state: 14, city: 1, ...canaryTexts('name', 'nameLocal', 'about', 'address') }
const text = canaryTexts('h1', 'title', 'meta', 'intro', 'body')
/** Creation of a record of each kind that can be unpublished, with the canary in all its texts. */
const kinds: Readonly<Record<string, Record<string, unknown>>> = {
  'school-details': { ...institute, ...canaryTexts('timings', 'transport', 'hostel') },
  'college-details': { ...institute, ...canaryTexts('shortName', 'university'), offers: [{ course: 1 }] },
  'exam-list': {
    examLevel: 1,
    courses: [1, 2],
    ...canaryTexts('name', 'fullName', 'stream', 'body', 'mode', 'about', 'typicalMonth', 'eligibility'),
    ...canaryTexts('nameLocal', 'fullNameLocal', 'bodyLocal', 'aboutLocal', 'eligibilityLocal'),
  },
  counselling: {
    level: 1,
    exams: [1, 2],
    ...canaryTexts('name', 'fullName', 'stream', 'body', 'about', 'eligibility'),
    ...canaryTexts('nameLocal', 'fullNameLocal', 'bodyLocal', 'aboutLocal', 'eligibilityLocal'),
  },
  career: {
    category: 1,
    courses: [1, 2],
    ...canaryTexts('title', 'titleLocal', 'summary', 'summaryLocal', 'outlook', 'outlookLocal'),
  },
  articles: {
    category: 1,
    language: 'en',
    ...canaryTexts('title', 'titleLocal', 'excerpt', 'excerptLocal', 'body', 'bodyLocal', 'author'),
  },
  'school-content': text,
  'college-content': text,
}
const isInstitute = (kind: string) => kind.endsWith('-details')
test('every kind that can be unpublished is planted', () => {
  const declared = entities.filter(({ fields }) => 'status' in fields).map(({ name }) => name)
  expect(Object.keys(kinds).filter((kind) => !isInstitute(kind))).toEqual(expect.arrayContaining(declared))
  expect(declared.length).toBe(Object.keys(kinds).length - 2)
})
test('every reference to what can be unpublished is planted', () => {
  const found = entities.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, f]) => ('to' in f && f.to in kinds ? [`${name}.${field}`] : [])),
  )
  expect(found).toEqual(['counselling.exams', 'career.related', 'search-synonym.exam', 'search-synonym.career'])
})

type HiddenRecord = { kind: string; id: number; slug: string; status: string }
/** A text appears on the listing with its slug. */
const listings = ['goa', 'sikkim', 'manipur', 'nagaland']
const hiddenRecords: HiddenRecord[] = []
for (const [kind, body] of Object.entries(kinds))
  for (const [index, status] of hidden.entries()) {
    const slug = kind.endsWith('-content') ? String(listings[index]) : `hidden-${kind}-${status}`
    // Published for a while, so that all effects of a publication have happened.
    const record = { ...body, url: slug, status: 'published' }
    const { id } = await scene.make('admin', 'POST', `/admin/${kind}`, record)
    hiddenRecords.push({ kind, id, slug, status })
  }
const idsOf = (kind: string) => hiddenRecords.filter((record) => record.kind === kind).map(({ id }) => id)
const slugsOf = (kind: string) => hiddenRecords.filter((record) => record.kind === kind).map(({ slug }) => slug)

// Published records reference them wherever possible.
const eid = people.college.institute
const exams = idsOf('exam-list')
await update(`/admin/college-details/${eid}`, {
  offers: [1, 2].map((course) => ({ course, exams })),
  counsellings: idsOf('counselling'),
})
const college = await scene.make<{ url: string }>('admin', 'GET', `/admin/college-details/${eid}`)
const [career] = await scene.make<{ id: number; url: string }[]>('admin', 'GET', '/admin/career?search=civil')
const [counselling] = await scene.make<{ id: number; url: string }[]>('admin', 'GET', '/admin/counselling?search=josaa')
await update('/admin/counselling', { id: counselling?.id, exams })
await update('/admin/career', { id: career?.id, related: idsOf('career') })
// A phrase that an operator gave them leads nowhere while they are not published.
const phrase = 'zindagi banao'
for (const [field, kind] of [
  ['exam', 'exam-list'],
  ['career', 'career'],
] as const)
  for (const id of idsOf(kind)) await scene.make('admin', 'POST', '/admin/search-synonym', { phrase, [field]: id })
await settle(database.db)
const publishAt = new Date(Date.now() + 86_400_000).toISOString()
for (const { kind, id, slug, status } of hiddenRecords) {
  const change = status === 'scheduled' ? { status, publishAt } : { status }
  if (isInstitute(kind)) {
    // With an address that it had before.
    const path = `/admin/${kind}/${id}`
    await update(path, { url: `moved-${slug}` })
    await update(path, change)
  } else await update(`/admin/${kind}`, { id, ...change })
}

let searched = 0
afterAll(() => console.log(`${searched} answers searched for ${hiddenRecords.length} records that are not published`))
function search(label: unknown, reply: Reply): void {
  searched++
  expect([label, reply.status < 300 && reply.text.toLowerCase().includes(canary)]).toEqual([label, false])
}
const endpointOf = (id: string): Endpoint => {
  const endpoint = endpointTable.find((e) => e.id === id)
  if (!endpoint) throw new Error(`No endpoint is called ${id}`)
  return endpoint
}
const read = (id: string, query: Record<string, unknown>, params: Record<string, unknown> = {}) =>
  scene.send(endpointOf(id), { params, query }, null)
/** The response without the parts that echo the request. */
const like = ({ status, text }: Reply, ...slugs: string[]) => {
  const slugTexts = slugs.flatMap((slug) => [slug, slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')])
  const plainText = slugTexts.reduce((all, word) => all.replaceAll(word, '…'), text).replace(/"requestId":"[^"]*"/, '')
  return { status, plain: plainText }
}

const readers = endpointTable.filter(
  ({ id, realm, method, file }) => realm !== 'admin' && method === 'GET' && !file && rows[id]?.as !== 'admin',
)
describe.each(readers.map((e) => [e.id, e] as const))('%s', (id, endpoint) => {
  test('names nothing that is not published', async () => {
    const row = rows[id]
    if (!row) throw new Error('No row')
    const request = await readyRequest(endpoint, row, scene)
    search(id, await scene.send(endpoint, request, row.as === 'nobody' ? null : people[row.as].token))
  })
})

test('pages of what is published name nothing that is not, though they refer to it', async () => {
  const response = await read('public.college', { url: college.url })
  expect(response.status).toBe(200)
  search('college', response)
  search('counselling', await read('public.counselling', {}, { url: counselling?.url }))
  search('counsellings', await read('public.counselling.list', {}))
  search('career', await read('public.career', { url: career?.url }))
  for (const url of ['btech', 'mbbs']) search(url, await read('public.course', { url }))
  for (const id of ['public.landing.articles', 'public.articles.related']) search(id, await read(id, {}))
  search('a synonym', await read('public.search', { q: phrase }))
  search('courses of a college', await read('open.sc-courses', {}, { college_id: eid }))
})

test.each([
  ['public.school', 'school-details'],
  ['public.college', 'college-details'],
  ['public.exam', 'exam-list'],
  ['public.career', 'career'],
  ['public.article', 'articles'],
  ['public.articles.related', 'articles'],
])('%s finds what is not published no more than what does not exist', async (id, kind) => {
  const absent = 'an-absent-record'
  const none = like(await read(id, { url: absent }), absent)
  expect(none.status).toBe(404)
  for (const slug of slugsOf(kind).flatMap((original) => [original, `moved-${original}`]))
    expect([slug, like(await read(id, { url: slug }), slug)]).toEqual([slug, none])
})

test('a counselling that is not published is found no more than one that does not exist', async () => {
  const absent = 'an-absent-record'
  const none = like(await read('public.counselling', {}, { url: absent }), absent)
  expect(none.status).toBe(404)
  for (const slug of slugsOf('counselling'))
    expect([slug, like(await read('public.counselling', {}, { url: slug }), slug)]).toEqual([slug, none])
})

const allSlugs = [...new Set(hiddenRecords.filter(({ kind }) => !kind.endsWith('-content')).map(({ slug }) => slug))]
test.each(Object.entries(filtersOf))(
  'a listing of %ss is not narrowed by what is not published',
  async (kind, filters) => {
    const id = `public.${kind}s`
    const absent = 'an-absent-record'
    for (const url of listings) search([id, url], await read(id, {}, { url }))
    const unknown = like(await read(id, {}, { url: absent }), absent)
    expect(unknown.status).toBe(404)
    for (const slug of allSlugs) expect([slug, like(await read(id, {}, { url: slug }), slug)]).toEqual([slug, unknown])
    for (const name of Object.keys(filters)) {
      const none = await read(id, { [name]: absent }, { url: 'all' })
      for (const slug of allSlugs) {
        const response = await read(id, { [name]: slug }, { url: 'all' })
        search([id, name, slug], response)
        expect([name, slug, like(response, slug)]).toEqual([name, slug, like(none, absent)])
      }
    }
    search([id, 'search'], await read(id, { search: canary }, { url: 'all' }))
  },
)

test('no search leads to what is not published', async () => {
  for (const searchText of [canary, canary.slice(0, 3), `${canary} name`, 'hidden'])
    for (const [id, query] of [
      ['public.search', { q: searchText }],
      ['public.find-all', { search: searchText }],
      ['public.careers.search', { search: searchText }],
      ['open.school-names', { search: searchText }],
    ] as const) {
      const response = await read(id, query)
      expect(response.status).toBe(200)
      search([id, searchText], response)
    }
  for (const kind of ['schools', 'colleges', 'exams', 'courses'])
    search(kind, await read('public.find', { search: canary }, { kind }))
})

test('an institute names no exam that is not published; those that the desk named for its courses stay', async () => {
  const path = `/buyer/institute-details/${eid}`
  const { token } = people.college
  const put = async (offers: object[]) => {
    const { version } = await scene.make<{ version: number }>('college', 'GET', path)
    return scene.call('PUT', path, { token, body: { offers, version } })
  }
  const [{ id: publishedExam } = { id: 0 }] = await scene.make<{ id: number }[]>(
    'admin',
    'GET',
    '/admin/exam-list?status=published',
  )
  const other = await scene.make('admin', 'POST', '/admin/exam-list', {
    ...kinds['exam-list'],
    url: 'hidden-exam-of-nobody',
    status: 'draft',
  })
  const absent = 2_000_000_000
  const submitExam = async (exam: number) => {
    const response = await put([{ course: 1, exams: [publishedExam, exam] }])
    expect([codeOf(response), fieldsOf(response)]).toEqual(['INVALID', ['offers']])
    return JSON.stringify(response.body.errors).replace(String(exam), '…')
  }
  expect(await submitExam(other.id)).toBe(await submitExam(absent))
  const savedOffers = [{ course: 1, exams: [publishedExam, ...exams] }]
  const saved = await put(savedOffers)
  expect([saved.status, saved.body]).toMatchObject([200, { data: { offers: savedOffers } }])
  const page = await read('public.college', { url: college.url })
  search('college', page)
  const { data } = page.json as { data: { exams: unknown[]; offers: { exams: unknown[] }[] } }
  expect([data.exams.length, data.offers.map((offer) => offer.exams.length)]).toEqual([1, [1]])
})
