import { type FailureKind, type Overview, overviewDays, queueCountBound, type WorkQueue } from '@pravesh/contract'
import { isOpenRow } from '../../people/enquiry/inbox/filter.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

const bound = sql.raw(String(queueCountBound))
/** The tables of waiting work, with the start of a row's wait, and the condition for a late one. Each has an index of open rows. */
const queues: Readonly<Record<WorkQueue, { from: SQL; since: SQL; lateCondition?: SQL }>> = {
  enquiries: {
    from: sql`enquiry e where ${isOpenRow}`,
    since: sql`e.created_at`,
    lateCondition: sql`e.reply_by < now()`,
  },
  grievances: {
    from: sql`enquiry e where ${isOpenRow} and e.kind = 'grievance'`,
    since: sql`e.created_at`,
    lateCondition: sql`e.reply_by < now()`,
  },
  applications: {
    from: sql`application a where a.status = 'submitted'`,
    since: sql`a.submitted_at`,
    lateCondition: sql`a.submitted_at < now() - interval '7 days'`,
  },
  reviews: { from: sql`review r where r.waiting_since is not null`, since: sql`r.waiting_since` },
  proposals: { from: sql`institute_proposal p where p.status = 'waiting'`, since: sql`p.created_at` },
  partners: {
    from: sql`partner_application p where p.status in ('new', 'contacted', 'verified')`,
    since: sql`p.created_at`,
  },
}
const failures: Readonly<Record<FailureKind, SQL>> = {
  jobs: sql`job where state <> 'done' and state = 'dead'`,
  refunds: sql`refund where status = 'due' and failed_at is not null`,
  bounces: sql`mail_suppression where reason = 'bounce' and created_at > now() - interval '30 days'`,
}
type QueueRow = { name: WorkQueue; waiting: number; overdue: number | null; oldest: string | null }

/** One row for each queue: how many wait, up to one more than the bound, how many of those are late, and since when the oldest waits. */
const queueStatement = sql.join(
  Object.entries(queues).map(
    ([name, { from, since, lateCondition }]) => sql`select ${name} as name, count(*)::int as waiting,
      ${lateCondition ? sql`count(*) filter (where w.late)::int` : sql`null::int`} as overdue,
      to_char(min(w.since) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from (select ${since} as since, ${lateCondition ?? sql`null`} as late from ${from} limit ${bound} + 1) w`,
  ),
  sql` union all `,
)
const failureStatement = sql.join(
  Object.entries(failures).map(
    ([kind, from]) =>
      sql`select ${kind} as kind, count(*)::int as total from (select from ${from} limit ${bound} + 1) bounded`,
  ),
  sql` union all `,
)

/** Waiting and failed work of staff, each counted up to the bound, in two statements. */
export async function workOf(db: Db): Promise<Pick<Overview, 'queues' | 'failures'>> {
  const { rows } = await db.execute<QueueRow>(queueStatement)
  const { rows: failed } = await db.execute<{ kind: FailureKind; total: number }>(failureStatement)
  return {
    queues: rows.map(({ name, waiting, overdue, oldest }) => ({
      queue: name,
      waiting: Math.min(waiting, queueCountBound),
      waitingAtLeast: waiting > queueCountBound,
      overdue,
      oldestAt: oldest,
    })),
    failures: failed.map(({ kind, total }) => ({
      kind,
      total: Math.min(total, queueCountBound),
      totalAtLeast: total > queueCountBound,
    })),
  }
}

const inIndia = (time: SQL) => sql`(${time} at time zone 'Asia/Kolkata')::date`
const firstDay = sql`(${inIndia(sql`now()`)} - ${sql.raw(String(overviewDays - 1))})`
const start = sql`(${firstDay}::timestamp at time zone 'Asia/Kolkata')`
/** Sums of a table by day of India since the first day: `time` has an index. */
const byDay = (from: SQL, time: SQL, columns: SQL) =>
  sql`(select ${inIndia(time)} as day, ${columns} from ${from} and ${time} >= ${start} group by 1)`

/** Totals of each of the last 30 days of India, today the last: enquiries that are not deleted, applications, and money in paise. */
export async function daysOf(db: Db): Promise<Overview['days']> {
  const { rows } = await db.execute<Overview['days'][number]>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(e.n, 0) as enquiries, coalesce(a.n, 0) as applications,
      coalesce(p.n, 0) as payments, coalesce(p.sum, 0) as paid, coalesce(r.sum, 0) as refunded
    from (select ${firstDay} + n as day from generate_series(0, ${sql.raw(String(overviewDays - 1))}) n) d
    left join ${byDay(sql`enquiry where deleted_at is null`, sql`created_at`, sql`count(*)::int as n`)} e on e.day = d.day
    left join ${byDay(sql`application where submitted_at is not null`, sql`submitted_at`, sql`count(*)::int as n`)} a on a.day = d.day
    left join ${byDay(sql`payment where paid_at is not null`, sql`paid_at`, sql`count(*)::int as n, sum(amount)::int as sum`)} p on p.day = d.day
    left join ${byDay(sql`refund where refunded_at is not null`, sql`refunded_at`, sql`sum(amount)::int as sum`)} r on r.day = d.day
    order by d.day`)
  return rows
}
