import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { allWork } from '../../app/work.ts'
import { createPaymentGateway } from '../../people/payment/open.ts'
import { checkLog } from '../../people/security-log/check.ts'
import { deleteOldEvents, sealEvents } from '../../people/security-log/seal.ts'
import { readConfig } from '../../platform/config/config.ts'
import { allowErasing } from '../../platform/db/erasing.ts'
import { openDb, sqlState } from '../../platform/db/index.ts'
import { ownsLog } from '../../platform/db/roles.ts'
import { newPostgres } from '../../platform/db/testing/test-db.ts'
import { runProgram } from '../../platform/process/testing/process.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { seedFamilies } from '../seed/families/families.ts'
import { seedDatabase } from '../seed/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-roles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs statements as the test server's superuser. */
async function asSuperuser(statements: readonly string[], connectionString = inject('testDatabase').url) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const suffix = randomBytes(4).toString('hex')
const [owner, serving] = [`owner_${suffix}`, `serving_${suffix}`]
const empty = await newPostgres()
const { database: name } = new pg.Client({ connectionString: empty })
await asSuperuser([
  `create role ${owner} login`,
  `create role ${serving} login`,
  `alter database ${name} owner to ${owner}`,
])
const asRole = (role: string) => empty.replace(/user=\w+/, `user=${role}`)
const where = { kind: 'postgres', url: asRole(serving) } as const
const environment = { DATA_DIR: folder, DATABASE_URL: where.url }
const migrate = () =>
  runProgram(join(import.meta.dirname, 'main.ts'), [], { ...environment, MIGRATION_DATABASE_URL: asRole(owner) })

const unmigrated = await openDb(where).then(() => 'opened', String)
const migrations = await migrate()
const database = await openDb(where)
afterAll(() => database.close())
const { db } = database

/** The SQLSTATE that a statement of the serving role fails with; undefined where it succeeds. */
const stateOf = (statement: string) =>
  db.execute(statement).then(
    () => undefined,
    (error: unknown) => sqlState(error),
  )

const day = (days: number) => `date_trunc('milliseconds', now() - interval '${days} days')`

test('a role that does not own the tables serves the whole product, and cannot change its logs', async () => {
  expect(unmigrated).toContain('run "npm run migrate" with MIGRATION_DATABASE_URL')
  expect(migrations).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ migrations were applied/) })
  expect(await migrate()).toMatchObject({ code: 0, out: expect.stringContaining('0 migrations were applied') })
  expect(await ownsLog(db)).toBe(false)
  const result = readConfig(environment)
  if ('problems' in result) throw new Error(result.problems.join(' '))
  const { config } = result
  await database.exclusively((exclusive) => seedDatabase(exclusive, config))
  const app = await buildApp({ database, config, verify: true })
  afterAll(() => app.close())
  // Families sign up, apply, pay and are decided upon by calls of the serving role. The owner alone may then spread their times.
  const ownerDatabase = await openDb({ kind: 'postgres', url: asRole(owner) })
  afterAll(() => ownerDatabase.close())
  expect(await seedFamilies({ app, database: ownerDatabase, config })).toBe(true)

  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/v1/open/admin-login',
    payload: { username: 'admin', password: 'pravesh-demo' },
  })
  expect(signedIn.statusCode).toBe(200)
  const parts = { db, config, database, delivery: openDelivery(config, db), payments: createPaymentGateway(config, db) }
  for (const { work } of allWork(parts).scheduled) await work()
  expect(await checkLog(db)).toMatchObject({ problems: [] })

  for (const table of ['security_event', 'security_seal', 'payment_event']) {
    const attempts = [
      `update ${table} set id = id`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more int`,
      `drop table ${table}`,
      `create trigger late before insert on ${table} for each row execute function record_kept()`,
    ]
    for (const attempt of attempts) expect([attempt, await stateOf(attempt)]).toEqual([attempt, '42501'])
  }
  const others = [
    'update consent_entry set name = name',
    'update account_suspension set reason = reason',
    'update contact_read set read_at = now()',
    'update enquiry_change set action = action',
    'update application_move set "to" = "to"',
    'delete from application_move',
    'set session_replication_role = replica',
    'create table more (id int)',
    'create or replace function security_log_kept() returns trigger language plpgsql as $$ begin return old; end $$',
    'update drizzle.__drizzle_migrations set created_at = 0',
  ]
  for (const attempt of others) expect([attempt, await stateOf(attempt)]).toEqual([attempt, '42501'])
})

test('the owner changes and deletes the records by an erasure alone', async () => {
  const ownerDatabase = await openDb({ kind: 'postgres', url: asRole(owner) })
  afterAll(() => ownerDatabase.close())
  const owned = ownerDatabase.db
  const ofAccount = await owned.execute(
    `insert into student_account (track, name) values ('school', 'Asha') returning id`,
  )
  const account = Number(ofAccount.rows[0]?.id)
  const { rows } = await owned.execute(`with a as (insert into application
      (account, institute_type, institute_id) values (${account}, 'school', 1) returning id),
    m as (insert into application_move (application, "to", "by", actor, next_step)
      select id, 'draft', 'family', 'Asha', '' from a),
    s as (insert into account_suspension (realm, account, suspended, reason, "by")
      values ('student', ${account}, true, 'x', 'admin')),
    e as (insert into enquiry_change (action) values ('status')),
    r as (insert into contact_read (application, realm, account) select id, 'admin', 1 from a)
    select id from a`)
  const application = Number(rows[0]?.id)
  const attempts = [
    `update application_move set note = 'x' where application = ${application}`,
    `update application_move set at = now() - interval '1 day' where application = ${application}`,
    `delete from application_move where application = ${application}`,
    `update account_suspension set reason = 'y' where account = ${account}`,
    `delete from account_suspension where account = ${account}`,
    `update enquiry_change set details = '{}'`,
    `delete from enquiry_change`,
    `update contact_read set read_at = now() where application = ${application}`,
    `delete from contact_read where application = ${application}`,
  ]
  const ownerState = (statement: string) =>
    owned.execute(statement).then(
      () => undefined,
      (error: unknown) => sqlState(error),
    )
  for (const attempt of attempts) expect([attempt, await ownerState(attempt)]).toEqual([attempt, '23001'])
  for (const attempt of attempts)
    await owned.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.execute(attempt)
    })
  // What goes with its application needs no word.
  await owned.execute(`insert into application_move (application, "to", "by", actor, next_step)
    values (${application}, 'draft', 'family', 'Asha', '')`)
  await db.execute(`delete from application where id = ${application}`)
  const left = await owned.execute(`select 1 from application_move where application = ${application}`)
  expect(left.rows).toEqual([])
})

test('the log is emptied of what is older than a year by the serving role, and of nothing else', async () => {
  await db.execute(`with old as (insert into security_event (at, realm, kind, outcome)
      values (${day(400)}, 'admin', 'sign-in', 'done') returning id)
    insert into security_seal (id, at, events, highest, hash)
    select coalesce((select max(s.id) from security_seal s), 0) + 1, ${day(399)}, array[id], id, 'x' from old`)
  await db.execute(`insert into security_event (realm, kind, outcome) values ('admin', 'sign-out', 'done')`)
  await sealEvents(db)
  const before = await db.execute('select count(*)::int as n from security_event')
  expect(await deleteOldEvents(db)).toBe(1)
  expect(await deleteOldEvents(db)).toBe(0)
  const after = await db.execute('select count(*)::int as n from security_event')
  expect(Number(after.rows[0]?.n)).toBe(Number(before.rows[0]?.n) - 1)
})
