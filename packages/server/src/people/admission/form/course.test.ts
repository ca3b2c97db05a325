import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../../platform/db/drizzle.ts'
import { codes, dataOf, rowsOf, staffApp } from '../testing/staff.ts'

const { callAs, db, family, order, pay, confirm, college } = await staffApp()
const idsIn = async (table: 'course' | 'specialization', count: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} order by id limit ${count}`,
  )
  return rows.map((row) => row.id)
}
const [btech = 0, mba = 0, untaught = 0] = await idsIn('course', 3)
const [civil = 0, other = 0] = await idsIn('specialization', 2)
await db.execute(sql`insert into college_offer (college, course, specializations, active) values
  (1, ${btech}, array[${civil}::int], true), (1, ${mba}, '{}', true), (1, ${untaught}, '{}', false)`)
beforeEach(() => db.execute(sql`truncate application, shortlist, cart_item, application_form cascade`))

async function student() {
  const ravi = await family()
  const as = callAs(ravi)
  const add = (path: string, body: object) => as('POST', path, { instituteType: 'college', instituteId: 1, ...body })
  const payFor = async (course: object) => confirm(ravi, await pay(await order(ravi, course)))
  return { ...ravi, as, add, payFor }
}

test('the courses that may be applied for are those that the college teaches now, with their specializations', async () => {
  const { as } = await student()
  const options = rowsOf(await as('GET', '/student/college-courses/1'))
  expect(options).toMatchObject([
    { id: btech, specializations: [{ id: civil }] },
    { id: mba, specializations: [] },
  ])
  expect(rowsOf(await as('GET', '/student/college-courses/2'))).toEqual([])
})

test('a course stands in the cart, on the receipt’s payment, in the application and before the college', async () => {
  const ravi = await student()
  const choice = { course: btech, specialization: civil }
  const line = dataOf(await ravi.add('/student/my-cart', choice))
  expect(line).toMatchObject({ ...choice, courseName: expect.any(String), specializationName: expect.any(String) })
  await ravi.as('PUT', '/student/application-form', { choices: [{ eid: 1, priority: 1 }], statement: 'Bridges' })
  expect((await ravi.payFor(choice)).body.data).toMatchObject(choice)
  expect(rowsOf(await ravi.as('GET', '/student/my-cart'))).toEqual([])
  expect(rowsOf(await ravi.as('GET', '/student/shortlist'))).toMatchObject([{ ...choice, application: choice }])
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  expect(row).toMatchObject({ ...choice, courseName: line.courseName, courses: [btech] })
  expect(dataOf(await college.as('GET', `/buyer/application/1/${row?.id}`))).toMatchObject({
    ...choice,
    specializationName: line.specializationName,
    form: { choices: [{ eid: 1, ...choice }] },
  })
})

test.each([
  ['a course that the college does not teach', { course: 2_000_000_000 }, 'course'],
  ['a course that it no longer teaches', { course: untaught }, 'course'],
  ['a specialization of another course', { course: mba, specialization: civil }, 'specialization'],
  ['a specialization that it does not teach', { course: btech, specialization: other }, 'specialization'],
  ['a specialization without its course', { specialization: civil }, 'specialization'],
])('%s is refused at its field', async (_, choice, field) => {
  const ravi = await student()
  const paths = ['/student/my-cart', '/student/shortlist', '/payment/order']
  for (const path of paths) {
    const response = await ravi.add(path, {
      ...choice,
      ...(path.endsWith('shortlist') ? {} : { feesType: 'application' }),
    })
    expect([path, response.status, response.body.errors]).toEqual([path, 422, [{ field, message: expect.any(String) }]])
  }
  const choices = [{ eid: 1, priority: 1, ...choice }]
  const { body } = await ravi.as('PUT', '/student/application-form', { choices })
  expect(body.errors).toMatchObject([{ field: `choices.0.${field}` }])
})

test('two courses of a college are two applications, each paid for and read by itself', async () => {
  const ravi = await student()
  for (const course of [btech, mba]) {
    expect((await ravi.add('/student/my-cart', { course })).status).toBe(200)
    expect((await ravi.add('/student/shortlist', { course })).status).toBe(200)
    expect(codes(await ravi.add('/student/my-cart', { course }))).toEqual([409, 'DUPLICATE'])
    expect(codes(await ravi.add('/student/shortlist', { course }))).toEqual([409, 'ALREADY_SHORTLISTED'])
  }
  await ravi.payFor({ course: btech })
  expect(rowsOf(await ravi.as('GET', '/student/my-cart'))).toMatchObject([{ course: mba }])
  expect(codes(await ravi.add('/student/my-cart', { course: btech }))).toEqual([409, 'ALREADY_PAID'])
  await ravi.payFor({ course: mba })
  const listed = rowsOf(await ravi.as('GET', '/student/shortlist'))
  expect(listed.map(({ course, application }) => [course, application])).toMatchObject(
    [mba, btech].map((course) => [course, { course, status: 'submitted' }]),
  )
  const received = rowsOf(await college.as('GET', '/buyer/applications/1'))
  expect(received.map(({ course }) => course)).toEqual([mba, btech])
  const [second] = listed
  expect((await ravi.as('PUT', `/student/shortlist-form/${second?.id}`, { move: 'withdraw' })).status).toBe(200)
  expect((await ravi.as('DELETE', `/student/shortlist?id=${second?.id}`)).status).toBe(200)
  expect(rowsOf(await ravi.as('GET', '/student/shortlist'))).toMatchObject([{ course: btech }])
})

test('the course that the list or the form names alone is meant where none is named', async () => {
  const ravi = await student()
  await ravi.as('PUT', '/student/application-form', { choices: [{ eid: 1, course: mba, priority: 1 }] })
  expect(dataOf(await ravi.add('/student/my-cart', {}))).toMatchObject({ course: mba })
  const priya = await student()
  await priya.add('/student/shortlist', { course: btech, specialization: civil })
  await priya.payFor({})
  const [application] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  expect(application).toMatchObject({ course: btech, specialization: civil })
})

test('a course that is chosen later goes to the draft and the cart; one that was sent stays', async () => {
  const ravi = await student()
  const { id } = dataOf(await ravi.add('/student/shortlist', {}))
  await ravi.add('/student/my-cart', {})
  await ravi.as('PUT', `/student/shortlist-form/${id}`, { quota: 'general' })
  const chosen = await ravi.as('PUT', '/student/shortlist', { id, course: btech })
  expect(dataOf(chosen)).toMatchObject({ course: btech, application: { course: btech, status: 'draft' } })
  await ravi.as('PUT', '/student/shortlist', { id, course: mba })
  expect(rowsOf(await ravi.as('GET', '/student/my-cart'))).toMatchObject([{ course: mba }])
  await ravi.payFor({ course: mba })
  expect(codes(await ravi.as('PUT', '/student/shortlist', { id, course: btech }))).toEqual([409, 'CONFLICT'])
  // A later order in the form is none of the application that was sent.
  await ravi.as('PUT', '/student/application-form', { choices: [{ eid: 1, course: btech, priority: 1 }] })
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  expect(row).toMatchObject({ course: mba, courses: [mba] })
  expect(codes(await (await student()).as('PUT', '/student/shortlist', { id, course: btech }))).toEqual([
    404,
    'NOT_FOUND',
  ])
})

test('a fee is not taken without a course where the college teaches some, and nothing is begun', async () => {
  const ravi = await student()
  const response = await ravi.add('/payment/order', { feesType: 'application' })
  expect([response.status, response.body.errors]).toEqual([
    422,
    [{ field: 'course', message: 'Choose the course first' }],
  ])
  expect((await db.execute(sql`select id from application`)).rows).toEqual([])
  // Two courses on the list mean neither.
  for (const course of [btech, mba]) await ravi.add('/student/shortlist', { course })
  expect((await ravi.add('/payment/order', { feesType: 'application' })).status).toBe(422)
  expect((await ravi.add('/payment/order', { feesType: 'application', course: mba })).status).toBe(200)
})

const setTaught = (active: boolean) =>
  db.execute(sql`update college_offer set active = ${active} where college = 1 and course in (${btech}, ${mba})`)

test('one that was sent without a course names it until the college reads, with a line in its timeline', async () => {
  const ravi = await student()
  const { id } = dataOf(await ravi.add('/student/shortlist', {}))
  // It taught no course yet that could be chosen.
  await setTaught(false)
  await ravi.payFor({})
  await setTaught(true)
  expect(codes(await ravi.add('/student/my-cart', { course: mba }))).toEqual([409, 'ALREADY_PAID'])
  expect(dataOf(await ravi.as('PUT', '/student/shortlist', { id, course: btech }))).toMatchObject({ course: btech })
  const { timeline } = dataOf(await ravi.as('GET', `/student/shortlist-form/${id}`))
  expect((timeline as unknown[]).at(-1)).toMatchObject({ by: 'family', corrected: ['course'] })
})

test('marks are not asked for while the result is awaited', async () => {
  const { as } = await student()
  const save = (result: object) =>
    as('PUT', '/student/application-form', {
      academics: [{ level: 'class12', board: 'CBSE', school: 'Modern School', year: 2027, ...result }],
    })
  expect((await save({ resultAwaited: true })).body.data).toMatchObject({ academics: [{ resultAwaited: true }] })
  const fieldsOf = async (result: object) =>
    ((await save(result)).body.errors as { field: string }[] | undefined)?.map(({ field }) => field)
  expect(await fieldsOf({})).toEqual(['academics.0.marks', 'academics.0.max'])
  expect(await fieldsOf({ marks: 450, resultAwaited: false })).toEqual(['academics.0.max'])
  expect(await fieldsOf({ marks: 450, max: 500, resultAwaited: true })).toHaveLength(2)
  expect(await fieldsOf({ marks: 501, max: 500 })).toEqual(['academics.0.marks'])
})
