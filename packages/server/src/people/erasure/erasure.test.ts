import { documentExample } from '@pravesh/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  application,
  child,
  document,
  erasure,
  knownNetwork,
  mailSuppression,
  oneTimeCode,
  outbox,
  payment,
  refund,
  session,
  studentAccount,
  throttle,
} from '../../platform/db/tables.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { codes, dataOf, rowsOf, staffApp } from '../admission/testing/staff.ts'
import { recordConsent } from '../consent/ledger.ts'
import { hashPassword } from '../session/passwords/password.ts'
import { eraseDue } from './due.ts'

const { applied, callAs, config, db, family, mailed, schoolStaff } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, contact_read, erasure, outbox cascade`))

type Asha = Awaited<ReturnType<typeof applied>>
const subjectsOf = async ({ as }: Pick<Asha, 'as'>) => rowsOf(await as('GET', '/student/erasures'))
const ask = ({ as }: Pick<Asha, 'as'>, body: object) => as('POST', '/student/erasures', body)
const letDaysPass = () => db.update(erasure).set({ dueAt: sql`now() - interval '1 minute'` })
const erase = async () => {
  await letDaysPass()
  return eraseDue({ db, config })
}
const office = ({ application: id }: Asha) => schoolStaff.as('GET', `/buyer/application/1/${id}`)

/** Tables in which a text occurs, in any column of any row. */
async function tablesWith(mark: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(lower(${mark}) in lower(t::text)) > 0 limit 1`,
    )
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

const marks = [
  'Zebunnisa',
  'zebu@family.example',
  '+919812345670',
  'Kamakhya',
  'epilepsy',
  'Ghazipur',
  'No seat for Kama',
]

/** A family with something in every place that a family can write to, whose application a school has read and rejected. */
async function fullFamily() {
  const asha = await applied({ answers: {} })
  await db
    .update(studentAccount)
    .set({
      name: 'Zebunnisa Khan',
      email: 'zebu@family.example',
      mobile: '+919812345670',
      mobileVerified: true,
      emailVerified: true,
    })
    .where(eq(studentAccount.id, asha.id))
  const asOwner = asha.as
  await asOwner('PUT', '/student/manage-child', { id: asha.kid, name: 'Kamakhya Khan', specialNeeds: 'epilepsy' })
  await asOwner('PUT', `/student/child-common-form/${asha.kid}`, {
    parents: [{ relation: 'mother', name: 'Zebunnisa Khan', mobile: '98123 45670' }],
  })
  await asOwner('POST', '/student/documents', { ...documentExample, title: 'Kamakhya birth', child: asha.kid })
  await office(asha)
  for (const kind of ['remark', 'message'])
    await schoolStaff.as('POST', `/buyer/application/1/${asha.application}/notes`, { kind, body: 'Kamakhya is shy' })
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, { status: 'rejected', note: 'No seat for Kama' })
  await asOwner('PUT', '/student/profile', { city: 'Ghazipur' })
  await asOwner('PUT', '/student/application-form', { contact: { city: 'Ghazipur' } })
  await asOwner('POST', '/student/bank-detail', {
    holder: 'Zebunnisa Khan',
    number: '30012345678',
    ifsc: 'SBIN0000300',
    type: 'savings',
  })
  await asOwner('POST', '/student/enquiry', {
    message: 'My child has epilepsy, can she board?',
    mobile: '98123 45670',
    consentVersion: '2026-11',
  })
  await asOwner('POST', '/student/review', {
    instituteType: 'school',
    instituteId: 1,
    role: 'parent',
    overall: 4,
    aspects: {},
    pros: 'Zebunnisa says that the teachers are patient with every child in class',
    cons: 'Zebunnisa says that the bus is late on most days of the rainy season',
  })
  await db.transaction((tx) =>
    recordConsent(tx, {
      ...{ account: asha.id, action: 'given', purpose: 'account', by: 'self', channel: 'website', version: '2026-11' },
      ...{ name: 'Zebunnisa Khan', mobile: '+919812345670' },
    }),
  )
  await db.insert(knownNetwork).values({ realm: 'student', account: asha.id, network: 'network' })
  await db.insert(mailSuppression).values({ address: 'zebu@family.example', purpose: 'all', reason: 'bounce' })
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await db
    .insert(oneTimeCode)
    .values({ id: `code-${asha.id}`, mobile: '+919812345670', track: 'school', codeHash: 'none', expiresAt })
  await mailed()
  return asha
}

