import { type Endpoint, endpointTable } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bankDetail } from '../db/tables.ts'
import { readyRequest } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { type PersonName, personNames } from './scene/people.ts'
import { openScene, type Reply } from './scene/scene.ts'

const scene = await openScene()
const { people, home } = scene
const { db } = home

// Planted before anything is asked: what must never be answered to anybody, and what only its owner and administrators may read.
const secretKey = 'canary-of-a-secret-key'
const bankNumbers = { student: '300111222333', otherStudent: '300444555666', parent: '300777888999' } as const
const families = ['student', 'otherStudent', 'parent', 'otherParent'] as const
const plantBank = async (who: keyof typeof bankNumbers) => {
  await db.delete(bankDetail).where(eq(bankDetail.account, people[who].id))
  const body = { holder: people[who].mark, number: bankNumbers[who], ifsc: 'SBIN0000300', type: 'savings' }
  await scene.make(who, 'POST', '/student/bank-detail', body)
}
for (const who of ['student', 'otherStudent', 'parent'] as const) await plantBank(who)
await scene.make('admin', 'POST', '/admin/third-party-services', {
  eid: people.college.institute,
  api: 'https://crm.example.in/leads',
  secret_key: secretKey,
  source: 'canary',
})
for (const mobile of ['9100000010', '9100000020']) {
  await scene.call('POST', '/open/otp', { body: { mobile } })
  await scene.call('POST', '/open/forgot-password', { body: { username: mobile, student_type: 'college' } })
}
await scene.call('POST', '/student/email-code', { token: people.student.token })
const sent = await scene.outbox()
await scene.call('POST', '/open/otp', { body: { mobile: '9100000030', student_type: 'school' } })
const contacts = Object.fromEntries(
  families.map((name, n) => [name, [`91000000${n + 1}0`, `${name.toLowerCase()}@scene.example`]]),
)

/** Values of a column, as they are kept. */
async function kept(table: string, column: string): Promise<string[]> {
  const { rows: found } = await db.execute<{ value: string | null }>(
    sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}`,
  )
  return found.flatMap(({ value }) => (value ? [value] : []))
}
const columns = [
  ['admin_account', 'password_hash'],
  ['buyer_account', 'password_hash'],
  ['student_account', 'password_hash'],
  ['session', 'token_hash'],
  ['one_time_code', 'code_hash'],
  ['email_code', 'code_hash'],
  ['temporary_password', 'password_hash'],
  ['bank_detail', 'number'],
  ['third_party_service', 'secret'],
] as const
const planted = new Map<string, string>()
for (const [table, column] of columns) {
  const values = await kept(table, column)
  test(`${table}.${column} is planted`, () => expect(values.length).toBeGreaterThan(0))
  for (const value of values) planted.set(value, `${table}.${column}`)
}
planted.set('$argon2', 'a password hash').set(secretKey, 'a secret key')
for (const number of Object.values(bankNumbers)) planted.set(number, 'a bank number')
for (const { text } of sent)
  for (const word of text.match(/[\dA-Z]{4}(-[\dA-Z]{4}){2}/g) ?? []) planted.set(word, 'a temporary password')
for (const { token } of Object.values(people)) planted.set(token, 'a token')

const neverOf = (text: string) => [...planted].flatMap(([value, what]) => (text.includes(value) ? [what] : []))
/** Contacts of families that this caller has no business with: institutes read those who wrote or applied to them. */
function contactsHiddenFrom(who: PersonName | null): string[] {
  if (who !== null && people[who].realm !== 'student') return []
  return families.flatMap((name) => (name === who ? [] : (contacts[name] ?? [])))
}
const tally = { answers: 0, ok: 0 }
function search(endpoint: Endpoint, who: PersonName | null, { text, status }: Reply) {
  tally.answers++
  if (status < 300) tally.ok++
  expect([endpoint.id, who, neverOf(text)]).toEqual([endpoint.id, who, []])
  // One name may end with another: what stands before it is no letter.
  const contact = contactsHiddenFrom(who).filter((value) => new RegExp(`(?<![a-z])${value}`).test(text))
  expect([endpoint.id, who, contact]).toEqual([endpoint.id, who, []])
}
// Everybody owns some of everything, and writes of the table ran, before anything is searched.
beforeEach(() => scene.forgetTries())
afterAll(() => console.log(`${tally.answers} answers searched for ${planted.size} secrets, ${tally.ok} of them 2xx`))

const tried = endpointTable.flatMap((e) => (rows[e.id] ? [[e.id, e] as const] : []))
describe.each(tried)('%s', (id, endpoint) => {
  test('answers no secret to anybody', async () => {
    const row = rows[id]
    if (!row) throw new Error('No row')
    const request = await readyRequest(endpoint, row, scene)
    // Writes are made once, by whom they belong to; what is read is asked for by everybody.
    const callers = endpoint.method === 'GET' ? [null, ...personNames] : row.as === 'nobody' ? [null] : [row.as]
    for (const who of callers) {
      const token = who === null ? null : people[who].token
      search(endpoint, who, await scene.send(endpoint, request, token))
    }
    if (row.ends && row.as !== 'nobody') await scene.signInAgain(row.as)
    // These calls put another number in its place.
    if (id.startsWith('student.bank-detail.')) await plantBank('student')
  })
})

test('a list that takes a search finds no secret by it', async () => {
  const takesSearch = (e: Endpoint) => 'search' in ((e.query as { shape?: object } | undefined)?.shape ?? {})
  const searched = endpointTable.filter((e) => e.realm === 'admin' && takesSearch(e))
  expect(searched.length).toBeGreaterThan(20)
  let answered = 0
  for (const endpoint of searched)
    for (const [value, what] of [
      [secretKey, 'a secret key'],
      ['$argon2', 'a hash'],
      ['300111222333', 'a number'],
    ]) {
      const path = endpoint.path.replace(/:\w+/g, '1')
      const { status, body } = await scene.call('GET', `${path}?search=${encodeURIComponent(value ?? '')}`, {
        token: people.admin.token,
      })
      // A list of an institute that is not there answers nothing, and proves nothing.
      if (status !== 200) continue
      answered++
      const { total } = body as { total?: number }
      expect([endpoint.id, what, total]).toEqual([endpoint.id, what, 0])
    }
  expect(answered).toBeGreaterThan(60)
})

test('of a bank number its owner sees four digits, and of a secret key administrators see a mask', async () => {
  const bank = await scene.make<{ lastFour: string }>('student', 'GET', '/student/bank-detail')
  expect(bank).toMatchObject({ lastFour: '2333' })
  expect(JSON.stringify(bank)).not.toContain(bankNumbers.student.slice(0, 8))
  const [service] = await scene.make<{ secret_key: string }[]>(
    'admin',
    'GET',
    '/admin/get-third-party-services?type=canary',
  )
  expect(service?.secret_key).toBe('••••-key')
})
