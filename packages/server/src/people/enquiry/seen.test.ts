import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { allowErasing } from '../../platform/db/erasing.ts'
import { removeDeleted } from './inbox/removal.ts'
import { knownPeople } from './testing/known-people.ts'

const { call, asAdmin, database, demoToken, adminToken } = await testApp('demo')
const { db } = database
const { raise, signUp, listOwnEnquiries, nextMobile } = knownPeople(call)
beforeEach(() => db.execute(sql`delete from throttle`))
const verify = (id: number) => db.execute(sql`update student_account set mobile_verified = true where id = ${id}`)
const idOf = async (mobile: string) =>
  (await db.execute<{ id: number }>(sql`select id from enquiry where mobile = ${`+91${mobile}`} order by id desc`))
    .rows[0]?.id ?? 0
type Row = { id: number; kind: string; details: object }
const listed = async (path: string, ids: number[]) =>
  (await asAdmin<{ data: Row[]; total: number }>('GET', `/open/enquiry/${path}?ids=${ids}`)).body

test('the list of known people: who sent it signed in, or from a mobile that an account has verified; of every kind', async () => {
  const [asha, ravi, meera] = [await signUp(), await signUp(), await signUp()]
  await verify(ravi.id)
  const ids: Record<string, number> = {}
  const sent = async (name: string, kind: string, mobile: string, token?: string) => {
    await raise(kind, { mobile }, token)
    ids[name] = await idOf(mobile)
  }
  await sent('signed in', 'exam', nextMobile(), asha.token)
  await sent('verified', 'free-counselling', ravi.mobile)
  await sent('written down only', 'general', meera.mobile)
  await sent('unknown', 'general', nextMobile())
  await raise('career', { mobile: `+91${await numberOf(ids.unknown ?? 0)}` })
  const { data, total } = await listed('get-existing-user-enq', Object.values(ids))
  expect(data.map((e) => e.kind).sort()).toEqual(['exam', 'free-counselling'])
  expect(total).toBe(2)
})
const numberOf = async (id: number) =>
  (await db.execute<{ mobile: string }>(sql`select mobile from enquiry where id = ${id}`)).rows[0]?.mobile.slice(3)

test('a wish for counselling says what about and when', async () => {
  const mobile = nextMobile()
  await raise('free-counselling', { mobile, topic: 'Law after class 12', time: 'Evenings' })
  const { data } = await listed('get-free-counselling', [await idOf(mobile)])
  expect(data.map((e) => e.details)).toEqual([{ topic: 'Law after class 12', time: 'Evenings' }])
})

test('who proves a mobile reads what came from it, and who saw it; what another account sent is not theirs', async () => {
  const asha = await signUp()
  const schoolBuyer = await demoToken('school')
  const [managed] = (
    await db.execute<{ id: number; name: string }>(
      sql`select s.id, s.name from buyer_institute b join buyer_account a on a.id = b.buyer and a.institute_type = 'school'
          join school s on s.id = b.institute`,
    )
  ).rows
  const subject = { instituteType: 'school', instituteId: managed?.id }
  await raise('admission-school', { mobile: asha.mobile, message: 'Is there a bus?', ...subject })
  const otherStudent = await signUp()
  await raise('general', { mobile: asha.mobile, message: 'Not hers' }, otherStudent.token)
  expect(await listOwnEnquiries(asha.token)).toEqual([])
  await verify(asha.id)
  const first = (await idOf(asha.mobile)) - 1
  await asAdmin('GET', `/admin/enquiry/admission/school?ids=${first}`)
  await asAdmin('GET', `/admin/enquiry/one/${first}`)
  await call('GET', `/buyer/admission-enquiry/${managed?.id}/${first}`, { token: schoolBuyer })
  const ownEnquiries = await listOwnEnquiries(asha.token)
  expect(ownEnquiries.map((e) => [e.kind, e.message, e.reads.map((r) => [r.by, r.side]), e.readsTotal])).toEqual([
    [
      'admission-school',
      'Is there a bus?',
      [
        [`${managed?.name} (Demo school office)`, 'buyer'],
        ['Pravesh', 'admin'],
      ],
      2,
    ],
  ])
})

