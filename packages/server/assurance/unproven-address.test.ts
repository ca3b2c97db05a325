import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admitAllYear } from '../testing/admit-all-year.ts'
import { declareAsParent } from '../testing/declared-parent.ts'
import { testApp } from '../testing/test-app.ts'

// Sign-up needs no verified address: mails to another person's address must be useless to the sender.
const { call, database, outbox, asAdmin } = await testApp('demo')
const link = 'https://evil.example/now'
let people = 0
async function signedUp(email: string) {
  const { body } = await call<{ auth_token: string; insertid: number }>('POST', '/open/school-signup', {
    body: {
      parent_name: `You won, see ${link}`,
      parent_email: email,
      mobile: `98765432${10 + people++}`,
      password: 'neem tree by the well',
      consentVersion: '2026-11',
    },
  })
  await declareAsParent(database.db, body.insertid)
  return body.auth_token
}
// More than the demo's own login has open on every day.
await admitAllYear(
  database.db,
  'school',
  Array.from({ length: 9 }, (_, index) => index + 1),
)
async function applyAndWithdraw(token: string, instituteId: number, child: unknown) {
  const order = { feesType: 'application', instituteType: 'school', instituteId, child }
  expect((await call('POST', '/payment/order', { token, body: order })).status).toBe(200)
  const list = await call<{ data: { id: number; instituteId: number }[] }>('GET', '/student/shortlist?limit=100', {
    token,
  })
  const id = list.body.data.find((row) => row.instituteId === instituteId)?.id
  const body = { move: 'withdraw', note: `Read ${link}` }
  expect((await call('PUT', `/student/shortlist-form/${id}`, { token, body })).status).toBe(200)
}
const sentTo = async (email: string) => (await outbox()).filter(({ to }) => to === email)

test('whoever signs up with a stranger’s address cannot flood it, nor have a link of theirs sent there', async () => {
  const victim = 'victim@example.in'
  const token = await signedUp(victim)
  const kid = { name: `Claim at ${link}`, dateOfBirth: '2021-06-14', relation: 'mother' }
  const { body } = await call<{ data: { id: number } }>('POST', '/student/manage-child', { token, body: kid })
  // A reminder of a fee counts too, though a withdrawal within the hour prevents it.
  for (let school = 1; school <= 8; school++) await applyAndWithdraw(token, school, body.data.id)
  await call('POST', '/open/forgot-password', { body: { username: victim } })
  const mails = await sentTo(victim)
  expect(mails.filter(({ subject }) => subject?.includes('your application is'))).toHaveLength(5)
  expect(mails.length).toBe(7)
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toContain(link)
})

test('another account that takes the same address over adds nothing to it', async () => {
  // The one before was sent as much as an address is sent, and went.
  const first = await signedUp('taken@example.in')
  for (let school = 1; school <= 6; school++) await applyAndWithdraw(first, school, null)
  const before = (await sentTo('taken@example.in')).length
  expect(before).toBeGreaterThanOrEqual(5)
  await database.db.execute(sql`update student_account set email = 'gone@example.in' where email = 'taken@example.in'`)
  const token = await signedUp('other@example.in')
  const change = { email: 'Taken@example.in', current_password: 'neem tree by the well' }
  expect((await call('PUT', '/student/profile', { token, body: change })).status).toBe(200)
  await applyAndWithdraw(token, 9, null)
  expect(await sentTo('taken@example.in')).toHaveLength(before)
})

test('a name that somebody typed into a form brings no link along in the desk’s letters', async () => {
  const enquiry = { name: `Read ${link}`, mobile: '98765 43210', email: 'third@example.in', consentVersion: '2026-11' }
  await call('POST', '/open/enquiry/studyindia', { body: enquiry })
  const bulkEmail = { subject: 'For {{name}}', text: 'Dear {{name}}, thank you', filter: {} }
  expect((await asAdmin('POST', '/admin/enquiry/studyindia/mails', bulkEmail)).status).toBe(200)
  const [mail] = await sentTo('third@example.in')
  expect(`${mail?.subject} ${mail?.text}`).toMatch(/Dear Read https? +evil example now, thank you\n/)
  // The one link is ours, which stops such mails.
  expect(mail?.text?.match(/https?:\/\/\S+/g)).toEqual([expect.stringContaining('/unsubscribe?token=')])
})
