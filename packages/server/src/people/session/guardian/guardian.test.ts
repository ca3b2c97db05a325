import { endpointTable, guardianDays } from '@pravesh/contract'
import { currentConsent } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { declareAsParent } from '../../../../testing/declared-parent.ts'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { eraseUnanswered } from '../../erasure/unanswered.ts'

type SignedUp = { auth_token: string; insertid: number }
type Profile = { data: { guardian: { name: string; mobile: string; sentAt: string; until: string } | null } }
const { app, call, database, outbox } = await testApp('demo')
const { db } = database
let last = 9_200_000_000
const nextMobile = () => String(++last)
const thisYear = new Date().getFullYear()
beforeEach(() => db.execute(sql`delete from throttle`))

/** Opens the account of a person of this age, who names a guardian. */
async function signUp(age = 16, guardianMobile = nextMobile()) {
  const mobile = nextMobile()
  const person = { name: 'Ira Das', email: `ira${mobile}@example.in`, mobile, password: 'a long enough one' }
  const guardian = { name: 'Bina Das', mobile: guardianMobile }
  const body = { ...person, date_of_birth: `${thisYear - age}-01-01`, guardian, consentVersion: '2026-11' }
  const { body: account } = await call<SignedUp>('POST', '/open/student-signup', { body })
  return { ...account, token: account.auth_token, mobile, guardianMobile }
}
/** What the last message to a mobile says: the id in the link, and the code. */
async function messageTo(mobile: string) {
  const text = (await outbox()).find(({ to }) => to === `+91${mobile}`)?.text ?? ''
  return { text, id: /[?]id=([\w-]+)/.exec(text)?.[1] ?? '', otp: /\b\d{6}\b/.exec(text)?.[0] ?? '' }
}
const declared = { name: 'Bina Das', relation: 'mother', birthYear: thisYear - 40 } as const
const consentVersion = currentConsent('guardian').version
const agree = ({ id, otp }: { id: string; otp: string }, overrides: object = {}, headers = {}) =>
  call('POST', '/open/guardian', { body: { ...declared, id, otp, consentVersion, ...overrides }, headers })
const guardianOf = async (token: string) =>
  (await call<Profile>('GET', '/student/profile', { token })).body.data.guardian
const wrong = (otp: string) => (otp === '000000' ? '111111' : '000000')

test('an account that waits can be looked at and saved in, and stores nothing more', async () => {
  const { token, guardianMobile } = await signUp()
  expect(await guardianOf(token)).toMatchObject({ name: 'Bina Das', mobile: `+91${guardianMobile}` })
  const add = await call('POST', '/student/shortlist', { token, body: { instituteType: 'college', instituteId: 1 } })
  expect(add.status).toBe(200)
  for (const path of ['dashboard', 'sessions', 'consents', 'shortlist', 'erasures'])
    expect([path, (await call('GET', `/student/${path}`, { token })).status]).toEqual([path, 200])
  const copy = await app.inject({
    method: 'POST',
    url: '/api/v1/student/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { current_password: 'a long enough one' },
  })
  expect(copy.statusCode).toBe(200)
  const erasure = { subject: 'account', current_password: 'a long enough one' }
  expect((await call('POST', '/student/erasures', { token, body: erasure })).status).toBe(200)
  expect((await call('POST', '/student/logout', { token })).status).toBe(200)
})

const closed = endpointTable.filter(({ realm, beforeGuardian }) => realm === 'student' && !beforeGuardian)
test('every call that is not declared for it is refused, whatever it is sent', async () => {
  const { token } = await signUp()
  expect(closed.length).toBeGreaterThan(25)
  for (const { id, method, path, example } of closed) {
    const address = path.replace(/:\w+/g, '1')
    const response = await call(method, address, { token, ...(method === 'GET' ? {} : { body: example ?? {} }) })
    expect([id, response.status, codeOf(response)]).toEqual([id, 403, 'GUARDIAN_NEEDED'])
  }
  const writes = ['student.profile.change', 'student.application-form.change', 'student.documents.add', 'payment.order']
  const others = ['student.manage-child.add', 'student.enquiry.raise', 'student.my-cart.add', 'student.review.add']
  expect(closed.map(({ id }) => id)).toEqual(expect.arrayContaining([...writes, ...others]))
})

test('to an open call an account that waits is nobody: an enquiry is not raised under it', async () => {
  const { token, insertid, mobile } = await signUp()
  const body = { name: 'Ira Das', mobile, message: 'Is there a bus?', consentVersion: '2026-11' }
  expect((await call('POST', '/open/enquiry/general', { token, body })).status).toBe(200)
  const { rows } = await db.execute(sql`select id from enquiry where account = ${insertid}`)
  expect(rows).toEqual([])
})

