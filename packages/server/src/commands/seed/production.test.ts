import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { seedDatabase } from './index.ts'

const { call, database, adminToken } = await testApp('demo')
const { db } = database
const operator = { username: 'asha', password: 'neem tree by the well' }
const start = (mode: 'demo' | 'production', firstAdmin?: typeof operator) => seedDatabase(db, { mode, firstAdmin })
async function login({ username, password }: typeof operator) {
  await db.execute(sql`delete from throttle`)
  return (await call('POST', '/open/admin-login', { body: { username, password } })).status
}
const listSeedRuns = async () => (await db.execute(sql`select name, at from seed_run order by name`)).rows

test('a demo does not become production, and production is no demo again', async () => {
  // Data made with the demo's public passwords stays in the demo: no row is marked, added or ended.
  {
    const before = await listSeedRuns()
    await expect(start('production', operator)).rejects.toThrow('This database is that of a demo')
    expect(await listSeedRuns()).toEqual(before)
    expect(await login(operator)).toBe(401)
    expect((await call('GET', '/admin/accounts?realm=student', { token: adminToken })).status).toBe(200)
    expect(await start('demo')).toEqual({ demo: false })
  }

  // Where there never was a demo, production makes its administrator once.
  {
    await db.execute(sql`delete from seed_run where name in ('demo', 'demo-accounts')`)
    await db.execute(sql`delete from admin_account`)
    await start('production', operator)
    expect(await login(operator)).toBe(200)
    const before = await listSeedRuns()
    await expect(start('demo')).rejects.toThrow('This database has been in production')
    expect(await listSeedRuns()).toEqual(before)
    // With an active administrator, the environment changes no password.
    const other = { ...operator, password: 'another tree by the well' }
    await start('production', other)
    expect([await login(operator), await login(other)]).toEqual([200, 401])
    // A suspended one is reopened if there is no other.
    await db.execute(sql`update admin_account set suspended = true`)
    await start('production', other)
    expect([await login(operator), await login(other)]).toEqual([401, 200])
  }

  // A production database that left its demo before this check existed continues.
  await db.execute(sql`insert into seed_run (name) values ('demo'), ('demo-accounts')`)
  expect(await start('production')).toEqual({ demo: false })
})
