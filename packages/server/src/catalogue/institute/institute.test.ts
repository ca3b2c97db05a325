import type { College, InstituteType, School } from '@pravesh/contract'
import { collegeExample, schoolExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { buyerAccount, buyerInstitute, school } from '../../platform/db/tables.ts'

type WriteResponse<T> = { data: T; message: string }
type Rows = { data: { id: number; name: string }[]; total: number; limit: number; totalAtLeast?: boolean }

const { asAdmin, updateAsAdmin, call, database } = await testApp('demo')
const place = { state: 0, city: 0 }
const [delhi] = (await asAdmin<{ data: { id: number; state: number }[] }>('GET', '/admin/school-city?search=New Delhi'))
  .body.data
place.city = delhi?.id ?? 0
place.state = delhi?.state ?? 0

const newSchool = (url: string) => ({ ...schoolExample, ...place, url, status: 'published' })
const newCollege = (url: string) => ({ ...collegeExample, ...place, url, status: 'published' })

test('lists carry their specified page sizes and say when counting stopped', async () => {
  const schools = await asAdmin<Rows>('GET', '/admin/school-details')
  const all = await database.db.$count(school)
  expect([schools.body.limit, schools.body.data.length, schools.body.total]).toEqual([50, 50, all])
  const colleges = await asAdmin<Rows>('GET', '/admin/college-details?search=technology')
  expect([colleges.body.limit, colleges.body.data.length]).toEqual([10, 10])
  expect((await asAdmin<Rows>('GET', '/admin/school-details?isPartner=true')).body.total).toBe(4)
  expect((await asAdmin('GET', '/admin/school-details?isPartner=perhaps')).status).toBe(422)
})

test('the search of a list finds institutes by city, by state and by record number', async () => {
  type PlacedRows = { data: { id: number; cityName: string; stateName: string }[]; total: number }
  for (const path of ['school-details', 'college-details']) {
    const search = async (text: string) =>
      (await asAdmin<PlacedRows>('GET', `/admin/${path}?limit=100&search=${encodeURIComponent(text)}`)).body
    const [first] = (await search('Maharashtra')).data
    expect(first?.stateName).toBe('Maharashtra')
    const inCity = (await asAdmin<PlacedRows>('GET', `/admin/${path}?limit=1&city=${place.city}`)).body
    const byCity = await search('new delhi')
    expect(byCity.total).toBeGreaterThanOrEqual(inCity.total)
    expect(byCity.data.some(({ cityName }) => cityName === 'New Delhi')).toBe(true)
    expect((await search('महाराष्ट्र')).data.map(({ id }) => id)).toContain(first?.id)
    expect((await search(String(first?.id))).data.map(({ id }) => id)).toContain(first?.id)
    expect((await search('9999999999')).total).toBe(0)
  }
})

test('lists of institutes are ordered by city, and those of schools by affiliation number', async () => {
  type OrderedRows = { data: { id: number; cityName: string; affiliationNo?: string | null }[] }
  const valuesOf = async (path: string, sort: 'cityName' | 'affiliationNo', order: string, page = 1) =>
    (await asAdmin<OrderedRows>('GET', `/admin/${path}?limit=20&page=${page}&sort=${sort}&order=${order}`)).body.data
  for (const path of ['school-details', 'college-details']) {
    const first = await valuesOf(path, 'cityName', 'asc')
    const rows = [...first, ...(await valuesOf(path, 'cityName', 'asc', 2))]
    const names = rows.map(({ cityName }) => cityName)
    expect(names).toEqual([...names].sort())
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const last = (await valuesOf(path, 'cityName', 'desc'))[0]?.cityName ?? ''
    expect(last > (names[0] ?? '')).toBe(true)
  }
  const numbers = (await valuesOf('school-details', 'affiliationNo', 'asc')).flatMap((row) => row.affiliationNo ?? [])
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers).toEqual([...numbers].sort())
  expect((await asAdmin('GET', '/admin/college-details?sort=affiliationNo')).status).toBe(422)
})

