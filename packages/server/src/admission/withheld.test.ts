import { documentExample } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactRead } from '../db/tables.ts'
import { dataOf, deskApp, rowsOf } from './testing/desks.ts'

const { app, applied, as, college, confirm, db, family, one, order, pay } = await deskApp()

test('a college gets the contact of a student who declared that it may, and of no other', async () => {
  const ravi = await family()
  const declare = (shareWithColleges: boolean) =>
    as(ravi)('PUT', '/student/application-form', { declarations: { truthful: true, shareWithColleges, by: 'Ravi' } })
  await declare(false)
  await confirm(ravi, await pay(await order(ravi)))
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  const read = async () => dataOf(await college.as('GET', `/buyer/application/1/${row?.id}`))
  expect(await read()).toMatchObject({ shared: false, family: { email: null, mobile: null } })
  await declare(true)
  expect(await read()).toMatchObject({ shared: true, family: { email: `asha${ravi.id}@example.in` } })
})

test('who opens a document is written down as a reader', async () => {
  const asha = await applied()
  const paper = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [paper] })
  const reads = () => db.$count(contactRead, eq(contactRead.application, asha.application))
  const before = await reads()
  const { statusCode } = await app.inject({
    url: `/api/v1/buyer/application/1/${asha.application}/documents/${paper}`,
    headers: { authorization: `Bearer ${one.token}` },
  })
  expect([statusCode, (await reads()) - before]).toEqual([200, 1])
})