test('a mobile gives access for 30 days, and never as the sender: an older enquiry is found by its reference alone', async () => {
  const asha = await signUp()
  await raise('general', { mobile: asha.mobile, message: 'My daughter has epilepsy, can she board?' })
  await verify(asha.id)
  const id = await idOf(asha.mobile)
  expect(await listOwnEnquiries(asha.token)).toMatchObject([{ id, sender: 'visitor' }])
  const age = (days: number) =>
    db.execute(sql`update enquiry set created_at = now() - make_interval(days => ${days}) where id = ${id}`)
  await age(29)
  expect(await listOwnEnquiries(asha.token)).toHaveLength(1)
  await age(31)
  expect(await listOwnEnquiries(asha.token)).toEqual([])
  const [row] = (await db.execute<{ reference: string }>(sql`select reference from enquiry where id = ${id}`)).rows
  const search = async (text: string, token: string) =>
    (await call<{ data: object[] }>('GET', `/student/enquiry?search=${text}`, { token })).body.data
  expect(await search('epilepsy', asha.token)).toEqual([])
  expect(await search(`${row?.reference.toLowerCase()}`, asha.token)).toMatchObject([{ id }])
  expect(await search(`${row?.reference}`, (await signUp()).token)).toEqual([])
  // One's own stay.
  await raise('general', { mobile: asha.mobile, message: 'What is the fee?' }, asha.token)
  await db.execute(sql`update enquiry set created_at = now() - interval '400 days' where account = ${asha.id}`)
  expect(await listOwnEnquiries(asha.token)).toMatchObject([{ sender: 'account', message: 'What is the fee?' }])
})

test('the latest fifty reads are answered, and how many there are', async () => {
  const asha = await signUp()
  await raise('general', { mobile: asha.mobile }, asha.token)
  const id = await idOf(asha.mobile)
  await db.execute(sql`insert into contact_read (enquiry, realm, account, read_at)
    select ${id}, 'admin', 1, now() - make_interval(mins => 100 - n) from generate_series(1, 70) n`)
  const [ownEnquiry] = await listOwnEnquiries(asha.token)
  expect([ownEnquiry?.reads.length, ownEnquiry?.readsTotal]).toEqual([50, 70])
  const times = (ownEnquiry?.reads ?? []).map((r) => Date.parse(r.at))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('a deleted enquiry leaves who read it, and nothing of the person', async () => {
  const mobile = nextMobile()
  await raise('exam', { mobile, email: 'gone@example.in' })
  const id = await idOf(mobile)
  await asAdmin('GET', `/admin/enquiry/one/${id}`)
  expect((await asAdmin('DELETE', `/admin/enquiry/exam?id=${id}`)).status).toBe(200)
  await db.execute(sql`update enquiry set deleted_at = now() - interval '11 minutes' where id = ${id}`)
  await removeDeleted(db)
  expect((await db.execute(sql`select 1 from enquiry where id = ${id}`)).rows).toEqual([])
  const { rows } = await db.execute(sql`select realm, account from contact_read where enquiry = ${id}`)
  expect(rows).toEqual([{ realm: 'admin', account: 1 }])
})

test.each([
  'admin/enquiry',
  'admin/enquiry/admission/school',
  'open/enquiry/get-existing-user-enq',
  'buyer/admission-enquiry',
])('%s: no search and no total says what a contact is without its being seen to be read', async (path) => {
  const token = path.startsWith('buyer') ? await demoToken('school') : adminToken
  const [{ id: sid } = { id: 0 }] = (
    await db.execute<{ id: number }>(sql`select b.institute as id from buyer_institute b
        join buyer_account a on a.id = b.buyer and a.institute_type = 'school'`)
  ).rows
  const asha = await signUp()
  const email = `found${asha.mobile}@example.in`
  const subject = { mobile: asha.mobile, email, instituteType: 'school', instituteId: sid }
  await raise('admission-school', subject, asha.token)
  const id = await idOf(asha.mobile)
  const readers = async () => (await db.execute(sql`select 1 from contact_read where enquiry = ${id}`)).rows.length
  const searchRows = async (search: string, extraQuery = '') => {
    const url = `/${path}${path.startsWith('buyer') ? `/${sid}` : ''}?ids=${id}&search=${encodeURIComponent(search)}${extraQuery}`
    const { status, body } = await call<{ data: object[]; total: number }>('GET', url, { token })
    return { status, rows: body.data?.length, total: body.total }
  }
  // Digit by digit, letter by letter: nothing is found, on the page or in the total, and nothing need be written down.
  const parts = [
    asha.mobile.slice(0, 5),
    asha.mobile.slice(-9),
    `+91${asha.mobile.slice(0, 9)}`,
    email.slice(0, 9),
    '@example.in',
  ]
  for (const part of parts)
    for (const extraQuery of ['', '&page=2', '&page=2&limit=1'])
      expect([part, await searchRows(part, extraQuery)]).toEqual([part, { status: 200, rows: 0, total: 0 }])
  expect(await readers()).toBe(0)
  // A search for a complete contact finds it and records the read: also where its row is on another page.
  const deleteReads = () =>
    db.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.execute(sql`delete from contact_read where enquiry = ${id}`)
    })
  for (const fullContact of [
    `0${asha.mobile.slice(0, 5)} ${asha.mobile.slice(5)}`,
    `+91${asha.mobile}`,
    email.toUpperCase(),
  ]) {
    expect(await searchRows(fullContact, '&page=2')).toEqual({ status: 200, rows: 0, total: 1 })
    expect(await readers()).toBe(1)
    await deleteReads()
    expect(await searchRows(fullContact)).toEqual({ status: 200, rows: 1, total: 1 })
    expect(await readers()).toBe(1)
    await deleteReads()
  }
})
