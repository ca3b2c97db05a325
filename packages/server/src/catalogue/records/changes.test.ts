import type { CatalogueChange } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'

type Change = CatalogueChange

const { asAdmin, updateAsAdmin, call, demoToken } = await testApp('demo')

const changesOf = async (id: number) =>
  (await asAdmin<{ data: Change[] }>('GET', `/admin/catalogue-changes?entity=articles&record=${id}`)).body.data
const addArticle = async (url: string) => {
  const category = (await asAdmin<{ data: { id: number }[] }>('GET', '/admin/article-category')).body.data[0]?.id
  const body = { title: 'Lots', url, status: 'draft', category, excerpt: 'E', body: 'B', author: 'A', language: 'en' }
  return (await asAdmin<{ data: { id: number } }>('POST', '/admin/articles', body)).body.data.id
}

test('the change log names action, fields and author of every save, newest first, after the record is gone', async () => {
  const id = await addArticle('log-of-an-article')
  await updateAsAdmin('/admin/articles', { id, excerpt: 'Other', author: 'A' })
  await updateAsAdmin('/admin/articles', { id, status: 'published' })
  await updateAsAdmin('/admin/articles', { id, status: 'archived', title: 'Lots of lots' })
  await asAdmin('DELETE', '/admin/articles', { id })
  const changes = await changesOf(id)
  expect(changes.map(({ action, fields }) => [action, fields.map(({ name }) => name)])).toEqual([
    ['deleted', []],
    ['unpublished', ['title', 'status']],
    ['published', ['status']],
    ['changed', ['excerpt']],
    ['added', []],
  ])
  expect(new Set(changes.map(({ by: author }) => author))).toEqual(new Set(['admin']))
  expect(changes.map(({ recordName }) => recordName)).toEqual(['Lots of lots', 'Lots of lots', 'Lots', 'Lots', 'Lots'])
})

test('a change has the values before and after, but for very long ones, and a former value is restored by a save', async () => {
  const id = await addArticle('an-article-restored')
  await updateAsAdmin('/admin/articles', { id, excerpt: 'Other', body: 'Long. '.repeat(8_000) })
  expect((await changesOf(id))[0]?.fields).toEqual([{ name: 'excerpt', before: 'E', after: 'Other' }, { name: 'body' }])
  const restored = await updateAsAdmin<{ data: { excerpt: string } }>('/admin/articles', { id, excerpt: 'E' })
  expect(restored.body.data.excerpt).toBe('E')
  expect((await changesOf(id))[0]?.fields).toEqual([{ name: 'excerpt', before: 'Other', after: 'E' }])
  const outdated = { id, excerpt: 'Other', updatedAt: '2026-01-01T00:00:00.000Z' }
  const conflict = await asAdmin('PUT', '/admin/articles', outdated)
  expect(conflict.status).toBe(409)
  expect(conflict.body).toMatchObject({ record: { excerpt: 'E' }, changedBy: 'admin' })
})

test('a save that changes nothing, or is refused, leaves no entry', async () => {
  const id = await addArticle('an-article-left-alone')
  expect((await updateAsAdmin('/admin/articles', { id, excerpt: 'E' })).status).toBe(200)
  expect(codeOf(await updateAsAdmin('/admin/articles', { id, category: 999_999 }))).toBe('INVALID')
  expect((await changesOf(id)).map(({ action }) => action)).toEqual(['added'])
})

test('the log is filtered by action, searched by name and read by administrators alone', async () => {
  const id = await addArticle('a-searched-article')
  const found = await asAdmin<{ data: Change[] }>('GET', '/admin/catalogue-changes?action=added&search=lots')
  expect(found.body.data[0]).toMatchObject({ entity: 'articles', record: id, action: 'added' })
  expect(found.body.data.every(({ action }) => action === 'added')).toBe(true)
  const denied = await call('GET', '/admin/catalogue-changes', { token: await demoToken('school') })
  expect(denied.status).toBe(403)
})
