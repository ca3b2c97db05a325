import { expect, test } from 'vitest'
import { eq } from '../../../platform/db/drizzle.ts'
import { child, school } from '../../../platform/db/tables.ts'
import { dataOf, rowsOf, staffApp } from '../testing/staff.ts'

const { db, schoolStaff, family, callAs, order, pay, confirm } = await staffApp()
const year = new Date().getFullYear()
const session = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother', classSought: 1, session }
const instituteKey = { instituteType: 'school', instituteId: 1 }

async function parent() {
  const asha = await family('school')
  const callAsParent = callAs(asha)
  const { id } = dataOf(await callAsParent('POST', '/student/manage-child', kid))
  const listed = dataOf(await callAsParent('POST', '/student/shortlist', { instituteId: 1, child: id })).id
  const read = async () => dataOf(await callAsParent('GET', `/student/shortlist-form/${listed}`))
  const change = (body: object) => callAsParent('PUT', `/student/shortlist-form/${listed}`, body)
  const paid = async () => confirm(asha, await pay(await order(asha, { ...instituteKey, child: id })), instituteKey)
  return { callAsParent, id, read, change, paid }
}

test('an application begins with the class and the school year that the child is to join, and can say others', async () => {
  const { read, change, paid } = await parent()
  const before = await read()
  expect(before).toMatchObject({ class: 1, session, application: null })
  expect((before.completeness as { missing: string[] }).missing).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(class|session)$/)]),
  )
  await paid()
  const { application, ...sent } = await read()
  expect(sent).toMatchObject({ class: 1, session })
  const { id } = application as { id: number }
  expect(dataOf(await schoolStaff.as('GET', `/buyer/application/1/${id}`))).toMatchObject({ class: 1, session })
  expect(dataOf(await change({ class: 2 }))).toMatchObject({ class: 2, session })
})

test('a school year that is long over is not asked for again, and what was asked before goes first', async () => {
  const { id, read, change } = await parent()
  await db.update(child).set({ session: '2019-20' }).where(eq(child.id, id))
  expect(await read()).toMatchObject({ class: 1, session: null })
  await change({ class: 3, session, move: undefined })
  await change({ move: 'withdraw' })
  await change({ quota: 'Sibling' })
  expect(await read()).toMatchObject({ class: 3, session, quota: 'Sibling' })
})

test('rows of the list, of the cart and of payments say where the institute is, and show its logo', async () => {
  await db.update(school).set({ logo: '/files/lotus.webp' }).where(eq(school.id, 1))
  const { callAsParent, id, paid } = await parent()
  const summary = {
    ...{ instituteName: 'School 1', instituteUrl: expect.any(String) },
    ...{ institutePlace: expect.stringMatching(/^\S.*, \S/), instituteLogo: '/files/lotus.webp' },
  }
  await callAsParent('POST', '/student/my-cart', { instituteId: 1, child: id })
  expect(rowsOf(await callAsParent('GET', '/student/my-cart'))).toMatchObject([summary])
  await paid()
  expect(rowsOf(await callAsParent('GET', '/student/shortlist'))).toMatchObject([summary])
  expect(rowsOf(await callAsParent('GET', '/student/institute-payment'))).toMatchObject([summary])
})
