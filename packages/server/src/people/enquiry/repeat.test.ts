import type { AdminEnquiry, BuyerEnquiry, BuyerEnquiryRow, BuyerHome } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { knownPeople } from './testing/known-people.ts'
import { enquiryVersion } from './testing/version.ts'

const { call, asAdmin, database, demoToken, outbox } = await testApp('demo')
type Found = { data: { id: number }[] }
const { db } = database
const { raise, nextMobile } = knownPeople(call)
const token = await demoToken('school')
const board = async () => (await call<{ data: BuyerHome }>('GET', '/buyer/home', { token })).body.data
const sid = (await board()).institutes[0]?.sid ?? 0
const found = async (query: string) =>
  (await call<{ data: BuyerEnquiryRow[] }>('GET', `/buyer/general-enquiry/${sid}?${query}`, { token })).body.data
const read = async (id: number) =>
  (await call<{ data: BuyerEnquiry }>('GET', `/buyer/general-enquiry/${sid}/${id}`, { token })).body.data
const move = async (id: number, body: object) => {
  const sent = { ...body, ...(await enquiryVersion(db, id)) }
  return (await asAdmin<{ data: AdminEnquiry }>('PUT', `/admin/enquiry/remark/${id}`, sent)).body.data
}
const sendReply = async (id: number, reply: string) =>
  call('PUT', `/buyer/general-enquiry/${sid}`, { token, body: { id, reply, ...(await enquiryVersion(db, id)) } })
beforeEach(() => db.execute(sql`delete from throttle`))

async function raiseEnquiry() {
  const person = { mobile: nextMobile(), email: 'asha@example.in', instituteType: 'school', instituteId: sid }
  const sendMessage = (message: string) => raise('general', { ...person, message })
  await sendMessage('Is there a bus?')
  const [{ id } = { id: 0 }] = await found(`search=${person.mobile}`)
  const readCurrent = () => read(id)
  return { ...person, id, sendMessage, readCurrent }
}

test('who was answered and writes again waits for a reply again, by a promise of their own', async () => {
  const { id, sendMessage, readCurrent } = await raiseEnquiry()
  await sendReply(id, 'Yes, two.')
  expect(await readCurrent()).toMatchObject({ status: 'replied', replyBy: null })
  const { openEnquiries } = await board()
  await sendMessage('And a hostel?')
  const reopened = await readCurrent()
  expect(reopened?.status).toBe('new')
  expect(Date.parse(reopened?.replyBy ?? '')).toBe(Date.parse(reopened?.more[0]?.at ?? '') + 48 * 3_600_000)
  const { overdueReplies, ...now } = await board()
  expect(now.openEnquiries).toBe(openEnquiries + 1)
  const aged = sql`now() - interval '49 hours'`
  await db.execute(sql`update enquiry set created_at = created_at - interval '60 hours' where id = ${id}`)
  await db.execute(sql`update enquiry_note set created_at = created_at - interval '55 hours' where enquiry = ${id}`)
  expect((await board()).overdueReplies).toBe(overdueReplies)
  await db.execute(sql`update enquiry_message set created_at = ${aged} where enquiry = ${id}`)
  expect((await board()).overdueReplies).toBe(overdueReplies + 1)
})

test.each([
  ['closed', 'new'],
  ['spam', 'spam'],
  ['converted', 'converted'],
] as const)('a later message finds %s and leaves %s', async (status, then) => {
  const { id, sendMessage, readCurrent } = await raiseEnquiry()
  await move(id, { status })
  await sendMessage('Hello?')
  expect((await readCurrent())?.status).toBe(then)
})

test('a reply leaves what led to an admission, or was closed, as it is', async () => {
  const { id, readCurrent } = await raiseEnquiry()
  for (const status of ['converted', 'closed']) {
    await move(id, { status })
    expect(await move(id, { reply: 'Welcome.' })).toMatchObject({ status })
    await sendReply(id, 'Welcome too.')
    expect((await readCurrent())?.status).toBe(status)
  }
  await move(id, { status: 'spam' })
  expect(await move(id, { reply: 'Sorry.' })).toMatchObject({ status: 'replied' })
})

test('what an administrator has in hand comes back to them; what is put back is new', async () => {
  const { id, sendMessage, readCurrent } = await raiseEnquiry()
  const { id: account } = (await db.execute<{ id: number }>(sql`select id from admin_account limit 1`)).rows[0] ?? {}
  expect(await move(id, { assignee: account })).toMatchObject({ status: 'assigned' })
  await move(id, { reply: 'Yes.' })
  await sendMessage('And a hostel?')
  expect((await readCurrent())?.status).toBe('assigned')
  expect(await move(id, { assignee: null })).toMatchObject({ status: 'new', assignee: null })
})

test.each(['/admin/enquiry/general', '/open/enquiry/get-existing-user-enq', `/buyer/general-enquiry/${sid}`])(
  '%s finds a number as people write it, and an e-mail address',
  async (path) => {
    const { id, mobile } = await raiseEnquiry()
    await db.execute(sql`update enquiry set email = ${`m${mobile}@example.in`}, account = 1 where id = ${id}`)
    const get = (search: string) => {
      const url = `${path}?search=${encodeURIComponent(search)}`
      return path.startsWith('/buyer') ? call<Found>('GET', url, { token }) : asAdmin<Found>('GET', url)
    }
    const searchTexts = [
      `${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      `0${mobile}`,
      `+91-${mobile}`,
      `M${mobile}@example.in`,
    ]
    for (const search of searchTexts) {
      const found = await get(search)
      expect([search, found.body.data.map((e) => e.id)]).toEqual([search, [id]])
    }
  },
)

test('a reply to a visitor is mailed without what the visitor typed: the address may be anybody’s', async () => {
  const { id, sendMessage } = await raiseEnquiry()
  await sendMessage('Win a prize at https://evil.example')
  await sendReply(id, 'Please call us.')
  const [mail] = (await outbox()).filter(({ text }) => text.includes('Please call us.'))
  expect(mail?.text).toContain('You asked: PR-')
  expect(mail?.text).not.toMatch(/evil|bus/)
})