test('a school is added, shown, changed, moved and deleted', async () => {
  const added = await asAdmin<WriteResponse<School>>('POST', '/admin/school-details', newSchool('neem-vidyalaya'))
  expect([added.status, added.body.message]).toEqual([200, 'School Added Successfully'])
  const { sid } = added.body.data
  expect((await call<{ data: { name: string } }>('GET', '/public/school/?url=neem-vidyalaya')).body.data.name).toBe(
    'Example Vidyalaya',
  )
  const first = await asAdmin<Rows>('GET', '/admin/school-details')
  expect(first.body.data[0]?.id).toBe(sid)

  const moved = await asAdmin<WriteResponse<School>>('PUT', `/admin/school-details/${sid}`, {
    url: 'peepal-vidyalaya',
    name: 'Peepal Vidyalaya',
    version: 1,
  })
  expect(moved.body.data).toMatchObject({ name: 'Peepal Vidyalaya', version: 2, gender: 'co-ed', classTo: 12 })
  const old = await call<{ data: { url: string } }>('GET', '/public/school/?url=neem-vidyalaya')
  expect(old.body.data.url).toBe('peepal-vidyalaya')

  await updateAsAdmin(`/admin/school-details/${sid}`, { nameLocal: 'पीपल विद्यालय' })
  const local = await asAdmin<Rows>('GET', `/admin/school-details?search=${encodeURIComponent('पीपल')}`)
  expect(local.body.data.map((s) => s.id)).toEqual([sid])

  expect((await asAdmin('DELETE', `/admin/school-details/${sid}`)).body.message).toBe('School Deleted Successfully')
  expect((await call('GET', '/public/school/?url=peepal-vidyalaya')).status).toBe(410)
  expect((await call('GET', '/public/school/?url=neem-vidyalaya')).status).toBe(410)
  expect((await asAdmin('GET', `/admin/school-details/${sid}`)).status).toBe(404)
})

test('a school url that exists is the one 500, and a college url that exists is a conflict', async () => {
  const duplicate = await asAdmin('POST', '/admin/school-details', newSchool('modern-school-new-delhi'))
  expect([duplicate.status, codeOf(duplicate), duplicate.body.message]).toEqual([
    500,
    'SCHOOL_URL_EXISTS',
    'School URL already exists',
  ])
  const college = await asAdmin('POST', '/admin/college-details', newCollege('indian-institute-of-technology-bombay'))
  expect([college.status, codeOf(college)]).toEqual([409, 'COLLEGE_URL_EXISTS'])
  const other = await asAdmin<WriteResponse<School>>('POST', '/admin/school-details', newSchool('tamarind-vidyalaya'))
  const rejected = await updateAsAdmin(`/admin/school-details/${other.body.data.sid}`, {
    url: 'modern-school-new-delhi',
  })
  expect([rejected.status, fieldsOf(rejected)]).toEqual([409, ['url']])
})

test('of twenty at once with one url, one school is added', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => asAdmin('POST', '/admin/school-details', newSchool('banyan-vidyalaya'))),
  )
  expect(responses.map((a) => a.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 500)])
})

test('whoever saves second is told that somebody else changed it', async () => {
  const { body } = await asAdmin<WriteResponse<School>>('POST', '/admin/school-details', newSchool('ashoka-vidyalaya'))
  const path = `/admin/school-details/${body.data.sid}`
  expect((await asAdmin('PUT', path, { about: 'First.', version: 1 })).status).toBe(200)
  const second = await asAdmin('PUT', path, { about: 'Second.', version: 1 })
  expect([second.status, codeOf(second)]).toEqual([409, 'CONFLICT'])
  const current = (await asAdmin<{ data: School }>('GET', path)).body.data
  expect((second.body as { record?: unknown }).record).toEqual(current)
  expect(current.about).toBe('First.')
})

test('a change without the version that was read is refused at that field, and changes nothing', async () => {
  const { body } = await asAdmin<WriteResponse<School>>(
    'POST',
    '/admin/school-details',
    newSchool('versioned-vidyalaya'),
  )
  const path = `/admin/school-details/${body.data.sid}`
  const unversioned = await asAdmin('PUT', path, { about: null, boards: [], admission: null })
  expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['version']])
  const [college] = (await asAdmin<Rows>('GET', '/admin/college-details')).body.data
  const other = await asAdmin('PUT', `/admin/college-details/${college?.id}`, { about: null })
  expect([other.status, fieldsOf(other)]).toEqual([422, ['version']])
  expect((await asAdmin<{ data: School }>('GET', path)).body.data).toEqual(body.data)
})

