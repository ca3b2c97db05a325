import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentExample } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { removeFileHandler } from '../../catalogue/files/store.ts'
import { readConfig } from '../../platform/config/config.ts'
import { type Db, openDb } from '../../platform/db/index.ts'
import { document, studentAccount } from '../../platform/db/tables.ts'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { shortLived } from '../../platform/process/testing/process.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { createWorker } from '../../services/jobs/worker.ts'
import { addDocument, changeDocument } from './documents/documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-papers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const address = await freshPostgres()
const open = () => openDb({ kind: 'postgres', url: address })
beforeEach(() => rmSync(join(folder, 'files'), { recursive: true, force: true }))
const read = readConfig({ DATA_DIR: folder })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read
const files = () =>
  readdirSync(join(folder, 'files'), { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, 'files', name)).isFile())

let people = 0
async function newAccount(db: Db) {
  const email = `asha${++people}@example.in`
  const [row] = await db.insert(studentAccount).values({ track: 'college', name: 'Asha', email }).returning()
  return row?.id ?? 0
}

test('killed between a file and its record: the file goes; what has a record stays', async () => {
  const first = await open()
  const account = await newAccount(first.db)
  await first.close()

  const child = spawn(
    process.execPath,
    [...shortLived, join(import.meta.dirname, 'testing/failing-store.ts'), address, folder, String(account)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(files()).toHaveLength(1)

  const database = await open()
  const { db } = database
  const { documents: storage } = openDelivery(config, db)
  const vault = { db, storage }
  const { content } = documentExample
  const storedDocument = await addDocument(vault, account, { type: 'photo', content })
  await changeDocument(vault, account, { id: storedDocument.id, content })
  const worker = createWorker(database, { handled: [removeFileHandler(vault)] })
  // An upload may still be under way for an hour: until then nothing is swept.
  await worker.drain()
  expect(files()).toHaveLength(2)
  await db.execute(sql`update job set run_at = now() where state = 'ready'`)
  await worker.drain()
  const { rows } = await db.execute<{ key: string }>(sql`select key from document`)
  expect(files()).toEqual(rows.map(({ key }) => key))
  expect(files()).toHaveLength(1)
  await database.close()
})

test('a record that comes after its file was swept is refused, so that no row is without its file', async () => {
  const database = await open()
  const { db } = database
  const { documents: storage } = openDelivery(config, db)
  const swept: typeof storage.put = async (...args) => {
    const key = await storage.put(...args)
    await db.execute(sql`update job set run_at = now() where state = 'ready'`)
    await createWorker(database, { handled: [removeFileHandler({ db, storage })] }).drain()
    return key
  }
  const account = await newAccount(db)
  const lateUpload = addDocument({ db, storage: { ...storage, put: swept } }, account, {
    type: 'photo',
    content: documentExample.content,
  })
  await expect(lateUpload).rejects.toThrow('took too long')
  expect(await db.$count(document, eq(document.account, account))).toBe(0)
  expect(files()).toEqual([])
  await database.close()
})
