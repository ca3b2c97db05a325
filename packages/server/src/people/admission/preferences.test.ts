import { documentExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeInstitutes } from '../../catalogue/institute/remove.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { captureAndSettle } from '../payment/settle/capture.ts'
import { codes, dataOf, rowsOf, staffApp } from './testing/staff.ts'

const editor = { realm: 'admin', account: 1, name: 'admin' } as const
const { db, schoolStaff, applied, family, callAs, order, pay, parts, mailed, confirm } = await staffApp()
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }

test('a move that calls somebody, or asks for papers, says when, or which; the mail names whom it is for', async () => {
  const asha = await applied()
  const put = (body: object) => schoolStaff.decide(`/buyer/application/1/${asha.application}`, body)
  for (const body of [
    { status: 'test' },
    { status: 'interaction' },
    { status: 'documents_requested' },
    { status: 'shortlisted', on: '2099-01-31' },
    { status: 'test', documentTypes: ['photo'] },
    { status: 'documents_requested', documentTypes: [] },
  ])
    expect([body, (await put(body)).status]).toEqual([body, 422])
  const called = dataOf(await put({ status: 'test', on: '2099-01-31' }))
  expect((called.timeline as object[]).at(-1)).toMatchObject({ on: '2099-01-31', note: null, documentTypes: [] })
  await asha.as('PUT', '/student/profile', { language: 'hi' })
  const requestedDetails = dataOf(
    await put({ status: 'documents_requested', documentTypes: ['birth-certificate', 'photo'], note: 'By Friday' }),
  )
  const expectedMove = { note: 'By Friday', documentTypes: ['birth-certificate', 'photo'], on: null }
  expect((requestedDetails.timeline as object[]).at(-1)).toMatchObject(expectedMove)
  await mailed()
  const emailTexts = (await readOutbox(db))
    .filter((mail) => mail.to === `asha${asha.id}@example.in`)
    .map((mail) => mail.text)
  expect(emailTexts.join('\n')).toContain(`Ira ${asha.id}`)
  // In the language that the family has chosen.
  expect(emailTexts.join('\n')).toContain('On 31 Jan 2099.')
  const cancelled = 'यह मुलाक़ात रद्द हो गई है: 31 जन॰ 2099।'
  expect(emailTexts.join('\n')).toContain(`By Friday\n\n${cancelled}\n\nदस्तावेज़: जन्म प्रमाणपत्र, फ़ोटो।`)
})

test('what stands beside a document stays too, once the institute reads', async () => {
  const asha = await applied()
  const documentId = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [documentId] })
  const put = (body: object) => asha.as('PUT', '/student/documents', { id: documentId, ...body })
  expect((await put({ title: 'Put right' })).status).toBe(200)
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, { status: 'under_review' })
  expect(codes(await put({ title: 'Another', type: 'income' }))).toEqual([409, 'IN_USE'])
})

test('money that was only set aside is left to the bank where the fee is paid, or the application closed', async () => {
  const [payingFamily, closed] = [await family(), await family()]
  const orderId = await order(payingFamily)
  const aside = await pay(orderId, 'authorize')
  await confirm(payingFamily, await pay(orderId))
  expect(codes(await confirm(payingFamily, aside))).toEqual([409, 'PAYMENT_RETURNED'])
  const latePayment = await pay(await order(closed), 'authorize')
  await db.execute(
    sql`update application set status = 'withdrawn', access_ended_at = now(), access_ended_by = 'family' where account = ${closed.id}`,
  )
  const seen = await parts.gateway.payment(latePayment.razorpay_payment_id)
  if (!seen) throw new Error('The sandbox forgot it')
  expect(await captureAndSettle(parts, seen, 'webhook')).toBe('returned')
  for (const { razorpay_payment_id: id } of [aside, latePayment])
    expect((await parts.gateway.payment(id))?.status).toBe('authorized')
  const { rows } = await db.execute(sql`select count(*)::int as n from sandbox_record where kind = 'refund'`)
  expect(rows).toEqual([{ n: 0 }])
})

test('a child is born in the past and not too long ago; a session is not one long over', async () => {
  const me = callAs(await family('school'))
  const add = async (extra: object) => (await me('POST', '/student/manage-child', { ...kid, ...extra })).status
  const year = new Date().getUTCFullYear()
  // Not the next year: on its eve in Greenwich it has begun in India.
  expect(await add({ dateOfBirth: `${year + 2}-01-01` })).toBe(422)
  expect(await add({ dateOfBirth: `${year - 26}-01-01` })).toBe(422)
  const session = (first: number) => ({ session: `${first}-${String((first + 1) % 100).padStart(2, '0')}` })
  expect(await add(session(year - 4))).toBe(422)
  expect(await add(session(year))).toBe(200)
  const [ira] = rowsOf(await me('GET', '/student/manage-child'))
  expect((await me('PUT', '/student/manage-child', { id: ira?.id, dateOfBirth: '1920-01-01' })).status).toBe(422)
  const listed = dataOf(await me('POST', '/student/shortlist', { instituteId: 3 })).id
  expect((await me('PUT', `/student/shortlist-form/${listed}`, session(year - 4))).status).toBe(422)
})

test('documents are those of a child where one is named', async () => {
  const me = callAs(await family('school'))
  const ira = dataOf(await me('POST', '/student/manage-child', kid)).id
  const hers = dataOf(await me('POST', '/student/documents', { ...documentExample, child: ira })).id
  await me('POST', '/student/documents', documentExample)
  expect(rowsOf(await me('GET', `/student/documents?child=${ira}`)).map((d) => d.id)).toEqual([hers])
  expect((await me('GET', '/student/documents')).body.total).toBe(2)
})

test('a course is chosen where it is taught', async () => {
  const me = callAs(await family())
  const { rows } = await db.execute<{ id: number }>(sql`select id from course order by id limit 2`)
  const [taught = { id: 0 }, other = { id: 0 }] = rows
  await db.execute(sql`insert into college_offer (college, course) values (1, ${taught.id})`)
  const choose = async (course: number) =>
    (await me('PUT', '/student/application-form', { choices: [{ eid: 1, course, priority: 1 }] })).status
  expect(await choose(taught.id)).toBe(200)
  expect(await choose(other.id)).toBe(422)
  expect(await choose(2_000_000_000)).toBe(422)
})

test('a review that its author took back does not hold its institute', async () => {
  const me = callAs(await family())
  const reviewText = {
    instituteType: 'college',
    instituteId: 3,
    role: 'student',
    overall: 4,
    pros: 'Kind',
    cons: 'Far',
  }
  const review = dataOf(await me('POST', '/student/review', reviewText)).id
  await db.execute(sql`delete from buyer_institute where institute = 3`)
  await expect(removeInstitutes(db, editor, 'college', [3])).rejects.toMatchObject({ code: 'IN_USE' })
  await me('DELETE', `/student/review?id=${review}`)
  await removeInstitutes(db, editor, 'college', [3])
  expect(rowsOf(await me('GET', '/student/review'))).toMatchObject([{ status: 'withdrawn' }])
})
