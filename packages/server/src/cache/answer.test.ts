import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Answer } from './answer.ts'

const text = 'दिल्ली school '.repeat(200)
const answerOf = (body: Buffer | string = text, ready = {}) =>
  new Answer(200, [['content-type', 'text/plain']], Buffer.from(body), ready)

test('a coding is made when it is asked for, and no other', async () => {
  const answer = answerOf()
  expect([answer.made('br'), answer.made('gzip')]).toEqual([undefined, undefined])
  expect(answer.made('identity')?.body.toString()).toBe(text)
  expect(gunzipSync((await answer.in('gzip')).body).toString()).toBe(text)
  expect(answer.made('br')).toBeUndefined()
  expect(brotliDecompressSync((await answer.in('br')).body).toString()).toBe(text)
  expect([answer.made('br'), answer.made('gzip')]).not.toContain(undefined)
})

test('all who wait for a coding get the one that is made', async () => {
  const answer = answerOf()
  const got = await Promise.all([answer.in('br'), answer.in('br'), answer.in('gzip'), answer.in('br')])
  expect(new Set(got).size).toBe(2)
  expect(await answer.in('br')).toBe(got[0])
})

test('its size is what it holds, and who holds it is told of each coding', async () => {
  const answer = answerOf()
  const before = answer.size
  expect(before).toBeGreaterThan(Buffer.byteLength(text))
  let more = 0
  answer.grown = (bytes) => {
    more += bytes
  }
  const [br, gzip] = await Promise.all([answer.in('br'), answer.in('gzip')])
  expect(answer.size).toBe(before + more)
  expect(more).toBeGreaterThan(br.body.length + gzip.body.length)
  // Nothing of the compressor's own chunk stays behind.
  for (const { body } of [br, gzip]) expect(body.buffer.byteLength).toBe(body.length)
})

test('what was compressed ahead is used as it is', () => {
  const ready = { br: Buffer.from('ahead'), gzip: Buffer.from('ahead too') }
  const answer = answerOf(text, ready)
  expect([answer.made('br')?.body, answer.made('gzip')?.body]).toEqual([ready.br, ready.gzip])
  expect(answer.made('br')?.head).toEqual(expect.arrayContaining(['content-encoding', 'br', 'content-length', '5']))
})

test.each([
  ['small', Buffer.alloc(511, 'x')],
  ['what does not get smaller', randomBytes(4000)],
])('%s is sent as it is in every coding', async (_name, body) => {
  const answer = answerOf(body)
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const variant = await answer.in(coding)
    expect(variant.body).toBe(answer.body)
    expect(variant.head).not.toContain('content-encoding')
    expect(answer.made(coding)).toBe(variant)
  }
  expect(answer.size).toBeLessThan(body.length + 1500)
})
