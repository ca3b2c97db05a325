import type { ErrorBody } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../../testing/test-app.ts'
import { offices } from '../../../people/proposal/testing/office.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { startDuring } from '../../../platform/db/testing/until-blocked.ts'

const { asAdmin, home: database, office } = await offices()
type Office = Awaited<ReturnType<typeof office>>
type Part = { id: number; updatedAt: string; createdAt: string; cover?: boolean }
type WriteResponse = { data: Part } & Partial<ErrorBody>
type Rows = { data: Part[] }
const source = { name: 'Prospectus', asOf: '2026', tier: 'institute' }

type Example = {
  name: string
  instituteType: 'school' | 'college'
  /** As the administrator, or as the institute's own login. */
  author: 'admin' | 'institute'
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
  { name: 'question', instituteType: 'school', author: 'admin', list: under('admin/faq', '?type=school'), ...question },
  {
    ...{ name: 'own question', instituteType: 'school', author: 'institute', list: under('buyer/faqs'), ...question },
    change: (id, part) => `/buyer/faq/${id}/${part}`,
  },
  { name: 'award', instituteType: 'college', author: 'admin', list: under('admin/awards', '?type=college'), ...award },
  { name: 'own award', instituteType: 'college', author: 'institute', list: under('buyer/awards'), ...award },
  {
    ...{ name: 'medium', instituteType: 'college', author: 'admin', list: under('admin/college-media') },
    body: { url: 'https://example.in/library.jpg', alt: 'The library' },
    changes: [{ caption: 'Library' }, { cover: true }],
  },
  {
    ...{ name: 'contact', instituteType: 'college', author: 'admin', list: under('admin/college-contact') },
    body: { campus: 'Main campus', address: 'Powai', phones: ['022 1234567'] },
    changes: [{ address: 'Lake Road' }, { address: 'Hill Road' }],
  },
  {
    ...{ name: 'section', instituteType: 'college', author: 'admin', list: under('admin/college-additional') },
    body: { section: 'hostel', title: 'Hostel', body: 'Two hundred rooms.' },
    changes: [{ title: 'Hostels' }, { title: 'Rooms' }],
  },
  {
    ...{ name: 'course', instituteType: 'college', author: 'admin', list: under('admin/college-course') },
    body: { course: 1, durationMonths: 36 },
    changes: [{ durationMonths: 48 }, { durationMonths: 60 }],
  },
  {
    ...{ name: 'placement', instituteType: 'college', author: 'admin', list: under('admin/college-placement') },
    body: { year: 2026, source, eligible: 10 },
    changes: [{ placed: 5 }, { placed: 6 }],
  },
] as Example[]

