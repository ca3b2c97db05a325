import { sql } from 'drizzle-orm'
import type { Home } from '../db/index.ts'

/** Sums up the counts that edits have added to: after an import, and now and then. Readers see the same figures throughout. */
export async function settleTallies(home: Pick<Home, 'db'>): Promise<void> {
  await home.db.transaction(async (tx) => {
    await tx.execute(sql`lock table listing_tally in share row exclusive mode`)
    await tx.execute(sql`
      with gone as (delete from listing_tally returning kind, scope, facet, value, n)
      insert into listing_tally (kind, scope, facet, value, n)
      select kind, scope, facet, value, sum(n)::int from gone group by 1, 2, 3, 4 having sum(n) <> 0`)
  })
}
