import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { article, school } from '../../platform/db/tables.ts'
import { publishDue } from './publish-due.ts'

type Json = Record<string, unknown> & { id: number; updatedAt: string }
type Change = { action: string; fields: unknown[]; by: string; account: number | null }

const { asAdmin, updateAsAdmin, database, config, work } = await testApp('demo')
const { db } = database
const past = new Date(Date.now() - 60_000).toISOString()
const future = new Date(Date.now() + 86_400_000).toISOString()
const schoolUrl = 'delhi-public-school-new-delhi'
const cached = await buildApp({ database: database, config, verify: true, cacheResponses: true })
afterAll(() => cached.close())

let category: number
let sid: number
beforeAll(async () => {
  const { body } = await asAdmin<{ data: { id: number }[] }>('GET', '/admin/article-category')
  category = Number(body.data[0]?.id)
  const [row] = await db.select({ id: school.id }).from(school).where(eq(school.url, schoolUrl))
  sid = Number(row?.id)
})

let count = 0
const articleBody = (values: object) => ({
  ...{
    title: 'Lots',
    url: `scheduled-article-${++count}`,
    category,
    excerpt: 'E',
    body: 'B',
    author: 'A',
    language: 'en',
  },
  ...values,
})
const addArticle = async (
  values: { status: string } & Partial<Record<'publishAt' | 'unpublishAt' | 'publishedAt', string>>,
) => {
  // A time that is over cannot be scheduled: it comes while the record waits.
  const isDue = values.status === 'scheduled' && values.publishAt === past
  const body = articleBody(isDue ? { ...values, publishAt: future } : values)
  const { data } = (await asAdmin<{ data: Json }>('POST', '/admin/articles', body)).body
  if (isDue) await db.update(article).set({ publishAt: past }).where(eq(article.id, data.id))
  return data
}
const readArticle = async (id: number) =>
  (await asAdmin<{ data: Json[] }>('GET', `/admin/articles?id=${id}`)).body.data[0]
const articleChanges = async (id: number) =>
  (await asAdmin<{ data: Change[] }>('GET', `/admin/catalogue-changes?entity=articles&record=${id}`)).body.data
const schoolChanges = async () =>
  (await asAdmin<{ data: Change[] }>('GET', `/admin/institute-changes?instituteType=school&instituteId=${sid}`)).body
    .data
const statusOf = async (path: string) =>
  (await cached.inject({ url: `${new URL(config.apiBase, config.origin).pathname}${path}` })).statusCode

test('due records are published and taken off, others stay', async () => {
  const due = await addArticle({ status: 'scheduled', publishAt: past })
  const futureArticle = await addArticle({ status: 'scheduled', publishAt: future })
  const draft = await addArticle({ status: 'draft', publishAt: past })
  const ended = await addArticle({ status: 'published', unpublishAt: past, publishedAt: '2026-01-02T03:04:05.000Z' })
  const running = await addArticle({ status: 'published', unpublishAt: future })
  expect(await publishDue(db)).toBe(2)
  expect(await readArticle(due.id)).toMatchObject({ status: 'published', publishAt: past })
  expect(Date.parse(String((await readArticle(due.id))?.publishedAt))).toBeGreaterThan(Date.parse(past))
  expect((await readArticle(due.id))?.updatedAt).not.toBe(due.updatedAt)
  expect(await readArticle(ended.id)).toMatchObject({
    ...{ status: 'archived', unpublishAt: null, publishedAt: '2026-01-02T03:04:05.000Z' },
  })
  for (const record of [futureArticle, draft, running]) expect(await readArticle(record.id)).toEqual(record)
  expect(await publishDue(db)).toBe(0)
})

test('an article is published and taken off: cached pages follow, and the change log names who scheduled it', async () => {
  const { id, url } = await addArticle({ status: 'scheduled', publishAt: past })
  const page = `/public/article/?url=${url}`
  expect(await statusOf(page)).toBe(404)
  await updateAsAdmin('/admin/articles', { id, publishAt: past, excerpt: 'Other' })
  await publishDue(db)
  await vi.waitFor(async () => expect(await statusOf(page)).toBe(200), { timeout: 60_000 })
  expect((await articleChanges(id))[0]).toMatchObject({ action: 'published', by: 'admin' })
  await updateAsAdmin('/admin/articles', { id, unpublishAt: past, publishAt: null })
  expect(await statusOf(page)).toBe(200)
  await publishDue(db)
  await vi.waitFor(async () => expect(await statusOf(page)).toBe(404), { timeout: 60_000 })
  expect((await articleChanges(id))[0]).toMatchObject({ action: 'unpublished', by: 'admin', account: 1 })
})

