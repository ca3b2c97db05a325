import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { claim } from './lease.ts'
import { enqueue, jobKind } from './queue.ts'

const { db } = await testDb()
const kind = jobKind<{ n: number }>('count', 3)

test('who claims a job while another is claimed takes the next one, and does not wait', async () => {
  await enqueue(db, kind, { n: 1 })
  const second = await enqueue(db, kind, { n: 2 })
  const claimed = await db.transaction(async (tx) => {
    await tx.execute(sql`update job set leased_until = now() + interval '1 minute' where id < ${second}`)
    return claim(db, [kind.name])
  })
  expect(claimed?.id).toBe(second)
})
