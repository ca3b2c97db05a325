import { type InstituteChange, type InstituteType, loggedFeeTable, type PartKind } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { offices } from '../../../people/proposal/testing/office.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { adminAccount } from '../../../platform/db/tables.ts'

const { asAdmin, updateAsAdmin, call, db, office } = await offices()
type Office = Awaited<ReturnType<typeof office>>
type Line = Pick<InstituteChange, 'action' | 'realm' | 'account' | 'by' | 'fields'>
const [admin] = await db
  .select({ account: adminAccount.id })
  .from(adminAccount)
  .where(eq(adminAccount.username, 'admin'))
const updatedAt = '2026-11-20T09:30:00.000Z'
const source = { name: 'Prospectus', asOf: '2026', tier: 'institute' }

/** The lines of an institute since it was added, newest first, without ids and times. */
async function linesOf(target: Office): Promise<Line[]> {
  const lines = (await target.log()).filter(({ action }) => action === 'changed')
  return lines.map(({ action, realm, account, by: author, fields }) => ({ action, realm, account, by: author, fields }))
}
const byAdmin = (fields: object[]) => ({ action: 'changed', realm: 'admin', account: admin?.account, fields })
const byInstitute = (target: Office, fields: object[]) => ({
  action: 'changed',
  realm: 'buyer',
  account: target.account,
  fields,
})
type WriteResponse = { data: { id: number; updatedAt: string } }