describe.each(examples)(
  'a change of a $name',
  ({ name, instituteType: type, author: identity, list, change, body, changes: [firstChange, secondChange] }) => {
    /** A part of a new institute, with the calls on it. */
    async function newPart() {
      const target = await office(type)
      const send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
        identity === 'admin' ? asAdmin<T>(method, path, sent) : target.as<T>(method, path, sent)
      const path = list(target.id)
      const part = (await send<WriteResponse>(name === 'placement' ? 'PUT' : 'POST', path, body)).body.data
      return {
        ...{ target, part },
        read: async () => (await send<Rows>('GET', path)).body.data[0],
        update: (sent: object) =>
          change
            ? send<WriteResponse>('PUT', change(target.id, part.id), sent)
            : send<WriteResponse>('PUT', path, { id: part.id, ...sent }),
      }
    }
    const logOf = async (target: Office) => (await target.log()).flatMap(({ fields }) => fields).length

    test('made of an older one is a conflict with the record, and is no line of the log', async () => {
      const { target, part, update, read } = await newPart()
      const first = await update({ ...firstChange, updatedAt: part.updatedAt })
      expect([first.status < 300, Date.parse(first.body.data.updatedAt) > Date.parse(part.updatedAt)]).toEqual([
        true,
        true,
      ])
      const logged = await logOf(target)
      const second = await update({ ...secondChange, updatedAt: part.updatedAt })
      expect([second.status, second.body.code]).toEqual([409, 'CONFLICT'])
      expect(second.body.record).toEqual(await read())
      expect(await read()).toMatchObject(firstChange)
      expect(await logOf(target)).toBe(logged)
      expect(second.body.changedBy).toBe(identity === 'admin' ? 'admin' : target.email)
      expect((await update({ ...secondChange, updatedAt: second.body.record?.updatedAt })).status).toBeLessThan(300)
      const unversioned = await update(firstChange)
      expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['updatedAt']])
      expect(new Set(fieldsOf(await update({ ...firstChange, updatedAt: 'yesterday' })))).toEqual(
        new Set(['updatedAt']),
      )
    })

    test('that waits for another change finds it made', async () => {
      const { target, part, update } = await newPart()
      const table = {
        question: 'faq',
        'own question': 'faq',
        award: 'award',
        'own award': 'award',
        course: 'college_offer',
        medium: 'institute_media',
      }
      const others = { contact: 'college_contact', section: 'college_section', placement: 'college_placement' }
      const parts = sql.identifier({ ...table, ...others }[name] ?? '')
      const { status, body: responseBody } = await startDuring(
        database,
        (tx) => tx.execute(sql`select 1 from ${sql.identifier(type)} where id = ${target.id} for update`),
        () => update({ ...secondChange, updatedAt: part.updatedAt }),
        (tx) => tx.execute(sql`update ${parts} set updated_at = updated_at + interval '1 ms' where id = ${part.id}`),
      )
      expect([status, responseBody.code]).toEqual([409, 'CONFLICT'])
    })
  },
)

test('a save of a college moves the times of the courses that it changes, and of no other', async () => {
  const target = await office('college')
  const path = `/admin/college-course/${target.id}`
  for (const course of [1, 2]) await asAdmin('POST', path, { course, durationMonths: 36 })
  const rows = async () => (await asAdmin<Rows>('GET', path)).body.data
  const [first, second] = await rows()
  const { offers } = (await target.live()) as { offers: object[] }
  await target.edit({ offers: [{ ...offers[0], durationMonths: 48 }, offers[1]] })
  const [changed, unchanged] = await rows()
  expect(unchanged).toMatchObject({ id: second?.id, updatedAt: second?.updatedAt })
  expect(changed).toMatchObject({ id: first?.id, createdAt: first?.createdAt })
  expect(Date.parse(changed?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''))
  const lateResponse = await asAdmin('PUT', path, { id: first?.id, intake: 60, updatedAt: first?.updatedAt })
  expect([lateResponse.status, (await rows())[0]]).toEqual([409, changed])
})

test('a medium that loses the cover to another has changed', async () => {
  const target = await office('college')
  const path = `/admin/college-media/${target.id}`
  const add = async (name: string, fields: object = {}) =>
    (await asAdmin<WriteResponse>('POST', path, { url: `https://example.in/${name}.jpg`, alt: name, ...fields })).body
      .data
  const [cover, next] = [await add('lawn', { cover: true }), await add('library')]
  await asAdmin('PUT', path, { id: next.id, cover: true, updatedAt: next.updatedAt })
  const lateResponse = await asAdmin<WriteResponse>('PUT', path, {
    id: cover.id,
    caption: 'Lawn',
    updatedAt: cover.updatedAt,
  })
  expect([lateResponse.status, lateResponse.body.record?.cover]).toEqual([409, false])
  const read = async (id: number) => (await asAdmin<Rows>('GET', `${path}?id=${id}`)).body.data[0]
  const uncovered = await read(cover.id)
  await asAdmin('POST', path, { action: 'delete', ids: [next.id] })
  const covered = await read(cover.id)
  expect([uncovered?.cover, covered?.cover]).toEqual([false, true])
  expect(Date.parse(covered?.updatedAt ?? '')).toBeGreaterThan(Date.parse(uncovered?.updatedAt ?? ''))
})

