import type { ClassFee } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../../testing/test-app.ts'

type Fees = {
  data: ClassFee[]
  total: number
  sessions: string[]
  versions?: { version: string }[]
  message: string
}
const { asAdmin, call } = await testApp('demo')
const url = '/public/school/?url=modern-school-new-delhi'
type Page = { id: number; feeFrom: { value: number; source: { name: string } }; fees: ClassFee[] }
const page = async () => (await call<{ data: Page }>('GET', url)).body.data
const source = { name: 'Fee circular', asOf: '2026-11', tier: 'institute' }
const path = `/admin/grade-fees/${(await page()).id}`
const post = (session: string, fees: object[], version: string | null = null) =>
  asAdmin<Fees>('POST', path, { session, source, fees, version })

async function takeBack(session: string): Promise<void> {
  const [table] = (await asAdmin<Fees>('GET', `${path}?session=${session}`)).body.versions ?? []
  const removal = { session, source, fees: [], action: 'delete', version: table?.version }
  expect((await asAdmin('POST', path, removal)).status).toBe(200)
}

test('a session’s table is replaced whole; earlier sessions stay as history, and lists show the newest', async () => {
  const before = (await asAdmin<Fees>('GET', path)).body
  const [session] = before.sessions
  const next = await post('2090-91', [
    {
      class: 2,
      tuition: 1_000,
      tuitionPeriod: 'month',
      annual: 500,
      admission: 2_000,
      caution: 300,
      hostel: 90_000,
      transport: [{ upToKm: 5, amount: 12_000 }],
      other: [{ name: 'Smart class', amount: 100 }],
    },
    { class: 1, tuition: 10_000 },
  ])
  expect([next.status, next.body.message]).toEqual([200, 'Class-wise Fee Updated Successfully'])
  expect(next.body.sessions).toEqual(['2090-91', ...before.sessions])
  expect(next.body.data.slice(0, 2)).toMatchObject([
    { class: 1, recurring: 10_000, firstYear: 10_000 },
    { class: 2, recurring: 12_600, firstYear: 14_900, hostel: 90_000, siblingDiscount: null, source },
  ])
  expect((await page()).feeFrom).toMatchObject({ value: 10_000, source: { name: 'Fee circular' } })
  expect((await page()).fees[1]?.transport).toEqual([{ upToKm: 5, amount: 12_000 }])
  const unchanged = await asAdmin<Fees>('GET', `${path}?session=${session}`)
  expect(unchanged.body.data).toEqual(before.data.filter((f) => f.session === session))
  await takeBack('2090-91')
  expect((await asAdmin<Fees>('GET', path)).body.data).toEqual(before.data)
})

test('of many tables written at once one stands whole', async () => {
  const tables = Array.from({ length: 8 }, (_, n) => [1, 2, 3].map((c) => ({ class: c, tuition: 1_000 + n })))
  const responses = await Promise.all(tables.map((fees) => post('2091-92', fees)))
  expect(responses.map((a) => a.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  const { data } = (await asAdmin<Fees>('GET', `${path}?session=2091-92`)).body
  expect([data.length, new Set(data.map((f) => f.tuition)).size]).toEqual([3, 1])
  await takeBack('2091-92')
})

test('the most that a table can say still fits', async () => {
  const maxAmount = 20_000_000
  const maxFees = {
    registration: maxAmount,
    admission: maxAmount,
    caution: maxAmount,
    annual: maxAmount,
    development: maxAmount,
    exam: maxAmount,
  }
  const other = Array.from({ length: 12 }, (_, n) => ({ name: `Part ${n}`, amount: maxAmount }))
  const response = await post('2099-00', [{ class: 1, tuition: maxAmount, tuitionPeriod: 'month', ...maxFees, other }])
  expect([response.status, response.body.data[0]?.recurring]).toEqual([200, 27 * maxAmount])
  await takeBack('2099-00')
})

test.each([
  ['2027-29', [{ class: 1 }], ['session']],
  ['2027', [{ class: 1 }], ['session']],
  ['2027-28', [], ['fees']],
  ['2027-28', [{ class: 1 }, { class: 1 }], ['fees.1.class']],
  ['2027-28', [{ class: 13 }], ['fees.0.class']],
  ['2027-28', [{ class: 1, tuition: -1 }], ['fees.0.tuition']],
])('%s %o is refused', async (session, fees, fields) => {
  const response = await post(session, fees)
  expect([response.status, fieldsOf(response)]).toEqual([422, fields])
})

test('figures need a source, and a school', async () => {
  const removal = { session: '2027-28', fees: [], action: 'delete', version: null }
  expect(fieldsOf(await asAdmin('POST', path, removal))).toEqual(['source'])
  expect((await asAdmin('POST', '/admin/grade-fees/999999', { ...removal, source })).status).toBe(404)
  expect((await asAdmin('GET', '/admin/grade-fees/999999')).status).toBe(404)
})
