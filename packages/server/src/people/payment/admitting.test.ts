import type { InstituteType } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { fieldsOf } from '../../../testing/test-app.ts'
import { today } from '../../platform/db/statements/today.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { buyerAccount, buyerInstitute, city, school } from '../../platform/db/tables.ts'
import { codes, dataOf, rowsOf, staffApp } from '../admission/testing/staff.ts'
import { openSession } from '../session/tokens.ts'

// The day stays the same while these tests run, also about midnight.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => {
  vi.useRealTimers()
})

const {
  db,
  home: database,
  call,
  family,
  callAs,
  admin,
  order,
  pay,
  confirm,
  webhook,
  webhookOf,
  parts,
} = await staffApp()
const [town] = await db.select({ city: city.id, state: city.state }).from(city).limit(1)
const dayFrom = (days: number) => today(new Date(Date.now() + days * 86_400_000))
type Days = { opensOn?: string; closesOn?: string; allYear?: boolean }
type Kind = InstituteType
/** Source of the admission days. */
const namedSource = { admission: { name: 'Its own office', asOf: '2026-11-01', tier: 'institute' } }
let instituteCount = 0

/** A published institute with these admission days and, on request, a login of that kind, active or suspended. */
async function institute(type: Kind, days: Days | null, staffAccount: Kind | 'suspended' | 'none' = type) {
  const n = ++instituteCount
  const table = instituteTables[type]
  const place = { state: town?.state ?? 0, city: town?.city ?? 0, status: 'published' as const }
  const [row] = await db
    .insert(table)
    .values({ ...place, id: 1_000 + n, name: `Vidyalaya ${n}`, url: `vidyalaya-${n}` })
    .returning()
  const id = row?.id ?? 0
  const path = `/admin/${type}-details/${id}`
  const saveAdmission = async (admission: Days | null, sources: object = namedSource) => {
    const { version } = dataOf(await admin.as('GET', path))
    const { status, body } = await admin.as('PUT', path, {
      version,
      admission: admission && { session: '2027-28', ...admission },
      sources,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  await saveAdmission(days)
  const suspended = staffAccount === 'suspended'
  const account = { email: `desk-of-${n}@vidyalaya.example`, passwordHash: 'none' }
  let buyer = 0
  if (staffAccount !== 'none') {
    const instituteType = suspended ? type : (staffAccount as Kind)
    const [added] = await db
      .insert(buyerAccount)
      .values({ ...account, instituteType, suspended })
      .returning()
    buyer = added?.id ?? 0
    await db.insert(buyerInstitute).values({ buyer, institute: id, role: 'owner' })
  }
  const suspend = (now: boolean) =>
    admin.as('PUT', '/admin/accounts', { realm: 'buyer', id: buyer, suspended: now, reason: 'They left the school' })
  return {
    instituteKey: { instituteType: type, instituteId: id },
    url: `vidyalaya-${n}`,
    path,
    buyer,
    say: saveAdmission,
    suspend,
  }
}
const countRecordsOf = async (account: number) => {
  const { rows } = await db.execute<{
    n: number
  }>(sql`select (select count(*) from application where account = ${account})
    + (select count(*) from shortlist where account = ${account}) + (select count(*) from cart_item where account = ${account})
    + (select count(*) from payment where account = ${account})::int as n`)
  return Number(rows[0]?.n)
}
const [yesterday, tomorrow, now] = [dayFrom(-1), dayFrom(1), today()]

const cases: [string, Days | null, Kind | 'suspended' | 'none' | 'other', string, RegExp | null][] = [
  ['all year', { allYear: true }, 'school', 'open', null],
  ['from today on', { opensOn: now, closesOn: tomorrow }, 'school', 'open', null],
  ['until today', { opensOn: yesterday, closesOn: now }, 'school', 'open', null],
  ['until tomorrow, the first day not said', { closesOn: tomorrow }, 'school', 'open', null],
  ['until yesterday', { closesOn: yesterday }, 'school', 'closed', /last day .* was \d+ \w+ \d{4}. Send it an enquiry/],
  ['from tomorrow', { opensOn: tomorrow }, 'school', 'opens-later', /from \d+ \w+ \d{4}. Keep it on your shortlist/],
  ['from yesterday, the last day not said', { opensOn: yesterday }, 'school', 'dates-unknown', /Send it an enquiry/],
  ['on days that are not said', {}, 'school', 'dates-unknown', /Send it an enquiry/],
  ['of which nothing is said', null, 'school', 'dates-unknown', /Send it an enquiry/],
  ['that nobody manages', { allYear: true }, 'none', 'not-here', /Send it an enquiry, or apply on its own website/],
  ['whose login is suspended', { allYear: true }, 'suspended', 'not-here', /Send it an enquiry/],
  ['of whose number another kind has a login', { allYear: true }, 'other', 'not-here', /Send it an enquiry/],
]
const casesByType = cases.flatMap(([name, days, staffAccount, state, messagePattern]) =>
  (['school', 'college'] as const).map((type) => {
    const other: Kind = type === 'school' ? 'college' : 'school'
    return {
      name: `${type} ${name}`,
      type,
      days,
      desk: staffAccount === 'school' ? type : staffAccount === 'other' ? other : staffAccount,
      state,
      why: messagePattern,
    }
  }),
)

test.each(casesByType)(
  'a fee to a $name: $state, in cart and order alike',
  async ({ type, days, desk: staffAccount, state, why: messagePattern }) => {
    const { instituteKey, url } = await institute(type, days, staffAccount)
    const asha = await family(type)
    const publicPage = dataOf(await call('GET', `/public/${type}/?url=${url}`))
    expect(publicPage.admitting).toBe(state)
    const fee = { ...instituteKey, feesType: 'application' }
    const responses = [
      await callAs(asha)('POST', '/student/my-cart', fee),
      await callAs(asha)('POST', '/payment/order', fee),
    ]
    if (!messagePattern)
      return expect(responses.map(codes)).toEqual([
        [200, 'no error'],
        [200, 'no error'],
      ])
    expect(responses.map(codes)).toEqual([
      [409, 'NOT_ADMITTING'],
      [409, 'NOT_ADMITTING'],
    ])
    for (const { body } of responses) expect(body.message).toMatch(messagePattern)
    expect(await countRecordsOf(asha.id)).toBe(0)
    // The shortlist accepts it and shows its status.
    expect(dataOf(await callAs(asha)('POST', '/student/shortlist', instituteKey))).toMatchObject({ admitting: state })
  },
)

test('days that nobody is named for open nothing', async () => {
  for (const type of ['school', 'college'] as const) {
    const { instituteKey, say: saveAdmission } = await institute(type, null)
    await saveAdmission({ allYear: true }, {})
    const asha = await family(type)
    expect(codes(await callAs(asha)('POST', '/payment/order', { ...instituteKey, feesType: 'application' }))).toEqual([
      409,
      'NOT_ADMITTING',
    ])
    await saveAdmission({ allYear: true })
    expect(codes(await callAs(asha)('POST', '/payment/order', { ...instituteKey, feesType: 'application' }))).toEqual([
      200,
      'no error',
    ])
  }
})

test('a line that closed since says so and is not in the sum; opened again it is', async () => {
  const [open, closing] = [await institute('school', { allYear: true }), await institute('school', { closesOn: now })]
  const asha = await family('school')
  for (const { instituteKey } of [open, closing]) await callAs(asha)('POST', '/student/my-cart', instituteKey)
  const cart = async () => {
    const { body } = await callAs(asha)('GET', '/student/my-cart?sort=id')
    const rows = body.data as unknown as { admitting: string }[]
    return [body.amount, body.total, ...rows.map((row) => row.admitting)]
  }
  expect(await cart()).toEqual([66_200, 2, 'open', 'open'])
  await closing.say({ closesOn: yesterday })
  expect(await cart()).toEqual([33_100, 2, 'open', 'closed'])
  await open.suspend(true)
  expect(await cart()).toEqual([0, 2, 'not-here', 'closed'])
  await open.suspend(false)
  await closing.say({ closesOn: tomorrow })
  expect(await cart()).toEqual([66_200, 2, 'open', 'open'])
  await db.update(school).set({ status: 'archived' }).where(eq(school.id, open.instituteKey.instituteId))
  expect(await cart()).toEqual([33_100, 2, 'not-here', 'open'])
})

test.each(['the last day passed', 'its login was suspended'])(
  'what was ordered honestly is taken and submitted, although meanwhile %s; nothing is ordered anew',
  async (meanwhile) => {
    const closingSchool = await institute('school', { closesOn: now })
    const asha = await family('school')
    const ordered = await order(asha, closingSchool.instituteKey)
    if (meanwhile === 'the last day passed') await closingSchool.say({ closesOn: yesterday })
    else await closingSchool.suspend(true)
    const secondResponse = await callAs(asha)('POST', '/payment/order', {
      ...closingSchool.instituteKey,
      feesType: 'application',
    })
    expect(codes(secondResponse)).toEqual([409, 'NOT_ADMITTING'])
    const [waits] = rowsOf(await callAs(asha)('GET', '/student/shortlist')) as unknown as {
      application: { nextStep: string }
    }[]
    expect(waits?.application.nextStep).toMatch(/Send it an enquiry.*\. If you have paid already, it is submitted when/)

    expect((await confirm(asha, await pay(ordered), closingSchool.instituteKey)).status).toBe(200)
    const [sent] = rowsOf(await callAs(asha)('GET', '/student/shortlist')) as unknown as {
      application: { id: number; status: string }
    }[]
    expect(sent?.application.status).toBe('submitted')
    // Administrators read it, and can refund the fee.
    const row = dataOf(await admin.as('GET', `/admin/applications/${sent?.application.id}`))
    expect(row).toMatchObject({ status: 'submitted' })
  },
)

test('a bank that confirms after the last day has its money taken too', async () => {
  const closingCollege = await institute('college', { closesOn: now })
  const ravi = await family('college')
  const ordered = await order(ravi, closingCollege.instituteKey)
  const aside = await pay(ordered, 'authorize')
  await closingCollege.say({ closesOn: yesterday })
  expect((await webhook(await webhookOf(aside.razorpay_payment_id, 'payment.authorized'))).status).toBe(200)
  expect((await parts.gateway.payment(aside.razorpay_payment_id))?.status).toBe('captured')
})

test('a family that has begun is told what to do where no fee is taken any more', async () => {
  const closingSchool = await institute('school', { closesOn: now })
  const asha = await family('school')
  const listed = dataOf(await callAs(asha)('POST', '/student/shortlist', closingSchool.instituteKey)).id
  await callAs(asha)('PUT', `/student/shortlist-form/${listed}`, { class: 1 })
  const next = async () => {
    const board = dataOf(await callAs(asha)('GET', '/student/school-dashboard')) as unknown as {
      next: { what: string }[]
    }
    return board.next.map(({ what: task }) => task)
  }
  expect((await next())[0]).toMatch(/Fill the form, then pay the fee/)
  await closingSchool.say({ closesOn: yesterday })
  expect((await next())[0]).toMatch(/The last day to apply to .* Send it an enquiry/)
  expect((await next()).join()).not.toContain('pay the fee')
})

test('who signs up for an institute is led to the payment only where it takes one', async () => {
  const [open, closed] = [
    await institute('school', { allYear: true }),
    await institute('school', { closesOn: yesterday }),
  ]
  const join = async (instituteKey: object, n: number) => {
    const person = { parent_name: 'Meera Nair', parent_email: `meera${n}@example.in`, mobile: `987651000${n}` }
    const body = { ...person, password: 'a long enough one', consentVersion: '2026-11', ...instituteKey }
    return (await call('POST', '/open/school-signup', { body })).body.payment
  }
  expect([await join(open.instituteKey, 1), await join(closed.instituteKey, 2)]).toEqual([true, false])
  expect(await join((await institute('college', { allYear: true })).instituteKey, 3)).toBe(true)
})

test('an institute says itself when it takes forms; impossible days are refused; its page follows', async () => {
  for (const type of ['school', 'college'] as const) {
    const target = await institute(type, null)
    const token = await openSession(db, 'buyer', target.buyer)
    const { instituteId } = target.instituteKey
    const path = `/buyer/institute-details/${instituteId}`
    const put = async (admission: object) => {
      const { version } = dataOf(await call('GET', path, { token }))
      return call('PUT', path, { token, body: { version, admission: { session: '2027-28', ...admission } } })
    }
    const rejectedFields = async (admission: object) => fieldsOf(await put(admission))
    expect(await rejectedFields({ allYear: true, closesOn: tomorrow })).toEqual(['admission.closesOn'])
    expect(await rejectedFields({ opensOn: tomorrow, closesOn: yesterday })).toEqual(['admission.closesOn'])
    expect(dataOf(await put({ allYear: true })).admission).toMatchObject({ allYear: true, opensOn: null })
    const publicPage = dataOf(await call('GET', `/public/${type}/?url=${target.url}`))
    expect(publicPage).toMatchObject({
      admitting: 'open',
      admission: { allYear: true },
      sources: { admission: { tier: 'institute' } },
    })
    const asha = await family(type)
    await order(asha, target.instituteKey)
    await put({ opensOn: tomorrow, closesOn: dayFrom(30) })
    expect(dataOf(await call('GET', `/public/${type}/?url=${target.url}`)).admitting).toBe('opens-later')
  }
})

test('pages of an institute are told when its login is suspended, and when it is opened again', async () => {
  const openSchool = await institute('school', { allYear: true })
  const notices: string[] = []
  const stop = await database.listen('page_tags', (notice) => notices.push(notice))
  await openSchool.suspend(true)
  await openSchool.suspend(false)
  await expect.poll(() => notices).toEqual(Array(2).fill(`schools\nschool:${openSchool.instituteKey.instituteId}`))
  await stop()
})