test('the guardian agrees on the own page by the own code, and the account is open', async () => {
  const { token, insertid, guardianMobile } = await signUp()
  const { id, otp, text } = await messageTo(guardianMobile)
  expect(text).toMatch(/\/guardian\?id=/)
  const read = await call<{ data: object }>('GET', `/open/guardian/${id}`)
  expect(read.body.data).toEqual({
    ...{
      student: 'Ira Das',
      guardian: 'Bina Das',
      mobile: guardianMobile.slice(-4),
      isAnswered: false,
      withdrawnAt: null,
      digilocker: true,
      identity: null,
    },
  })
  expect(fieldsOf(await agree({ id, otp }, { birthYear: thisYear - 17 }))).toEqual(['birthYear'])
  expect(fieldsOf(await agree({ id, otp }, { consentVersion: 'by-phone' }))).toEqual(['consentVersion'])
  expect(fieldsOf(await agree({ id, otp: wrong(otp) }))).toEqual(['otp'])
  expect(await guardianOf(token)).not.toBeNull()
  expect((await agree({ id, otp }, { name: 'Bina Kumari Das' }, { 'accept-language': 'hi' })).status).toBe(200)
  const { rows } = await db.execute(
    sql`select "by", purpose, name, mobile, relation, birth_year, proof, language, version
      from consent_entry where account = ${insertid} and "by" = 'guardian'`,
  )
  expect(rows).toEqual([
    {
      ...{ by: 'guardian', purpose: 'guardian', name: 'Bina Kumari Das', mobile: `+91${guardianMobile}` },
      ...{ relation: 'mother', birth_year: thisYear - 40, proof: 'mobile-code' },
      ...{ language: 'hi', version: consentVersion },
    },
  ])
  expect(await guardianOf(token)).toBeNull()
  expect((await call('PUT', '/student/profile', { token, body: { city: 'Pune' } })).status).toBe(200)
  // The page says that it is done, and the code is used up.
  expect((await call<{ data: object }>('GET', `/open/guardian/${id}`)).body.data).toMatchObject({ isAnswered: true })
  expect((await agree({ id, otp })).status).toBe(404)
})

test('a code for signing in, of another guardian, or guessed, does not agree', async () => {
  const [first, second] = [await signUp(), await signUp()]
  const { id, otp } = await messageTo(first.guardianMobile)
  const other = await messageTo(second.guardianMobile)
  if (other.otp !== otp) expect(fieldsOf(await agree({ id, otp: other.otp }))).toEqual(['otp'])
  await db.execute(sql`delete from throttle`)
  await call('POST', '/open/otp', { body: { mobile: first.guardianMobile } })
  const signIn = await messageTo(first.guardianMobile)
  if (signIn.otp !== otp) expect(fieldsOf(await agree({ id, otp: signIn.otp }))).toEqual(['otp'])
  expect(fieldsOf(await agree({ id, otp: wrong(otp) }))).toEqual(['otp'])
  // Three tries were made: the right one comes too late.
  expect(fieldsOf(await agree({ id, otp }))).toEqual(['otp'])
  expect(await guardianOf(first.token)).not.toBeNull()
  expect((await agree({ id: 'A'.repeat(24), otp })).status).toBe(404)
  // The guardian has another code sent, and agrees with it by the same link.
  await db.execute(sql`delete from throttle`)
  expect((await call('POST', '/open/guardian-code', { body: { id } })).status).toBe(200)
  const again = await messageTo(first.guardianMobile)
  expect(again.id).toBe(id)
  expect((await agree(again)).status).toBe(200)
})

test('the guardian’s code signs nobody in, and is never the student’s to read', async () => {
  const { guardianMobile, token } = await signUp()
  const { otp } = await messageTo(guardianMobile)
  const { rows } = await db.execute<{ otp_id: string }>(
    sql`select otp_id from guardian_request where mobile = ${`+91${guardianMobile}`}`,
  )
  const otpId = rows[0]?.otp_id
  expect((await call('POST', '/open/otp/verify', { body: { otp, otpId, mobile: guardianMobile } })).status).toBe(401)
  const profile = JSON.stringify((await call('GET', '/student/profile', { token })).body)
  expect(profile).not.toContain(otpId)
})

test('the student has the message sent again, or to another number, whose link alone agrees then', async () => {
  const { token, mobile, guardianMobile } = await signUp()
  const first = await messageTo(guardianMobile)
  const ask = (to: string) => call('POST', '/student/guardian', { token, body: { name: 'Ravi Das', mobile: to } })
  expect((await ask(guardianMobile)).status).toBe(429)
  await db.execute(sql`delete from throttle`)
  expect((await ask(guardianMobile)).status).toBe(200)
  expect((await messageTo(guardianMobile)).id).toBe(first.id)
  expect(fieldsOf(await ask(mobile))).toEqual(['mobile'])
  const father = nextMobile()
  expect((await ask(father)).status).toBe(200)
  expect(await guardianOf(token)).toMatchObject({ name: 'Ravi Das', mobile: `+91${father}` })
  expect((await agree(first)).status).toBe(404)
  expect((await call('GET', `/open/guardian/${first.id}`)).status).toBe(404)
  expect((await agree(await messageTo(father))).status).toBe(200)
  expect((await ask(father)).body.message).toBe('Nobody has to be asked')
})

