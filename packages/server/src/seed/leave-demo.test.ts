import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashPassword } from '../session/password.ts'
import { testApp } from '../testing/test-app.ts'
import { seedDatabase } from './index.ts'

const { call, database, adminToken, demoToken } = await testApp('demo')
const { db } = database
const signedIn = async (token: string) => (await call('GET', '/admin/accounts?realm=student', { token })).status
const start = (mode: 'demo' | 'production', firstAdmin?: { username: string; password: string }) =>
  seedDatabase(db, { mode, firstAdmin })
const login = async (username: string, password: string) => {
  await db.execute(sql`delete from throttle`)
  return (await call<{ token: string }>('POST', '/open/admin-login', { body: { username, password } })).body.token
}
const intruderNote = 'a stranger was here'
const operator = { username: 'asha', password: 'neem tree by the well' }
const closed = async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select username as name from admin_account where suspended
    union all select name from buyer_account where suspended
    union all select name from student_account where suspended order by 1`)
  return rows.map(({ name }) => name)
}
const demoAccounts = ['admin', 'Demo college office', 'Demo parent', 'Demo school office', 'Demo student']
const sorted = (names: string[]) => names.map((name) => name.toLowerCase()).sort()

test('a demo goes into production, is started again, and stays out of reach', async () => {
  // Who signed in with the password that everybody knows is signed out when the demo goes into production.
  {
    const student = await demoToken('student')
    await call('POST', '/open/otp', { body: { mobile: '9000000001', student_type: 'college' } })
    expect(await signedIn(adminToken)).toBe(200)
    const visitor = {
      name: 'A visitor',
      email: 'visitor@example.in',
      mobile: '9876543210',
      password: intruderNote,
      date_of_birth: '2001-04-30',
      consentVersion: '2026-11',
    }
    expect((await call('POST', '/open/student-signup', { body: visitor })).status).toBe(200)
    // Strangers have made the demo's accounts their own: other passwords, another address.
    const hash = await hashPassword(intruderNote)
    for (const table of ['admin_account', 'buyer_account', 'student_account'])
      await db.execute(sql`update ${sql.identifier(table)} set password_hash = ${hash}`)
    await db.execute(sql`update student_account set email = 'stranger@example.in' where track = 'school'`)
    expect((await db.execute(sql`select * from search_term`)).rows.length).toBeGreaterThan(0)
    await start('production', operator)
    expect((await db.execute(sql`select * from search_term`)).rows).toEqual([])
    expect(await signedIn(adminToken)).toBe(401)
    expect((await call('GET', '/student/profile', { token: student })).status).toBe(401)
    expect((await db.execute(sql`select * from one_time_code`)).rows).toEqual([])
  }

  // The demo’s own accounts are closed, those of visitors are not, and the operator is let in.
  {
    expect(sorted(await closed())).toEqual(sorted(demoAccounts))
    expect(await login('admin', intruderNote)).toBeUndefined()
    const parent = { student_type: 'school', username: 'stranger@example.in', password: intruderNote }
    expect((await call('POST', '/open/student-login', { body: parent })).status).toBe(401)
    const token = (await login(operator.username, operator.password)) ?? ''
    const { body } = await call<{ data: object[] }>('GET', '/admin/accounts?realm=student&suspended=true', { token })
    expect(body.data).toHaveLength(2)
    expect(body.data[0]).toMatchObject({ decision: { reason: 'The demo has ended', by: 'Pravesh' } })
  }

  // A later start ends and closes nothing.
  {
    const token = (await login(operator.username, operator.password)) ?? ''
    await db.execute(sql`update student_account set suspended = false`)
    await start('production', operator)
    expect([await signedIn(token), (await closed()).length]).toEqual([200, 3])
  }

  // A start without NODE_ENV is refused from then on: nothing is sown, opened or ended.
  {
    const listSeedRuns = async () => (await db.execute(sql`select name, at from seed_run order by name`)).rows
    const before = [await listSeedRuns(), await closed()]
    const token = (await login(operator.username, operator.password)) ?? ''
    await expect(start('demo')).rejects.toThrow('This database has been in production')
    // Also where it never was a demo, as most that are in production.
    await db.execute(sql`delete from seed_run where name in ('demo', 'demo-accounts')`)
    await expect(start('demo')).rejects.toThrow('This database has been in production')
    await db.execute(sql`insert into seed_run (name, at) select 'demo', at from seed_run where name = 'reference'
      union all select 'demo-accounts', created_at from buyer_account limit 2`)
    expect([(await listSeedRuns()).length, await closed(), await signedIn(token)]).toEqual([
      before[0]?.length,
      before[1],
      200,
    ])
  }

  // An administrator who has the name of the demo’s is opened with the operator’s password.
  {
    await db.execute(sql`delete from admin_account where username = 'asha'`)
    await start('production', { username: 'Admin', password: operator.password })
    expect(await login('admin', intruderNote)).toBeUndefined()
    const token = (await login('admin', operator.password)) ?? ''
    expect(await signedIn(token)).toBe(200)
    // Where one is live, the environment changes nobody's password.
    await start('production', { username: 'admin', password: 'another tree by the well' })
    expect(await signedIn(token)).toBe(200)
    expect(await login('admin', 'another tree by the well')).toBeUndefined()
  }

  // An installation that never was a demo keeps its sessions and its administrator.
  {
    await db.execute(sql`delete from seed_run where name in ('production', 'demo', 'demo-accounts')`)
    const token = (await login('admin', operator.password)) ?? ''
    await start('production')
    expect(await signedIn(token)).toBe(200)
  }
  await db.execute(sql`update admin_account set created_at = now() - interval '1 day'`)
  await db.execute(sql`insert into seed_run (name) values ('demo'), ('demo-accounts')`)
  await db.execute(sql`delete from seed_run where name = 'production'`)
  await start('production')
  expect(await login('admin', operator.password)).toBeDefined()
})
