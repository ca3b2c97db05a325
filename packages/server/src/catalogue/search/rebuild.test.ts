import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { ensureReferenceData } from '../../commands/seed/index.ts'
import { openDb } from '../../platform/db/index.ts'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { runProgram } from '../../platform/process/testing/process.ts'
import { find, sqlNames } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-rebuild-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = await freshPostgres()
const open = () => openDb({ kind: 'postgres', url })

test('the command writes anew what the index has lost', async () => {
  const database = await open()
  await ensureReferenceData(database.db)
  await database.db.execute(sql`insert into school (name, url, status, state, city)
    select 'Bilby Vidyalaya', 'bilby', 'published', state, id from city limit 1`)
  await database.db.execute(sql`delete from search_doc`)
  expect(await find(sqlNames(database.db), { search: 'bilby', limit: 5 })).toEqual([])
  await database.close()

  const environment = { DATA_DIR: folder, DATABASE_URL: url }
  const { code, out } = await runProgram(join(import.meta.dirname, 'rebuild.ts'), [], environment)
  expect([code, out]).toEqual([0, expect.stringMatching(/^The search was written anew in \d+ s\.\n$/)])

  const reopened = await open()
  expect((await find(sqlNames(reopened.db), { search: 'bilby', limit: 5 })).map((hit) => hit.name)).toEqual([
    'Bilby Vidyalaya',
  ])
  await reopened.close()
})
