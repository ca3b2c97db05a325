import type {
  Award,
  CollegeContact,
  CollegeCourse,
  CollegePlacement,
  CollegeSection,
  Faq,
  InstituteMedia,
} from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'

type WriteResponse<T> = { data: T; message: string }
type Rows<T> = { data: T[]; total: number; limit: number }
const { asAdmin, updateAsAdmin, call } = await testApp('demo')
const pathOf = (path: string, id: number, type?: string) => `/admin/${path}/${id}${type ? `?type=${type}` : ''}`
const rowsOf = async <T>(path: string) => (await asAdmin<Rows<T>>('GET', path)).body

describe('awards', () => {
  const awardsPath = pathOf('awards', 1, 'school')

  test('are added, changed and deleted with 201, as specified', async () => {
    const first = await asAdmin<WriteResponse<Award>>('POST', awardsPath, {
      title: 'Green school',
      year: 2024,
      level: 'state',
    })
    expect([first.status, first.body.message, first.body.data.order]).toEqual([201, 'Award Added Successfully', 1])
    const { id } = first.body.data
    const changed = await updateAsAdmin<WriteResponse<Award>>(awardsPath, { id, year: 2025 })
    expect([changed.status, changed.body.data]).toMatchObject([
      201,
      { title: 'Green school', year: 2025, level: 'state' },
    ])
    const page = await call<{ data: { awards: object[] } }>('GET', '/public/school/?url=modern-school-new-delhi')
    expect(page.status).toBe(200)
    const deleted = await asAdmin('DELETE', `${awardsPath}&id=${id}`)
    expect([deleted.status, deleted.body]).toEqual([
      201,
      { data: { ids: [id] }, message: 'Award Deleted Successfully' },
    ])
    expect((await asAdmin('DELETE', awardsPath, { id })).status).toBe(404)
  })

  test('of twenty added at once, each has a place of its own', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        asAdmin('POST', pathOf('awards', 2, 'school'), { title: `Award ${i}`, order: 1 }),
      ),
    )
    expect(new Set(responses.map((a) => a.status))).toEqual(new Set([201]))
    const { data } = await rowsOf<Award>(pathOf('awards', 2, 'school'))
    expect(data.map((a) => a.order)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  test('move among each other and close ranks', async () => {
    const path = pathOf('awards', 3, 'school')
    const ids: number[] = []
    for (const title of ['One', 'Two', 'Three'])
      ids.push((await asAdmin<WriteResponse<Award>>('POST', path, { title })).body.data.id)
    const titles = async () => (await rowsOf<Award>(path)).data.map((a) => a.title)
    await updateAsAdmin(path, { id: ids[0], order: 3 })
    expect(await titles()).toEqual(['Two', 'Three', 'One'])
    await asAdmin('POST', path, { title: 'Zero', order: 1 })
    expect(await titles()).toEqual(['Zero', 'Two', 'Three', 'One'])
    await asAdmin('DELETE', `${path}&ids=${ids[1]},${ids[2]}`)
    expect((await rowsOf<Award>(path)).data.map((a) => [a.title, a.order])).toEqual([
      ['Zero', 1],
      ['One', 2],
    ])
  })

  test('belong to one institute: another’s is not found, and the kind must be said', async () => {
    const { body } = await asAdmin<WriteResponse<Award>>('POST', pathOf('awards', 4, 'school'), { title: 'Ours' })
    const { id, updatedAt } = body.data
    for (const path of [
      pathOf('awards', 5, 'school'),
      pathOf('awards', 4, 'college'),
      pathOf('awards', 999_999, 'school'),
    ]) {
      expect((await asAdmin('PUT', path, { id, title: 'Theirs', updatedAt })).status).toBe(404)
      expect((await asAdmin('DELETE', `${path}&id=${id}`)).status).toBe(404)
    }
    expect((await asAdmin('GET', pathOf('awards', 999_999, 'school'))).status).toBe(404)
    expect(fieldsOf(await asAdmin('GET', pathOf('awards', 4)))).toEqual(['type'])
    expect(
      fieldsOf(await asAdmin('POST', pathOf('awards', 4, 'school'), { title: 'For a course', course_id: 1 })),
    ).toEqual(['course_id'])
    const course = await asAdmin<WriteResponse<Award>>('POST', pathOf('awards', 4, 'college'), {
      title: 'Course',
      course_id: 1,
    })
    expect((await rowsOf<Award>(`${pathOf('awards', 4, 'college')}&course_id=1`)).data).toEqual([course.body.data])
    expect((await rowsOf<Award>(`${pathOf('awards', 4, 'college')}&course_id=2`)).data).toEqual([])
  })
})

