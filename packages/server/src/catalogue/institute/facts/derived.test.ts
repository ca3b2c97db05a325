import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

const { database, updateAsAdmin } = await testApp('demo')
const { db } = database
const source = { name: 'Handbook of the year', asOf: '2026', tier: 'official' }
const fees = (course: number, feeByYear: number[], feeSource: object | null) => ({ course, feeByYear, feeSource })
const rowsOf = async (query: string) => (await db.execute<Record<string, unknown>>(sql.raw(query))).rows

test('the fees that a college is found by are those with a source', async () => {
  const colleges = await rowsOf('select id from college order by id limit 2')
  const [firstCollege, none] = colleges.map(({ id }) => id)
  await updateAsAdmin(`/admin/college-details/${firstCollege}`, {
    offers: [fees(1, [9_000, 9_001, 9_001], source), fees(2, [9_000_000], source), fees(3, [100], null)],
  })
  await updateAsAdmin(`/admin/college-details/${none}`, { offers: [fees(3, [100], null)] })
  const feesOf = (id: unknown) => rowsOf(`select fee_min, fee_max, fee_source from college where id = ${id}`)
  const now = await Promise.all([firstCollege, none].map(feesOf))
  expect(now[0]).toEqual([{ fee_min: 9_001, fee_max: 9_000_000, fee_source: source }])
  expect(now[1]).toEqual([{ fee_min: null, fee_max: null, fee_source: null }])
})