type Example = {
  kind: PartKind
  instituteType: InstituteType
  path: (id: number) => string
  body: object
  change: object
  titles: [string, string]
}
const partPath = (name: string) => (id: number) => `/admin/${name}/${id}`
const examples: Example[] = [
  {
    ...{ kind: 'faqs', instituteType: 'school', path: (id) => `/admin/faq/${id}?type=school` },
    body: { question: 'Is there a bus?', answer: 'Yes.' },
    ...{ change: { question: 'Are there buses?' }, titles: ['Is there a bus?', 'Are there buses?'] },
  },
  {
    ...{ kind: 'awards', instituteType: 'college', path: (id) => `/admin/awards/${id}?type=college` },
    ...{ body: { title: 'Green campus' }, change: { year: 2025 }, titles: ['Green campus', 'Green campus'] },
  },
  {
    ...{ kind: 'contacts', instituteType: 'college', path: partPath('college-contact') },
    body: { campus: 'Main campus', address: 'Powai', phones: ['022 1234567'] },
    ...{ change: { campus: 'North campus' }, titles: ['Main campus', 'North campus'] },
  },
  {
    ...{ kind: 'sections', instituteType: 'college', path: partPath('college-additional') },
    body: { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' },
    ...{ change: { title: 'Hostels' }, titles: ['Hostel', 'Hostels'] },
  },
  {
    ...{ kind: 'courses', instituteType: 'college', path: partPath('college-course') },
    ...{ body: { course: 1, durationMonths: 36 }, change: { durationMonths: 48 }, titles: ['', ''] },
  },
]

describe.each(examples)('$kind', ({ kind, instituteType: type, path, body, change, titles }) => {
  test('are one line by the administrator who adds, changes and deletes one', async () => {
    const target = await office(type)
    const [course] = (await db.execute<{ name: string }>(sql`select name from course where id = 1`)).rows
    const [before, after] = titles.map((title) => title || course?.name)
    const { id } = (await asAdmin<WriteResponse>('POST', path(target.id), body)).body.data
    expect(await linesOf(target)).toMatchObject([
      byAdmin([{ name: kind, part: { action: 'added', id, title: before } }]),
    ])
    expect((await updateAsAdmin(path(target.id), { id, ...change })).status).toBeLessThan(300)
    expect((await updateAsAdmin(path(target.id), { id, ...change })).status).toBeLessThan(300)
    expect((await asAdmin('DELETE', path(target.id), { id })).status).toBeLessThan(300)
    const joined = [
      { action: 'added', id, title: before },
      { action: 'changed', id, title: after },
      { action: 'deleted', id, title: after },
    ]
    expect((await linesOf(target))[0]?.fields).toMatchObject(joined.map((part) => ({ name: kind, part })))
    expect(await linesOf(target)).toHaveLength(1)
  })

  test('that are refused are no line', async () => {
    const target = await office(type)
    expect((await asAdmin('POST', path(target.id), {})).status).toBe(422)
    expect((await asAdmin('PUT', path(target.id), { id: 999_999, updatedAt, ...change })).status).toBe(404)
    expect((await asAdmin('DELETE', path(target.id), { id: 999_999 })).status).toBe(404)
    expect(await linesOf(target)).toEqual([])
  })
})

test('media are a line; one that is refused for its file or its cover is none', async () => {
  const target = await office('college')
  const path = `/admin/college-media/${target.id}`
  expect((await asAdmin('POST', path, { url: '/files/nowhere.jpg', alt: 'None' })).status).toBe(422)
  expect((await asAdmin('POST', path, { kind: 'tour', url: 'https://a.example.in', cover: true })).status).toBe(422)
  expect(await linesOf(target)).toEqual([])
  const picture = { url: 'https://example.in/library.jpg', alt: 'The library' }
  const { id } = (await asAdmin<WriteResponse>('POST', path, picture)).body.data
  await updateAsAdmin(path, { id, caption: 'Library' })
  await asAdmin('POST', path, { action: 'delete', ids: [id] })
  const entries = [
    { action: 'added', id, title: 'The library' },
    { action: 'changed', id, title: 'Library' },
    { action: 'deleted', id, title: 'Library' },
  ]
  expect(await linesOf(target)).toMatchObject([byAdmin(entries.map((part) => ({ name: 'media', part })))])
})

test('the log has of a changed part the fields that differ, of one that is gone all of them, and of contacts none', async () => {
  const target = await office('college')
  const path = partPath('college-additional')(target.id)
  const body = { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' }
  const { id } = (await asAdmin<WriteResponse>('POST', path, body)).body.data
  await updateAsAdmin(path, { id, body: 'Three hundred rooms.' })
  await updateAsAdmin(path, { id, body: 'Four hundred rooms.' })
  await asAdmin('DELETE', path, { id })
  const contacts = partPath('college-contact')(target.id)
  await asAdmin('POST', contacts, { campus: 'Main campus', address: 'Powai', phones: ['022 1234567'] })
  const [added, changed, removed, contact] = (await linesOf(target))[0]?.fields ?? []
  expect([added?.before, added?.after]).toMatchObject([null, body])
  expect([changed?.before, changed?.after]).toEqual([{ body: body.body }, { body: 'Four hundred rooms.' }])
  expect([removed?.before, removed?.after]).toMatchObject([{ ...body, body: 'Four hundred rooms.' }, null])
  expect(Object.keys(contact ?? {})).toEqual(['name', 'part'])
})

test('placements are a line, and one that is refused is none', async () => {
  const target = await office('college')
  const path = `/admin/college-placement/${target.id}`
  expect((await asAdmin('PUT', path, { year: 2026, source, eligible: 1, placed: 2 })).status).toBe(422)
  expect((await asAdmin('PUT', path, { action: 'delete', ids: [999_999] })).status).toBe(404)
  expect(await linesOf(target)).toEqual([])
  const { id } = (await asAdmin<WriteResponse>('PUT', path, { year: 2026, source, eligible: 10 })).body.data
  await updateAsAdmin(path, { id, year: 2026, placed: 5 })
  await updateAsAdmin(path, { id, placed: 5 })
  await asAdmin('PUT', path, { action: 'delete', ids: [id] })
  const entries = ['added', 'changed', 'deleted'].map((action) => ({ action, id, title: '2026' }))
  expect(await linesOf(target)).toMatchObject([byAdmin(entries.map((part) => ({ name: 'placements', part })))])
})

test('fees are a line by session, of an administrator and of the institute; a table that says the same is none', async () => {
  const target = await office('school')
  const table = { session: '2026-27', fees: [{ class: 1, tuition: 1_000 }] }
  const path = `/admin/grade-fees/${target.id}`
  expect((await asAdmin('POST', path, { ...table, source, fees: [{ class: 99 }], version: null })).status).toBe(422)
  expect(await linesOf(target)).toEqual([])
  const version = async () =>
    (await asAdmin<{ versions: { version: string }[] }>('GET', path)).body.versions[0]?.version ?? null
  for (const _save of [1, 2])
    expect((await asAdmin('POST', path, { ...table, source, version: await version() })).status).toBe(200)
  const feeEntry = (action: string) => ({ name: 'fees', part: { action, title: '2026-27' } })
  expect((await linesOf(target)).map(({ fields }) => fields)).toMatchObject([[feeEntry('added')]])
  const ownTable = { ...table, fees: [{ class: 1, tuition: 2_000 }], version: await version() }
  const posted = await target.as('POST', `/buyer/grade-fee/${target.id}`, ownTable)
  expect(posted.status).toBe(200)
  const ownVersion = await version()
  expect((await linesOf(target))[0]).toMatchObject({ ...byInstitute(target, [feeEntry('changed')]), by: target.email })
  const raised = { session: '2026-27', fees: [{ class: 1, tuition: 3_000 }] }
  const own = async () => target.as('POST', `/buyer/grade-fee/${target.id}`, { ...raised, version: await version() })
  expect((await own()).status).toBe(200)
  const joinedFees = (await linesOf(target))[0]?.fields.at(-1)
  expect(loggedFeeTable.parse(joinedFees?.after).fees).toMatchObject([{ class: 1, tuition: 3_000 }])
  expect(
    (await target.as('POST', `/buyer/grade-fee/${target.id}`, { ...ownTable, version: await version() })).status,
  ).toBe(200)
  await asAdmin('POST', path, { ...table, source, fees: [], action: 'delete', version: await version() })
  expect((await linesOf(target)).map(({ realm }) => realm)).toEqual(['admin', 'buyer', 'admin'])
  const [{ fields: deletion } = { fields: [] }] = await linesOf(target)
  expect(deletion).toMatchObject([{ ...feeEntry('deleted'), after: null }])
  expect(deletion[0]?.before).toMatchObject({ source: { tier: 'institute' }, fees: [{ class: 1, tuition: 2_000 }] })
  const { session, ...former } = { session: '2026-27', ...loggedFeeTable.parse(deletion[0]?.before) }
  expect((await asAdmin('POST', path, { session, ...former, version: null })).status).toBe(200)
  expect(await version()).toBe(ownVersion)
})

test('an institute’s own awards and questions are lines with its name', async () => {
  const target = await office('college')
  const [awards, faqs] = [`/buyer/awards/${target.id}`, `/buyer/faqs/${target.id}`]
  const { id: award, ...createdAward } = (await target.as<WriteResponse>('POST', awards, { title: 'Green campus' }))
    .body.data
  const question = { question: 'Is there a bus?', answer: 'Yes.' }
  const { id: faq, ...createdFaq } = (await target.as<WriteResponse>('POST', faqs, question)).body.data
  expect(
    (await target.as('PUT', awards, { id: award, year: 2025, updatedAt: createdAward.updatedAt })).status,
  ).toBeLessThan(300)
  expect(
    (await target.as('PUT', `/buyer/faq/${target.id}/${faq}`, { answer: 'Two.', updatedAt: createdFaq.updatedAt }))
      .status,
  ).toBe(200)
  expect((await target.as('DELETE', awards, { id: award })).status).toBeLessThan(300)
  expect((await target.as('DELETE', `/buyer/faq/${target.id}/${faq}`)).status).toBe(200)
  const actions = ['added', 'changed', 'deleted'] as const
  const entries = actions.flatMap((action) => [
    { name: 'awards', part: { action, id: award, title: 'Green campus' } },
    { name: 'faqs', part: { action, id: faq, title: 'Is there a bus?' } },
  ])
  expect(await linesOf(target)).toMatchObject([{ ...byInstitute(target, entries), by: target.email }])
  const other = await office('college')
  expect((await call('POST', `/buyer/awards/${other.id}`, { token: null, body: { title: 'Theirs' } })).status).toBe(401)
  expect((await target.as('POST', `/buyer/awards/${other.id}`, { title: 'Theirs' })).status).toBe(404)
  expect(await linesOf(other)).toEqual([])
})

test('fields and parts of one author join one line; one with a hundred entries is followed by another', async () => {
  const target = await office('school')
  await target.edit({ about: 'A school by the lake.' })
  const path = `/admin/awards/${target.id}?type=school`
  for (let count = 0; count < 101; count++) await asAdmin('POST', path, { title: `Award ${count}` })
  const lines = await linesOf(target)
  expect(lines.map(({ fields }) => fields.length)).toEqual([2, 100])
  expect(lines[1]?.fields[0]?.part).toBeUndefined()
  const found = await asAdmin<{ total: number }>(
    'GET',
    `/admin/institute-changes?instituteId=${target.id}&search=Award 100`,
  )
  expect(found.body.total).toBe(1)
})

test('changes are found by the days on which they were made, as India counts them', async () => {
  const target = await office('school')
  await target.as('POST', `/buyer/faqs/${target.id}`, { question: 'Is there a bus?', answer: 'Yes.' })
  const [line] = await target.log()
  // Half past midnight of 3 March in India.
  await db.execute(sql`update institute_change set created_at = '2026-03-02T19:00:00Z' where id = ${line?.id}`)
  const ids = async (days: string) => {
    const path = `/admin/institute-changes?instituteType=school&instituteId=${target.id}&${days}`
    return (await asAdmin<{ data: InstituteChange[] }>('GET', path)).body.data.map(({ id }) => id)
  }
  expect(await ids('date1=2026-03-03&date2=2026-03-03')).toEqual([line?.id])
  expect(await ids('date2=2026-03-02')).toEqual([])
  const backwards = await asAdmin('GET', '/admin/institute-changes?date1=2026-03-03&date2=2026-03-02')
  expect(backwards.status).toBe(422)
})
