import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { sendFile } from './file.ts'

const app = Fastify()
app.post<{ Body: { name: string } }>('/file', (request, reply) =>
  sendFile(reply, { bytes: Buffer.from('%PDF-'), type: 'application/pdf', name: request.body.name }),
)
afterAll(() => app.close())

const sent = async (name: string) => {
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/file', payload: { name } })
  const disposition = String(headers['content-disposition'])
  const full = /filename\*=UTF-8''([\w%.!~-]+)$/.exec(disposition)?.[1] ?? ''
  return { statusCode, body, disposition, name: decodeURIComponent(full) }
}

test('a character that stands across the cut is left out, and the file is sent', async () => {
  for (let length = 95; length <= 101; length++) {
    const expectedEmoji = '😀'.repeat(Math.floor(Math.max(0, 100 - length) / 2))
    expect(await sent(`${'a'.repeat(length)}😀😀😀`)).toMatchObject({
      statusCode: 200,
      body: '%PDF-',
      name: `${'a'.repeat(Math.min(100, length))}${expectedEmoji}`,
    })
  }
})

test('a file is saved and not guessed at, and nobody on the way keeps it', async () => {
  const { headers } = await app.inject({ method: 'POST', url: '/file', payload: { name: 'Mark sheet' } })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="Mark sheet\.?/),
  })
})

test('no title keeps a file from being read', async () => {
  const title = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ unit: 'grapheme', maxLength: 120 }))
  await fc.assert(
    fc.asyncProperty(title, async (name) => {
      const response = await sent(name)
      expect([response.statusCode, response.body]).toEqual([200, '%PDF-'])
      expect(response.disposition).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w%.!~-]*$/)
      expect(name.toWellFormed().startsWith(response.name)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
