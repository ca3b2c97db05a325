import type { ErrorBody } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { sql } from '../../db/drizzle.ts'
import { begunDuring } from '../../db/testing/until-blocked.ts'
import { offices } from '../../proposal/testing/office.ts'
import { fieldsOf } from '../../testing/test-app.ts'

const { asAdmin, home, office } = await offices()
type Office = Awaited<ReturnType<typeof office>>
type Part = { id: number; updatedAt: string; createdAt: string; cover?: boolean }
type Written = { data: Part } & Partial<ErrorBody>
type Rows = { data: Part[] }
const source = { name: 'Prospectus', asOf: '2026', tier: 'institute' }

type Example = {
  name: string
  of: 'school' | 'college'
  /** As the administrator, or as the institute's own login. */
  by: 'admin' | 'institute'
  list: (id: number) => string
  /** Where one is changed, if not by its id in the body to the path of the list. */
  change?: (id: number, part: number) => string
  body: object
  changes: [object, object]
}
const under =
  (path: string, query = '') =>
  (id: number) =>
    `/${path}/${id}${query}`
const question = {
  body: { question: 'Is there a bus?', answer: 'Yes.' },
  changes: [{ answer: 'One.' }, { answer: 'Two.' }],
}
const award = { body: { title: 'Green campus' }, changes: [{ year: 2024 }, { year: 2025 }] }
const examples = [
  { name: 'question', of: 'school', by: 'admin', list: under('admin/faq', '?type=school'), ...question },
  {
    ...{ name: 'own question', of: 'school', by: 'institute', list: under('buyer/faqs'), ...question },
    change: (id, part) => `/buyer/faq/${id}/${part}`,
  },
  { name: 'award', of: 'college', by: 'admin', list: under('admin/awards', '?type=college'), ...award },
  { name: 'own award', of: 'college', by: 'institute', list: under('buyer/awards'), ...award },
  {
    ...{ name: 'medium', of: 'college', by: 'admin', list: under('admin/college-media') },
    body: { url: 'https://example.in/library.jpg', alt: 'The library' },
    changes: [{ caption: 'Library' }, { cover: true }],
  },
  {
    ...{ name: 'contact', of: 'college', by: 'admin', list: under('admin/college-contact') },
    body: { campus: 'Main campus', address: 'Powai', phones: ['022 1234567'] },
    changes: [{ address: 'Lake Road' }, { address: 'Hill Road' }],
  },
  {
    ...{ name: 'section', of: 'college', by: 'admin', list: under('admin/college-additional') },
    body: { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' },
    changes: [{ title: 'Hostels' }, { title: 'Rooms' }],
  },
  {
    ...{ name: 'course', of: 'college', by: 'admin', list: under('admin/college-course') },
    body: { course: 1, durationMonths: 36 },
    changes: [{ durationMonths: 48 }, { durationMonths: 60 }],
  },
  {
    ...{ name: 'placement', of: 'college', by: 'admin', list: under('admin/college-placement') },
    body: { year: 2026, source, eligible: 10 },
    changes: [{ placed: 5 }, { placed: 6 }],
  },
] as Example[]

describe.each(examples)('a change of a $name', ({ name, of: type, by, list, change, body, changes: [one, two] }) => {
  /** A part of a new institute, with the calls on it. */
  async function newPart() {
    const of = await office(type)
    const send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
      by === 'admin' ? asAdmin<T>(method, path, sent) : of.as<T>(method, path, sent)
    const path = list(of.id)
    const part = (await send<Written>(name === 'placement' ? 'PUT' : 'POST', path, body)).body.data
    return {
      ...{ of, part },
      read: async () => (await send<Rows>('GET', path)).body.data[0],
      put: (sent: object) =>
        change
          ? send<Written>('PUT', change(of.id, part.id), sent)
          : send<Written>('PUT', path, { id: part.id, ...sent }),
    }
  }
  const logOf = async (of: Office) => (await of.log()).flatMap(({ fields }) => fields).length

  test('made of an older one is a conflict with the record, and is no line of the log', async () => {
    const { of, part, put, read } = await newPart()
    const first = await put({ ...one, updatedAt: part.updatedAt })
    expect([first.status < 300, Date.parse(first.body.data.updatedAt) > Date.parse(part.updatedAt)]).toEqual([
      true,
      true,
    ])
    const logged = await logOf(of)
    const second = await put({ ...two, updatedAt: part.updatedAt })
    expect([second.status, second.body.code]).toEqual([409, 'CONFLICT'])
    expect(second.body.record).toEqual(await read())
    expect(await read()).toMatchObject(one)
    expect(await logOf(of)).toBe(logged)
    expect(second.body.changedBy).toBe(by === 'admin' ? 'admin' : of.email)
    expect((await put({ ...two, updatedAt: second.body.record?.updatedAt })).status).toBeLessThan(300)
    const unversioned = await put(one)
    expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['updatedAt']])
    expect(new Set(fieldsOf(await put({ ...one, updatedAt: 'yesterday' })))).toEqual(new Set(['updatedAt']))
  })

  test('that waits for another change finds it made', async () => {
    const { of, part, put } = await newPart()
    const table = {
      question: 'faq',
      'own question': 'faq',
      award: 'award',
      'own award': 'award',
      course: 'college_offer',
      medium: 'college_media',
    }
    const others = { contact: 'college_contact', section: 'college_section', placement: 'college_placement' }
    const parts = sql.identifier({ ...table, ...others }[name] ?? '')
    const { status, body: answered } = await begunDuring(
      home,
      (tx) => tx.execute(sql`select 1 from ${sql.identifier(type)} where id = ${of.id} for update`),
      () => put({ ...two, updatedAt: part.updatedAt }),
      (tx) => tx.execute(sql`update ${parts} set updated_at = updated_at + interval '1 ms' where id = ${part.id}`),
    )
    expect([status, answered.code]).toEqual([409, 'CONFLICT'])
  })
})

