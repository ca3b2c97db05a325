import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../testing/test-app.ts'

const { call, asAdmin } = await testApp('demo')
const lists = ['/admin/school-details', '/admin/state', '/admin/enquiry/career', '/open/enquiry/get-free-counselling']

test.each(lists)('%s: a limit or page beyond reason is refused or clamped, never all rows', async (path) => {
  for (const value of ['1e9', '1000000000', '-1', '0', 'NaN', 'Infinity', '9e15', '0x10', '1.5', ' 1', '१०', 'null'])
    for (const name of ['limit', 'page']) {
      const response = await asAdmin('GET', `${path}?${name}=${encodeURIComponent(value)}`)
      expect([response.status, [...new Set(fieldsOf(response))]], `${name}=${value}`).toEqual([422, [name]])
    }
  const far = await asAdmin<{ data: unknown[] }>('GET', `${path}?page=1000000`)
  expect([far.status, far.body.data]).toEqual([200, []])
})

test.each(lists)('%s: what no parameter is, is named and refused', async (path) => {
  const rejectedQueries: Record<string, string> = {
    'sort=password': 'sort',
    'sort=passwordHash': 'sort',
    'sort=id;drop%20table%20session': 'sort',
    'sort=__proto__': 'sort',
    'sort=constructor': 'sort',
    'sort=id&sort=name': 'sort',
    'sort[a]=id': 'sort[a]',
    'sort[]=id': 'sort[]',
    'order=descending': 'order',
    'order=asc&order=desc': 'order',
    'where[id]=1': 'where[id]',
    'filter=%7B%7D': 'filter',
    '__proto__=1': '__proto__',
    '__proto__[admin]=1': '__proto__[admin]',
    'constructor=1': 'constructor',
    'constructor[prototype][x]=1': 'constructor[prototype][x]',
    'toString=1': 'toString',
    'passwordHash=a': 'passwordHash',
    'search=a&search=b': 'search',
    'ids=1,x': 'ids',
    'ids=1%20or%201=1': 'ids',
    'id=1&id=2': 'id',
    'limit=5&limit=500': 'limit',
    'fields=password': 'fields',
    'include=account': 'include',
  }
  for (const [query, field] of Object.entries(rejectedQueries)) {
    const response = await asAdmin('GET', `${path}?${query}`)
    expect([response.status, codeOf(response)], query).toEqual([422, 'INVALID'])
    expect(fieldsOf(response)[0]?.split('.')[0], query).toBe(field)
  }
})

const searches = [
  ...lists.map((path) => ({ path, name: 'search' })),
  { path: '/public/schools/all', name: 'search' },
  { path: '/public/find/schools', name: 'search' },
  { path: '/public/find', name: 'search' },
  { path: '/public/search', name: 'q' },
  { path: '/public/career-opportunities', name: 'search' },
  { path: '/open/school-names', name: 'search' },
]
test.each(searches)(
  '$path: words that no search can mean are refused; wildcards are letters',
  async ({ path, name }) => {
    const send = (text: string) => asAdmin<{ data?: unknown[] }>('GET', `${path}?${name}=${text}`)
    for (const text of ['a'.repeat(10_000), 'word%20'.repeat(500), '%00', 'a%00b']) {
      const response = await send(text)
      expect([response.status, fieldsOf(response)], text.slice(0, 20)).toEqual([422, [name]])
    }
    for (const text of [
      // Bytes that are no UTF-8, among them lone surrogates, are read as U+FFFD.
      '%ED%A0%80',
      '%ED%B0%80a',
      '%FF',
      '%C0%AF',
      '%25',
      '_',
      '%5C',
      '%25%25%25',
      '%5C%25',
      "'",
      '%22',
      '%27%20or%201=1--',
      '(((',
      ':*',
      '!%26|',
      '%F0%9F%A7%AA',
    ]) {
      const response = await send(text)
      expect(response.status, text).toBe(200)
    }
  },
)

test('a wildcard in a search is a letter, not every row', async () => {
  for (const path of ['/admin/school-details', '/admin/state', '/open/school-names'])
    for (const text of ['%25', '_', '%25%25', '__', '%5C'])
      expect((await asAdmin('GET', `${path}?search=${text}`)).body, `${path} ${text}`).toMatchObject({
        data: [],
        total: 0,
      })
})

test('a broken escape in the query is data, not a fault', async () => {
  const response = await call('GET', '/public/find/schools?search=%E0%A4%A')
  expect(response.status).toBe(200)
})