test.each([
  [{ city: 1 }, ['city']],
  [{ boards: [99_999] }, ['boards']],
  [{ classFrom: 9, classTo: 2 }, ['classTo']],
  [{ website: 'javascript:alert(1)' }, ['website']],
  [{ logo: '//evil.example/x.png' }, ['logo']],
  [{ rating: 5 }, ['rating']],
  [{ name: 'Nul \0 school' }, ['name']],
  [{ pincode: '012345' }, ['pincode']],
])('%o is refused by its field', async (invalidFields, fields) => {
  const response = await asAdmin('POST', '/admin/school-details', {
    ...newSchool('refused-vidyalaya'),
    ...invalidFields,
  })
  expect([response.status, fieldsOf(response)]).toEqual([422, fields])
})

test('a college keeps its courses, and what families filter by follows from them', async () => {
  const offers = [
    { course: 1, feeByYear: [50_000, 70_000], exams: [1] },
    { course: 2, feeByYear: [20_000], active: false },
  ]
  const added = await asAdmin<WriteResponse<College>>('POST', '/admin/college-details', {
    ...newCollege('banyan-college'),
    offers,
  })
  expect(added.body.data.offers.map((o) => [o.course, o.feeByYear, o.active])).toEqual([
    [1, [50_000, 70_000], true],
    [2, [20_000], false],
  ])
  const { eid, e_id, id } = added.body.data
  expect([eid, e_id]).toEqual([id, id])
  type Page = { feeFrom: { value: number } | null; offers: unknown[]; courseCount: number }
  const family = async () => (await call<{ data: Page }>('GET', '/public/college/?url=banyan-college')).body.data
  const page = await family()
  expect([page.offers.length, page.courseCount]).toEqual([1, 1])
  const feeSource = { name: 'Prospectus', url: null, asOf: '2026-06', tier: 'institute' }
  const put = async (offer: object) => {
    const change = { offers: [{ course: 2, ...offer }] }
    return (await updateAsAdmin<WriteResponse<College>>(`/admin/college-details/${eid}`, change)).body.data.offers
  }
  // Figures without a source are stored but not published; unchanged ones retain their source.
  expect(await put({ feeByYear: [30_000] })).toMatchObject([{ course: 2, feeSource: null }])
  expect((await family()).feeFrom).toBeNull()
  for (const sourceFields of [{ feeSource }, {}])
    expect(await put({ feeByYear: [30_000], ...sourceFields })).toMatchObject([{ feeSource }])
  expect((await family()).feeFrom).toMatchObject({ value: 30_000, source: feeSource })
  const deleted = await asAdmin('DELETE', `/admin/college-details/${eid}`)
  expect([deleted.status, deleted.body.message]).toEqual([200, 'College Deleted Successfully, with 1 course'])
})

test('a draft is nobody’s but the administrators’', async () => {
  await asAdmin('POST', '/admin/school-details', { ...newSchool('secret-vidyalaya'), status: 'draft' })
  expect((await call('GET', '/public/school/?url=secret-vidyalaya')).status).toBe(404)
})

test('an institute that a login manages is not deleted, and one of the other kind with its number does not hold it', async () => {
  const { body } = await asAdmin<WriteResponse<School>>('POST', '/admin/school-details', newSchool('managed-vidyalaya'))
  const { sid } = body.data
  const login = async (type: InstituteType) => {
    const [row] = await database.db
      .insert(buyerAccount)
      .values({ email: `${type}@example.in`, instituteType: type, passwordHash: '-' })
      .returning()
    await database.db.insert(buyerInstitute).values({ buyer: row?.id ?? 0, institute: sid, role: 'owner' })
  }
  await login('college')
  await login('school')
  const rejected = await asAdmin('DELETE', `/admin/school-details/${sid}`)
  expect([rejected.status, codeOf(rejected), rejected.body.message]).toEqual([409, 'IN_USE', 'Still in use: 1 login'])
  await database.db.execute(sql`delete from buyer_account where email = 'school@example.in'`)
  expect((await asAdmin('DELETE', `/admin/school-details/${sid}`)).status).toBe(200)
})

test('an institute that people asked about is not deleted', async () => {
  const { body } = await asAdmin<WriteResponse<School>>('POST', '/admin/school-details', newSchool('asked-vidyalaya'))
  await call('POST', '/open/enquiry/general', {
    body: {
      name: 'Asha Rao',
      mobile: '98765 43210',
      consentVersion: '2026-11',
      instituteType: 'school',
      instituteId: body.data.sid,
    },
  })
  const response = await asAdmin('DELETE', `/admin/school-details/${body.data.sid}`)
  expect([response.status, codeOf(response)]).toEqual([409, 'IN_USE'])
  expect(response.body.message).toBe('Still in use: 1 enquiry')
})
