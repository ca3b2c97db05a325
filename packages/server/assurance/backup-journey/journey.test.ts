import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { digestsOf, filesIn, structureOf } from '../../src/commands/backup/testing/compare.ts'
import { ownFolder } from '../../src/commands/backup/testing/place.ts'
import { runCommand } from '../../src/commands/backup/testing/run-command.ts'
import { endServers, serve } from '../../src/commands/backup/testing/serve.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Environment } from '../../src/platform/config/environment.ts'
import { type Db, openUnmigrated } from '../../src/platform/db/index.ts'
import { newPostgres, testDb } from '../../src/platform/db/testing/test-db.ts'
import { outerGateway } from '../killed/outer-gateway.ts'
import { reconcile } from '../killed/reconcile.ts'
import { environmentOf, prepare } from '../killed/rounds.ts'
import { live } from './live.ts'
import { atMost, use } from './using.ts'

const folder = ownFolder()
const gateway = await outerGateway((await testDb()).db)
endServers()
afterAll(async () => {
  await gateway.close()
})

const key = 'Pa7cKq2WmZ9xLr4TfV6bNs8GhJ3dYe5u'
const environmentAt = (name: string, database: Environment): Environment => ({
  ...environmentOf(join(folder, name), gateway, database),
  BACKUP_KEY: key,
})
const [sourcePlace, targetPlace, secondPlace] = [
  environmentAt('here', { DATABASE_URL: await newPostgres() }),
  environmentAt('there', {}),
  environmentAt('again', { DATABASE_URL: await newPostgres() }),
] as const

function configOf(environment: Environment) {
  const read = readConfig(environment)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  return read.config
}
async function withDatabase<T>(environment: Environment, look: (db: Db) => Promise<T>): Promise<T> {
  const database = await openUnmigrated(configOf(environment).database)
  try {
    return await look(database.db)
  } finally {
    await database.close()
  }
}
/** All that a database and its files are. */
const allOf = (environment: Environment) =>
  withDatabase(environment, async (db) => ({
    rows: await digestsOf(db),
    structure: await structureOf(db),
    files: filesIn(join(String(environment.DATA_DIR), 'files')),
  }))
const idsIn = (environment: Environment, table: string) =>
  withDatabase(environment, async (db) => {
    const { rows } = await db.execute<{ id: unknown }>(sql.raw(`select id from ${table}`))
    return new Set(rows.map(({ id }) => id))
  })

test('of one moment while families go on, from a server to an embedded database and back, and served from there', async () => {
  await prepare(sourcePlace)
  const server = await serve(sourcePlace)
  const families = use(server, gateway)
  const { acknowledged } = families
  await families.until(
    () => acknowledged.paid.length > 0 && acknowledged.settledDocuments.size > 0 && acknowledged.enquiries.length > 0,
  )

  const archive = join(folder, 'of-one-moment.backup')
  const before = families.heard()
  const backupRun = await runCommand('backup', sourcePlace, archive)
  const after = families.heard()
  expect(backupRun).toMatchObject({ code: 0, out: expect.stringMatching(/of-one-moment\.backup holds .* encrypted/) })
  // The backup blocked no family for good: they continue, and their later work belongs to another snapshot.
  await families.continueUse(30)
  await families.until(() => acknowledged.accounts.length > after.accounts.length)
  server.child.kill('SIGKILL')
  await server.ended
  gateway.pointAt(undefined)
  await families.ended()

  const restored = await runCommand('restore', targetPlace, archive)
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('All people have to sign in again') })
  const accounts = await idsIn(targetPlace, 'student_account')
  expect(before.accounts.filter(({ id }) => !accounts.has(id))).toEqual([])
  const laterAccounts = acknowledged.accounts.slice(after.accounts.length)
  expect(laterAccounts.length).toBeGreaterThan(0)
  expect(laterAccounts.filter(({ id }) => accounts.has(id))).toEqual([])

  // And back: without writes, so that every row and every file must be the same.
  const second = join(folder, 'back.backup')
  expect(await runCommand('backup', targetPlace, second)).toMatchObject({ code: 0 })
  expect(await runCommand('restore', secondPlace, second)).toMatchObject({ code: 0 })
  const first = await allOf(targetPlace)
  expect(await allOf(secondPlace)).toEqual(first)
  expect(first.files.length).toBeGreaterThan(0)

  const { opened, ...lives } = await live(secondPlace, atMost(before, after))
  expect(lives).toEqual({ sessionOfBefore: 401, found: expect.arrayContaining(['College 7']), ended: 0 })
  expect(new Set(opened)).toEqual(new Set([true]))
  // Money of orders made after the snapshot is unknown here: it is left to the webhook, or to a person.
  const orders = await withDatabase(secondPlace, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`select gateway_order as id from payment`)
    return new Set(rows.map(({ id }) => id))
  })
  const restoredGateway = { taken: async () => (await gateway.taken()).filter(({ order_id }) => orders.has(order_id)) }
  const { errors, files } = await reconcile(configOf(secondPlace), restoredGateway, atMost(before, after), true)
  expect(errors).toEqual([])
  expect(files).toBeGreaterThan(0)
}, 600_000)
