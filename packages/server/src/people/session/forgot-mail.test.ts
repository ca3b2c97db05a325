import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call, database, outbox } = await testApp('demo')
const { db } = database
beforeEach(() => db.execute(sql`delete from throttle`))
const host = 'demo.pravesh.example'
/** Mails to an address after a password reset. */
async function mailsTo(username: string, overrides: object = {}): Promise<string[]> {
  const before = (await outbox()).length
  await call('POST', '/open/forgot-password', { body: { username, ...overrides } })
  const all = await outbox()
  return all.slice(0, all.length - before).map(({ text }) => text)
}

test('where one address has an account on each side, each mail says which it is for', async () => {
  await db.execute(
    sql`update student_account set email = ${`both@${host}`}, shares_email = track = 'school' where name not like '%reviewer%'`,
  )
  const mails = await mailsTo(`both@${host}`)
  expect(mails.map((text) => /for (your account for \w+)\./.exec(text)?.[1]).sort()).toEqual([
    'your account for colleges',
    'your account for schools',
  ])
  expect(mails.map((text) => /^Hello (.+),/.exec(text)?.[1]).sort()).toEqual(['Demo parent', 'Demo student'])
  await db.execute(
    sql`insert into student_profile (account, profile) select id, '{"language":"hi"}' from student_account where name not like '%reviewer%'`,
  )
  const [hindi] = await mailsTo(`both@${host}`, { student_type: 'school' })
  expect(hindi).toContain('स्कूल वाले खाते के लिए')
})

test('a buyer is greeted by the account’s name, and by the address where it has none', async () => {
  const forgotten = { role: 'buyer', institute_type: 'school' }
  const [sentText] = await mailsTo(`school@${host}`, forgotten)
  expect(sentText).toMatch(/^Hello Demo school office,/)
  expect(sentText).toContain('for the account of your school.')
  await db.execute(sql`update buyer_account set name = 'Win at https://evil.example' where institute_type = 'school'`)
  expect((await mailsTo(`school@${host}`, forgotten))[0]).toMatch(/^Hello Win at https evil example,/)
  await db.execute(sql`update buyer_account set name = null where institute_type = 'school'`)
  expect((await mailsTo(`school@${host}`, forgotten))[0]).toMatch(new RegExp(`^Hello school@${host},`))
})
