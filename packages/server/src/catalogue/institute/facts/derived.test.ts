import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

const { database, updateAsAdmin } = await testApp('demo')
const { db } = database
const source = { name: 'Handbook of the year', asOf: '2026', tier: 'official' }
const fees = (course: number, feeByYear: number[], feeSource: object | null) => ({ course, feeByYear, feeSource })
const rowsOf = async (query: string) => (await db.execute<Record<string, unknown>>(sql.raw(query))).rows

test('what was found by figures that nobody stands for is found by them no more, once the database is brought up to date', async () => {
  const colleges = await rowsOf('select id from college order by id limit 3')
  const [firstCollege, none, other] = colleges.map(({ id }) => id)
  await updateAsAdmin(`/admin/college-details/${firstCollege}`, {
    offers: [fees(1, [9_000, 9_001, 9_001], source), fees(2, [9_000_000], source), fees(3, [100], null)],
  })
  await updateAsAdmin(`/admin/college-details/${none}`, { offers: [fees(3, [100], null)] })
  const feesOf = (id: unknown) => rowsOf(`select fee_min, fee_max, fee_source from college where id = ${id}`)
  const now = await Promise.all([firstCollege, none, other].map(feesOf))
  // The state from when all figures counted.
  await db.execute(sql`update college set fee_min = 100, fee_source = null where id in (${firstCollege}, ${none})`)
  await db.execute(sql`update college set sources = '{}', naac_grade = 'A++', nirf_best = 1 where id = ${firstCollege}`)
  const [dated] = await rowsOf('select min(id) as id from school where admission_closes_on is not null')
  await db.execute(sql`update school set sources = '{}' where id = ${dated?.id}`)
  const countsQuery =
    'select (select count(nirf_best) from college)::int as ranked, (select count(admission_closes_on) from school)::int as dated'
  const [before] = await rowsOf(countsQuery)

  const file = new URL('../../../platform/db/migrations/0029_figures_need_a_source.sql', import.meta.url)
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement))
  expect(await Promise.all([firstCollege, none, other].map(feesOf))).toEqual(now)
  expect(now[0]).toEqual([{ fee_min: 9_001, fee_max: 9_000_000, fee_source: source }])
  expect(now[1]).toEqual([{ fee_min: null, fee_max: null, fee_source: null }])
  expect(await rowsOf(`select naac_grade, nirf_best from college where id = ${firstCollege}`)).toEqual([
    { naac_grade: null, nirf_best: null },
  ])
  expect(await rowsOf(`select admission_opens_on, admission_closes_on from school where id = ${dated?.id}`)).toEqual([
    { admission_opens_on: null, admission_closes_on: null },
  ])
  const [after] = await rowsOf(countsQuery)
  expect([Number(before?.ranked) - Number(after?.ranked), Number(before?.dated) - Number(after?.dated)]).toEqual([1, 1])
})