test('ten messages a day, whomever they go to', async () => {
  const { token } = await signUp()
  const ask = () => call('POST', '/student/guardian', { token, body: { name: 'Ravi Das', mobile: nextMobile() } })
  const statuses: number[] = []
  for (let n = 0; n < 10; n += 1) statuses.push((await ask()).status)
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429])
})

test('on the eighteenth birthday nobody has to agree any more', async () => {
  const { token, insertid, guardianMobile } = await signUp()
  const { id } = await messageTo(guardianMobile)
  const bornOn = (day: string) =>
    db.execute(sql`update student_account set date_of_birth = (now() at time zone 'Asia/Kolkata')::date
      - interval '18 years' + ${day}::interval where id = ${insertid}`)
  await bornOn('1 day')
  expect(await guardianOf(token)).not.toBeNull()
  await bornOn('0 days')
  expect(await guardianOf(token)).toBeNull()
  expect((await call('GET', `/open/guardian/${id}`)).status).toBe(404)
  expect((await call('PUT', '/student/profile', { token, body: { city: 'Pune' } })).status).toBe(200)
})

test('an account that nobody confirms is erased after its days, and no other', async () => {
  const [waiting, answered, recent] = [await signUp(), await signUp(), await signUp()]
  await agree(await messageTo(answered.guardianMobile))
  const asked = (id: number, days: number) =>
    db.execute(
      sql`update guardian_request set asked_at = now() - make_interval(days => ${days}, mins => 1) where account = ${id}`,
    )
  await asked(waiting.insertid, guardianDays)
  await asked(answered.insertid, guardianDays)
  await asked(recent.insertid, guardianDays - 1)
  expect(await eraseUnanswered(db)).toBe(1)
  const { rows } = await db.execute(sql`select id from student_account
    where id in (${waiting.insertid}, ${answered.insertid}, ${recent.insertid}) order by id`)
  expect(rows).toEqual([{ id: answered.insertid }, { id: recent.insertid }])
  expect((await call('GET', '/student/profile', { token: waiting.token })).status).toBe(401)
})

test('the first date of birth of a person under 18 makes the account wait for a guardian, whom it names then', async () => {
  const mobile = nextMobile()
  const person = { parent_name: 'Ira Das', parent_email: `ira${mobile}@example.in`, password: 'a long enough one' }
  const body = { ...person, mobile, consentVersion: '2026-11' }
  const token = (await call<SignedUp>('POST', '/open/school-signup', { body })).body.auth_token
  const put = (change: object) => call<Profile>('PUT', '/student/profile', { token, body: change })
  const first = await put({ dateOfBirth: `${thisYear - 12}-01-01` })
  expect([first.status, first.body.data.guardian]).toMatchObject([200, { name: null, mobile: null, sentAt: null }])
  expect(codeOf(await put({ city: 'Pune' }))).toBe('GUARDIAN_NEEDED')
  const guardian = { name: 'Bina Das', mobile: nextMobile() }
  expect((await call('POST', '/student/guardian', { token, body: guardian })).status).toBe(200)
  expect(await guardianOf(token)).toMatchObject({ name: 'Bina Das', mobile: `+91${guardian.mobile}` })
  expect((await agree(await messageTo(guardian.mobile))).status).toBe(200)
  expect((await put({ city: 'Pune' })).status).toBe(200)
})

test('a person under 18 adds no children, by the date of birth of the account or of the form for colleges', async () => {
  const { token, insertid, guardianMobile } = await signUp()
  await agree(await messageTo(guardianMobile))
  const add = async () => {
    const body = { name: 'Ira', dateOfBirth: `${thisYear - 6}-06-14`, relation: 'guardian' }
    return (await call('POST', '/student/manage-child', { token, body })).status
  }
  expect(await add()).toBe(422)
  await db.execute(sql`update student_account set date_of_birth = '1990-01-01' where id = ${insertid}`)
  const form = (day: string) =>
    db.execute(sql`insert into application_form (account, form) values (${insertid}, ${JSON.stringify({ personal: { dateOfBirth: day } })})
      on conflict (account) do update set form = excluded.form`)
  await form(`${thisYear - 16}-01-01`)
  expect(await add()).toBe(422)
  await form('1990-01-01')
  await declareAsParent(db, insertid)
  expect(await add()).toBe(200)
})
