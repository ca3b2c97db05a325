import { catalogue } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { asAdmin, call } = await testApp()

type Rule = { academicYear: string | null; untilDate: string | null; untilDay: number | null; refundPercent: number }
const readRules = async () => (await call<{ data: Rule[] }>('GET', '/open/refund-rules')).body.data
const { example } = catalogue.refundRule

test('a new installation has the rules of the UGC, those of a year first, each step after the one before', async () => {
  const rules = await readRules()
  expect(
    rules.map(({ academicYear, untilDate, untilDay, refundPercent }) => [
      academicYear ?? untilDay,
      untilDate,
      refundPercent,
    ]),
  ).toEqual([
    ['2024-25', '2024-09-30', 100],
    ['2024-25', '2024-10-31', 100],
    [-15, null, 100],
    [0, null, 90],
    [15, null, 80],
    [30, null, 50],
    [null, null, 0],
  ])
})

test('a rule that staff add is read by everybody at once', async () => {
  const added = await asAdmin<{ data: { id: number } }>('POST', '/admin/refund-rule', example)
  expect(added.status).toBe(200)
  expect((await readRules())[0]).toMatchObject({ academicYear: '2026-27', untilDate: '2026-09-30', deductionMax: 1000 })
  await asAdmin('DELETE', `/admin/refund-rule?id=${added.body.data.id}`)
  expect(await readRules()).toHaveLength(7)
})

test.each([
  ['untilDate', { untilDate: null }],
  ['untilDate', { fromDay: 3 }],
  ['untilDate', { fromDate: '2026-10-01' }],
  ['fromDate', { academicYear: null }],
  ['untilDay', { untilDate: null, fromDay: 3, untilDay: 2 }],
  ['academicYear', { academicYear: '2026' }],
  ['source', { source: null }],
])('a rule is rejected at %s with %j', async (field, change) => {
  const { status, body } = await asAdmin('POST', '/admin/refund-rule', { ...example, ...change })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ field }] })
})
