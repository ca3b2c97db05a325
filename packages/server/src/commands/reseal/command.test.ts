import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { bankPurpose } from '../../people/payment/refund/bank.ts'
import type { Environment } from '../../platform/config/environment.ts'
import { openDb } from '../../platform/db/index.ts'
import { freshPostgres } from '../../platform/db/testing/test-db.ts'
import { seal } from '../../platform/keys/seal.ts'
import { freePort, runProgram, startServer } from '../../platform/process/testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-reseal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = await freshPostgres()
const base: Environment = { DATA_DIR: folder, DATABASE_URL: url }
const older = { id: '2026', secret: 'zT5rE8wQ1aS4dF7gH0jK3lZ6xC9vB2nM5qW8' }
const production: Environment = {
  ...base,
  NODE_ENV: 'production',
  HOST: 'localhost',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEYS: '2027:Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
}

// A family that gave its bank number under an older key.
const database = await openDb({ kind: 'postgres', url })
await database.db.execute(sql`insert into student_account (id, track, name) values (1, 'school', 'Asha')`)
await database.db.execute(sql`
  insert into bank_detail (account, holder, number, last_four, ifsc, type)
  values (1, 'Asha', ${seal([older], bankPurpose(1), '12345678')}, '5678', 'SBIN0000300', 'savings')`)
await database.db.execute(sql`insert into seed_run (name) values ('production')`)
await database.close()

async function run(environment: Environment, ...args: string[]) {
  const { code, out, err } = await runProgram(join(import.meta.dirname, 'main.ts'), args, environment)
  return { code, said: (err + out).trim() }
}

test('a server that misses a key is refused, the command mends it, and then it starts', async () => {
  const rejectedServer = startServer({ ...production, PORT: String(await freePort()) })
  expect(await rejectedServer.ended).toBe(1)
  expect(rejectedServer.output()).toMatch(
    /Sealed with the key "2026", which is not given: bank numbers \(1\)\. Give that key in ENCRYPTION_KEYS/,
  )
  expect(await run(base)).toEqual({ code: 1, said: expect.stringContaining('This database has been in production') })
  const withoutKey = await run(production)
  expect(withoutKey.code).toBe(1)
  expect(withoutKey.said).toMatch(/0 sealed again\.\n1 could not be opened, bank numbers: Sealed with the key "2026"/)
  expect((await run(production, '--from-somewhere')).said).toMatch(/--from-somewhere[\s\S]*npm run reseal/)
  const mended = await run({
    ...production,
    ENCRYPTION_KEYS: `${production.ENCRYPTION_KEYS} ${older.id}:${older.secret}`,
  })
  expect(mended).toEqual({ code: 0, said: 'bank numbers: 1 of 1\n1 sealed again.' })
  const server = startServer({ ...production, PORT: String(await freePort()) })
  await server.ready()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
