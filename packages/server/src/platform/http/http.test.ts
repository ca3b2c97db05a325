import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'

const { app, call, asAdmin } = await testApp('demo')

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
  const text = await call('POST', '/open/enquiry/general', { payload: '{}', headers: { 'content-type': 'text/plain' } })
  expect([text.status, codeOf(text)]).toEqual([415, 'UNSUPPORTED_TYPE'])
  expect(codeOf(await call('GET', '/nowhere'))).toBe('NOT_FOUND')
  const method = await call('DELETE', '/public/find/schools?search=a')
  expect([method.status, method.headers.allow]).toEqual([405, 'GET'])
})

test('an address that is not there is not said to be there for another method', async () => {
  for (const path of [
    '/admin%2fstate',
    `/public/schools/${'a'.repeat(500)}`,
    `/admin/school-details/${'1'.repeat(500)}`,
  ])
    expect(codeOf(await asAdmin('GET', path)), path).toBe('NOT_FOUND')
})

test('outside the version too, what is nowhere is answered from the table of errors', async () => {
  for (const url of ['/api/v2/x', '/dev/nothing', '/nowhere']) {
    const response = await app.inject(url)
    expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'NOT_FOUND', message: 'Not found' }])
  }
})

test('an unknown parameter is named', async () => {
  const response = await call('GET', '/public/schools/all?colour=red')
  expect([response.status, fieldsOf(response)]).toEqual([422, ['colour']])
})

test('answers carry the closed policy and are not guessed at', async () => {
  const response = await call('GET', '/public/recommend-top-colleges')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await asAdmin('GET', '/admin/board')).headers['cache-control']).toBe('no-store')
})
