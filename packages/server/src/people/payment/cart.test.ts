import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, dataOf, rowsOf, staffApp } from '../admission/testing/staff.ts'

const { db, schoolStaff, admin, applied, family, callAs, order, pay, confirm } = await staffApp()
const school = { instituteType: 'school', instituteId: 1 }
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }

test('a fee that closed with its application goes into the cart again, as it can be ordered again', async () => {
  const asha = await applied()
  const put = (child: number | undefined) => asha.as('POST', '/student/my-cart', { instituteId: 1, child })
  expect(codes(await put(asha.kid))).toEqual([409, 'ALREADY_PAID'])
  expect(codes(await put(undefined))).toEqual([409, 'ALREADY_PAID'])
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, {
    status: 'rejected',
    note: 'The class is full',
  })
  expect((await put(asha.kid)).status).toBe(200)
  await order(asha, { ...school, child: asha.kid })
  await db.execute(sql`delete from cart_item where account = ${asha.id}`)
  const withdrawn = await applied()
  await withdrawn.as('PUT', `/student/shortlist-form/${withdrawn.listed}`, { move: 'withdraw' })
  expect((await withdrawn.as('POST', '/student/my-cart', { instituteId: 1 })).status).toBe(200)
  const refunded = await applied()
  const [fee] = rowsOf(await refunded.as('GET', '/student/institute-payment'))
  await admin.as('POST', '/admin/refund', { payment: fee?.id, reason: 'Twice' })
  expect((await refunded.as('POST', '/student/my-cart', { instituteId: 1, child: refunded.kid })).status).toBe(200)
})

test('a line without a child and one with a child are one: in the cart, on the shortlist, and in the order', async () => {
  const asha = await family('school')
  const me = callAs(asha)
  const [ira, arun] = [
    dataOf(await me('POST', '/student/manage-child', kid)).id,
    dataOf(await me('POST', '/student/manage-child', { ...kid, name: 'Arun' })).id,
  ]
  const line = (extra: object) => me('POST', '/student/my-cart', { instituteId: 1, ...extra })
  expect((await line({})).status).toBe(200)
  // A line that names no child is given the one that is named later.
  expect(dataOf(await line({ child: ira }))).toMatchObject({ child: ira })
  for (const again of [{ child: ira }, {}]) expect(codes(await line(again))).toEqual([409, 'DUPLICATE'])
  expect((await line({ feesType: 'counselling', child: arun })).status).toBe(200)
  expect(codes(await line({ feesType: 'counselling' }))).toEqual([409, 'DUPLICATE'])
  const listed = (extra: object) => me('POST', '/student/shortlist', { instituteId: 1, ...extra })
  expect((await listed({})).status).toBe(200)
  expect(dataOf(await listed({ child: ira }))).toMatchObject({ child: ira, childName: 'Ira' })
  for (const again of [{ child: ira }, {}]) expect(codes(await listed(again))).toEqual([409, 'ALREADY_SHORTLISTED'])

  await order(asha, school)
  const childOrder = await order(asha, { ...school, child: ira })
  expect(await order(asha, school)).toBe(childOrder)
  const shortlist = rowsOf(await me('GET', '/student/shortlist'))
  expect(shortlist).toMatchObject([{ child: ira, application: { child: ira } }])
  const { rows } = await db.execute(sql`select child from application where account = ${asha.id}`)
  expect(rows).toEqual([{ child: ira }])
  await confirm(asha, await pay(childOrder), school)
  const left = rowsOf(await me('GET', '/student/my-cart'))
  expect(left.map((item) => [item.feesType, item.child])).toEqual([['counselling', arun]])
})

test('what was paid for without naming a child takes the only line of that school with it', async () => {
  const asha = await family('school')
  const me = callAs(asha)
  const ira = dataOf(await me('POST', '/student/manage-child', kid)).id
  await me('POST', '/student/manage-child', { ...kid, name: 'Arun' })
  await me('POST', '/student/my-cart', { instituteId: 1, child: ira })
  await confirm(asha, await pay(await order(asha, school)), school)
  expect((await me('GET', '/student/my-cart')).body.total).toBe(0)
})

test('beside what is paid here a line says what the institute itself asks for its form, where somebody is its source', async () => {
  const ravi = await family('school')
  const me = callAs(ravi)
  await me('POST', '/student/my-cart', { instituteId: 1 })
  const said = async (formFee: number | null, sources: object) => {
    const fee = sql`coalesce(admission, '{}') || ${JSON.stringify({ formFee })}::jsonb`
    await db.execute(
      sql`update school set admission = ${fee}, sources = ${JSON.stringify(sources)}::jsonb where id = 1`,
    )
    const [line] = rowsOf(await me('GET', '/student/my-cart'))
    return [line?.amount, line?.formFee]
  }
  const source = { name: 'The school’s notice', asOf: '2026-11', tier: 'institute' }
  expect(await said(500, { admission: source })).toEqual([33_100, { value: 500, source }])
  expect(await said(0, { record: source })).toEqual([33_100, { value: 0, source }])
  expect(await said(null, { admission: source })).toEqual([33_100, null])
  expect(await said(500, {})).toEqual([33_100, null])
})
