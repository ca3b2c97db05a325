import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { removeFileHandler } from '../../catalogue/files/store.ts'
import { pdfOf } from '../../catalogue/files/testing/pdfs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { createWorker } from '../../services/jobs/worker.ts'
import { openSession } from '../session/tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-aborts-'))
const read = readConfig({ DATA_DIR: folder })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read
const database = await testDb()
const { db } = database
const app = await buildApp({ database: database, config })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db.execute(sql`truncate document cascade`)
  rmSync(join(folder, 'files'), { recursive: true, force: true })
})
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
const email = 'asha@example.in'
const [{ id = 0 } = {}] = await db.insert(studentAccount).values({ track: 'college', name: 'Asha', email }).returning()
const token = await openSession(db, 'student', id)

const pdf = pdfOf(300_000)
const body = JSON.stringify({ type: 'degree', content: pdf.toString('base64') })
const head = [
  'POST /api/v1/student/documents HTTP/1.1',
  'host: localhost',
  `authorization: Bearer ${token}`,
  'content-type: application/json',
  `content-length: ${body.length}`,
  '\r\n',
].join('\r\n')

/** Sends this many bytes of an upload and closes the connection. */
async function hangUpAfter(bytes: number) {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  await new Promise((sent) => socket.write(head + body.slice(0, bytes), sent))
  socket.destroy()
}
const files = () =>
  existsSync(join(folder, 'files'))
    ? readdirSync(join(folder, 'files'), { recursive: true })
        .map(String)
        .filter((name) => statSync(join(folder, 'files', name)).isFile())
        .sort()
    : []
const rows = async () =>
  (await db.execute<{ key: string }>(sql`select key from document`)).rows.map(({ key }) => key).sort()
const upload = () =>
  app.inject({
    method: 'POST',
    url: '/api/v1/student/documents',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: body,
  })

test('uploads cut off half-way leave neither file nor row', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => hangUpAfter(Math.floor((body.length * n) / 20))))
  // Until the server sees that they hung up, they are uploads of this account, of which few are taken at once.
  await vi.waitFor(async () => expect((await upload()).statusCode).toBe(200), { timeout: 60_000 })
  expect(await rows()).toHaveLength(1)
  expect(files()).toEqual(await rows())
})

test('whoever hangs up before the answer leaves a file with its row, or neither', async () => {
  // One after the other: of an account's uploads a few at a time are taken.
  for (let storedCount = 1; storedCount <= 10; storedCount++) {
    await hangUpAfter(body.length)
    await vi.waitFor(async () => expect(await rows()).toHaveLength(storedCount), { timeout: 60_000 })
  }
  expect(files()).toEqual(await rows())
})

test('a fault while the row is written leaves neither, once the sweep was there', async () => {
  await upload()
  const before = await rows()
  expect(before).toHaveLength(1)
  await db.execute(
    sql`create function fall() returns trigger language plpgsql as $$ begin raise exception 'power is gone'; end $$`,
  )
  await db.execute(sql`create trigger fall before insert on document for each row execute function fall()`)
  expect((await upload()).statusCode).toBe(503)
  await db.execute(sql`drop trigger fall on document`)
  await createWorker(database, {
    handled: [removeFileHandler({ db, storage: openDelivery(config, db).documents })],
  }).drain()
  expect(await rows()).toEqual(before)
  expect(files()).toEqual(before)
})