test('questions show on the public page in their order, unless they are switched off', async () => {
  const url = '/public/school/?url=mayo-college-ajmer'
  const { id } = (await call<{ data: { id: number } }>('GET', url)).body.data
  const path = pathOf('faq', id, 'school')
  const first = await asAdmin<WriteResponse<Faq>>('POST', path, { question: 'Is there a bus?', answer: 'Yes.' })
  expect([first.status, first.body.message]).toEqual([200, 'FAQ Added Successfully'])
  expect((await asAdmin('POST', path, { question: 'Bus?', answer: 'Yes.' })).body).toMatchObject({
    errors: [{ field: 'question', message: 'Write the whole question' }],
  })
  await asAdmin('POST', path, { question: 'Is there a hostel?', answer: 'No.', order: 1 })
  await asAdmin('POST', path, { question: 'Is this shown?', answer: 'No.', active: false })
  const page = await call<{ data: { faqs: { question: string }[] } }>('GET', url)
  expect(page.body.data.faqs.map((f) => f.question)).toEqual(['Is there a hostel?', 'Is there a bus?'])
  expect((await rowsOf<Faq>(`${path}&search=bus`)).total).toBe(1)
  expect(fieldsOf(await asAdmin('POST', path, { question: 'Why?' }))).toEqual(['question', 'answer'])
})

