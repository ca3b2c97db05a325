import { endpointTable } from '@pravesh/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../testing/test-app.ts'

const { app, call, adminToken, asAdmin } = await testApp('demo')
const pathOf = (path: string) =>
  path
    .replace(':enquiryType', 'general')
    .replace(':kind', 'schools')
    .replace(':dataType', 'schoolstate')
    .replace(':category', 'engineering')
    .replace(/:(sid|eid|college_id)/, '1')
    .replace(':url', 'all')

test('what is not JSON, too large, of another type or nowhere gets its own answer', async () => {
  const json = { 'content-type': 'application/json' }
  const broken = await call('POST', '/open/enquiry/general', { payload: '{"name":', headers: json })
  expect([broken.status, codeOf(broken)]).toEqual([400, 'MALFORMED'])
  const poisoned = await call('POST', '/open/enquiry/general', { payload: '{"__proto__":{"x":1}}', headers: json })
  expect(poisoned.status).toBe(400)
  const large = await call('POST', '/open/enquiry/general', { payload: `"${'x'.repeat(600_000)}"`, headers: json })
  expect([large.status, codeOf(large)]).toEqual([413, 'TOO_LARGE'])
  const type = await call('POST', '/open/enquiry/general', { payload: '<a/>', headers: { 'content-type': 'text/xml' } })
  expect([type.status, codeOf(type)]).toEqual([415, 'UNSUPPORTED_TYPE'])
  expect(codeOf(await call('GET', '/nowhere'))).toBe('NOT_FOUND')
  const method = await call('DELETE', '/public/find/schools?search=a')
  expect([method.status, method.headers.allow]).toEqual([405, 'GET'])
})

test('an unknown parameter is named', async () => {
  const answer = await call('GET', '/public/schools/all?colour=red')
  expect([answer.status, fieldsOf(answer)]).toEqual([422, ['colour']])
})

test('answers carry the closed policy and are not guessed at', async () => {
  const answer = await call('GET', '/public/recommend-top-colleges')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await asAdmin('GET', '/admin/board')).headers['cache-control']).toBe('no-store')
})

describe.each(endpointTable.map((e) => [e.id, e] as const))('%s', (_id, e) => {
  const guarded = e.realm !== 'public' && e.realm !== 'open'

  if (guarded)
    test('lets nobody in without a live token of its realm', async () => {
      for (const token of [null, 'A'.repeat(43), 'not-a-token']) {
        const answer = await call(e.method, pathOf(e.path), { token, ...(e.body ? { body: e.example } : {}) })
        expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED'])
      }
    })

  test('never breaks on what is thrown at it', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "'",
        '%',
        '_',
        '\\',
        '../..',
        '\u0000',
        '\ud800',
        '-1',
        '9e15',
        'NaN',
        '[object Object]',
        'दिल्ली',
      ),
    )
    const query = fc.dictionary(
      fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom(
          'search',
          'sort',
          'limit',
          'page',
          'ids',
          'offset',
          'cursor',
          'state',
          'near',
          'url',
          'q',
          'feeMin',
        ),
      ),
      text,
      { maxKeys: 4 },
    )
    await fc.assert(
      fc.asyncProperty(query, fc.jsonValue(), text, async (parameters, body, segment) => {
        const path = e.path.replace(/:\w+/g, () => encodeURIComponent(segment.toWellFormed()).slice(0, 80) || 'x')
        const search = new URLSearchParams(parameters).toString()
        const answer = await app.inject({
          method: e.method,
          url: `/api/v1${path}?${search}`,
          headers: { authorization: `Bearer ${adminToken}`, ...(e.body ? { 'content-type': 'application/json' } : {}) },
          ...(e.body ? { payload: JSON.stringify(body) } : {}),
        })
        expect([e.id, search, answer.statusCode < 500 || answer.json().code === 'SCHOOL_URL_EXISTS']).toEqual([
          e.id,
          search,
          true,
        ])
      }),
      // Signing out would end the session that the others fuzz with.
      { numRuns: e.id === 'admin.logout' ? 0 : 15 },
    )
  })
})
