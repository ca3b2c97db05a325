import { ApiError, type JobRow, type jobStates } from '@pravesh/contract'
import { and, eq, ilike, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { job } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { revive } from './queue.ts'

type JobsQuery = PageQuery<'id' | 'createdAt' | 'kind' | 'attempts'> & {
  status?: (typeof jobStates)[number] | undefined
  kind?: string | undefined
}
// The payload, the key and the checkpoint are about people: they are not among these, and no list may add them.
const jobColumns = {
  id: job.id,
  kind: job.kind,
  status: sql<
    JobRow['status']
  >`case when ${job.state} = 'dead' and ${job.begunAt} is not null then 'unknown' when ${job.state} = 'dead' then 'failed'
    when ${job.leasedUntil} > now() then 'running' else 'waiting' end`,
  attempts: job.attempts,
  progress: job.progress,
  error: job.error,
  createdAt: job.createdAt,
  nextAt: job.runAt,
  failedAt: job.endedAt,
  expiresAt: job.expiresAt,
}
const states = {
  waiting: sql`${job.state} = 'ready' and (${job.leasedUntil} is null or ${job.leasedUntil} <= now())`,
  running: sql`${job.state} = 'ready' and ${job.leasedUntil} > now()`,
  failed: sql`${job.state} = 'dead' and ${job.begunAt} is null`,
  unknown: sql`${job.state} = 'dead' and ${job.begunAt} is not null`,
}
type QueuedJob = Omit<JobRow, 'nextAt'> & { nextAt: string }
const asRow = ({ nextAt, ...row }: QueuedJob): JobRow => ({
  ...row,
  nextAt: row.status === 'failed' || row.status === 'unknown' ? null : nextAt,
})

/** A page of failed and interrupted jobs, newest first by default. */
export async function listJobs(db: Db, q: JobsQuery) {
  const where: SQL | undefined = and(
    q.status ? states[q.status] : sql`${job.state} <> 'done'`,
    q.kind === undefined ? undefined : eq(job.kind, q.kind),
    idFilter(q, job.id),
    q.search ? ilike(job.kind, likePattern(q.search)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, job),
    where,
    from: (keys) => db.select(keys).from(job),
  })
  const rows = await db.select(jobColumns).from(job).where(anyOf(job.id, ids))
  return { data: inOrder(ids, rows).map(asRow), ...totals, ...page }
}

/** Resets the attempts of a failed job. CONFLICT where it has not failed, or has expired, such as a code. */
export async function retryJob(db: Db, id: number): Promise<JobRow> {
  const is = eq(job.id, id)
  const isExpired = sql<boolean>`coalesce(${job.expiresAt} < now(), false)`
  const [found] = await db.select({ state: job.state, late: isExpired }).from(job).where(is)
  if (!found || found.state === 'done') throw new ApiError('NOT_FOUND')
  if (found.state === 'dead' && found.late)
    throw new ApiError('CONFLICT', { message: 'It is too late for this one: it has to be asked for again' })
  if (found.state !== 'dead' || !(await revive(db, id)))
    throw new ApiError('CONFLICT', { message: 'It has not failed: it is tried by itself' })
  const [row] = await db.select(jobColumns).from(job).where(is)
  if (!row) throw new ApiError('NOT_FOUND')
  return asRow(row)
}