describe('a college', () => {
  const url = '/public/college/?url=indian-institute-of-technology-bombay'
  type Page = {
    id: number
    cover: string | null
    courseCount: number
    offers: { course: { name: string } }[]
    media: { url: string; cover: boolean }[]
    contacts: { campus: string }[]
    additional: { title: string; html: string }[]
    placements: { year: number; course: string | null; recruiters: string[] }[]
    feeFrom: { value: number } | null
  }
  const page = async () => (await call<{ data: Page }>('GET', url)).body.data

  test('shows its pictures, the cover first; one of twenty covers wins', async () => {
    const { id } = await page()
    const path = pathOf('college-media', id)
    const add = (n: number, fields: object) =>
      asAdmin<WriteResponse<InstituteMedia>>('POST', path, {
        url: `https://example.in/${n}.jpg`,
        alt: `Picture ${n}`,
        ...fields,
      })
    const first = await add(1, {})
    expect([first.status, first.body.message]).toEqual([200, 'Media Added Successfully'])
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n + 2, { cover: true })))
    expect(new Set(responses.map((a) => a.status))).toEqual(new Set([200]))
    const all = (await rowsOf<InstituteMedia>(path)).data
    const [cover, ...others] = all.filter((m) => m.cover)
    expect([others, (await page()).cover, (await page()).media[0]]).toMatchObject([[], cover?.url, { url: cover?.url }])
    await updateAsAdmin(path, { id: first.body.data.id, cover: true, order: 5 })
    expect((await page()).cover).toBe('https://example.in/1.jpg')
    const ids = all.map((m) => m.id)
    const otherResponse = await asAdmin('POST', pathOf('college-media', id + 1), { action: 'delete', ids })
    expect(otherResponse.status).toBe(404)
    const deleted = await asAdmin('POST', path, { action: 'delete', ids })
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Media Deleted Successfully'])
    expect(await page()).toMatchObject({ cover: null, media: [] })
    expect(fieldsOf(await asAdmin('POST', path, { url: 'https://example.in/a.jpg' }))).toEqual(['alt'])
    expect(fieldsOf(await asAdmin('POST', path, { url: '/files/nowhere.jpg', alt: 'None' }))).toEqual(['url'])
    expect(fieldsOf(await asAdmin('POST', path, { kind: 'tour', url: 'https://a.example.in', cover: true }))).toEqual([
      'cover',
    ])
  })

  test('the first picture that is left takes the place of a cover that is deleted', async () => {
    const { id } = await page()
    const path = pathOf('college-media', id)
    const add = async (n: number, fields: object) => {
      const media = { url: `https://example.in/left/${n}.jpg`, alt: `Picture ${n}`, ...fields }
      return (await asAdmin<WriteResponse<InstituteMedia>>('POST', path, media)).body.data.id
    }
    const drop = (...ids: number[]) => asAdmin('POST', path, { action: 'delete', ids })
    const tour = await add(1, { kind: 'tour', order: 1 })
    const [last, next, cover] = [await add(2, { order: 3 }), await add(3, { order: 2 }), await add(4, { cover: true })]
    await drop(last)
    expect((await page()).cover).toBe('https://example.in/left/4.jpg')
    await drop(cover)
    expect((await page()).cover).toBe('https://example.in/left/3.jpg')
    expect((await rowsOf<InstituteMedia>(path)).data.filter((m) => m.cover).map((m) => m.id)).toEqual([next])
    await drop(next)
    expect((await page()).cover).toBeNull()
    await drop(tour)
  })

  test('keeps what families filter by with its courses', async () => {
    const { id, offers } = await page()
    const path = pathOf('college-course', id)
    const before = await rowsOf<CollegeCourse>(path)
    expect([before.limit, before.total]).toEqual([50, offers.length])
    const added = await asAdmin<WriteResponse<CollegeCourse>>('POST', path, {
      course: before.data[0]?.course,
      feeByYear: [1_000],
      feeSource: { name: 'Prospectus', asOf: '2026', tier: 'institute' },
      order: 1,
    })
    expect([added.status, added.body.data.order, added.body.data.courseName]).toEqual([
      200,
      1,
      before.data[0]?.courseName,
    ])
    expect((await page()).feeFrom).toMatchObject({ value: 1_000, source: { name: 'Prospectus' } })
    const details = pathOf('college-details', id)
    const savedOffers = (await asAdmin<{ data: { offers: object[] } }>('GET', details)).body.data.offers
    await updateAsAdmin(details, { offers: savedOffers })
    expect((await page()).feeFrom).toMatchObject({ value: 1_000, source: { name: 'Prospectus' } })
    await updateAsAdmin(details, {
      offers: [{ ...savedOffers[0], feeByYear: [900], feeSource: null }, ...savedOffers.slice(1)],
    })
    // Those have no source: the lowest is then another's, which has one.
    expect((await page()).feeFrom).toMatchObject({ source: { name: 'Demo value' } })
    await updateAsAdmin(details, { offers: [{ ...savedOffers[0], feeSource: null }, ...savedOffers.slice(1)] })
    const reread = (await rowsOf<CollegeCourse>(path)).data[0]
    expect(reread).toMatchObject({ feeByYear: [1_000], feeSource: null })
    await updateAsAdmin(path, { id: reread?.id, active: false })
    expect((await page()).feeFrom?.value).not.toBe(1_000)
    // Fees are not written without their source; a row of before that has none can still be moved.
    const feeSource = { name: 'Prospectus', asOf: '2026', tier: 'institute' }
    const unsourced = await asAdmin('POST', path, { course: 2, durationMonths: 7, delivery: 2, feeByYear: [1_000] })
    expect([unsourced.status, fieldsOf(unsourced)]).toEqual([422, ['feeSource']])
    expect(fieldsOf(await updateAsAdmin(path, { id: reread?.id, feeByYear: [2_000] }))).toEqual(['feeSource'])
    expect((await updateAsAdmin(path, { id: reread?.id, order: 1 })).status).toBe(200)
    const sourced = await updateAsAdmin(path, { id: reread?.id, feeByYear: [2_000], feeSource })
    expect(sourced.status).toBe(200)
    expect(fieldsOf(await updateAsAdmin(path, { id: reread?.id, feeSource: null }))).toEqual(['feeSource'])
    expect((await updateAsAdmin(path, { id: reread?.id, feeSource: null, feeByYear: [] })).status).toBe(200)
    const { specializations, level, delivery } = before.data[0] ?? {}
    const duplicate = await asAdmin('POST', path, { course: before.data[0]?.course, specializations, level, delivery })
    expect([duplicate.status, codeOf(duplicate)]).toEqual([409, 'DUPLICATE'])
    expect(fieldsOf(await asAdmin('POST', path, { course: 99_999, exams: [99_999] }))).toEqual(['course', 'exams'])
    expect((await rowsOf<CollegeCourse>(`${path}?search=zzz`)).total).toBe(0)
    expect((await asAdmin('DELETE', path, { id: reread?.id })).status).toBe(200)
    expect((await asAdmin('DELETE', path, { id: 9_000_000_000 })).status).toBe(422)
    expect((await rowsOf<CollegeCourse>(path)).total).toBe(before.total)
  })

  test('shows its campuses and sections', async () => {
    const { id } = await page()
    const contact = { campus: 'Main campus', address: 'Powai', phones: ['022 1234567'] }
    const added = await asAdmin<WriteResponse<CollegeContact>>('POST', pathOf('college-contact', id), contact)
    expect(added.body).toMatchObject({ message: 'Contact Added Successfully', data: contact })
    const body = '## Who\n\nThe first ten <script>alert(1)</script>'
    const section = await asAdmin<WriteResponse<CollegeSection>>('POST', pathOf('college-additional', id), {
      section: 'scholarship',
      title: 'Merit',
      body,
    })
    expect(section.body.message).toBe('Additional Detail Added Successfully')
    const publicPage = await page()
    expect(publicPage.contacts.map((c) => c.campus)).toEqual(['Main campus'])
    expect(publicPage.additional[0]?.html).toContain('<h2 id="who">Who</h2>')
    expect(publicPage.additional[0]?.html).not.toContain('script')
    await asAdmin('DELETE', `${pathOf('college-contact', id)}?id=${added.body.data.id}`)
    await asAdmin('DELETE', `${pathOf('college-additional', id)}?id=${section.body.data.id}`)
    expect((await page()).contacts).toEqual([])
  })

  test('has one placement a year and course, consistent in itself', async () => {
    const { id } = await page()
    const path = pathOf('college-placement', id)
    const source = { name: 'Placement report', asOf: '2026', tier: 'institute' }
    const put = (body: object) => asAdmin<WriteResponse<CollegePlacement>>('PUT', path, { year: 2026, source, ...body })
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => put({ eligible: 100, placed: n })))
    expect(responses.map((a) => a.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await rowsOf<CollegePlacement>(path)).total).toBe(1)
    const company = await asAdmin<WriteResponse<{ id: number }>>('POST', '/admin/company-placement', {
      name: 'Sarvodaya Works',
      url: 'sarvodaya-works',
    })
    const course = await put({ course: 1, median: 600_000, recruiters: [company.body.data.id] })
    expect(course.body.data.recruiterNames).toEqual(['Sarvodaya Works'])
    expect((await rowsOf<CollegePlacement>(`${path}?search=sarvodaya`)).data.map((p) => p.course)).toEqual([1])
    expect((await page()).placements.map((p) => [p.year, p.course === null])).toEqual([
      [2026, true],
      [2026, false],
    ])
    const { updatedAt } = course.body.data
    const duplicate = await put({ id: course.body.data.id, course: null, updatedAt })
    expect([duplicate.status, codeOf(duplicate)]).toEqual([409, 'DUPLICATE'])
    const inUse = await asAdmin('DELETE', `/admin/company-placement?id=${company.body.data.id}`)
    expect([inUse.status, codeOf(inUse)]).toEqual([409, 'IN_USE'])
    expect((await put({ year: 2025, eligible: 10, placed: 11 })).status).toBe(422)
    // Only the named fields change.
    const [all] = (await rowsOf<CollegePlacement>(`${path}?sort=id`)).data
    const four = await put({ median: 700_000, eligible: 100, placed: 4, updatedAt: all?.updatedAt })
    expect(four.status).toBe(200)
    const five = await updateAsAdmin<WriteResponse<CollegePlacement>>(path, { id: all?.id, placed: 5 })
    expect([five.status, five.body.data]).toMatchObject([200, { eligible: 100, placed: 5, median: 700_000, source }])
    const few = await put({ source: undefined, higherStudies: 3, updatedAt: five.body.data.updatedAt })
    expect(few.body.data).toMatchObject({ id: all?.id, eligible: 100, placed: 5, higherStudies: 3, source })
    expect(fieldsOf(await updateAsAdmin(path, { id: all?.id, placed: 101 }))).toEqual(['placed'])
    // The error is reported at its field.
    expect(fieldsOf(await updateAsAdmin(path, { id: all?.id, placed: 'many' }))).toEqual(['placed'])
    expect(fieldsOf(await asAdmin('PUT', path, { placed: 5 }))).toEqual(['year'])
    expect(fieldsOf(await asAdmin('PUT', path, { year: 2020, placed: 5 }))).toEqual(['source'])
    expect(fieldsOf(await asAdmin('PUT', path, { action: 'delete', ids: 'all' }))).toEqual(['ids'])
    expect(
      fieldsOf(await asAdmin('POST', pathOf('college-media', id), { url: 'https://example.in/a.jpg', alt: 5 })),
    ).toEqual(['alt'])
    expect((await put({ year: 2025, lowest: 5, highest: 4, median: 5 })).status).toBe(422)
    const ids = (await rowsOf<CollegePlacement>(path)).data.map((p) => p.id)
    expect((await asAdmin('PUT', pathOf('college-placement', id + 1), { action: 'delete', ids })).status).toBe(404)
    expect((await asAdmin('PUT', path, { action: 'delete', ids })).status).toBe(200)
  })
})
