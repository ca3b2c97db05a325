import { readFileSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { exchange, request } from '../../../assurance/http/raw.ts'
import { testApp } from '../../../testing/test-app.ts'
import { openSession } from '../../people/session/tokens.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { document, studentAccount } from '../../platform/db/tables.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { openCount, slowReader } from './testing/slow-reader.ts'
import { addDocumentBytes, largeBytes } from './testing/stored.ts'

const { app, config, database } = await testApp()
const { db } = database
const { documents: storage } = openDelivery(config, db)
const connections: Socket[] = []
app.server.on('connection', (socket) => connections.push(socket))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const [{ id: account = 0 } = {}] = await db
  .insert(studentAccount)
  .values({ track: 'college', name: 'Asha', email: 'asha@example.in' })
  .returning({ id: studentAccount.id })
const authorization = `Bearer ${await openSession(db, 'student', account)}`

const addFile = (bytes: Buffer) => addDocumentBytes({ db, storage }, config.dataDir, account, bytes)
const read = (url: string) => exchange(port, request(`GET ${url}`, [`authorization: ${authorization}`]))
/** Of several sealed pieces. */
const long = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251))

test('of a document that nobody takes, little lies in memory; who goes away leaves nothing open', async () => {
  const { url, path } = await addFile(largeBytes)
  connections.length = 0
  const reader = await slowReader(port, url, { authorization })
  expect(connections[0]?.writableLength).toBeLessThan(1024 * 1024)
  reader.destroy()
  if (process.platform === 'linux') await vi.waitFor(() => expect(openCount(path)).toBe(0), { timeout: 20_000 })
})

test('a document of several pieces comes whole, with its length', async () => {
  const { url } = await addFile(long)
  const { headers, body } = await read(url)
  expect(headers['content-length']).toBe(String(long.length))
  expect(Buffer.from(body, 'latin1').equals(long)).toBe(true)
})

const other = Buffer.from(long.map((byte) => byte ^ 255))
test.each<[string, boolean, (stored: Buffer) => Buffer]>([
  [
    'whose last bit was changed',
    true,
    (stored) => stored.map((byte, i) => (i === stored.length - 1 ? byte ^ 1 : byte)) as Buffer,
  ],
  [
    'that was cut between two pieces',
    true,
    (stored) => stored.subarray(0, stored.length - (long.length % 65_536) - 16),
  ],
  ['from before, in whose place lies another', false, () => other],
  ['from before that is longer', false, () => Buffer.concat([long, other])],
])('a document %s never arrives whole: its connection is cut', async (_what, sealed, change) => {
  const { url, id, path } = await addFile(long)
  writeFileSync(path, change(readFileSync(path)))
  if (!sealed) await db.update(document).set({ sealedWith: sql`null` }).where(eq(document.id, id))
  const { status, headers, body } = await read(url)
  expect([status, headers['content-length']]).toEqual([200, String(long.length)])
  expect(body.length).toBeLessThan(long.length)
  // Unsealed pieces are pieces of the document itself.
  if (sealed) expect(long.subarray(0, body.length).equals(Buffer.from(body, 'latin1'))).toBe(true)
})
