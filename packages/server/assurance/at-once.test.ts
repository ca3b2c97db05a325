import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { call, asAdmin, updateAsAdmin, database, outbox, demoToken } = await testApp('demo')
const twenty = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, n) => work(n)))
const count = async (source: ReturnType<typeof sql>) =>
  (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from ${source}`)).rows[0]?.n
const sorted = (responses: { status: number }[]) => responses.map(({ status }) => status).sort()
const statusesWithOneSuccess = (rest: number, total: number) => [200, ...Array.from({ length: total - 1 }, () => rest)]

beforeEach(async () => {
  await database.db.execute(sql`delete from throttle`)
})

test('one college, shortlisted or put into the cart twenty times at once, is there once', async () => {
  const token = await demoToken('student')
  await database.db.execute(sql`delete from shortlist`)
  await database.db.execute(sql`delete from cart_item`)
  const body = { instituteType: 'college', instituteId: 1 }
  const listed = await twenty(() => call('POST', '/student/shortlist', { token, body }))
  expect(sorted(listed)).toEqual(statusesWithOneSuccess(409, 20))
  expect(await count(sql`shortlist where institute_type = 'college' and institute_id = 1`)).toBe(1)
  const cart = { ...body, feesType: 'application' }
  expect(sorted(await twenty(() => call('POST', '/student/my-cart', { token, body: cart })))).toEqual(
    statusesWithOneSuccess(409, 20),
  )
  expect(await count(sql`cart_item where institute_id = 1`)).toBe(1)
})

test('one enquiry sent ten times at once is one', async () => {
  const [name, mobile, consentVersion] = ['Asha', '9876500011', '2026-11']
  const body = { name, mobile, consentVersion, instituteType: 'college', instituteId: 1 }
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      call<{ data: { reference: string } }>('POST', '/open/enquiry/admission-college', { body }),
    ),
  )
  // Each message has a reference of its own, which reveals nothing of an earlier one.
  expect(new Set(responses.map((a) => a.body.data.reference)).size).toBe(10)
  expect(await count(sql`enquiry where mobile = ${`+91${mobile}`}`)).toBe(1)
})

test('one sign-up ticket opens one account, however many forms carry it at once', async () => {
  const mobile = '9200000111'
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const attempts = await Promise.all(
    Array.from({ length: 5 }, () =>
      call<{ ticket?: string }>('POST', '/open/otp/verify', { body: { otp, otpId, mobile } }),
    ),
  )
  expect(sorted(attempts)).toEqual(statusesWithOneSuccess(401, 5))
  const ticket = attempts.flatMap(({ body }) => body.ticket ?? [])[0]
  const signUp = (n: number) =>
    call('POST', '/open/student-signup', {
      body: {
        name: 'Ravi Kumar',
        email: `ravi.ticket${n}@example.in`,
        mobile,
        ticket,
        password: 'a tamarind by the well',
        date_of_birth: '2001-04-30',
        consentVersion: '2026-11',
      },
    })
  const responses = await Promise.all(Array.from({ length: 5 }, (_, n) => signUp(n)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status } of responses) expect([200, 409, 422]).toContain(status)
  expect(await count(sql`student_account where email like 'ravi.ticket%'`)).toBe(1)
  expect((await signUp(9)).status).not.toBe(200)
})

test('one temporary password lets in one of five at once, and nobody after', async () => {
  const account = { username: 'student@demo.pravesh.example', student_type: 'college' }
  await call('POST', '/open/forgot-password', { body: account })
  const password = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const login = (n: number) =>
    call('POST', '/open/student-login', { body: { ...account, password, new_password: `neem tree number ${n}` } })
  const responses = await Promise.all([1, 2, 3, 4, 5].map(login))
  expect(sorted(responses)).toEqual(statusesWithOneSuccess(401, 5))
  expect((await login(6)).status).toBe(401)
})

test('of twenty administrators who change one row at once, one saves and the others get the current record', async () => {
  const { body } = await asAdmin<{ data: { id: number; updatedAt: string } }>('POST', '/admin/schooltype', {
    name: 'Forest school',
    url: 'forest-school',
  })
  const { id, updatedAt } = body.data
  type Rejection = { record?: unknown }
  const saves = await twenty((n) =>
    asAdmin<Rejection>('PUT', '/admin/schooltype', { id, updatedAt, name: `Grove school ${n}` }),
  )
  expect(sorted(saves)).toEqual(statusesWithOneSuccess(409, 20))
  const listed = await asAdmin<{ data: { name: string; updatedAt: string }[] }>('GET', `/admin/schooltype?id=${id}`)
  const [current] = listed.body.data
  expect(current?.name).toBe(`Grove school ${saves.findIndex(({ status }) => status === 200)}`)
  for (const save of saves) if (save.status === 409) expect(save.body.record).toEqual(current)
})

test('of two administrators who read one school, the second to save is told, and merges field by field', async () => {
  const path = '/admin/school-details/1'
  const { version } = (await asAdmin<{ data: { version: number } }>('GET', path)).body.data
  const saves = await twenty((n) => asAdmin('PUT', path, { about: `Writer ${n}.`, version }))
  expect(sorted(saves)).toEqual(statusesWithOneSuccess(409, 20))
  const winner = saves.findIndex(({ status }) => status === 200)
  // After the conflict, the changed fields are saved against the current version: the console's own solution.
  expect((await asAdmin('PUT', path, { timings: '8 to 2' })).status).toBe(422)
  await updateAsAdmin(path, { timings: '8 to 2' })
  const { data } = (await asAdmin<{ data: object }>('GET', path)).body
  expect(data).toMatchObject({ about: `Writer ${winner}.`, timings: '8 to 2', version: version + 2 })
})
