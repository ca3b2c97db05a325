import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sampleDocument, sampleDocumentBytes } from '../../../testing/sample-document.ts'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { document } from '../../platform/db/tables.ts'

const { app, call, config, database, demoToken } = await testApp('demo')
const { db } = database
const token = await demoToken('student')
const folder = join(config.dataDir, 'files')
const originalBytes = sampleDocumentBytes

type Added = { data: { id: number; size: number; sha256: string } }
async function upload() {
  const { data } = (await call<Added>('POST', '/student/documents', { token, body: sampleDocument })).body
  const [row] = await db.select().from(document).where(eq(document.id, data.id))
  if (!row) throw new Error('It was not kept')
  return { ...data, row, path: join(folder, row.key) }
}
const read = (id: number, headers = {}, from = app) =>
  from.inject({ url: `/api/v1/student/documents/${id}`, headers: { authorization: `Bearer ${token}`, ...headers } })

test('a document is not readable where it is kept, and comes back as it was given', async () => {
  const { id, size, sha256, row, path } = await upload()
  const storedBytes = readFileSync(path)
  expect(storedBytes.subarray(0, 4).toString()).toBe('PRVS')
  expect(storedBytes.includes(originalBytes.subarray(0, 16))).toBe(false)
  expect([size, row.sealedWith]).toEqual([originalBytes.length, 'demo'])
  expect(JSON.stringify(row)).toContain(sha256)
  const response = await read(id)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(response.rawPayload.equals(originalBytes)).toBe(true)
  const list = await call('GET', '/student/documents', { token })
  expect(JSON.stringify(list.body)).not.toMatch(/sealed|demo/i)
})

test('a head has its length, and whoever asks for a part gets the whole, as of any private file', async () => {
  const { id } = await upload()
  const head = await app.inject({
    method: 'HEAD',
    url: `/api/v1/student/documents/${id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(originalBytes.length), ''])
  const part = await read(id, { range: 'bytes=0-3' })
  expect([part.statusCode, part.rawPayload.equals(originalBytes)]).toEqual([200, true])
})

const other = await upload()
test.each<[string, (stored: Buffer) => Buffer]>([
  [
    'a bit changed',
    (stored) => Buffer.from(stored.map((byte, index) => (index === stored.length - 1 ? byte ^ 1 : byte))),
  ],
  ['cut short', (stored) => stored.subarray(0, -10)],
  ['another file in its place', () => readFileSync(other.path)],
  ['a plain file in its place', () => Buffer.concat([originalBytes, Buffer.from('and more')])],
  ['a plain file as long in its place', () => Buffer.alloc(originalBytes.length, 'another ')],
  ['nothing at all', () => Buffer.alloc(0)],
])('%s: a fault, and not one byte of it', async (_name, change) => {
  const { id, path } = await upload()
  writeFileSync(path, change(readFileSync(path)))
  const response = await read(id)
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect(response.rawPayload.includes(originalBytes.subarray(0, 16))).toBe(false)
  expect(response.body).not.toMatch(/sealed|key|damaged/i)
})

test('a file from before is read as it is', async () => {
  const { id, path } = await upload()
  writeFileSync(path, originalBytes)
  await db.execute(sql`update document set sealed_with = null where id = ${id}`)
  expect((await read(id)).rawPayload.equals(originalBytes)).toBe(true)
})

test('keys are replaced: what the older one sealed is read as long as it is given, and new files have the newer one', async () => {
  const { id } = await upload()
  const withKeys = async (ENCRYPTION_KEYS: string) => {
    const result = readConfig({ DATA_DIR: config.dataDir, ENCRYPTION_KEYS })
    if ('problems' in result) throw new Error(result.problems.join())
    const other = await buildApp({ database: database, config: result.config })
    afterAll(() => other.close())
    return other
  }
  const next = await withKeys('next:of-a-later-day')
  expect((await read(id, {}, next)).rawPayload.equals(originalBytes)).toBe(true)
  const added = await next.inject({
    method: 'POST',
    url: '/api/v1/student/documents',
    headers: { authorization: `Bearer ${token}` },
    payload: sampleDocument,
  })
  const newer = added.json<Added>().data.id
  expect(await db.select({ with: document.sealedWith }).from(document).where(eq(document.id, newer))).toEqual([
    { with: 'next' },
  ])
  expect((await read(newer, {}, next)).statusCode).toBe(200)
  expect(codeOf({ body: (await read(newer)).json() })).toBe('UNAVAILABLE')
})
