import { type ConsentRow, guardianDays } from '@pravesh/contract'
import { currentConsent } from '@pravesh/messages'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { application, enquiry, guardianRequest, securityEvent, studentAccount } from '../../platform/db/tables.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { recordConsent } from '../consent/ledger.ts'
import { eraseUnanswered } from '../erasure/unanswered.ts'
import { codes, dataOf, rowsOf, staffApp } from './testing/staff.ts'

const { call, callAs, college, confirm, db, family, mailed, order, pay } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, throttle cascade`))
const thisYear = new Date().getFullYear()
let last = 9_500_000_000

/** A person of 16 whose mother has agreed by a link of this id. */
async function agreed() {
  const ravi = await family('college')
  const mobile = `+91${++last}`
  const id = `link-${'x'.repeat(20)}-${last}`
  await db
    .update(studentAccount)
    .set({ dateOfBirth: `${thisYear - 16}-01-01` })
    .where(eq(studentAccount.id, ravi.id))
  const asked = { account: ravi.id, id, name: 'Bina', mobile, sentAt: sql`now()`, answeredAt: sql`now()` }
  await db.insert(guardianRequest).values(asked)
  const given = { account: ravi.id, action: 'given', purpose: 'guardian', by: 'guardian', channel: 'website' } as const
  await db.transaction((tx) => recordConsent(tx, { ...given, name: 'Bina Das', mobile, proof: 'mobile-code' }))
  return { ...ravi, as: callAs(ravi), link: id, mobile }
}
type Ravi = Awaited<ReturnType<typeof agreed>>
const toCollege = { instituteType: 'college', instituteId: 1 }
async function apply({ id, token, as }: Ravi): Promise<number> {
  await as('POST', '/student/shortlist', { instituteId: 1 })
  await confirm({ id, token }, await pay(await order({ id, token }, toCollege)), toCollege)
  const rows = await db.select({ id: application.id }).from(application).where(eq(application.account, id))
  return Math.max(...rows.map((row) => row.id))
}
async function codeFor({ link, mobile }: Ravi): Promise<string> {
  await db.execute(sql`truncate throttle`)
  expect((await call('POST', '/open/guardian-code', { body: { id: link } })).status).toBe(200)
  await mailed()
  const message = (await readOutbox(db)).find(({ to }) => to === mobile)?.text ?? ''
  return /\b\d{6}\b/.exec(message)?.[0] ?? 'none'
}
const withdraw = ({ link }: Ravi, otp: string) => call('POST', '/open/guardian-withdrawal', { body: { id: link, otp } })
const page = async ({ link }: Ravi) => dataOf(await call('GET', `/open/guardian/${link}`))
const wrong = (otp: string) => (otp === '000000' ? '111111' : '000000')

test('a guardian who withdraws closes the account, and ends what institutes may read of it', async () => {
  const ravi = await agreed()
  const decided = await apply(ravi)
  await college.decide(`/buyer/application/1/${decided}`, { status: 'rejected', note: 'No seat is left' })
  const open = await apply(ravi)
  const question = { message: 'Is there a hostel?', consentVersion: '2026-11', mobile: '98123 45671' }
  expect((await ravi.as('POST', '/student/enquiry', question)).status).toBe(200)
  expect(dataOf(await college.as('GET', `/buyer/application/1/${open}`)).family).not.toBeNull()

  const otp = await codeFor(ravi)
  expect(codes(await withdraw(ravi, wrong(otp)))).toEqual([422, 'INVALID'])
  expect((await ravi.as('PUT', '/student/profile', { city: 'Pune' })).status).toBe(200)
  expect((await withdraw(ravi, otp)).status).toBe(200)
  expect(codes(await withdraw(ravi, otp))).toEqual([404, 'NOT_FOUND'])
  const withdrawn = await db.select().from(securityEvent).where(eq(securityEvent.kind, 'guardian-withdrew'))
  expect(withdrawn).toMatchObject([{ realm: 'student', account: ravi.id, outcome: 'done' }])

  expect(codes(await ravi.as('PUT', '/student/profile', { city: 'Pune' }))).toEqual([403, 'GUARDIAN_NEEDED'])
  const waiting = { name: 'Bina', mobile: ravi.mobile, withdrawnAt: expect.any(String) }
  expect(dataOf(await ravi.as('GET', '/student/profile')).guardian).toMatchObject(waiting)
  expect(await page(ravi)).toMatchObject({ isAnswered: false, withdrawnAt: expect.any(String) })
  for (const [id, status] of [
    [decided, 'rejected'],
    [open, 'withdrawn'],
  ] as const)
    expect(dataOf(await college.as('GET', `/buyer/application/1/${id}`))).toMatchObject({
      ...{ status, accessEndedBy: 'family', family: null, form: null },
    })
  expect(await db.select({ status: enquiry.status }).from(enquiry).where(eq(enquiry.account, ravi.id))).toEqual([
    { status: 'withdrawn' },
  ])
  // Every consent of the account has its end in the ledger, by the guardian.
  const entries = rowsOf(await ravi.as('GET', '/student/consents?limit=100')) as unknown as ConsentRow[]
  const ended = entries.filter(({ action }) => action === 'withdrawn')
  expect(ended.map(({ purpose }) => purpose).toSorted()).toEqual(['application', 'application', 'enquiry', 'guardian'])
  for (const entry of ended) expect(entry).toMatchObject({ by: 'guardian', channel: 'sms-code' })
  expect(ended.find(({ purpose }) => purpose === 'guardian')).toMatchObject({ name: 'Bina Das', mobile: ravi.mobile })
})

test('a guardian agrees again by the same link', async () => {
  const ravi = await agreed()
  await withdraw(ravi, await codeFor(ravi))
  const consentVersion = currentConsent('guardian').version
  const declared = { name: 'Bina Das', relation: 'mother', birthYear: thisYear - 40, consentVersion }
  const body = { ...declared, id: ravi.link, otp: await codeFor(ravi) }
  expect((await call('POST', '/open/guardian', { body })).status).toBe(200)
  expect(await page(ravi)).toMatchObject({ isAnswered: true, withdrawnAt: null })
  expect((await ravi.as('PUT', '/student/profile', { city: 'Pune' })).status).toBe(200)
})

test('another guardian who is asked reads of no withdrawal, and the link of the former ends', async () => {
  const ravi = await agreed()
  await withdraw(ravi, await codeFor(ravi))
  await db.execute(sql`truncate throttle`)
  const father = { name: 'Ravi Das', mobile: `+91${++last}` }
  expect((await ravi.as('POST', '/student/guardian', father)).status).toBe(200)
  expect((await call('GET', `/open/guardian/${ravi.link}`)).status).toBe(404)
  const [asked] = await db.select().from(guardianRequest).where(eq(guardianRequest.account, ravi.id))
  const read = dataOf(await call('GET', `/open/guardian/${asked?.id}`))
  expect(read).toMatchObject({ isAnswered: false, withdrawnAt: null })
})

test('a code for another purpose does not withdraw, and nobody does before agreeing or for an adult', async () => {
  const ravi = await agreed()
  await db.update(guardianRequest).set({ answeredAt: null }).where(eq(guardianRequest.account, ravi.id))
  const toAgree = await codeFor(ravi)
  expect(codes(await withdraw(ravi, toAgree))).toEqual([404, 'NOT_FOUND'])
  await db.update(guardianRequest).set({ answeredAt: sql`now()` }).where(eq(guardianRequest.account, ravi.id))
  expect(codes(await withdraw(ravi, toAgree))).toEqual([422, 'INVALID'])
  const otp = await codeFor(ravi)
  await db.update(studentAccount).set({ dateOfBirth: '1990-01-01' }).where(eq(studentAccount.id, ravi.id))
  expect(codes(await withdraw(ravi, otp))).toEqual([404, 'NOT_FOUND'])
  expect((await call('POST', '/open/guardian-code', { body: { id: ravi.link } })).status).toBe(404)
})

test('after the days of a new account it is erased, with the applications that were withdrawn', async () => {
  const [gone, recent, again] = [await agreed(), await agreed(), await agreed()]
  for (const ravi of [gone, recent, again]) {
    await apply(ravi)
    await withdraw(ravi, await codeFor(ravi))
  }
  const asked = (account: number, days: number, values: object = {}) =>
    db
      .update(guardianRequest)
      .set({ askedAt: sql`now() - make_interval(days => ${days}, mins => 1)`, ...values })
      .where(eq(guardianRequest.account, account))
  await asked(gone.id, guardianDays)
  await asked(recent.id, guardianDays - 1)
  await asked(again.id, guardianDays, { answeredAt: sql`now()` })
  expect(await eraseUnanswered(db)).toBe(1)
  const rows = await db.select().from(studentAccount)
  expect(rows.find(({ id }) => id === gone.id)).toMatchObject({ name: 'Erased', email: null })
  for (const { id } of [recent, again]) expect(rows.find((row) => row.id === id)?.email).not.toBeNull()
})
