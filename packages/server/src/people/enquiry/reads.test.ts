import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buyerAccount, buyerInstitute } from '../../platform/db/tables.ts'
import { knownPeople } from './testing/known-people.ts'

const { call, demoToken, database } = await testApp('demo')
const { db } = database
const { nextMobile, listOwnEnquiries, raise, signUp } = knownPeople(call)
beforeEach(() => db.execute(sql`delete from throttle`))

test('a school reads nothing that was asked of the college of its number', async () => {
  const [buyer] = await db
    .select({ id: buyerInstitute.institute })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(eq(buyerAccount.email, 'school@demo.pravesh.example'))
  const instituteId = buyer?.id ?? 0
  await db.execute(sql`update college set status = 'published' where id = ${instituteId}`)
  for (const instituteType of ['school', 'college'] as const) {
    const response = await raise('general', {
      mobile: nextMobile(),
      message: `To a ${instituteType}`,
      instituteType,
      instituteId,
    })
    expect(response.status).toBe(200)
  }
  const token = await demoToken('school')
  const path = `/buyer/general-enquiry/${instituteId}?limit=100`
  const { data } = (await call<{ data: { message: string }[] }>('GET', path, { token })).body
  const messages = data.map(({ message }) => message)
  expect(messages).toContain('To a school')
  expect(messages).not.toContain('To a college')
})

test('of two accounts of one mobile and address, each has what it asked itself', async () => {
  const first = await signUp()
  const other = await signUp()
  // As two were opened before one account was for both.
  await db.execute(sql`update student_account set track = 'college', email = ${first.email}, mobile = ${`+91${first.mobile}`},
    shares_email = true, shares_mobile = true where id = ${other.id}`)
  await first.ask({ message: 'As a parent' })
  await other.ask({ message: 'As a student' })
  const messagesOf = async (token: string) =>
    (await listOwnEnquiries(token)).map(({ message, more: laterMessages }) => [message, laterMessages.length])
  expect([await messagesOf(first.token), await messagesOf(other.token)]).toEqual([
    [['As a parent', 0]],
    [['As a student', 0]],
  ])
})
