import { type AdmissionDays, admitsOn } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { school } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { admitsToday } from './admission-days.ts'

const { db } = await testDb()
const today = '2026-11-22'
const days = [null, '2026-11-21', today, '2026-11-23']

/** Every pair of a first and a last day around today, and all year. */
const cases: AdmissionDays[] = [
  { opensOn: null, closesOn: null, allYear: true },
  ...days.flatMap((opensOn) => days.map((closesOn) => ({ opensOn, closesOn, allYear: false }))),
]

async function admits({ opensOn, closesOn, allYear }: AdmissionDays) {
  const { rows } = await db.execute<{ admits: boolean }>(sql`
    select ${admitsToday(school, sql`${today}::date`)} as admits
    from (select ${opensOn}::date as admission_opens_on, ${closesOn}::date as admission_closes_on,
      ${allYear}::boolean as admission_all_year) as school`)
  return rows[0]?.admits
}

test('the rule and the statement agree on every pair of days', async () => {
  for (const days of cases) expect([days, await admits(days)]).toEqual([days, admitsOn(days, today)])
  // Two last days that have not passed, with no first day, yesterday's or today's; and all year.
  expect(cases.filter((days) => admitsOn(days, today))).toHaveLength(7)
})
