import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'

const { asAdmin, updateAsAdmin, call, database } = await testApp('demo')
const { db } = database
type School = {
  id: number
  name: string
  url: string
  version: number
  website: string | null
  email: string | null
  createdAt: string
}
type Saved = { data: School; message: string }
let place = { state: 0, city: 0 }
beforeAll(async () => {
  const { rows } = await db.execute<typeof place>(sql`select state, id as city from city limit 1`)
  if (rows[0]) place = rows[0]
})

const path = '/admin/school-details'
async function addSchool(url: string, fields: object = {}): Promise<School> {
  const body = { name: `The ${url}`, url, status: 'published', ...place, ...fields }
  return (await asAdmin<Saved>('POST', path, body)).body.data
}
const readSchool = async (id: number) => (await asAdmin<Saved>('GET', `${path}/${id}`)).body.data
const merge = (keep: School, duplicate: School, fields: string[] = []) =>
  asAdmin<Saved>('POST', '/admin/merges', {
    ...{ instituteType: 'school', keep: keep.id, keepVersion: keep.version },
    ...{ duplicate: duplicate.id, duplicateVersion: duplicate.version, fields },
  })
const inBin = async (record: number) =>
  (
    await asAdmin<{ data: { id: number; record: number; mergedInto: number | null }[] }>(
      'GET',
      '/admin/bin?kind=school',
    )
  ).body.data.find((item) => item.record === record)
