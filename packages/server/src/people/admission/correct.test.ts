import { documentExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, dataOf, rowsOf, staffApp } from './testing/staff.ts'

const { db, schoolStaff, college, applied, family, callAs, order, pay, confirm, admin } = await staffApp()
const school = { instituteType: 'school', instituteId: 1 }
const steps = (details: Record<string, unknown>) =>
  (details.timeline as { by: string; to: string; note: string | null; corrected: string[] }[]).map(
    (s) => `${s.by} ${s.to}: ${s.note ?? s.corrected.join(', ')}`,
  )
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
async function paidEmpty(accountType: 'college' | 'school', fee: object = {}) {
  const asha = await family(accountType)
  await confirm(asha, await pay(await order(asha, fee)), fee)
  const [listed] = rowsOf(await callAs(asha)('GET', '/student/shortlist')) as {
    id: number
    application: { id: number }
  }[]
  const form = `/student/shortlist-form/${listed?.id}`
  const application = listed?.application.id ?? 0
  return { ...asha, as: callAs(asha), form, application, listed }
}

test('an application paid for with an empty form says what is missing, and the form reaches the college', async () => {
  const ravi = await paidEmpty('college')
  const path = `/buyer/application/1/${ravi.application}`
  const first = dataOf(await ravi.as('GET', ravi.form))
  expect((first.completeness as { missing: string[] }).missing).toEqual(expect.arrayContaining(['applicationForm']))
  expect((first.application as { nextStep: string }).nextStep).toMatch(/fill in: .*why you apply/i)
  await ravi.as('PUT', '/student/application-form', {
    statement: 'I like bridges.',
    choices: [{ eid: 1, priority: 1 }],
  })
  const details = dataOf(await college.as('GET', path))
  expect(details).toMatchObject({ form: { statement: 'I like bridges.', choices: [{ eid: 1 }] }, formVersion: 2 })
  expect(steps(details).at(-1)).toBe('family submitted: choices, statement')
  const { rows } = await db.execute(
    sql`select version, sent->'form' as form from application_sent where application = ${ravi.application}`,
  )
  expect(rows).toEqual([{ version: 1, form: null }])
  // The same once more is no correction.
  await ravi.as('PUT', '/student/application-form', { statement: 'I like bridges.' })
  expect(dataOf(await college.as('GET', path)).formVersion).toBe(2)
  await college.decide(path, { status: 'under_review' })
  await ravi.as('PUT', '/student/application-form', { statement: 'Written later' })
  expect(dataOf(await college.as('GET', path))).toMatchObject({
    form: { statement: 'I like bridges.' },
    formVersion: 2,
  })
  await college.decide(path, { status: 'documents_requested', note: 'Marks of class 12' })
  await ravi.as('PUT', '/student/application-form', { exams: [{ exam: 'JEE Main' }] })
  expect(dataOf(await college.as('GET', path))).toMatchObject({ form: { statement: 'Written later', exams: [{}] } })
})

test('child, class, session, answers and the child’s form are put right until the school reads', async () => {
  await schoolStaff.as('PUT', '/buyer/questions/1', {
    questions: [{ label: 'Why this school?', kind: 'text', required: true }],
  })
  const asha = await applied()
  const path = `/buyer/application/1/${asha.application}`
  const form = `/student/shortlist-form/${asha.listed}`
  const put = (body: object) => asha.as('PUT', form, body)
  const { questions, completeness } = dataOf(await asha.as('GET', form))
  const questionId = (questions as { id: number }[])[0]?.id ?? 0
  expect((completeness as { missing: string[] }).missing).toContain(`answers.${questionId}`)
  expect((await put({ class: 2, answers: { [questionId]: 'It is near' } })).status).toBe(200)
  await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { alumni: 'Corrected' })
  await asha.as('PUT', '/student/manage-child', { id: asha.kid, motherTongue: 'Marathi' })
  const details = dataOf(await schoolStaff.as('GET', path))
  expect(details).toMatchObject({ class: 2, answers: [{ value: 'It is near' }], common: { alumni: 'Corrected' } })
  expect(details).toMatchObject({ child: { motherTongue: 'Marathi' } })
  expect(steps(details).slice(3)).toEqual([
    'family submitted: class, answers',
    'family submitted: alumni',
    'family submitted: motherTongue',
  ])
  const other = dataOf(await asha.as('POST', '/student/manage-child', kid)).id
  expect(codes(await put({ child: other }))).toEqual([409, 'CONFLICT'])
  await schoolStaff.decide(path, { status: 'under_review' })
  const lateResponse = await put({ class: 3 })
  expect([...codes(lateResponse), lateResponse.body.message]).toEqual([
    409,
    'CONFLICT',
    expect.stringContaining('begun to read'),
  ])
  await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { alumni: 'Too late' })
  expect(dataOf(await schoolStaff.as('GET', path))).toMatchObject({ class: 2, common: { alumni: 'Corrected' } })
})