test('a school is taken off and published again, with its version, its cached page and its entry in the log', async () => {
  const page = `/public/school/?url=${schoolUrl}`
  expect(await statusOf(page)).toBe(200)
  const before = (await asAdmin<{ data: Json }>('GET', `/admin/school-details/${sid}`)).body.data
  expect((await updateAsAdmin(`/admin/school-details/${sid}`, { unpublishAt: past })).status).toBe(200)
  expect(await publishDue(db)).toBe(1)
  await vi.waitFor(async () => expect(await statusOf(page)).toBe(404), { timeout: 60_000 })
  const after = (await asAdmin<{ data: Json }>('GET', `/admin/school-details/${sid}`)).body.data
  expect(after).toMatchObject({ status: 'archived', unpublishAt: null, version: Number(before.version) + 2 })
  const late = await updateAsAdmin(`/admin/school-details/${sid}`, { status: 'scheduled', publishAt: past })
  expect([late.status, fieldsOf(late)]).toEqual([422, ['publishAt']])
  await updateAsAdmin(`/admin/school-details/${sid}`, { status: 'scheduled', publishAt: future })
  await db.update(school).set({ publishAt: past }).where(eq(school.id, sid))
  expect(await publishDue(db)).toBe(1)
  await vi.waitFor(async () => expect(await statusOf(page)).toBe(200), { timeout: 60_000 })
  expect((await schoolChanges()).map(({ action, by: author }) => [action, author]).slice(0, 2)).toEqual([
    ['published', 'admin'],
    ['changed', 'admin'],
  ])
})

test('without an entry that scheduled it the author is Pravesh', async () => {
  const { id } = await addArticle({ status: 'draft' })
  await db.update(school).set({ status: 'scheduled', publishAt: past }).where(eq(school.id, sid))
  const [unlogged] = await db
    .insert(article)
    .values({ ...articleBody({}), status: 'scheduled', publishAt: past } as typeof article.$inferInsert)
    .returning({ id: article.id })
  expect(await publishDue(db)).toBe(2)
  expect((await articleChanges(Number(unlogged?.id)))[0]).toMatchObject({ by: 'Pravesh', account: null })
  expect((await readArticle(id))?.status).toBe('draft')
})

test('the task is planned every minute and done by the worker', async () => {
  const { id } = await addArticle({ status: 'scheduled', publishAt: past })
  const { enqueueScheduled } = await import('../../services/jobs/scheduled.ts')
  await enqueueScheduled(db, [{ name: 'publish-due', everyMinutes: 1, work: async () => undefined }])
  await work()
  expect((await readArticle(id))?.status).toBe('published')
})

test('two runs at once publish a record once', async () => {
  const records = [
    await addArticle({ status: 'scheduled', publishAt: past }),
    await addArticle({ status: 'scheduled', publishAt: past }),
  ]
  const counts = await Promise.all([publishDue(db), publishDue(db), publishDue(db)])
  expect(counts.reduce((sum, published) => sum + published)).toBe(2)
  for (const { id } of records)
    expect((await articleChanges(id)).map(({ action }) => action)).toEqual(['published', 'added'])
})

test('a run that listed a record before another run published it does not publish it again', async () => {
  const { id } = await addArticle({ status: 'scheduled', publishAt: past })
  const listed = Promise.withResolvers<void>()
  const published = Promise.withResolvers<void>()
  const slow = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'transaction') return Reflect.get(target, name, receiver)
      return async (work: Parameters<typeof db.transaction>[0]) => {
        listed.resolve()
        await published.promise
        return target.transaction(work)
      }
    },
  })
  const second = publishDue(slow)
  await listed.promise
  expect(await publishDue(db)).toBe(1)
  published.resolve()
  expect(await second).toBe(0)
  expect((await articleChanges(id)).map(({ action }) => action)).toEqual(['published', 'added'])
})

test('status scheduled demands publishAt, and an end is later than the start, on what the write would leave', async () => {
  const rejected = await asAdmin('POST', '/admin/articles', articleBody({ status: 'scheduled' }))
  expect([rejected.status, codeOf(rejected), fieldsOf(rejected)]).toEqual([422, 'INVALID', ['publishAt']])
  const { id } = await addArticle({ status: 'draft', publishAt: future })
  const lateResponse = await updateAsAdmin('/admin/articles', { id, unpublishAt: past })
  expect([codeOf(lateResponse), fieldsOf(lateResponse)]).toEqual(['INVALID', ['unpublishAt']])
  expect((await updateAsAdmin('/admin/articles', { id, status: 'scheduled' })).status).toBe(200)
  expect(fieldsOf(await updateAsAdmin('/admin/articles', { id, publishAt: null }))).toEqual(['publishAt'])
  await updateAsAdmin('/admin/articles', { id, status: 'draft' })

  await db.update(school).set({ publishAt: null }).where(eq(school.id, sid))
  const institute = await updateAsAdmin(`/admin/school-details/${sid}`, { status: 'scheduled' })
  expect([institute.status, codeOf(institute), fieldsOf(institute)]).toEqual([422, 'INVALID', ['publishAt']])
  const ended = await updateAsAdmin(`/admin/school-details/${sid}`, { publishAt: future, unpublishAt: past })
  expect(fieldsOf(ended)).toEqual(['unpublishAt'])
  const colleges = await asAdmin<{ data: Json[] }>('GET', '/admin/college-details?limit=1')
  const college = await updateAsAdmin(`/admin/college-details/${colleges.body.data[0]?.id}`, { status: 'scheduled' })
  expect([college.status, fieldsOf(college)]).toEqual([422, ['publishAt']])
})