test('an institute that meets a conflict is not told the name of an administrator', async () => {
  const target = await office('college')
  const path = `/buyer/awards/${target.id}`
  const award = (await target.as<WriteResponse>('POST', path, { title: 'Green campus' })).body.data
  const change = { id: award.id, updatedAt: award.updatedAt }
  await asAdmin('PUT', `/admin/awards/${target.id}?type=college`, { ...change, year: 2024 })
  const lateResponse = await target.as<WriteResponse>('PUT', path, { ...change, year: 2025 })
  expect([lateResponse.status, lateResponse.body.record?.year, 'changedBy' in lateResponse.body]).toEqual([
    409,
    2024,
    false,
  ])
})

test('a placement of a year that has one is a conflict with it', async () => {
  const { id } = await office('college')
  const path = `/admin/college-placement/${id}`
  const put = (fields: object) => asAdmin<WriteResponse>('PUT', path, { year: 2026, source, ...fields })
  const responses = await Promise.all([put({ eligible: 10 }), put({ eligible: 20 })])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = responses.find(({ status }) => status === 200)?.body.data
  expect(responses.find(({ status }) => status === 409)?.body.record).toEqual(saved)
  expect((await put({ eligible: 30, updatedAt: saved?.updatedAt })).status).toBe(200)
})

test('a placement that was read and deleted since is not written anew', async () => {
  const { id } = await office('college')
  const path = `/admin/college-placement/${id}`
  const placement = (await asAdmin<WriteResponse>('PUT', path, { year: 2026, source, eligible: 10 })).body.data
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
    const target = await office('school')
    const [staffPath, ownPath] = [`/admin/grade-fees/${target.id}`, `/buyer/grade-fee/${target.id}`]
    const postAsStaff = (sent: object) => asAdmin<Fees>('POST', staffPath, { source, ...sent })
    expect((await postAsStaff({ ...classes(1_000), version: null })).status).toBe(200)
    expect((await postAsStaff({ ...classes(1_500), version: null })).status).toBe(409)
    const [read] = (await asAdmin<Fees>('GET', `${staffPath}?session=${session}`)).body.versions
    expect(read?.session).toBe(session)
    expect((await target.as<Fees>('GET', ownPath)).body.versions).toEqual([read])
    expect((await target.as<Fees>('POST', ownPath, { ...classes(2_000), version: read?.version })).status).toBe(200)
    const logged = (await target.log()).length
    const lateResponse = await postAsStaff({ ...classes(3_000), version: read?.version })
    expect([lateResponse.status, lateResponse.body.code, (await target.log()).length]).toEqual([
      409,
      'CONFLICT',
      logged,
    ])
    expect(lateResponse.body.record).toEqual(
      (await asAdmin<Fees>('GET', `${staffPath}?session=${session}&limit=100`)).body,
    )
    expect(lateResponse.body.record?.data).toMatchObject([{ tuition: 2_000 }])
    expect(lateResponse.body.changedBy).toBe(target.email)
    expect(fieldsOf(await postAsStaff(classes(3_000)))).toEqual(['version'])
    expect(fieldsOf(await target.as('POST', ownPath, classes(3_000)))).toEqual(['version'])
    expect(fieldsOf(await postAsStaff({ ...classes(1), version: 'first' }))).toEqual(['version'])
  })

  test('that is written twice at once of one version stands as the first wrote it', async () => {
    const target = await office('school')
    const path = `/admin/grade-fees/${target.id}`
    const post = (tuition: number) => asAdmin<Fees>('POST', path, { source, ...classes(tuition), version: null })
    const responses = await Promise.all([post(1_000), post(2_000)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = responses.find(({ status }) => status === 200)?.body
    expect((await asAdmin<Fees>('GET', path)).body.data).toEqual(won?.data)
  })
})
