import { applicationTransitions, documentExample, instituteStates } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { today } from '../../../platform/db/statements/today.ts'
import { readOutbox } from '../../../services/delivery/outbox.ts'
import { codes, dataOf, dayIn, rowsOf, staffApp } from '../testing/staff.ts'

const { app, call, db, mailed, family, callAs, order, pay, confirm, admin, schoolStaff, two, college, applied } =
  await staffApp()
const lastDay = dayIn(60)
beforeEach(() => db.execute(sql`truncate application, contact_read cascade`))
const steps = (details: Record<string, unknown>) =>
  (details.timeline as { by: string; to: string; actor: string }[]).map((s) => `${s.actor}: ${s.to}`)
const offerTermsOf = (details: Record<string, unknown>) =>
  (details.timeline as { waitlistNumber: unknown; replyBy: unknown }[]).map((s) => s.waitlistNumber ?? s.replyBy)
const document = async (caller: { as: ReturnType<typeof callAs> }) =>
  dataOf(await caller.as('POST', '/student/documents', documentExample)).id

test('the states an institute may set are those that the table of moves gives it', () => {
  const instituteTransitions = Object.values(applicationTransitions).flatMap((to) =>
    Object.entries(to).flatMap(([state, actors]) => (actors.includes('institute') ? [state] : [])),
  )
  expect([...new Set(instituteTransitions)].toSorted()).toEqual(instituteStates.toSorted())
})

