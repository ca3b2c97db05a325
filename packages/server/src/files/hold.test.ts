import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documentExample } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { furnish } from '../backup/testing/furnish.ts'
import { backUpHome, ownFolder } from '../backup/testing/place.ts'
import { document } from '../db/tables.ts'
import { openStorage } from '../delivery/delivery.ts'
import { testApp } from '../testing/test-app.ts'
import { filesLock } from './hold.ts'
import { forgetFiles } from './keep.ts'

const { home, config, call, demoToken, work } = await testApp('demo')
const { db } = home
const folder = ownFolder()
const token = await demoToken('student')

test('a file that is let go while it is copied stays until the copy is done', async () => {
  const added = await call<{ data: { id: number } }>('POST', '/student/documents', { token, body: documentExample })
  const [gone] = await db.select().from(document).where(eq(document.id, added.body.data.id))
  if (!gone) throw new Error('It was not kept')
  const there = () => existsSync(join(config.dataDir, 'files', gone.key))
  await home.hold(filesLock, async () => {
    expect((await call('DELETE', `/student/documents/${gone.id}`, { token })).status).toBe(200)
    await work()
    expect(there()).toBe(true)
  })
  await work()
  // It looks again after half a minute.
  expect(there()).toBe(true)
  const { rows } = await db.execute<{ attempts: number }>(sql`
    update job set run_at = now() where kind = 'remove-file' and payload->>'key' = ${gone.key} returning attempts`)
  expect(rows).toEqual([{ attempts: 0 }])
  await work()
  expect(there()).toBe(false)
})

test('a file that is let go while it is backed up is in the archive all the same, and goes then', async () => {
  const storage = openStorage(config)
  const own = join(folder, 'own.backup')
  await db.execute(sql`delete from document`)
  await db.execute(sql`delete from published_file`)
  const kept = await furnish(db, storage, 12)
  const last = kept.at(-2)
  if (!last) throw new Error('Nothing was kept')
  let files = 0
  const made = await home.hold(filesLock, () =>
    backUpHome(home, storage, own, async ({ part }) => {
      // A few are read at a time: the last paper is still to be read.
      if (part !== 'file' || ++files > 1) return
      await db.transaction(async (tx) => {
        await tx.delete(document).where(eq(document.key, last.key))
        await forgetFiles(tx, [last])
      })
      await work()
    }),
  )
  expect(made).toMatchObject({ files: 13, missing: 0 })
  await db.execute(sql`update job set run_at = now() where kind = 'remove-file'`)
  await work()
  expect(await storage.get(last.key)).toBeUndefined()
})
