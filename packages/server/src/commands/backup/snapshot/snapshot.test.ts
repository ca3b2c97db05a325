import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { isDeletionLocked } from '../../../catalogue/files/deletion-lock.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { openDb } from '../../../platform/db/index.ts'
import { freshPostgres } from '../../../platform/db/testing/test-db.ts'
import { directoryStorage } from '../../../services/delivery/storage/directory.ts'
import { backUp, writeSnapshot } from '../back-up.ts'
import { ownFolder, quiet } from '../testing/place.ts'

const folder = ownFolder()
const read = readConfig({ DATA_DIR: folder, DATABASE_URL: await freshPostgres() })
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read
const storage = directoryStorage(join(folder, 'files'))
const database = await openDb(config.database)
const { db } = database
afterAll(() => database.close())

let writeCount = 0
/** Two rows that belong together. */
const write = () => {
  const name = `w${++writeCount}`
  return db.transaction(async (tx) => {
    await tx.execute(sql`insert into seed_run (name) values (${name})`)
    await tx.execute(sql`insert into outbox (kind, "to", text, reference) values ('sms', 'x', 'x', ${name})`)
  })
}

test('what is read is of one moment, whatever is written while it is read', async () => {
  for (let n = 0; n < 20; n++) await write()
  const texts = new Map<string, string>()
  let current = ''
  await writeSnapshot(
    database,
    { mode: 'demo' },
    storage,
    async (part) => {
      if (part.part === 'table') {
        current = part.name
        await write()
      }
      if (part.part === 'rows') texts.set(current, Buffer.from(part.text).toString('utf8'))
    },
    quiet,
  )
  const names = Array.from({ length: 20 }, (_, n) => `w${n + 1}`)
  const namesIn = (table: string) => texts.get(table)?.match(/\bw\d+\b/g)
  expect(namesIn('seed_run')).toEqual(names)
  expect(namesIn('outbox')).toEqual(names)
  expect(writeCount).toBeGreaterThan(40)
})

test('files are not deleted while it runs, and a backup that fails half-way lets go of them', async () => {
  await db.execute(sql`insert into student_account (id, track, name) values (1000, 'school', 'Asha')`)
  await db.execute(
    sql`insert into document (account, type, title, key, mime, size, sha256) values (1000, 'degree', 'Degree', 'k', 'application/pdf', 1, '')`,
  )
  const locked: boolean[] = []
  const failing = {
    ...storage,
    get: async () => {
      locked.push(await isDeletionLocked(db))
      throw new Error('the disk is full')
    },
  }
  await expect(backUp(config, join(folder, 'failed.backup'), failing, quiet)).rejects.toThrow('the disk is full')
  expect(locked).toEqual([true])
  // The server is notified of the end a little later.
  await vi.waitFor(async () => expect(await isDeletionLocked(db)).toBe(false), 60_000)
})
