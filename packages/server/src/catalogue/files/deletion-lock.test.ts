import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documentExample } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { backUpHome, ownFolder } from '../../commands/backup/testing/place.ts'
import { seedRecords } from '../../commands/backup/testing/seed-records.ts'
import { document } from '../../platform/db/tables.ts'
import { openStorage } from '../../services/delivery/delivery.ts'
import { filesLock } from './deletion-lock.ts'
import { deleteFiles } from './store.ts'

const { database, config, call, demoToken, work } = await testApp('demo')
const { db } = database
const folder = ownFolder()
const token = await demoToken('student')

test('a file that is let go while it is copied stays until the copy is done', async () => {
  const added = await call<{ data: { id: number } }>('POST', '/student/documents', { token, body: documentExample })
  const [uploaded] = await db.select().from(document).where(eq(document.id, added.body.data.id))
  if (!uploaded) throw new Error('It was not kept')
  const fileExists = () => existsSync(join(config.dataDir, 'files', uploaded.key))
  await database.withLock(filesLock, async () => {
    expect((await call('DELETE', `/student/documents/${uploaded.id}`, { token })).status).toBe(200)
    await work()
    expect(fileExists()).toBe(true)
  })
  await work()
  // It looks again after half a minute.
  expect(fileExists()).toBe(true)
  const { rows } = await db.execute<{ attempts: number }>(sql`
    update job set run_at = now() where kind = 'remove-file' and payload->>'key' = ${uploaded.key} returning attempts`)
  expect(rows).toEqual([{ attempts: 0 }])
  await work()
  expect(fileExists()).toBe(false)
})

test('a file that is let go while it is backed up is in the archive all the same, and goes then', async () => {
  const storage = openStorage(config)
  const backupPath = join(folder, 'own.backup')
  await db.execute(sql`delete from document`)
  await db.execute(sql`delete from published_file`)
  const seededFiles = await seedRecords(db, storage, 12)
  const last = seededFiles.at(-2)
  if (!last) throw new Error('Nothing was kept')
  let files = 0
  const backup = await database.withLock(filesLock, () =>
    backUpHome(database, storage, backupPath, async ({ part }) => {
      // A few are read at a time: the last paper is still to be read.
      if (part !== 'file' || ++files > 1) return
      await db.transaction(async (tx) => {
        await tx.delete(document).where(eq(document.key, last.key))
        await deleteFiles(tx, [last])
      })
      await work()
    }),
  )
  expect(backup).toMatchObject({ files: 13, missing: 0 })
  await db.execute(sql`update job set run_at = now() where kind = 'remove-file'`)
  await work()
  expect(await storage.get(last.key)).toBeUndefined()
})