test('a save of a college moves the times of the courses that it changes, and of no other', async () => {
  const of = await office('college')
  const path = `/admin/college-course/${of.id}`
  for (const course of [1, 2]) await asAdmin('POST', path, { course, durationMonths: 36 })
  const rows = async () => (await asAdmin<Rows>('GET', path)).body.data
  const [first, second] = await rows()
  const { offers } = (await of.live()) as { offers: object[] }
  await of.edit({ offers: [{ ...offers[0], durationMonths: 48 }, offers[1]] })
  const [changed, same] = await rows()
  expect(same).toMatchObject({ id: second?.id, updatedAt: second?.updatedAt })
  expect(changed).toMatchObject({ id: first?.id, createdAt: first?.createdAt })
  expect(Date.parse(changed?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''))
  const late = await asAdmin('PUT', path, { id: first?.id, intake: 60, updatedAt: first?.updatedAt })
  expect([late.status, (await rows())[0]]).toEqual([409, changed])
})

test('a medium that loses the cover to another has changed', async () => {
  const of = await office('college')
  const path = `/admin/college-media/${of.id}`
  const add = async (name: string, more: object = {}) =>
    (await asAdmin<Written>('POST', path, { url: `https://example.in/${name}.jpg`, alt: name, ...more })).body.data
  const [cover, next] = [await add('lawn', { cover: true }), await add('library')]
  await asAdmin('PUT', path, { id: next.id, cover: true, updatedAt: next.updatedAt })
  const late = await asAdmin<Written>('PUT', path, { id: cover.id, caption: 'Lawn', updatedAt: cover.updatedAt })
  expect([late.status, late.body.record?.cover]).toEqual([409, false])
  const read = async (id: number) => (await asAdmin<Rows>('GET', `${path}?id=${id}`)).body.data[0]
  const uncovered = await read(cover.id)
  await asAdmin('POST', path, { action: 'delete', ids: [next.id] })
  const covered = await read(cover.id)
  expect([uncovered?.cover, covered?.cover]).toEqual([false, true])
  expect(Date.parse(covered?.updatedAt ?? '')).toBeGreaterThan(Date.parse(uncovered?.updatedAt ?? ''))
})

