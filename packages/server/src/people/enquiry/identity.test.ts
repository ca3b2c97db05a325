import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { knownPeople, type OwnEnquiry } from './testing/known-people.ts'
import { enquiryVersion } from './testing/version.ts'

const { adminToken, call, asAdmin, demoToken, database, outbox } = await testApp('demo')
const { db } = database
const { raise, signUp, listOwnEnquiries, nextMobile } = knownPeople(call)
beforeEach(() => db.execute(sql`delete from throttle`))
const textOf = (list: OwnEnquiry[]) => JSON.stringify(list)
const listStored = async (mobile: string) =>
  (
    await db.execute<{ id: number; email: string | null; n: number }>(sql`
      select id, email, (select count(*)::int from enquiry_message m where m.enquiry = e.id) as n
      from enquiry e where mobile = ${`+91${mobile}`} order by id`)
  ).rows.map(({ email, n }) => [email, n])

test('who writes down another’s mobile, unproven, neither joins her enquiry nor reads it', async () => {
  const asha = await signUp()
  await asha.ask({ message: 'Is my scholarship enough?' })
  const visitor = nextMobile()
  await raise('general', { mobile: visitor, email: 'meera@example.in', message: 'Is the hostel safe?' })
  for (const mobile of [asha.mobile, visitor]) {
    // A mobile that an account has opens no second one.
    const otherStudent = await signUp(mobile === asha.mobile ? {} : { mobile })
    await otherStudent.ask({ mobile, message: 'Hello there' })
    const ownEnquiries = await listOwnEnquiries(otherStudent.token)
    expect(ownEnquiries.map((e) => e.message)).toEqual(['Hello there'])
    expect(textOf(ownEnquiries)).not.toMatch(/scholarship|hostel/)
  }
  expect((await listOwnEnquiries(asha.token)).map((e) => [e.message, e.more])).toEqual([
    ['Is my scholarship enough?', []],
  ])
})

test('who asks first with another’s mobile and an own address gets no answer meant for her', async () => {
  const mobile = nextMobile()
  await raise('general', { mobile, email: 'stranger@example.in', message: 'Mine' })
  await raise('general', { mobile, email: 'Asha@example.in', message: 'Is there a bus?' })
  await raise('general', { mobile, email: 'asha@example.in', message: 'And a hostel?' })
  await raise('general', { mobile, message: 'Without an address' })
  await raise('general', { mobile, message: 'And again' })
  expect(await listStored(mobile)).toEqual([
    ['stranger@example.in', 0],
    ['Asha@example.in', 1],
    [null, 1],
  ])
  const [hers] = (await db.execute<{ id: number }>(sql`select id from enquiry where email = 'Asha@example.in'`)).rows
  const version = await enquiryVersion(db, hers?.id ?? 0)
  await asAdmin('PUT', `/admin/enquiry/remark/${hers?.id}`, { reply: 'Yes, two buses come.', ...version })
  const emails = (await outbox()).filter((m) => m.text.includes('two buses'))
  expect(emails.map((m) => m.to)).toEqual(['Asha@example.in'])
})

test('each message keeps what was sent with it, and the desk reads it', async () => {
  const mobile = nextMobile()
  const email = 'ravi@example.in'
  await raise('free-counselling', { mobile, email, name: 'Ravi Rao', message: 'First', topic: 'Law' })
  const second = await raise('free-counselling', { mobile, email, name: 'Ravi K Rao', city: 'Pune', time: 'Evenings' })
  const { reference } = second.body.data
  const path = `/admin/enquiry/free-counselling?search=${reference}`
  const found = (await asAdmin<{ data: { id: number }[] }>('GET', path)).body.data
  expect(found).toMatchObject([{ name: 'Ravi Rao', details: { topic: 'Law' } }])
  const one = await asAdmin<{ data: { more: object[] } }>('GET', `/admin/enquiry/one/${found[0]?.id}`)
  expect(one.body.data.more).toMatchObject([
    { reference, name: 'Ravi K Rao', email, city: 'Pune', message: null, details: { time: 'Evenings' } },
  ])
})

test('the answer says nothing of what was asked before', async () => {
  const mobile = nextMobile()
  const responses = []
  for (const email of ['a@example.in', 'a@example.in', 'b@example.in'])
    responses.push((await raise('general', { mobile, email })).body)
  expect(new Set(responses.map((a) => a.data.reference)).size).toBe(3)
  const rest = responses.map((a) => JSON.stringify({ ...a, data: { ...a.data, reference: '' } }))
  expect(new Set(rest).size).toBe(1)
  expect(Object.keys(responses[0]?.data ?? {}).sort()).toEqual(['readBy', 'reference', 'replyWithinHours'])
})

test('signed in, an enquiry of any kind is the account’s, and so is what follows', async () => {
  const asha = await signUp()
  const body = { mobile: asha.mobile, email: asha.email }
  await raise('exam', { ...body, message: 'Sent by nobody in particular' })
  await raise('exam', { ...body, message: 'When is it?' }, asha.token)
  await raise('exam', { ...body, message: 'And where?' }, asha.token)
  await asha.ask({ message: 'A question of mine' })
  await asha.ask({ message: 'Another of mine' })
  const ownEnquiries = (await listOwnEnquiries(asha.token)).map((e) => [
    e.kind,
    e.message,
    e.more.map((m) => m.message),
  ])
  expect(ownEnquiries).toEqual([
    ['student', 'A question of mine', ['Another of mine']],
    ['exam', 'When is it?', ['And where?']],
  ])
  const { body: board } = await call<{ data: { enquiries: number } }>('GET', '/student/dashboard', asha)
  expect(board.data.enquiries).toBe(2)
})

test('a token that is dead, or of another house, is as good as none', async () => {
  // Accounts of all houses have the number 1.
  for (const token of ['A'.repeat(43), 'rubbish', adminToken, await demoToken('school')]) {
    const mobile = nextMobile()
    expect((await raise('general', { mobile }, token)).status).toBe(200)
    const { rows } = await db.execute(sql`select sender, account from enquiry where mobile = ${`+91${mobile}`}`)
    expect(rows).toEqual([{ sender: 'visitor', account: null }])
  }
})

test('what the desk writes down joins what the desk wrote of the same person alone', async () => {
  const asha = await signUp()
  await asha.ask({ message: 'Asked by herself' })
  const caller = { name: 'Asha Rao', mobile: asha.mobile, email: asha.email, message: 'Called' }
  const writeDown = async (overrides: object = {}) =>
    (
      await asAdmin<{ data: { id: number; more: object[] } }>('POST', '/admin/enquiry/student', {
        ...caller,
        ...overrides,
      })
    ).body.data
  const [first, second] = [await writeDown(), await writeDown({ message: 'Called again' })]
  expect(first.more).toEqual([])
  expect(second).toMatchObject({ id: first.id, more: [{ message: 'Called again' }] })
  expect((await writeDown({ email: 'other@example.in' })).id).not.toBe(first.id)
  expect((await listOwnEnquiries(asha.token)).map((e) => [e.message, e.more])).toEqual([['Asked by herself', []]])
})

test('two taps at once meet, as a visitor and signed in', async () => {
  const asha = await signUp()
  const raisePair = (token?: string) =>
    Promise.all([1, 2].map((n) => raise('career', { mobile: asha.mobile, message: `Tap ${n}` }, token)))
  await raisePair()
  await raisePair(asha.token)
  expect(await listStored(asha.mobile)).toEqual([
    [null, 1],
    [null, 1],
  ])
})
