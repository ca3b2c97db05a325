import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sealEvents } from '../../people/security-log/seal.ts'
import { openDb } from '../../platform/db/index.ts'
import { securityEvent } from '../../platform/db/tables.ts'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { runProgram } from '../../platform/process/testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-security-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = await freshPostgres()
const database = await openDb({ kind: 'postgres', url })
afterAll(() => database.close())
const { db } = database
const run = (...args: string[]) =>
  runProgram(join(import.meta.dirname, 'main.ts'), args, { DATA_DIR: folder, DATABASE_URL: url })

test('the command exports the log as JSON lines, and ends with 1 once somebody has changed it', async () => {
  const one = { realm: 'admin', account: 1, kind: 'sign-in', outcome: 'done' } as const
  await db.insert(securityEvent).values([one, { ...one, kind: 'sign-out' }])
  await sealEvents(db)
  const sound = await run('check')
  expect(sound).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 events, none changed or missing. The last seal'),
  })
  const exported = await run('export')
  expect(exported.code).toBe(0)
  const lines = exported.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([{ kind: 'sign-in' }, { kind: 'sign-out' }, { seal: 1, events: [1, 2], previous: null }])
  expect(sound.out).toContain(lines[2].hash)

  await db.execute(sql`alter table security_event disable trigger user`)
  await db.execute(sql`update security_event set account = 2 where id = 1`)
  expect(await run('check')).toMatchObject({ code: 1, out: expect.stringContaining('Event 1 was changed.') })
  expect((await run('chek')).code).toBe(1)
})