test('an order without a child is for the only child; with several the child is named afterwards', async () => {
  const asha = await family('school')
  const ira = dataOf(await callAs(asha)('POST', '/student/manage-child', kid)).id
  await order(asha, school)
  expect(rowsOf(await callAs(asha)('GET', '/student/shortlist'))).toMatchObject([
    { child: ira, application: { child: ira } },
  ])

  const none = await paidEmpty('school', school)
  expect(none.listed).toMatchObject({ child: null })
  const step = (dataOf(await none.as('GET', none.form)).application as { nextStep: string }).nextStep
  expect(step).toContain('which child')
  const [first] = [dataOf(await none.as('POST', '/student/manage-child', kid)).id]
  expect((await none.as('PUT', none.form, { child: first, class: 1 })).status).toBe(200)
  const details = dataOf(await schoolStaff.as('GET', `/buyer/application/1/${none.application}`))
  expect(details).toMatchObject({ applicant: 'Ira', child: { name: 'Ira' }, class: 1 })
  expect(rowsOf(await none.as('GET', '/student/shortlist'))).toHaveLength(1)
})

test('the child that the school is shortlisted for is the one an order means', async () => {
  const asha = await family('school')
  const [, second] = [
    dataOf(await callAs(asha)('POST', '/student/manage-child', kid)).id,
    dataOf(await callAs(asha)('POST', '/student/manage-child', { ...kid, name: 'Arun' })).id,
  ]
  await callAs(asha)('POST', '/student/shortlist', { instituteId: 1, child: second })
  await order(asha, school)
  expect(rowsOf(await callAs(asha)('GET', '/student/shortlist'))).toMatchObject([{ application: { child: second } }])
})

test('lists and the application show the name that was sent', async () => {
  const asha = await applied()
  const path = `/buyer/application/1/${asha.application}`
  await schoolStaff.decide(path, { status: 'under_review' })
  await asha.as('PUT', '/student/manage-child', { id: asha.kid, name: 'Somebody Else' })
  expect(dataOf(await schoolStaff.as('GET', path)).applicant).toBe(`Ira ${asha.id}`)
  expect((await schoolStaff.as('GET', '/buyer/applications/1?search=Somebody')).body.total).toBe(0)
  const ravi = await paidEmpty('college')
  await db.execute(sql`update student_account set name = 'Renamed' where id = ${ravi.id}`)
  expect(dataOf(await admin.as('GET', `/admin/applications/${ravi.application}`)).applicant).toBe(`Asha ${ravi.id}`)
})

test('money that arrives while the form is being saved sends the form as saved, or is followed by it', async () => {
  for (let round = 0; round < 4; round++) {
    const ravi = await family()
    const signed = await pay(await order(ravi))
    const statement = `Round ${round}`
    await Promise.all([confirm(ravi, signed), callAs(ravi)('PUT', '/student/application-form', { statement })])
    const { rows } = await db.execute(
      sql`select sent->'form'->>'statement' as statement from application where account = ${ravi.id}`,
    )
    expect(rows).toEqual([{ statement }])
  }
})

test('a second order does not unpay the fee, and a refund does', async () => {
  const ravi = await paidEmpty('college')
  await order(ravi, { feesType: 'counselling' })
  const paid = dataOf(await ravi.as('GET', ravi.form))
  expect(paid.fee).toMatchObject({ paid: true, status: 'paid', receiptNumber: expect.stringMatching(/^PR\//) })
  expect(paid.payment).toMatchObject({ status: 'created', feesType: 'counselling' })
  const [fee] = rowsOf(await ravi.as('GET', '/student/institute-payment')).filter((p) => p.status === 'paid')
  await admin.as('POST', '/admin/refund', { payment: fee?.id, reason: 'Twice' })
  expect(dataOf(await ravi.as('GET', ravi.form)).fee).toMatchObject({ paid: false, status: 'refund_pending' })
})

test('contact, address and guardians are the college’s once the student shares them', async () => {
  const ravi = await family()
  const contact = {
    email: 'r@example.in',
    mobile: '98765 43210',
    line: '12 Road',
    city: 'Pune',
    state: 'MH',
    pincode: '411045',
  }
  const guardians = [{ relation: 'mother', name: 'Secret Guardian' }]
  const put = (body: object) => callAs(ravi)('PUT', '/student/application-form', body)
  await put({ contact, guardians, declarations: { truthful: true, shareWithColleges: false, by: 'Ravi' } })
  await confirm(ravi, await pay(await order(ravi)))
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  const path = `/buyer/application/1/${row?.id}`
  const before = dataOf(await college.as('GET', path))
  expect(before).toMatchObject({
    shared: false,
    family: { email: null, mobile: null },
    form: { contact: null, guardians: null },
  })
  expect(JSON.stringify(before)).not.toMatch(/Secret Guardian|12 Road|98765|@example/)
  await college.decide(path, { status: 'under_review' })
  await put({ declarations: { truthful: true, shareWithColleges: true, by: 'Ravi' } })
  expect(dataOf(await college.as('GET', path))).toMatchObject({
    shared: true,
    family: { email: `asha${ravi.id}@example.in` },
    form: { contact: { line: '12 Road' }, guardians: [{ name: 'Secret Guardian' }] },
  })
  void documentExample
})
