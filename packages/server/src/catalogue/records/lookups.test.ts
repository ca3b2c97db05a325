import { lookupNames } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { openSession } from '../../people/session/tokens.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { buyerAccount, city, school } from '../../platform/db/tables.ts'

type Page = { data: { id: number; name: string; status?: string; state?: number }[]; total: number; limit: number }
const { call, asAdmin, database } = await testApp('demo')
const [account] = await database.db
  .insert(buyerAccount)
  .values({ email: 'lookups@buyer.example', passwordHash: 'none', instituteType: 'college', name: 'The college' })
  .returning()
if (!account) throw new Error('No account')
const token = await openSession(database.db, 'buyer', account.id)
const read = <T = Page>(path: string) => call<T>('GET', `/buyer/lookup/${path}`, { token })

describe.each(lookupNames)('%s', (name) => {
  test('is answered as administrators read it, to institutes alone', async () => {
    const { status, body } = await read(name)
    expect([status, body.data.length > 0]).toEqual([200, true])
    if (name !== 'exam-list') expect(body).toEqual((await asAdmin<Page>('GET', `/admin/${name}`)).body)
    expect((await call('GET', `/buyer/lookup/${name}`)).status).toBe(401)
  })
})

test('places are read 300 a page, searched, narrowed by their parent and by their ids', async () => {
  const cities = (await read('school-city?limit=300&search=new')).body
  expect([cities.limit, cities.data.length > 0]).toEqual([300, true])
  const { id, state } = cities.data[0] ?? {}
  expect((await read(`school-city?ids=${id}`)).body.data.map((city) => city.id)).toEqual([id])
  expect(new Set((await read(`school-city?state=${state}`)).body.data.map((city) => city.state))).toEqual(
    new Set([state]),
  )
  const overLimitResponse = await read('board?limit=300')
  expect([overLimitResponse.status, codeOf(overLimitResponse)]).toEqual([422, 'INVALID'])
})

test('what is not published is no choice, and cannot be asked for', async () => {
  const created = await asAdmin<{ data: { id: number } }>('POST', '/admin/exam-list', {
    name: 'Quxwort',
    fullName: 'Quxwort test',
    url: 'quxwort',
    status: 'draft',
    examLevel: 1,
  })
  const { id } = created.body.data
  expect((await read(`exam-list?ids=${id}`)).body.data).toEqual([])
  expect((await read('exam-list?search=quxwort')).body.data).toEqual([])
  expect(new Set((await read('exam-list')).body.data.map(({ status }) => status))).toEqual(new Set(['published']))
  const drafts = await read('exam-list?status=draft')
  expect([drafts.status, fieldsOf(drafts)]).toEqual([422, ['status']])
})

test('it is read-only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await call(method, '/buyer/lookup/board', { token, body: { id: 1 } })).status).toBe(405)
})

test('a postal code gives the city that its schools are in, else the only state of its zone, else nothing', async () => {
  type Place = { city: { url: string } | null; state: { url: string } | null }
  const placeOf = async (pincode: string) => {
    const { data } = (await call<{ data: Place }>('GET', `/open/pincode/${encodeURIComponent(pincode)}`)).body
    return [data.city?.url, data.state?.url]
  }
  // A locality of the demo, and a school.
  expect(await placeOf('110022')).toEqual(['new-delhi', 'delhi'])
  const [mumbai] = await database.db.select().from(city).where(eq(city.url, 'mumbai'))
  await database.db.update(school).set({ pincode: '400099', city: mumbai?.id }).where(eq(school.id, 1))
  expect(await placeOf('400099')).toEqual(['mumbai', 'maharashtra'])
  // Of neither; the zone is one state's.
  expect(await placeOf('226 099')).toEqual([undefined, 'uttar-pradesh'])
  // The zone of several states.
  expect(await placeOf('799001')).toEqual([undefined, undefined])
  expect((await call('GET', '/open/pincode/12345')).status).toBe(422)
})
