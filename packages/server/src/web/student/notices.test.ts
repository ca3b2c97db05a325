import type { FamilyNotices } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { application, buyerInstitute, enquiry, mailSuppression, studentAccount } from '../../platform/db/tables.ts'
import { quietSeconds } from '../../services/mail/channel.ts'

const { call, database, demoToken, outbox } = await testApp('demo')
const { db } = database
const [family, office] = await Promise.all([demoToken('student'), demoToken('college')])
const [account] = await db
  .select({ id: studentAccount.id, email: studentAccount.email })
  .from(studentAccount)
  .where(eq(studentAccount.email, 'student@demo.pravesh.example'))
const address = account?.email ?? ''
type Answer = { data: FamilyNotices }
const notices = (body?: object, headers = {}) =>
  call<Answer>(body ? 'PUT' : 'GET', '/student/notices', { token: family, body, headers })
const listed = async (kind: string) => (await notices()).body.data.notices.filter((notice) => notice.kind === kind)
const [own] = await db
  .select({ sid: buyerInstitute.institute })
  .from(buyerInstitute)
  .where(sql`${buyerInstitute.buyer} = (select id from buyer_account where email = 'college@demo.pravesh.example')`)
const sid = own?.sid ?? 0
let count = 0

/** Asks a college something, and returns the call with which it answers. */
async function asked() {
  const message = `Is there a hostel for girls ${++count}?`
  const body = { message, consentVersion: '2026-11', instituteType: 'college', instituteId: sid }
  expect((await call('POST', '/student/enquiry', { token: family, body })).status).toBe(200)
  const [row] = await db
    .select({ id: enquiry.id, reference: enquiry.reference, updatedAt: enquiry.updatedAt })
    .from(enquiry)
    .where(and(eq(enquiry.account, account?.id ?? 0), eq(enquiry.instituteId, sid)))
    .orderBy(sql`id desc`)
    .limit(1)
  if (!row) throw new Error('The enquiry is not there')
  const reply = async (text: string) => {
    const [current] = await db.select({ at: enquiry.updatedAt }).from(enquiry).where(eq(enquiry.id, row.id))
    const change = { id: row.id, reply: text, updatedAt: current?.at }
    return call('PUT', `/buyer/general-enquiry/${sid}`, { token: office, body: change })
  }
  return { ...row, reply }
}
const mailed = async (text: string) =>
  (await outbox()).filter((mail) => mail.to === address && mail.text.includes(text))

beforeEach(() => db.execute(sql`delete from throttle`))

test('an answer is news, in the language of the reader, new until the list was seen', async () => {
  const { reply, reference } = await asked()
  expect((await reply('Yes, two hostels.')).status).toBe(200)
  const [first] = await listed('reply')
  expect(first).toMatchObject({ isNew: true, path: '/student/queries' })
  expect(first?.title).toContain(`answered your question ${reference}`)
  const hindi = (await notices(undefined, { 'accept-language': 'hi' })).body.data.notices
  expect(hindi.find(({ id }) => id === first?.id)?.title).toContain(`आपके सवाल ${reference} का जवाब`)
  const { unread } = (await notices()).body.data
  expect(unread).toBeGreaterThan(0)
  const newest = (await notices()).body.data.notices[0]?.at
  expect((await notices({ seenAt: newest })).body.data.unread).toBe(0)
  expect((await listed('reply'))[0]?.isNew).toBe(false)
})

test('moves, offers and reads of an application are news; what the family did itself is none', async () => {
  const [row] = await db
    .insert(application)
    .values({ account: account?.id ?? 0, instituteType: 'college', instituteId: sid, status: 'draft' })
    .returning({ id: application.id })
  await db.execute(sql`insert into application_move (application, "from", "to", "by", actor, next_step, reply_by) values
    (${row?.id}, 'shortlisted', 'offered', 'institute', 'Office', '', '2027-01-15'), (${row?.id}, 'offered', 'accepted', 'family', 'Me', '', null)`)
  await db.execute(sql`insert into contact_read (application, realm, account) values (${row?.id}, 'buyer',
    (select id from buyer_account where email = 'college@demo.pravesh.example'))`)
  const [offer] = await listed('offer')
  expect(offer?.title).toMatch(/offers .+ a seat: answer by 15 Jan 2027/)
  expect(offer?.path).toBe(`/student/application?application=${row?.id}`)
  expect((await listed('move')).some(({ title }) => title.includes('now accepted'))).toBe(false)
  expect((await listed('read')).some(({ title }) => title.includes('read the application'))).toBe(true)
})

test('a family chooses how it is told of an answer: by mail, by SMS, or in the list alone', async () => {
  const mail = await asked()
  await mail.reply('By mail, as until now.')
  const [letter] = await mailed('By mail, as until now.')
  expect(letter?.text).toMatch(/Stop mails of this kind: \S+\/unsubscribe\?token=/)
  await notices({ choices: [{ kind: 'reply', channel: 'list' }] })
  const silent = await asked()
  await silent.reply('In the list alone.')
  expect(await mailed('In the list alone.')).toEqual([])
  expect((await listed('reply'))[0]?.title).toContain(silent.reference)
  await db.execute(
    sql`update student_account set mobile_verified = true, mobile = '+919811111111' where id = ${account?.id}`,
  )
  await notices({ choices: [{ kind: 'reply', channel: 'sms' }] })
  await (await asked()).reply('Told by SMS.')
  expect(await mailed('Told by SMS.')).toEqual([])
  expect((await outbox()).some(({ to, text }) => to === '+919811111111' && text.includes('There is news'))).toBe(true)
  await notices({ choices: [{ kind: 'reply', channel: 'mail' }] })
})

test('the link in a mail stops them, and the family lets them come again', async () => {
  await db.insert(mailSuppression).values({ address, purpose: 'family-notices', reason: 'unsubscribed' })
  expect((await notices()).body.data.settings.stopped).toBe('unsubscribed')
  await (await asked()).reply('Nobody is mailed.')
  expect(await mailed('Nobody is mailed.')).toEqual([])
  expect((await notices({ resume: true })).body.data.settings.stopped).toBeNull()
  await (await asked()).reply('Mailed again.')
  expect(await mailed('Mailed again.')).toHaveLength(1)
})

test('quiet hours have both ends, and go over midnight', async () => {
  expect(fieldsOf(await notices({ quietFrom: 22 }))).toEqual(['quietTo'])
  expect(fieldsOf(await notices({ quietFrom: 7, quietTo: 7 }))).toEqual(['quietTo'])
  expect((await notices({ quietFrom: 22, quietTo: 7 })).body.data.settings).toMatchObject({ quietFrom: 22, quietTo: 7 })
  expect((await notices({ quietFrom: null, quietTo: null })).body.data.settings.quietFrom).toBeNull()
  expect(codeOf(await notices({ quietFrom: 24, quietTo: 7 }))).toBe('INVALID')
  const hours = [
    [23, 30],
    [3, 0],
    [7, 0],
    [12, 0],
  ] as const
  expect(hours.map(([hour, minute]) => quietSeconds(22, 7, hour, minute) / 60)).toEqual([450, 240, 0, 0])
  expect(quietSeconds(13, 15, 14, 15)).toBe(2_700)
  expect(quietSeconds(null, null, 3, 0)).toBe(0)
})