test('an institute reads what was submitted to it, as it was sent, and nothing before', async () => {
  const asha = await applied()
  const unpaid = await family('school')
  await callAs(unpaid)('POST', '/student/shortlist', { instituteId: 1 })
  await callAs(unpaid)('PUT', '/student/shortlist-form/1?by=institute', { class: 1 })
  await order(unpaid, { instituteType: 'school', instituteId: 1 })
  const list = await schoolStaff.as('GET', '/buyer/applications/1')
  expect(rowsOf(list).map((row) => row.id)).toEqual([asha.application])
  expect(list.body).toMatchObject({ total: 1, page: 1, limit: 50 })
  expect(JSON.stringify(list.body)).not.toMatch(/98765|asha\d+@/)

  const path = `/buyer/application/1/${asha.application}`
  const details = dataOf(await schoolStaff.as('GET', path))
  expect(details).toMatchObject({
    status: 'submitted',
    applicant: `Ira ${asha.id}`,
    class: 1,
    session: '2027-28',
    child: { dateOfBirth: '2021-06-14' },
    common: { alumni: 'Mother, 2004', parents: [{ mobile: '98765 43210' }] },
    form: null,
    documents: [],
    moves: [
      'under_review',
      'documents_requested',
      'test',
      'interaction',
      'shortlisted',
      'waitlisted',
      'offered',
      'rejected',
    ],
  })
  expect(details.receiptNumber).toMatch(/^PR\//)
  expect(JSON.stringify(details)).not.toContain('900000')
  await db.execute(sql`update application set status = 'under_review' where id = ${asha.application}`)
  await asha.as('PUT', `/student/child-common-form/${asha.kid}`, { alumni: 'Written later' })
  const seen = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect(seen).toMatchObject({
    common: { alumni: 'Mother, 2004' },
    reads: [{ by: 'School 1 (Ravi Menon)', side: 'buyer' }],
  })
  const { rows } = await db.execute(sql`select realm, account, enquiry from contact_read`)
  expect(rows).toEqual([{ realm: 'buyer', account: schoolStaff.id, enquiry: null }])
  expect((await admin.as('GET', '/admin/applications?search=nobody')).body.total).toBe(0)
  expect((await admin.as('GET', `/admin/applications?search=${asha.application}`)).body.total).toBe(1)
})

test('another’s application is answered as one that does not exist, and is not moved', async () => {
  const asha = await applied({}, 2)
  const draft = await applied()
  await db.execute(
    sql`insert into application (account, institute_type, institute_id) values (${draft.id}, 'school', 1)`,
  )
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) as id from application where status = 'draft'`)
  const applicationIds = [asha.application, rows[0]?.id ?? 0, 2_000_000_000]
  for (const method of ['GET', 'PUT'] as const) {
    const answers = []
    for (const id of applicationIds) {
      const { status, body } = await schoolStaff.as(
        method,
        `/buyer/application/1/${id}`,
        method === 'PUT' ? { status: 'under_review', updatedAt: new Date().toISOString() } : undefined,
      )
      answers.push({ status, ...body, requestId: '' })
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  }
  for (const path of [`/buyer/applications/2`, `/buyer/application/2/${asha.application}`])
    expect(codes(await schoolStaff.as('GET', path))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await college.as('GET', '/buyer/applications/2'))).toEqual([404, 'NOT_FOUND'])
  // Staff of a college with the same id as a school see colleges’ applications alone.
  expect((await college.as('GET', '/buyer/applications/1')).body.total).toBe(0)
  expect(codes(await college.as('GET', `/buyer/application/1/${draft.application}`))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await asha.as('GET', '/buyer/applications/2'))).toEqual([403, 'FORBIDDEN'])
  expect(dataOf(await two.as('GET', `/buyer/application/2/${asha.application}`)).status).toBe('submitted')
})

test('an institute moves on what the table allows; the family is told, and the timeline names who it was', async () => {
  const asha = await applied()
  const path = `/buyer/application/1/${asha.application}`
  const put = (body: object) => schoolStaff.decide(path, body)
  const moved = await put({ status: 'under_review', note: 'This week' })
  expect([moved.status, moved.body.message]).toEqual([200, 'Application Updated Successfully'])
  for (const status of ['under_review', 'enrolled'])
    expect([status, ...codes(await put({ status }))]).toEqual([status, 409, 'CONFLICT'])
  for (const body of [
    { status: 'submitted' },
    { status: 'withdrawn' },
    { status: 'accepted' },
    { status: 'offered' },
    { status: 'offered', replyBy: today() },
    { status: 'offered', replyBy: '2020-01-01' },
    { status: 'offered', replyBy: dayIn(400) },
    { status: 'waitlisted' },
    { status: 'shortlisted', waitlistNumber: 1 },
    { status: 'rejected' },
    { status: 'shortlisted', role: 'owner' },
  ])
    expect([body, (await put(body)).status]).toEqual([body, 422])
  const stale = await put({ status: 'shortlisted', updatedAt: '2026-01-01T00:00:00Z' })
  expect(codes(stale)).toEqual([409, 'CONFLICT'])
  expect(stale.body.message).toContain('under review, last moved by Ravi Menon, School 1')

  expect(dataOf(await put({ status: 'waitlisted', waitlistNumber: 4 }))).toMatchObject({ waitlistNumber: 4 })
  const before = dataOf(await put({ status: 'waitlisted', waitlistNumber: 2, note: 'Two moved up' }))
  const offered = await put({ status: 'offered', replyBy: lastDay, updatedAt: before.updatedAt })
  expect(dataOf(offered)).toMatchObject({ status: 'offered', replyBy: lastDay, waitlistNumber: null })
  expect(dataOf(offered).moves).toEqual(['offered', 'rejected'])
  expect(codes(await put({ status: 'shortlisted' }))).toEqual([409, 'CONFLICT'])
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'accept' })
  const done = dataOf(await put({ status: 'enrolled' }))
  expect(done).toMatchObject({ status: 'enrolled', replyBy: lastDay, moves: [] })
  expect(steps(done).slice(2)).toEqual([
    'Payment: submitted',
    'Ravi Menon, School 1: under_review',
    'Ravi Menon, School 1: waitlisted',
    'Ravi Menon, School 1: waitlisted',
    'Ravi Menon, School 1: offered',
    `Asha ${asha.id}: accepted`,
    'Ravi Menon, School 1: enrolled',
  ])
  const read = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect(steps(read)).toEqual(steps(done))
  // Each line retains its place or day: the application itself has the latest alone.
  const seen = dataOf(await admin.as('GET', `/admin/applications/${asha.application}`))
  for (const details of [done, read, seen]) expect(offerTermsOf(details).slice(4)).toEqual([4, 2, lastDay, null, null])
  await mailed()
  const emails = (await readOutbox(db)).filter((mail) => mail.to === `asha${asha.id}@example.in`)
  const emailText = emails.map((mail) => mail.text).join('\n')
  for (const phrase of ['This week', 'waiting list: 4', 'Two moved up', 'waiting list: 2', formatDate(lastDay, 'en')])
    expect(emailText).toContain(phrase)
  // Submitted, six moves since, and the receipt where one is mailed.
  expect(emails.length).toBeGreaterThanOrEqual(7)
  const { rows } = await db.execute(sql`select distinct realm, account from application_move
    where application = ${asha.application} and by = 'institute'`)
  expect(rows).toEqual([{ realm: 'buyer', account: schoolStaff.id }])
})

test('home counts the applications that nobody has begun to read', async () => {
  const waiting = async () =>
    (dataOf(await schoolStaff.as('GET', '/buyer/home')).institutes as { newApplications: number }[]).map(
      ({ newApplications }) => newApplications,
    )
  const [before = 0] = await waiting()
  const asha = await applied()
  expect(await waiting()).toEqual([before + 1])
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, { status: 'under_review' })
  expect(await waiting()).toEqual([before])
})

test('of two moves at once from the same reading one is a conflict', async () => {
  const { application } = await applied()
  const { updatedAt } = dataOf(await schoolStaff.as('GET', `/buyer/application/1/${application}`))
  const put = (status: string) => schoolStaff.decide(`/buyer/application/1/${application}`, { status, updatedAt })
  const responses = await Promise.all([put('shortlisted'), put('under_review')])
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 409])
})

test('an administrator moves on behalf of the institute, by name', async () => {
  const { application } = await applied()
  const path = `/admin/applications/${application}`
  expect(dataOf(await admin.as('GET', path)).moves).toContain('offered')
  const done = dataOf(await admin.decide(path, { status: 'rejected', note: 'The class is full' }))
  expect(steps(done).at(-1)).toBe('Meera Nair, Pravesh: rejected')
  expect(codes(await admin.decide(path, { status: 'under_review' }))).toEqual([409, 'CONFLICT'])
  expect(codes(await admin.as('GET', '/admin/applications/2000000000'))).toEqual([404, 'NOT_FOUND'])
  const filtered = await admin.as('GET', '/admin/applications?status=rejected&instituteType=school&instituteId=1')
  expect(rowsOf(filtered).map((row) => row.id)).toEqual([application])
  expect((await admin.as('GET', '/admin/applications?instituteType=college')).body.total).toBe(0)
  expect((await admin.as('GET', '/admin/applications?status=draft')).status).toBe(422)
  expect(codes(await schoolStaff.as('GET', '/admin/applications'))).toEqual([403, 'FORBIDDEN'])
})

test('a shared document goes to the institute that it was shared with, and to nobody else', async () => {
  const asha = await applied()
  const other = await applied({}, 2)
  const path = (sid: number, id: number, doc: number) => `/api/v1/buyer/application/${sid}/${id}/documents/${doc}`
  const get = (token: string, url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const [visibleId, secret] = [await document(asha), await document(asha)]
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, {
    status: 'documents_requested',
    note: 'A photo',
  })
  const form = `/student/shortlist-form/${asha.listed}`
  await asha.as('PUT', form, { documents: [visibleId], move: 'documents-added' })
  const details = dataOf(await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`))
  expect(details).toMatchObject({
    status: 'under_review',
    documentCount: 1,
    documents: [{ id: visibleId, mime: 'image/png' }],
  })
  const file = await get(schoolStaff.token, path(1, asha.application, visibleId))
  const ownResponse = await get(asha.token, `/api/v1/student/documents/${visibleId}`)
  expect(file.rawPayload.equals(ownResponse.rawPayload)).toBe(true)
  expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(file.headers['content-disposition']).toMatch(/^attachment; /)
  for (const [token, url] of [
    [schoolStaff.token, path(1, asha.application, secret)],
    [schoolStaff.token, path(1, other.application, visibleId)],
    [schoolStaff.token, path(2, asha.application, visibleId)],
    [two.token, path(1, asha.application, visibleId)],
    [two.token, path(2, other.application, visibleId)],
    [college.token, path(1, asha.application, visibleId)],
  ] as const)
    expect([url, (await get(token, url)).statusCode]).toEqual([url, 404])
  for (const token of [asha.token, other.token])
    expect((await get(token, path(1, asha.application, visibleId))).statusCode).toBe(403)
  // The sent documents remain next to the ones added later.
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, { status: 'documents_requested', note: 'More' })
  const secondResponse = await asha.as('PUT', form, { documents: [secret] })
  expect((dataOf(secondResponse).documents as { id: number }[]).map((d) => d.id)).toEqual([visibleId, secret])

  await asha.as('PUT', form, { move: 'withdraw' })
  expect((await get(schoolStaff.token, path(1, asha.application, visibleId))).statusCode).toBe(404)
  expect(dataOf(await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`))).toMatchObject({
    ...{ status: 'withdrawn', family: null, child: null, common: null, documents: [], documentCount: 0 },
  })
  const listed = await schoolStaff.as('GET', `/buyer/applications/1?id=${asha.application}`)
  expect(rowsOf(listed)).toMatchObject([{ id: asha.application, documentCount: 0 }])
  const seen = [
    dataOf(await admin.as('GET', `/admin/applications/${asha.application}`)),
    ...rowsOf(await admin.as('GET', `/admin/applications?id=${asha.application}`)),
  ]
  expect(seen.map((row) => row.documentCount)).toEqual([0, 0])
})

test('a college reads its own part of the form, and the slots that the student declared for colleges', async () => {
  const ravi = await family()
  const put = (body: object) => callAs(ravi)('PUT', '/student/application-form', body)
  const extraAnswers = [
    { eid: 1, question: 'Why here?', answer: 'The bridges' },
    { eid: 2, question: 'Why there?', answer: 'Another reason' },
  ]
  const { rows } = await db.execute<{ id: number }>(sql`select id from course order by id limit 1`)
  const course = rows[0]?.id
  await db.execute(sql`insert into college_offer (college, course) values (1, ${course}), (2, ${course})`)
  await put({ choices: [1, 2].map((eid) => ({ eid, course, priority: eid })), extraAnswers })
  await put({ declarations: { truthful: true, shareWithColleges: true, by: 'Ravi' } })
  const photo = await document({ as: callAs(ravi) })
  await callAs(ravi)('PUT', '/student/college-doc', { slot: 'photo', document: photo })
  await confirm(ravi, await pay(await order(ravi)))
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  expect(row?.courses).toEqual([course])
  const details = dataOf(await college.as('GET', `/buyer/application/1/${row?.id}`))
  expect(details).toMatchObject({
    applicant: `Asha ${ravi.id}`,
    family: { email: `asha${ravi.id}@example.in` },
    courses: [course],
    form: { choices: [{ eid: 1, course }], extraAnswers: [{ answer: 'The bridges' }] },
    documents: [{ id: photo }],
    child: null,
  })
  expect(JSON.stringify(details)).not.toContain('Another reason')
  const [ownDocument] = rowsOf(await call('GET', '/student/documents', { token: ravi.token }))
  expect(ownDocument?.sharedWith).toEqual([{ instituteType: 'college', instituteId: 1, instituteName: 'College 1' }])
})