test('an account that is erased leaves no mark in any table, no file and no session; the fee stays without a name', async () => {
  const asha = await fullFamily()
  expect(await tablesWith('Zebunnisa')).toEqual(
    expect.arrayContaining(['application', 'bank_detail', 'child', 'consent_entry', 'review', 'student_account']),
  )
  const { documents } = openDelivery(config, db)
  const files = await db.select({ key: document.key }).from(document).where(eq(document.account, asha.id))
  for (const { key } of files) expect(await documents.open(key)).toBeDefined()
  expect(files).toHaveLength(1)

  expect((await ask(asha, { subject: 'account' })).status).toBe(200)
  expect(await subjectsOf(asha)).toMatchObject([{ subject: 'account', name: 'Zebunnisa Khan', waitsForRefund: false }])
  // Days to think: nothing happens before.
  expect(await eraseDue({ db, config })).toBe(0)
  expect((await asha.as('GET', '/student/profile')).status).toBe(200)
  await mailed()
  expect((await readOutbox(db)).some(({ subject }) => subject?.startsWith('Pravesh will erase your account'))).toBe(
    true,
  )

  expect(await erase()).toBe(1)
  expect((await asha.as('GET', '/student/profile')).status).toBe(401)
  await mailed()
  const letters = await readOutbox(db)
  expect(letters.filter(({ to }) => to === 'zebu@family.example').map(({ subject }) => subject)).toEqual([
    'Your account on Pravesh is erased',
  ])
  for (const { key } of files) expect(await documents.open(key)).toBeUndefined()
  await db.delete(outbox)
  for (const mark of marks) expect([mark, await tablesWith(mark)]).toEqual([mark, []])

  // Tax law keeps the fee; the school keeps its decision.
  const [paid] = await db.select().from(payment).where(eq(payment.account, asha.id))
  expect(paid).toMatchObject({ status: 'paid', receiptNumber: expect.any(String) })
  const read = dataOf(await office(asha))
  expect(read).toMatchObject({
    applicant: 'Erased',
    status: 'rejected',
    child: null,
    form: null,
    documents: [],
    timeline: expect.any(Array),
  })
})

test('an address that was never proven, or that ends with one of another, keeps its limits and stopped mails', async () => {
  const asha = await applied()
  const own = { email: 'n@family.example', mobile: null }
  await db.update(studentAccount).set(own).where(eq(studentAccount.id, asha.id))
  await db.insert(mailSuppression).values({ address: own.email, purpose: 'all', reason: 'unsubscribed' })
  const resetsAt = new Date(Date.now() + 3_600_000).toISOString()
  const keys = ['n@family.example', 'asman@family.example'].map((name) => JSON.stringify(['login', 'wrong', name]))
  await db.insert(throttle).values(keys.map((key) => ({ key, count: 9, resetsAt })))
  await ask(asha, { subject: 'account' })
  expect(await erase()).toBe(1)
  expect(await db.$count(mailSuppression, eq(mailSuppression.address, own.email))).toBe(1)
  expect(await db.$count(throttle, inArray(throttle.key, keys))).toBe(2)

  const ravi = await applied()
  await db
    .update(studentAccount)
    .set({ ...own, emailVerified: true })
    .where(eq(studentAccount.id, ravi.id))
  await ask(ravi, { subject: 'account' })
  expect(await erase()).toBe(1)
  expect(await db.$count(mailSuppression, eq(mailSuppression.address, own.email))).toBe(0)
  const left = await db.select({ key: throttle.key }).from(throttle).where(inArray(throttle.key, keys))
  expect(left.map(({ key }) => key)).toEqual(keys.slice(1))
})

test('an account that never paid leaves no row at all', async () => {
  const asha = await family('school')
  const owner = { as: callAs(asha) }
  await owner.as('POST', '/student/manage-child', { name: 'Kamakhya', dateOfBirth: '2021-06-14', relation: 'mother' })
  await ask(owner, { subject: 'account' })
  expect(await erase()).toBe(1)
  expect(await db.$count(studentAccount, eq(studentAccount.id, asha.id))).toBe(0)
  expect(await db.$count(child, eq(child.account, asha.id))).toBe(0)
})

