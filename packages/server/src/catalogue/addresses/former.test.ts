import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call, asAdmin, updateAsAdmin } = await testApp('demo')
type Row = { id: number; url: string; name: string }
type Answer = { data: Row }
const page = (kind: string, url: string) => call<Answer>('GET', `/public/${kind}/?url=${url}`)
const listed = (kind: string, url: string) => call<{ url: string }>('GET', `/public/${kind}/${url}`)
const first = async (resource: string) => {
  const { body } = await asAdmin<{ data: Row[] }>('GET', `/admin/${resource}?limit=1`)
  const [row] = body.data
  if (!row) throw new Error(`The demo has no ${resource}`)
  return row
}

test.each([
  ['exam', 'exam-list'],
  ['article', 'articles'],
  ['career', 'career'],
  ['course', 'course'],
])('the former address of a moved %s leads to it', async (kind, resource) => {
  const { id, url } = await first(resource)
  const moved = `${url}-moved`
  expect((await updateAsAdmin(`/admin/${resource}`, { id, url: moved })).status).toBe(200)
  expect(await page(kind, url)).toMatchObject({ status: 200, body: { data: { id, url: moved } } })
  // Back again: the address in between leads to the present one.
  await updateAsAdmin(`/admin/${resource}`, { id, url })
  expect(await page(kind, moved)).toMatchObject({ status: 200, body: { data: { id, url } } })
  expect((await page(kind, `${url}-never`)).status).toBe(404)
})

test.each([
  ['article', 'articles'],
  ['career', 'career'],
])('a deleted %s is gone, with its former addresses, until another has its address', async (kind, resource) => {
  const { id, url, ...record } = await first(resource)
  await updateAsAdmin(`/admin/${resource}`, { id, url: `${url}-last` })
  expect((await asAdmin('DELETE', `/admin/${resource}?id=${id}`)).status).toBe(200)
  for (const address of [url, `${url}-last`])
    expect(await page(kind, address)).toMatchObject({ status: 410, body: { code: 'GONE' } })
  const { createdAt: _, updatedAt: __, ...fields } = record as Record<string, unknown>
  expect((await asAdmin('POST', `/admin/${resource}`, { ...fields, url })).status).toBe(200)
  expect((await page(kind, url)).status).toBe(200)
})

test('listings of a city or board that got another address are found under the former one', async () => {
  const { body } = await asAdmin<{ data: Row[] }>('GET', '/admin/school-city?search=Pune')
  const pune = body.data.find(({ name }) => name === 'Pune')
  if (!pune) throw new Error('The demo has no Pune')
  await updateAsAdmin('/admin/school-city', { id: pune.id, url: 'pune-city' })
  expect(await listed('schools', 'pune')).toMatchObject({ status: 200, body: { url: 'pune-city' } })
  expect(await listed('schools', 'cbse-schools-in-pune')).toMatchObject({
    status: 200,
    body: { url: 'cbse-schools-in-pune-city' },
  })
  expect((await listed('schools', 'nowhere-at-all')).status).toBe(404)
})
