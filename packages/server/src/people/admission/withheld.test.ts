import { documentExample } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactRead } from '../../platform/db/tables.ts'
import { dataOf, rowsOf, staffApp } from './testing/staff.ts'

const place = { line: '12 Road', city: 'Pune', state: 'MH', pincode: '411045' }
const { app, applied, callAs, college, confirm, db, family, schoolStaff, order, pay } = await staffApp()

test('a college gets the contact of a student who declared that it may, and of no other', async () => {
  const ravi = await family()
  const declare = (shareWithColleges: boolean) =>
    callAs(ravi)('PUT', '/student/application-form', {
      declarations: { truthful: true, shareWithColleges, by: 'Ravi' },
    })
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
  const documentId = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [documentId] })
  const reads = () => db.$count(contactRead, eq(contactRead.application, asha.application))
  const before = await reads()
  const { statusCode } = await app.inject({
    url: `/api/v1/buyer/application/1/${asha.application}/documents/${documentId}`,
    headers: { authorization: `Bearer ${schoolStaff.token}` },
  })
  expect([statusCode, (await reads()) - before]).toEqual([200, 1])
})

test('a form that no college may read is not complete, and what was sent with it says so', async () => {
  const ravi = await family()
  const declared = { truthful: true, by: 'Ravi' }
  const put = (shareWithColleges: boolean) =>
    callAs(ravi)('PUT', '/student/application-form', {
      ...{ personal: { name: 'Ravi', dateOfBirth: '2008-04-30' }, statement: 'I like bridges.' },
      contact: { ...place, email: 'ravi@example.in', mobile: '98765 43210' },
      guardians: [{ relation: 'mother', name: 'Asha' }],
      academics: [{ level: 'class12', board: 'CBSE', school: 'Modern School', year: 2026, marks: 452, max: 500 }],
      ...{ choices: [{ eid: 1, priority: 1 }], declarations: { ...declared, shareWithColleges } },
    })
  expect(dataOf(await put(false)).completeness).toEqual({ percent: 86, missing: ['declarations'] })
  await confirm(ravi, await pay(await order(ravi)))
  const listed = async () => rowsOf(await callAs(ravi)('GET', '/student/shortlist'))[0]
  const missing = async () => {
    const form = dataOf(await callAs(ravi)('GET', `/student/shortlist-form/${(await listed())?.id}`))
    return (form.completeness as { missing: string[] }).missing.includes('applicationForm')
  }
  expect(await missing()).toBe(true)
  expect((await listed())?.application).toMatchObject({
    nextStep: expect.stringMatching(/declaration.*\(in the form for colleges\)/),
  })
  expect(dataOf(await put(true)).completeness).toEqual({ percent: 100, missing: [] })
  expect(await missing()).toBe(false)
  expect((await listed())?.application).toMatchObject({ nextStep: expect.not.stringMatching(/declaration/) })
})

test('a child who was at no school and is well has a whole form', async () => {
  const asha = await family('school')
  const { id } = dataOf(
    await callAs(asha)('POST', '/student/manage-child', { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }),
  )
  const form = await callAs(asha)('PUT', `/student/child-common-form/${id}`, {
    ...{ parents: [{ relation: 'mother', name: 'Asha' }], address: place, transport: { needed: false } },
    emergency: { name: 'Dev', mobile: '98765 43210' },
    declaration: { truthful: true, by: 'Asha' },
  })
  expect(dataOf(form)).toMatchObject({ previousSchool: null, completeness: { percent: 100, missing: [] } })
})

const createForm = (eid: number) => ({
  ...{ personal: { name: 'Ravi', dateOfBirth: '2008-04-30' }, statement: 'I like bridges.' },
  contact: { ...place, email: 'ravi@example.in', mobile: '98765 43210' },
  guardians: [{ relation: 'mother', name: 'Asha' }],
  academics: [{ level: 'class12', board: 'CBSE', school: 'Modern School', year: 2026, marks: 452, max: 500 }],
  ...{ choices: [{ eid, priority: 1 }], declarations: { truthful: true, shareWithColleges: true, by: 'Ravi' } },
})
async function lackedBy(me: ReturnType<typeof callAs>) {
  const [listed] = rowsOf(await me('GET', '/student/shortlist'))
  const form = dataOf(await me('GET', `/student/shortlist-form/${listed?.id}`))
  return { id: listed?.id, missing: (form.completeness as { missing: string[] }).missing }
}

test('a college that is applied to is a choice, also where it does not stand in the order', async () => {
  const ravi = await family()
  await callAs(ravi)('PUT', '/student/application-form', createForm(2))
  await confirm(ravi, await pay(await order(ravi)))
  expect((await lackedBy(callAs(ravi))).missing).not.toContain('applicationForm')
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  const read = dataOf(await college.as('GET', `/buyer/application/1/${row?.id}`))
  expect(read).toMatchObject({ form: { choices: [{ eid: 1 }] } })
  expect(JSON.stringify(read), 'its place in the order').not.toContain('priority')
})

test('who applies again after withdrawing is told what is missing now, and not of what was sent then', async () => {
  const ravi = await family()
  await confirm(ravi, await pay(await order(ravi)))
  const before = await lackedBy(callAs(ravi))
  expect(before.missing).toContain('applicationForm')
  const withdrawal = await callAs(ravi)('PUT', `/student/shortlist-form/${before.id}`, { move: 'withdraw' })
  expect(withdrawal.status).toBe(200)
  await callAs(ravi)('PUT', '/student/application-form', createForm(1))
  expect((await lackedBy(callAs(ravi))).missing).not.toContain('applicationForm')
})
