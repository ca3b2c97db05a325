import { type Endpoint, endpointTable } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceRecoveryCodes } from '../src/people/session/factor/recovery-codes.ts'
import { bankDetail } from '../src/platform/db/tables.ts'
import { readyRequest } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { type PersonName, personNames } from './scene/people.ts'
import { openScene, type Reply } from './scene/scene.ts'

const scene = await openScene()
const { people, database } = scene
const { db } = database

// Values planted before any call: secrets that no response may contain, and data that only its owner and administrators may read.
const secretKey = 'canary-of-a-secret-key'
const bankNumbers = { student: '300111222333', otherStudent: '300444555666', parent: '300777888999' } as const
const families = ['student', 'otherStudent', 'parent', 'otherParent'] as const
const plantBank = async (person: keyof typeof bankNumbers) => {
  await db.delete(bankDetail).where(eq(bankDetail.account, people[person].id))
  const body = { holder: people[person].mark, number: bankNumbers[person], ifsc: 'SBIN0000300', type: 'savings' }
  await scene.make(person, 'POST', '/student/bank-detail', body)
}
for (const person of ['student', 'otherStudent', 'parent'] as const) await plantBank(person)
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
await scene.make('otherStudent', 'POST', '/student/second-factor/totp')
await db.transaction((tx) => replaceRecoveryCodes(tx, { realm: 'student', account: people.otherStudent.id }))
const sent = await scene.outbox()
await scene.call('POST', '/open/otp', { body: { mobile: '9100000030', student_type: 'school' } })
const contacts = Object.fromEntries(
  families.map((name, n) => [name, [`91000000${n + 1}0`, `${name.toLowerCase()}@scene.example`]]),
)

/** Values of a column, as stored. */
async function readColumn(table: string, column: string): Promise<string[]> {
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
  ['authenticator_app', 'secret'],
  ['recovery_code', 'code_hash'],
  ['bank_detail', 'number'],
  ['third_party_service', 'secret'],
] as const
const planted = new Map<string, string>()
for (const [table, column] of columns) {
  const values = await readColumn(table, column)
  test(`${table}.${column} is planted`, () => expect(values.length).toBeGreaterThan(0))
  for (const value of values) planted.set(value, `${table}.${column}`)
}
planted.set('$argon2', 'a password hash').set(secretKey, 'a secret key')
for (const number of Object.values(bankNumbers)) planted.set(number, 'a bank number')
for (const { text } of sent)
  for (const word of text.match(/[\dA-Z]{4}(-[\dA-Z]{4}){2}/g) ?? []) planted.set(word, 'a temporary password')
for (const { token } of Object.values(people)) planted.set(token, 'a token')

const findSecrets = (text: string) => [...planted].flatMap(([value, label]) => (text.includes(value) ? [label] : []))
/** Contacts of families that this caller has no business with: institutes read those who wrote or applied to them. */
function contactsHiddenFrom(caller: PersonName | null): string[] {
  if (caller !== null && people[caller].realm !== 'student') return []
  return families.flatMap((name) => (name === caller ? [] : (contacts[name] ?? [])))
}
const tally = { answers: 0, ok: 0 }
function search(endpoint: Endpoint, caller: PersonName | null, { text, status }: Reply) {
  tally.answers++
  if (status < 300) tally.ok++
  expect([endpoint.id, caller, findSecrets(text)]).toEqual([endpoint.id, caller, []])
  // One name may end with another: the preceding character is no letter.
  const contact = contactsHiddenFrom(caller).filter((value) => new RegExp(`(?<![a-z])${value}`).test(text))
  expect([endpoint.id, caller, contact]).toEqual([endpoint.id, caller, []])
}
// Everybody owns some of everything, and writes of the table ran, before anything is searched.
beforeEach(() => scene.clearAttempts())
afterAll(() => console.log(`${tally.answers} answers searched for ${planted.size} secrets, ${tally.ok} of them 2xx`))

const tried = endpointTable.flatMap((e) => (rows[e.id] ? [[e.id, e] as const] : []))
describe.each(tried)('%s', (id, endpoint) => {
  test('answers no secret to anybody', async () => {
    const row = rows[id]
    if (!row) throw new Error('No row')
    const request = await readyRequest(endpoint, row, scene)
    // Writes are made once, by their owner; reads are made by every caller.
    const callers = endpoint.method === 'GET' ? [null, ...personNames] : row.as === 'nobody' ? [null] : [row.as]
    for (const caller of callers) {
      const token = caller === null ? null : people[caller].token
      search(endpoint, caller, await scene.send(endpoint, request, token))
    }
    if (row.ends && row.as !== 'nobody') await scene.signInAgain(row.as)
    // These calls put another number in its place.
    if (id.startsWith('student.bank-detail.')) await plantBank('student')
  })
})

test('a list that takes a search finds no secret by it', async () => {
  const takesSearch = (e: Endpoint) => 'search' in ((e.query as { shape?: object } | undefined)?.shape ?? {})
  const searched = endpointTable.filter((e) => e.realm === 'admin' && !e.file && takesSearch(e))
  expect(searched.length).toBeGreaterThan(20)
  let successCount = 0
  for (const endpoint of searched)
    for (const [value, label] of [
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
      successCount++
      const { total } = body as { total?: number }
      expect([endpoint.id, label, total]).toEqual([endpoint.id, label, 0])
    }
  expect(successCount).toBeGreaterThan(60)
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
