import type { RedirectRow } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call, asAdmin, updateAsAdmin } = await testApp('demo')
type Row = { id: number; url: string; name?: string; title?: string }
const page = (kind: string, url: string) => call<{ data: Row }>('GET', `/public/${kind}/?url=${url}`)
const list = async (query: string) =>
  (await asAdmin<{ data: RedirectRow[]; total: number }>('GET', `/admin/redirects?${query}`)).body
/** The record of a catalogue at a place of its list: each test moves another. */
async function recordAt(resource: string, place: number): Promise<Row> {
  const { body } = await asAdmin<{ data: Row[] }>('GET', `/admin/${resource}?limit=50`)
  const row = body.data[place]
  if (!row) throw new Error(`The demo has no such ${resource}`)
  return row
}

test('a former address is listed with the record it leads to, and leads nowhere once it is removed', async () => {
  const { id, url, title } = await recordAt('articles', 0)
  await updateAsAdmin('/admin/articles', { id, url: `${url}-moved` })
  expect((await page('article', url)).body.data.url).toBe(`${url}-moved`)
  const { data } = await list(`kind=articles&deleted=false&search=${url}`)
  expect(data).toEqual([
    {
      id: expect.any(Number),
      kind: 'articles',
      url,
      target: id,
      targetName: title,
      targetUrl: `${url}-moved`,
      createdAt: expect.any(String),
    },
  ])
  const [row] = data
  expect((await asAdmin('DELETE', `/admin/redirects?id=${row?.id}`)).status).toBe(200)
  expect((await page('article', url)).status).toBe(404)
  expect((await list(`search=${url}`)).total).toBe(0)
})

test('the address of a deleted record is gone, until it is removed', async () => {
  const { id, url } = await recordAt('career', 0)
  await asAdmin('DELETE', `/admin/career?id=${id}`)
  expect((await page('career', url)).status).toBe(410)
  const { data } = await list(`kind=career&deleted=true&search=${url}`)
  expect(data).toMatchObject([{ url, target: null, targetName: null, targetUrl: null }])
  expect((await asAdmin('DELETE', '/admin/redirects', { ids: data.map((row) => row.id) })).status).toBe(200)
  expect((await page('career', url)).status).toBe(404)
})

test('of several one is absent: none is removed', async () => {
  const { id, url } = await recordAt('board', 0)
  await updateAsAdmin('/admin/board', { id, url: `${url}-moved` })
  const { data } = await list(`kind=board&search=${url}`)
  const ids = [...data.map((row) => row.id), 2_000_000_000]
  expect((await asAdmin('DELETE', '/admin/redirects', { ids })).status).toBe(404)
  expect((await list(`kind=board&search=${url}`)).data).toEqual(data)
})

test('all former addresses of a record lead to the present one', async () => {
  const { id, url } = await recordAt('category', 0)
  await updateAsAdmin('/admin/category', { id, url: `${url}-other` })
  const [first] = (await list(`kind=category&search=${url}`)).data
  await updateAsAdmin('/admin/category', { id, url: `${url}-third` })
  const { data } = await list(`kind=category&search=${url}&sort=url`)
  expect(data.map((row) => [row.url, row.targetUrl])).toEqual([
    [url, `${url}-third`],
    [`${url}-other`, `${url}-third`],
  ])
  expect(data[0]?.createdAt).toBe(first?.createdAt)
})