test('an institute that meets a conflict is not told the name of an administrator', async () => {
  const of = await office('college')
  const path = `/buyer/awards/${of.id}`
  const award = (await of.as<Written>('POST', path, { title: 'Green campus' })).body.data
  const change = { id: award.id, updatedAt: award.updatedAt }
  await asAdmin('PUT', `/admin/awards/${of.id}?type=college`, { ...change, year: 2024 })
  const late = await of.as<Written>('PUT', path, { ...change, year: 2025 })
  expect([late.status, late.body.record?.year, 'changedBy' in late.body]).toEqual([409, 2024, false])
})

test('a placement of a year that has one is a conflict with it', async () => {
  const { id } = await office('college')
  const path = `/admin/college-placement/${id}`
  const put = (more: object) => asAdmin<Written>('PUT', path, { year: 2026, source, ...more })
  const answers = await Promise.all([put({ eligible: 10 }), put({ eligible: 20 })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const written = answers.find(({ status }) => status === 200)?.body.data
  expect(answers.find(({ status }) => status === 409)?.body.record).toEqual(written)
  expect((await put({ eligible: 30, updatedAt: written?.updatedAt })).status).toBe(200)
})

test('a placement that was read and deleted since is not written anew', async () => {
  const { id } = await office('college')
  const path = `/admin/college-placement/${id}`
  const placement = (await asAdmin<Written>('PUT', path, { year: 2026, source, eligible: 10 })).body.data
  await asAdmin('PUT', path, { action: 'delete', ids: [placement.id] })
  const sent = { year: 2026, source, eligible: 12, updatedAt: placement.updatedAt }
  expect((await asAdmin('PUT', path, sent)).status).toBe(404)
  expect((await asAdmin<Rows>('GET', path)).body.data).toEqual([])
})

describe('a table of fees', () => {
  type Fees = { data: object[]; versions: { session: string; version: string }[] } & Partial<ErrorBody>
  const session = '2026-27'
  const classes = (tuition: number) => ({ session, fees: [{ class: 1, tuition }] })

  test('of one that somebody else replaced since is a conflict with theirs', async () => {
    const of = await office('school')
    const [desk, own] = [`/admin/grade-fees/${of.id}`, `/buyer/grade-fee/${of.id}`]
    const asDesk = (sent: object) => asAdmin<Fees>('POST', desk, { source, ...sent })
    expect((await asDesk({ ...classes(1_000), version: null })).status).toBe(200)
    expect((await asDesk({ ...classes(1_500), version: null })).status).toBe(409)
    const [read] = (await asAdmin<Fees>('GET', `${desk}?session=${session}`)).body.versions
    expect(read?.session).toBe(session)
    expect((await of.as<Fees>('GET', own)).body.versions).toEqual([read])
    expect((await of.as<Fees>('POST', own, { ...classes(2_000), version: read?.version })).status).toBe(200)
    const logged = (await of.log()).length
    const late = await asDesk({ ...classes(3_000), version: read?.version })
    expect([late.status, late.body.code, (await of.log()).length]).toEqual([409, 'CONFLICT', logged])
    expect(late.body.record).toEqual((await asAdmin<Fees>('GET', `${desk}?session=${session}&limit=100`)).body)
    expect(late.body.record?.data).toMatchObject([{ tuition: 2_000 }])
    expect(late.body.changedBy).toBe(of.email)
    expect(fieldsOf(await asDesk(classes(3_000)))).toEqual(['version'])
    expect(fieldsOf(await of.as('POST', own, classes(3_000)))).toEqual(['version'])
    expect(fieldsOf(await asDesk({ ...classes(1), version: 'first' }))).toEqual(['version'])
  })

  test('that is written twice at once of one version stands as the first wrote it', async () => {
    const of = await office('school')
    const path = `/admin/grade-fees/${of.id}`
    const post = (tuition: number) => asAdmin<Fees>('POST', path, { source, ...classes(tuition), version: null })
    const answers = await Promise.all([post(1_000), post(2_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.body
    expect((await asAdmin<Fees>('GET', path)).body.data).toEqual(won?.data)
  })
})
