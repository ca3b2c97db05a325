import { studentEndpoints } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bankPurpose } from '../../people/payment/refund/bank.ts'
import { payingApp } from '../../people/payment/testing/paying.ts'
import { hashPassword } from '../../people/session/passwords/password.ts'
import { demoKeys } from '../../platform/config/secrets.ts'
import { bankDetail, child, studentAccount } from '../../platform/db/tables.ts'
import { unseal } from '../../platform/keys/seal.ts'

const { call, db, family, order, pay, confirm } = await payingApp()
beforeEach(() => db.execute(sql`update buyer_account set suspended = false`))
type Data<T> = { data: T }
const read = async <T>(token: string, path: string) =>
  ((await call('GET', path, { token })).body as unknown as Data<T>).data
const password = 'a long enough one'
const withPassword = async (id: number) =>
  db
    .update(studentAccount)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(studentAccount.id, id))

test('a bank number is sealed for its owner, shown as four digits, and changed with the password', async () => {
  const { id, token } = await family()
  await withPassword(id)
  expect(await read(token, '/student/bank-detail')).toBeNull()
  const body = studentEndpoints.addBank.example as Record<string, string>
  const added = await call('POST', '/student/bank-detail', { token, body })
  expect(added.body.data).toMatchObject({ lastFour: '5678', ifsc: 'SBIN0000300' })
  expect(JSON.stringify(added.body)).not.toContain(body.number)
  const [storedDetail] = await db.select().from(bankDetail).where(eq(bankDetail.account, id))
  expect(storedDetail?.number).not.toContain(body.number)
  expect(unseal(demoKeys, bankPurpose(id), storedDetail?.number ?? '')).toBe(body.number)
  expect(() => unseal(demoKeys, bankPurpose(id + 1), storedDetail?.number ?? '')).toThrow()
  expect((await call('POST', '/student/bank-detail', { token, body })).body.code).toBe('DUPLICATE')
  const change = { number: '112233445566' }
  expect((await call('PUT', '/student/bank-detail', { token, body: change })).status).toBe(422)
  expect(
    (await call('PUT', '/student/bank-detail', { token, body: { ...change, current_password: 'no' } })).status,
  ).toBe(422)
  const changed = await call('PUT', '/student/bank-detail', { token, body: { ...change, current_password: password } })
  expect(changed.body.data).toMatchObject({ lastFour: '5566', holder: 'Asha Rao' })
  const guesses = []
  for (let i = 0; i < 11; i++)
    guesses.push(
      (await call('PUT', '/student/bank-detail', { token, body: { ...change, current_password: `${i}` } })).status,
    )
  expect(guesses.at(-1)).toBe(429)
})

test('a date of birth that was given stays as it is, whatever the age', async () => {
  const born = (age: number) => `${new Date().getFullYear() - age}-01-01`
  const { id, token } = await family()
  const put = async (dateOfBirth: string | null) => {
    const { status, body } = await call('PUT', '/student/profile', { token, body: { dateOfBirth } })
    return [status, (body.errors as { field: string }[] | undefined)?.map(({ field }) => field)]
  }
  const rejected = [422, ['dateOfBirth']]
  expect([await put(born(101)), await put(born(2))]).toEqual([rejected, rejected])
  expect(await put(born(36))).toEqual([200, undefined])
  expect(await put(born(36))).toEqual([200, undefined])
  for (const other of [born(35), born(12), null]) expect(await put(other)).toEqual(rejected)
  // A guardian has agreed to an account of this date.
  await db
    .update(studentAccount)
    .set({ dateOfBirth: born(16) })
    .where(eq(studentAccount.id, id))
  for (const other of [born(15), born(19), null]) expect(await put(other)).toEqual(rejected)
})