test('a child is erased with form, documents and an application that is open; the account and its other child stay', async () => {
  const asha = await applied()
  const other = dataOf(
    await asha.as('POST', '/student/manage-child', { name: 'Ravi', dateOfBirth: '2020-01-01', relation: 'mother' }),
  ).id
  await asha.as('POST', '/student/documents', { ...documentExample, child: asha.kid })
  expect((await ask(asha, { subject: 'child', of: asha.kid })).status).toBe(200)
  expect(await erase()).toBe(1)
  expect(rowsOf(await asha.as('GET', '/student/manage-child')).map(({ id }) => id)).toEqual([other])
  expect(await db.$count(document, eq(document.account, asha.id))).toBe(0)
  expect(dataOf(await office(asha))).toMatchObject({
    applicant: 'Erased',
    status: 'withdrawn',
    child: null,
    common: null,
  })
  expect(await tablesWith(`Ira ${asha.id}`)).toEqual([])
})

test('the papers of one application are erased, and the child’s form stays with the family', async () => {
  const asha = await applied()
  expect((await ask(asha, { subject: 'application', of: asha.application })).status).toBe(200)
  expect(await subjectsOf(asha)).toMatchObject([{ subject: 'application', name: 'School 1' }])
  expect(await erase()).toBe(1)
  const [row] = await db.select().from(application).where(eq(application.id, asha.application))
  expect(row).toMatchObject({ status: 'withdrawn', child: null, answers: {}, accessEndedBy: 'family' })
  expect(rowsOf(await asha.as('GET', '/student/manage-child'))).toHaveLength(1)
})

test('a request is taken back within the days, and asked for twice it is one', async () => {
  const asha = await applied()
  const first = dataOf(await ask(asha, { subject: 'account' }))
  expect(dataOf(await ask(asha, { subject: 'account' })).id).toBe(first.id)
  expect((await asha.as('DELETE', '/student/erasures', { ids: [first.id] })).status).toBe(200)
  expect(await subjectsOf(asha)).toEqual([])
  expect(await erase()).toBe(0)
  expect((await asha.as('GET', '/student/profile')).status).toBe(200)
})

test('it needs the password, or a sign-in of the last minutes where there is none', async () => {
  const asha = await applied()
  await db.update(session).set({ createdAt: sql`now() - interval '16 minutes'` }).where(eq(session.account, asha.id))
  expect(codes(await ask(asha, { subject: 'account' }))).toEqual([422, 'INVALID'])
  await db
    .update(studentAccount)
    .set({ passwordHash: await hashPassword('pravesh-demo-1') })
    .where(eq(studentAccount.id, asha.id))
  expect(codes(await ask(asha, { subject: 'account', current_password: 'another-one' }))).toEqual([422, 'INVALID'])
  expect((await ask(asha, { subject: 'account', current_password: 'pravesh-demo-1' })).status).toBe(200)
})

test('nobody erases what is another’s, and a child is named where one is erased', async () => {
  const [asha, ravi] = [await applied(), await applied()]
  expect(codes(await ask(asha, { subject: 'child', of: ravi.kid }))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await ask(asha, { subject: 'application', of: ravi.application }))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await ask(asha, { subject: 'child' }))).toEqual([422, 'INVALID'])
  const { id } = dataOf(await ask(ravi, { subject: 'account' }))
  expect(codes(await asha.as('DELETE', '/student/erasures', { ids: [id] }))).toEqual([404, 'NOT_FOUND'])
})

test('an account waits for a refund that is on its way', async () => {
  const asha = await applied()
  const [paid] = await db.select().from(payment).where(eq(payment.account, asha.id))
  await db.insert(refund).values({
    gatewayPayment: paid?.gatewayPayment ?? '',
    payment: paid?.id ?? 0,
    amount: 100,
    reason: 'late',
    status: 'sent',
  })
  await ask(asha, { subject: 'account' })
  expect(await subjectsOf(asha)).toMatchObject([{ waitsForRefund: true }])
  expect(await erase()).toBe(0)
  await db.update(refund).set({ status: 'refunded' })
  expect(await erase()).toBe(1)
})
