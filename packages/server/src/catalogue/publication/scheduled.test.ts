import type { ScheduledChange } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { publishDue } from './publish-due.ts'

type Json = Record<string, unknown> & { id: number; updatedAt: string }
type List = { data: ScheduledChange[]; total: number; page: number; limit: number }

const { asAdmin, updateAsAdmin, call, demoToken, database } = await testApp('demo')
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const category = (await asAdmin<{ data: { id: number }[] }>('GET', '/admin/article-category')).body.data[0]?.id

let count = 0
async function addArticle(values: object): Promise<Json> {
  const url = `waiting-article-${++count}`
  const texts = { title: `Waiting ${count}`, url, excerpt: 'E', body: 'B', author: 'A', language: 'en', category }
  return (await asAdmin<{ data: Json }>('POST', '/admin/articles', { ...texts, ...values })).body.data
}
const listScheduled = async (query = '') => (await asAdmin<List>('GET', `/admin/scheduled${query}`)).body
const cancel = (body: object) => asAdmin<{ data: Json; message: string }>('PUT', '/admin/scheduled', body)

test('the list holds all kinds, soonest first, with what happens, when and by whom', async () => {
  const laterArticle = await addArticle({ status: 'scheduled', publishAt: hours(3), unpublishAt: hours(30) })
  const soonArticle = await addArticle({ status: 'published', unpublishAt: hours(1) })
  await addArticle({ status: 'draft', publishAt: hours(2) })
  const schools = await asAdmin<{ data: (Json & { name: string })[] }>('GET', '/admin/school-details?limit=1')
  const [school] = schools.body.data
  await updateAsAdmin(`/admin/school-details/${school?.id}`, { unpublishAt: hours(2) })
  const { data, total } = await listScheduled()
  expect(total).toBe(data.length)
  const records = [soonArticle.id, school?.id, laterArticle.id]
  const mine = data.filter(({ record, kind }) => records.includes(record) && ['articles', 'schools'].includes(kind))
  expect(mine.map(({ kind, record, action, by: author }) => [kind, record, action, author])).toEqual([
    ['articles', soonArticle.id, 'unpublish', 'admin'],
    ['schools', school?.id, 'unpublish', 'admin'],
    ['articles', laterArticle.id, 'publish', 'admin'],
    ['articles', laterArticle.id, 'unpublish', 'admin'],
  ])
  expect(mine[2]).toMatchObject({
    name: laterArticle.title,
    at: laterArticle.publishAt,
    updatedAt: laterArticle.updatedAt,
  })
  const second = await listScheduled('?page=2&limit=1')
  expect([second.data.map(({ id }) => id), second.total]).toEqual([[data[1]?.id], total])
  const schoolsAlone = await listScheduled('?kind=schools&action=unpublish')
  expect(schoolsAlone.data.map(({ name }) => name)).toEqual([school?.name])
  expect(
    (await listScheduled(`?search=${laterArticle.title}&order=desc&sort=at`)).data.map(({ action }) => action),
  ).toEqual(['unpublish', 'publish'])
})

test('a cancelled publication is a draft, a cancelled end is removed; both are logged and neither happens', async () => {
  const scheduled = await addArticle({ status: 'scheduled', publishAt: hours(5) })
  const ending = await addArticle({ status: 'published', unpublishAt: hours(5) })
  const subject = { kind: 'articles', record: scheduled.id, action: 'publish', updatedAt: scheduled.updatedAt }
  const cancelled = await cancel(subject)
  expect([cancelled.status, cancelled.body.message]).toEqual([200, 'Schedule Cancelled Successfully'])
  expect(cancelled.body.data).toMatchObject({ status: 'draft', publishAt: scheduled.publishAt })
  const cancelledEnd = await cancel({
    kind: 'articles',
    record: ending.id,
    action: 'unpublish',
    updatedAt: ending.updatedAt,
  })
  expect(cancelledEnd.body.data).toMatchObject({ status: 'published', unpublishAt: null })
  const waiting = (await listScheduled('?limit=100')).data.map(({ record, kind }) => `${kind}:${record}`)
  expect(waiting).not.toContain(`articles:${scheduled.id}`)
  expect(waiting).not.toContain(`articles:${ending.id}`)
  const log = await asAdmin<{ data: Json[] }>('GET', `/admin/catalogue-changes?entity=articles&record=${scheduled.id}`)
  expect(log.body.data[0]).toMatchObject({
    action: 'changed',
    fields: [{ name: 'status', before: 'scheduled' }],
    by: 'admin',
  })
  const secondResponse = await cancel({ ...subject, updatedAt: cancelled.body.data.updatedAt })
  expect([secondResponse.status, codeOf(secondResponse)]).toEqual([409, 'CONFLICT'])
})

test('a record that was saved since the list was read is not cancelled', async () => {
  const { id, updatedAt } = await addArticle({ status: 'scheduled', publishAt: hours(6) })
  await updateAsAdmin('/admin/articles', { id, excerpt: 'Other' })
  const rejected = await cancel({ kind: 'articles', record: id, action: 'publish', updatedAt })
  expect([rejected.status, codeOf(rejected)]).toEqual([409, 'CONFLICT'])
  expect((await asAdmin<{ data: Json[] }>('GET', `/admin/articles?id=${id}`)).body.data[0]?.status).toBe('scheduled')
  const missing = await cancel({ kind: 'articles', record: 999_999, action: 'publish', updatedAt })
  expect(codeOf(missing)).toBe('NOT_FOUND')
  expect((await cancel({ kind: 'board', record: 1, action: 'publish', updatedAt })).status).toBe(422)
})

test('the demo has an article that waits and one that ends, long from now; institutes see neither', async () => {
  const demo = (await listScheduled('?kind=articles&limit=100')).data.filter(({ by: author }) => author === null)
  expect(demo.map(({ action }) => action).sort()).toEqual(['publish', 'unpublish'])
  for (const { at: dueTime } of demo) expect(Date.parse(dueTime)).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect(await publishDue(database.db)).toBe(0)
  expect((await call('GET', '/admin/scheduled', { token: await demoToken('school') })).status).toBe(403)
})