test('an account with children is an adult’s', async () => {
  const { id, token } = await family()
  await db.insert(child).values({ account: id, name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' })
  const body = { dateOfBirth: `${new Date().getFullYear() - 5}-01-01` }
  expect((await call('PUT', '/student/profile', { token, body })).status).toBe(422)
})

test('a profile changes by the fields named; the e-mail address needs the password and must be free', async () => {
  const { id, token } = await family()
  await withPassword(id)
  const other = await family()
  const { body } = await call('PUT', '/student/profile', { token, body: { city: 'Pune', language: 'hi' } })
  expect(body.data).toMatchObject({ city: 'Pune', language: 'hi', gender: null })
  await call('PUT', '/student/profile', { token, body: { dateOfBirth: '2006-01-02' } })
  const profile = await read<{ completeness: { percent: number; missing: string[] } }>(token, '/student/profile')
  expect(profile).toMatchObject({ city: 'Pune', dateOfBirth: '2006-01-02' })
  expect(profile.completeness.missing).toEqual(['mobile', 'state', 'pincode'])
  const put = (fields: object) => call('PUT', '/student/profile', { token, body: fields })
  expect((await put({ email: 'new@example.in' })).status).toBe(422)
  expect((await put({ email: 'new@example.in', current_password: 'wrong' })).status).toBe(422)
  const otherEmails = await db
    .select({ email: studentAccount.email })
    .from(studentAccount)
    .where(eq(studentAccount.id, other.id))
  expect((await put({ email: otherEmails[0]?.email, current_password: password })).body.code).toBe('DUPLICATE')
  expect((await put({ email: 'New@example.in', current_password: password })).body.data).toMatchObject({
    email: 'new@example.in',
  })
  expect((await put({ track: 'school' })).status).toBe(422)
})

test('an Aadhaar number is refused wherever it is typed', async () => {
  const { token } = await family()
  const numbers = [
    '2345 6789 0124',
    '234567890124',
    '9999-8888-7779',
    '2345.6789.0124',
    '2345–6789–0124',
    '2345  6789  0124',
    '2345   6789   0124',
    '2345-x-6789 x 0124',
    '110234567890124',
  ]
  for (const number of [...numbers, '२३४५ ६७८९ ०१२४']) {
    const form = { statement: `My number is ${number}.` }
    expect((await call('PUT', '/student/application-form', { token, body: form })).status).toBe(422)
    expect((await call('PUT', '/student/profile', { token, body: { address: number } })).status).toBe(422)
  }
  expect((await call('PUT', '/student/profile', { token, body: { address: 'Plot 1234, Sector 21' } })).status).toBe(200)
  expect((await call('PUT', '/student/profile', { token, body: { name: 'Asha 2345 6789 0124' } })).status).toBe(422)
  // Twelve digits that no Aadhaar number can be, a mobile with a year, and a long registration number.
  for (const address of ['98765 43210, 2026', '2345678901240000'])
    expect((await call('PUT', '/student/profile', { token, body: { address } })).status).toBe(200)
  expect((await call('PUT', '/student/profile', { token, body: { address: '2345 6789 0123' } })).status).toBe(200)
})

test('a review waits for the desk, again after a change; one an institute', async () => {
  const { token } = await family()
  const body = studentEndpoints.addReview.example as object
  const added = await call('POST', '/student/review', { token, body })
  expect(added.body.data).toMatchObject({ status: 'pending', instituteName: 'College 1', verification: 'none' })
  expect((await call('POST', '/student/review', { token, body })).body.code).toBe('DUPLICATE')
  const { id } = added.body.data as unknown as { id: number }
  await db.execute(sql`update review set status = 'published' where id = ${id}`)
  expect((await call('PUT', '/student/review', { token, body: { id, overall: 2 } })).body.data).toMatchObject({
    status: 'pending',
    overall: 2,
    aspects: { teaching: 5 },
  })
  expect((await call('PUT', '/student/review', { token, body: { id, fromYear: 2020, toYear: 2019 } })).status).toBe(422)
  expect((await call('DELETE', '/student/review', { token, body: { id } })).body.message).toBe(
    'Review Deleted Successfully',
  )
  expect((await call('PUT', '/student/review', { token, body: { id, overall: 5 } })).status).toBe(404)
  expect((await call('POST', '/student/review', { token, body })).status).toBe(200)
})

test('a paid fee leaves the cart, and cannot be put back', async () => {
  const asha = await family()
  const { token } = asha
  await call('POST', '/student/my-cart', { token, body: { instituteId: 1 } })
  await call('POST', '/student/my-cart', { token, body: { instituteId: 2 } })
  expect((await call('POST', '/student/my-cart', { token, body: { instituteId: 2 } })).body.code).toBe('DUPLICATE')
  expect((await call('GET', '/student/my-cart', { token })).body).toMatchObject({ total: 2, amount: 66_200 })
  await confirm(asha, await pay(await order(asha)))
  const left = await call('GET', '/student/my-cart', { token })
  expect(left.body).toMatchObject({ total: 1, amount: 33_100, data: [{ instituteId: 2 }] })
  expect((await call('POST', '/student/my-cart', { token, body: { instituteId: 1 } })).body.code).toBe('ALREADY_PAID')
  expect((await call('GET', '/student/my-cart?search=lege 2', { token })).body.total).toBe(1)
  expect((await call('GET', '/student/my-cart?search=100%25', { token })).body.total).toBe(0)
})

test('an enquiry goes out under the account’s name; replies and reads are shown, remarks are not', async () => {
  const { id, token } = await family()
  const body = { message: 'Is there a hostel?', instituteType: 'college', instituteId: 1, consentVersion: '2026-11' }
  expect((await call('POST', '/student/enquiry', { token, body })).status).toBe(422)
  const raised = await call('POST', '/student/enquiry', { token, body: { ...body, mobile: '98765 43210' } })
  expect(raised.body).toMatchObject({ message: 'Enquiry Raised Successfully', data: { replyWithinHours: 48 } })
  await db.execute(sql`insert into enquiry_note (enquiry, kind, realm, account, body)
    select e.id, note, 'admin', 1, note || ' of the desk' from enquiry e, unnest(array['remark', 'reply']) note where e.account = ${id}`)
  await db.execute(
    sql`insert into contact_read (enquiry, realm, account) select id, 'buyer', 1 from enquiry where account = ${id}`,
  )
  const [ownEnquiry] = await read<object[]>(token, '/student/enquiry')
  expect(ownEnquiry).toMatchObject({
    instituteName: 'College 1',
    replies: [{ body: 'reply of the desk' }],
    reads: [{ by: 'College 1', side: 'buyer' }],
    readsTotal: 1,
  })
  expect(JSON.stringify(ownEnquiry)).not.toContain('remark')
})

test('dashboards say what to do next', async () => {
  const asha = await family()
  await order(asha)
  const board = await read<{ next: { what: string }[] }>(asha.token, '/student/dashboard')
  expect(board.next.map((n) => n.what)).toEqual([
    'College 1: Pay the fee: the application is submitted when the payment is confirmed',
    'Fill your form for colleges: every college that you apply to reads it',
    'Complete your profile',
  ])
  expect(board).toMatchObject({ shortlisted: 1, paid: 0, form: { percent: 0 } })
  const { body } = await call('GET', '/student/partner-schools?search=school 2', { token: asha.token })
  expect(body).toMatchObject({ total: 1, data: [{ name: 'School 2', admissionsOpen: true, admitting: 'open' }] })
  // Institutes that admit are listed, partner or not; a school that does not admit today is not.
  await db.execute(sql`update school set is_partner = false`)
  const page = (query: string) => call('GET', `/student/partner-schools?${query}`, { token: asha.token })
  const { body: all } = await page('limit=100')
  expect(all.total).toBeGreaterThan(1)
  const pages = await Promise.all(
    Array.from({ length: Number(all.total) }, (_, index) => page(`limit=1&page=${index + 1}`)),
  )
  expect(pages.flatMap(({ body: { data } }) => data)).toEqual(all.data)
  await db.execute(sql`update buyer_account set suspended = true`)
  const closed = await call('GET', '/student/partner-schools?search=school 2', { token: asha.token })
  expect(closed.body).toMatchObject({ total: 0, data: [] })
})