const restore = (id: number) => asAdmin<{ data: { kept: string[] } }>('POST', `/admin/bin/${id}/restore`, {})
const page = (url: string) => call<{ data: { url: string } }>('GET', `/public/school/?url=${url}`)
const countAt = async (table: string, id: number) =>
  (
    await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where institute_type = 'school' and institute_id = ${id}`,
    )
  ).rows[0]?.n
const account = sql`(select min(id) from student_account)`
const other = sql`(select max(id) from student_account)`
const addReview = (id: number, author = account) =>
  db.execute(sql`insert into review (account, institute_type, institute_id, role, overall, pros, cons, status)
    values (${author}, 'school', ${id}, 'parent', 4, 'Good teachers', 'Far away', 'published')`)
const addEnquiry = (id: number, reference: string) =>
  db.execute(sql`insert into enquiry (reference, kind, institute_type, institute_id, name, mobile, status, details, consent_version)
    values (${reference}, 'school', 'school', ${id}, 'Asha', '+919811002100', 'new', '{}', 'test')`)
const source = { name: 'Report', tier: 'institute', asOf: '2026' }

test('what people sent follows to the kept school, the old address leads to it, and taking the merge back returns everything', async () => {
  const keep = await addSchool('kept-school', { email: 'kept@example.in' })
  const duplicate = await addSchool('twice-listed', { email: 'twice@example.in', website: 'https://twice.example.in' })
  await addEnquiry(duplicate.id, 'MERGE1')
  await addReview(duplicate.id)
  await asAdmin('POST', `/admin/grade-fees/${duplicate.id}`, {
    ...{ session: '2026-27', fees: [{ class: 1, tuition: 40_000 }], source, version: null },
  })
  await asAdmin('POST', `/admin/faq/${keep.id}?type=school`, { question: 'Is there a bus?', answer: 'Yes' })
  await asAdmin('POST', `/admin/faq/${duplicate.id}?type=school`, { question: 'Is there food?', answer: 'Yes' })
  await db.execute(sql`insert into shortlist (account, institute_type, institute_id)
    values (${account}, 'school', ${duplicate.id}), (${account}, 'school', ${keep.id})`)
  const gone = await readSchool(duplicate.id)

  const { body: preview } = await asAdmin<{ data: object }>(
    'GET',
    `/admin/merges?instituteType=school&keep=${keep.id}&duplicate=${duplicate.id}`,
  )
  expect(preview.data).toMatchObject({
    follow: { enquiries: 1, applications: 0, reviews: 1 },
    blocked: { applications: 0, reviews: 0 },
    parts: expect.arrayContaining([
      { part: 'faq', kept: 1, duplicate: 1 },
      { part: 'school_fee', kept: 0, duplicate: 1 },
    ]),
  })

  expect((await merge(await readSchool(keep.id), gone, ['website'])).status).toBe(200)
  expect(await readSchool(keep.id)).toMatchObject({ email: 'kept@example.in', website: 'https://twice.example.in' })
  expect((await asAdmin('GET', `${path}/${duplicate.id}`)).status).toBe(404)
  expect(await page('twice-listed')).toMatchObject({ status: 200, body: { data: { url: 'kept-school' } } })
  expect([
    await countAt('enquiry', keep.id),
    await countAt('review', keep.id),
    await countAt('shortlist', keep.id),
  ]).toEqual([1, 1, 1])
  const figures = sql`select fee_min, rating_count from school where id = ${keep.id}`
  expect((await db.execute(figures)).rows).toEqual([{ fee_min: 40_000, rating_count: 1 }])

  await addEnquiry(keep.id, 'MERGE2')
  const item = await inBin(duplicate.id)
  expect(item?.mergedInto).toBe(keep.id)
  const restored = await restore(item?.id ?? 0)
  expect(restored).toMatchObject({ status: 200, body: { data: { kept: [] } } })
  expect(await readSchool(keep.id)).toMatchObject({ email: 'kept@example.in', website: null })
  expect(await page('twice-listed')).toMatchObject({ status: 200, body: { data: { url: 'twice-listed' } } })
  for (const table of ['enquiry', 'shortlist'])
    expect([await countAt(table, keep.id), await countAt(table, duplicate.id)]).toEqual([1, 1])
  expect([await countAt('review', keep.id), await countAt('review', duplicate.id)]).toEqual([0, 1])
  expect((await db.execute(figures)).rows).toEqual([{ fee_min: null, rating_count: 0 }])
  const { rows } = await db.execute(
    sql`select school, question from faq where school in (${keep.id}, ${duplicate.id}) order by school`,
  )
  expect(rows).toEqual([
    { school: keep.id, question: 'Is there a bus?' },
    { school: duplicate.id, question: 'Is there food?' },
  ])
  expect((await restore(item?.id ?? 0)).status).toBe(404)
})

test('a field that was changed since the merge stays when it is taken back', async () => {
  const keep = await addSchool('kept-changed', { email: 'kept@example.in' })
  const duplicate = await addSchool('twice-changed', { email: 'twice@example.in' })
  await merge(keep, duplicate, ['email'])
  const { version } = await readSchool(keep.id)
  await updateAsAdmin(`${path}/${keep.id}`, { email: 'new@example.in', version })
  const restored = await restore((await inBin(duplicate.id))?.id ?? 0)
  expect(restored.body.data.kept).toEqual(['email'])
  expect((await readSchool(keep.id)).email).toBe('new@example.in')
})

test('a family that reviewed both prevents the merge, and so do a stale version and the same school twice', async () => {
  const [keep, duplicate] = [await addSchool('kept-reviewed'), await addSchool('twice-reviewed')]
  for (const { id } of [keep, duplicate]) await addReview(id, other)
  const refused = await merge(keep, duplicate)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'IN_USE', message: 'Still in use: 1 family with a review of both' },
  })
  expect((await readSchool(duplicate.id)).name).toBe('The twice-reviewed')
  expect(codeOf(await merge({ ...keep, version: 9 }, duplicate))).toBe('CONFLICT')
  expect(codeOf(await merge(keep, keep))).toBe('INVALID')
  expect(codeOf(await merge(keep, duplicate, ['url']))).toBe('INVALID')
})

test('a deleted school is restored with its parts and address; one whose address was taken meanwhile is refused and stays in the bin', async () => {
  const school = await addSchool('deleted-school')
  await asAdmin('POST', `/admin/faq/${school.id}?type=school`, { question: 'Is there a bus?', answer: 'Yes' })
  await updateAsAdmin(`${path}/${school.id}`, { url: 'deleted-school-2', version: school.version })
  await asAdmin('DELETE', `${path}/${school.id}`)
  expect((await page('deleted-school')).status).toBe(410)
  const item = await inBin(school.id)
  const taker = await addSchool('deleted-school-2')
  expect(await restore(item?.id ?? 0)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  await asAdmin('DELETE', `${path}/${taker.id}`)
  expect((await restore(item?.id ?? 0)).status).toBe(200)
  expect(await page('deleted-school')).toMatchObject({ status: 200, body: { data: { url: 'deleted-school-2' } } })
  expect((await readSchool(school.id)).createdAt).toBe(school.createdAt)
  const { body } = await asAdmin<{ data: { question: string }[] }>('GET', `/admin/faq/${school.id}?type=school`)
  expect(body.data.map(({ question }) => question)).toEqual(['Is there a bus?'])
})

test('a deleted article is restored from the bin', async () => {
  const { body } = await asAdmin<{ data: { id: number; url: string; title: string }[] }>(
    'GET',
    '/admin/articles?limit=1',
  )
  const [article] = body.data
  await asAdmin('DELETE', `/admin/articles?id=${article?.id}`)
  const bin = await asAdmin<{ data: { id: number; record: number; name: string }[] }>('GET', '/admin/bin?kind=articles')
  expect(bin.body.data).toMatchObject([{ record: article?.id, name: article?.title }])
  expect((await restore(bin.body.data[0]?.id ?? 0)).status).toBe(200)
  expect((await call('GET', `/public/article/?url=${article?.url}`)).status).toBe(200)
})

test('a merge is taken back without the row of a family that was erased meanwhile', async () => {
  const [keep, duplicate] = [await addSchool('kept-listed'), await addSchool('twice-listed-too')]
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into student_account (track, name) values ('school', 'Gone') returning id`,
  )
  const gone = rows[0]?.id ?? 0
  for (const { id } of [keep, duplicate])
    await db.execute(sql`insert into shortlist (account, institute_type, institute_id)
      values (${gone}, 'school', ${id}), (${account}, 'school', ${id})`)
  await merge(keep, duplicate)
  await db.execute(sql`delete from student_account where id = ${gone}`)
  expect((await restore((await inBin(duplicate.id))?.id ?? 0)).status).toBe(200)
  expect([await countAt('shortlist', keep.id), await countAt('shortlist', duplicate.id)]).toEqual([1, 1])
})
