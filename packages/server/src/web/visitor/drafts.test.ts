import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, rowsOf, staffApp } from '../../people/admission/testing/staff.ts'
import { college, school } from '../../platform/db/tables.ts'

const { callAs, call, db, family } = await staffApp()
const draft = { instituteType: 'college', instituteId: 3 } as const
await db.update(college).set({ status: 'draft' }).where(eq(college.id, draft.instituteId))
await db.update(school).set({ status: 'draft' }).where(eq(school.id, 3))

test.each(['school', 'college'])('a %s that is not published has no page, and is on no list', async (kind) => {
  expect(codes(await call('GET', `/public/${kind}/?url=${kind}-1`))).toEqual([200, 'no error'])
  expect(codes(await call('GET', `/public/${kind}/?url=${kind}-3`))).toEqual([404, 'NOT_FOUND'])
  const { body } = await call('GET', `/public/${kind}s/all`)
  const listed = JSON.stringify(body)
  expect([listed.includes(`${kind}-1`), listed.includes(`${kind}-3`), body.total]).toEqual([true, false, 2])
})

test('names of schools are those of published ones', async () => {
  const names = rowsOf(await call('GET', '/open/school-names')).map(({ url }) => url)
  expect(names.toSorted()).toEqual(['school-1', 'school-2'])
})

test('a college that is not published shows no courses', async () => {
  expect(codes(await call('GET', '/open/sc-courses/1'))).toEqual([200, 'no error'])
  expect(codes(await call('GET', '/open/sc-courses/3'))).toEqual([404, 'NOT_FOUND'])
})

test.each([
  ['/student/shortlist', draft],
  ['/student/my-cart', { ...draft, feesType: 'application' }],
  ['/payment/order', { ...draft, feesType: 'application' }],
])('nobody turns to it by %s', async (path, body) => {
  const response = await callAs(await family())('POST', path, body)
  expect([...codes(response), response.body.errors]).toMatchObject([422, 'INVALID', [{ field: 'instituteId' }]])
})

test('nobody asks it anything', async () => {
  const body = { name: 'Asha', mobile: '98765 43210', consentVersion: '2026-11' }
  const sendEnquiry = (instituteId: number) =>
    call('POST', '/open/enquiry/general', { body: { ...body, ...draft, instituteId } })
  expect(codes(await sendEnquiry(1))).toEqual([200, 'no error'])
  const response = await sendEnquiry(3)
  expect([...codes(response), response.body.errors]).toMatchObject([422, 'INVALID', [{ field: 'instituteId' }]])
})
