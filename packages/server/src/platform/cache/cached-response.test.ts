import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedResponse } from './cached-response.ts'

const text = 'दिल्ली school '.repeat(200)
const createResponse = (body: Buffer | string = text, ready = {}) =>
  new CachedResponse(200, [['content-type', 'text/plain']], Buffer.from(body), ready)

test('a coding is made when it is asked for, and no other', async () => {
  const response = createResponse()
  expect([response.variant('br'), response.variant('gzip')]).toEqual([undefined, undefined])
  expect(response.variant('identity')?.body.toString()).toBe(text)
  expect(gunzipSync((await response.in('gzip')).body).toString()).toBe(text)
  expect(response.variant('br')).toBeUndefined()
  expect(brotliDecompressSync((await response.in('br')).body).toString()).toBe(text)
  expect([response.variant('br'), response.variant('gzip')]).not.toContain(undefined)
})

test('all who wait for a coding get the one that is made', async () => {
  const response = createResponse()
  const got = await Promise.all([response.in('br'), response.in('br'), response.in('gzip'), response.in('br')])
  expect(new Set(got).size).toBe(2)
  expect(await response.in('br')).toBe(got[0])
})

test('its size is what it holds, and who holds it is told of each coding', async () => {
  const response = createResponse()
  const before = response.size
  expect(before).toBeGreaterThan(Buffer.byteLength(text))
  let addedBytes = 0
  response.grown = (bytes) => {
    addedBytes += bytes
  }
  const [br, gzip] = await Promise.all([response.in('br'), response.in('gzip')])
  expect(response.size).toBe(before + addedBytes)
  expect(addedBytes).toBeGreaterThan(br.body.length + gzip.body.length)
  // Nothing of the compressor's own chunk stays behind.
  for (const { body } of [br, gzip]) expect(body.buffer.byteLength).toBe(body.length)
})

test('what was compressed ahead is used as it is', () => {
  const ready = { br: Buffer.from('ahead'), gzip: Buffer.from('ahead too') }
  const response = createResponse(text, ready)
  expect([response.variant('br')?.body, response.variant('gzip')?.body]).toEqual([ready.br, ready.gzip])
  expect(response.variant('br')?.head).toEqual(
    expect.arrayContaining(['content-encoding', 'br', 'content-length', '5']),
  )
})

test.each([
  ['small', Buffer.alloc(511, 'x')],
  ['what does not get smaller', randomBytes(4000)],
])('%s is sent as it is in every coding', async (_name, body) => {
  const response = createResponse(body)
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const variant = await response.in(coding)
    expect(variant.body).toBe(response.body)
    expect(variant.head).not.toContain('content-encoding')
    expect(response.variant(coding)).toBe(variant)
  }
  expect(response.size).toBeLessThan(body.length + 1500)
})
