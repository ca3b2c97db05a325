import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { seedFamilies } from './families.ts'

const { app, database, config } = await testApp('demo')
const { db } = database
const tables = [
  'application',
  'payment',
  'refund',
  'review',
  'enquiry',
  'student_account',
  'child',
  'document',
  'partner_application',
  ...['article', 'institute_proposal', 'third_party_service', 'deleted_record', 'mass_mail'],
]
const counts = async () =>
  Promise.all(tables.map(async (table) => (await db.execute(sql`select id from ${sql.identifier(table)}`)).rows.length))

/** The server until its call number `last`, which a kill cuts short. */
function killedAt(last: number): Pick<typeof app, 'inject'> {
  let calls = 0
  const inject = (options: never) => {
    calls += 1
    if (calls > last) throw new Error('killed')
    return app.inject(options)
  }
  // The seed calls `inject` with options alone; its other forms are of no use here.
  return { inject } as Pick<typeof app, 'inject'>
}

test('a seed that was cut short begins again, and ends as if nothing had happened', async () => {
  const before = await counts()
  for (const calls of [3, 25, 60, 120, 200])
    await expect(seedFamilies({ app: killedAt(calls), database, config })).rejects.toThrow('killed')
  // Two processes that start at once: the second waits for the first, and finds its work done.
  const results = await Promise.all([1, 2].map(() => seedFamilies({ app, database, config })))
  expect(results.toSorted()).toEqual([false, true])
  // As many as one seed that ran through writes; the demo catalogue has reviews of its own.
  const written = (await counts()).map((count, index) => count - (before[index] ?? 0))
  expect(written).toEqual([36, 35, 1, 9, 55, 26, 15, 7, 3, 3, 2, 1, 1, 2])
  expect(await seedFamilies({ app, database, config })).toBe(false)
}, 300_000)
