import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type Db, openDb } from '../../../platform/db/index.ts'
import { freshPostgres } from '../../../platform/db/testing/test-db.ts'
import { runProgram } from '../../../platform/process/testing/process.ts'
import { fixture } from '../testing/importing.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-import-main-'))
const main = fileURLToPath(new URL('./main.ts', import.meta.url))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Place = { DATA_DIR: string; DATABASE_URL: string }
let places = 0
/** Where a database is, with its tables alone. */
async function newPlace(): Promise<Place> {
  const DATA_DIR = join(folder, `place-${++places}`)
  return { DATA_DIR, DATABASE_URL: await freshPostgres() }
}

/** Runs the command as a person does who has set nothing but where the database is. */
async function runImport(place: Place, ...extraArgs: string[]): Promise<{ code: number | null; output: string }> {
  const args = ['schools', fixture('cbse-directory'), '--rejects', join(folder, 'rejects.csv'), ...extraArgs]
  const { code, out, err } = await runProgram(main, args, { HOME: process.env.HOME, ...place })
  return { code, output: out + err }
}
async function withDatabase<T>({ DATABASE_URL: url }: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDb({ kind: 'postgres', url })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
const holding = (db: Db) =>
  Promise.all(
    ['seed_run order by 1', 'school', 'college', 'article', 'admin_account', 'buyer_account', 'student_account'].map(
      async (table) => (await db.execute(sql`select * from ${sql.raw(table)}`)).rows,
    ),
  )
const seededNames = async (db: Db) => (await holding(db))[0]?.map(({ name }) => name)

test('a dry run leaves nothing behind, and a run brings the register alone', { timeout: 120_000 }, async () => {
  const place = await newPlace()
  expect(await runImport(place, '--dry-run')).toMatchObject({ code: 0, output: expect.stringContaining('9 created') })
  expect(await withDatabase(place, holding)).toEqual([[], [], [], [], [], [], []])

  expect(await runImport(place)).toMatchObject({ code: 0, output: expect.stringContaining('9 created') })
  const [, schools, ...others] = await withDatabase(place, holding)
  expect([schools?.length, ...others.map((rows) => rows.length)]).toEqual([9, 0, 0, 0, 0, 0])
  expect(await withDatabase(place, seededNames)).toEqual(['reference'])
})

test('without NODE_ENV nothing is brought to a database that has been in production', {
  timeout: 120_000,
}, async () => {
  const place = await newPlace()
  await withDatabase(place, (db) => db.execute(sql`insert into seed_run (name) values ('production')`))
  const before = await withDatabase(place, holding)
  for (const flags of [['--dry-run'], []]) {
    const { code, output } = await runImport(place, ...flags)
    expect([code, output]).toEqual([1, expect.stringContaining('This database has been in production: set NODE_ENV')])
  }
  expect(await withDatabase(place, holding)).toEqual(before)
})
