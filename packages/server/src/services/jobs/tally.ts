import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

/** Jobs of one kind in one state; `waitSeconds` is how long the one that has waited longest has been due. */
export type JobTally = { kind: string; state: 'ready' | 'running' | 'dead'; count: number; waitSeconds: number }

/** Counts open jobs by kind and state: the newest hundred thousand, however many there are. */
export async function tallyJobs(db: Db): Promise<JobTally[]> {
  const { rows } = await db.execute<JobTally>(sql`
    select kind, case when state = 'dead' then 'dead' when leased_until > now() then 'running' else 'ready' end as state,
      count(*)::int as count,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float as "waitSeconds"
    from (select kind, state, leased_until, run_at from job where state <> 'done' order by id desc limit 100000) open
    group by 1, 2`)
  return rows
}
