import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { job } from '../../platform/db/tables.ts'

/** A kind of work, named in the database. `attempts`: after so many failures it is dead. */
export type JobKind<Payload> = { readonly name: string; readonly attempts: number; readonly payload?: Payload }

export const jobKind = <Payload extends object>(name: string, attempts = 8): JobKind<Payload> => ({ name, attempts })

/** Heard by every process that works, once the transaction that enqueued is committed. */
export const jobsChannel = 'jobs'

export type Enqueued = {
  /** Where a job of any state has this key already, nothing is added. */
  key?: string
  delaySeconds?: number
  /** Not to be done later than that. */
  livesSeconds?: number
}

/** Adds a job, in the caller's transaction if there is one; returns its id, or undefined where its key is in use. */
export async function enqueue<P extends object>(
  db: Db | Tx,
  kind: JobKind<P>,
  payload: P,
  { key, delaySeconds = 0, livesSeconds }: Enqueued = {},
): Promise<number | undefined> {
  const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
  const [added] = await db
    .insert(job)
    .values({
      kind: kind.name,
      key: key ?? null,
      payload,
      runAt: inSeconds(delaySeconds),
      expiresAt: livesSeconds === undefined ? null : inSeconds(livesSeconds),
    })
    .onConflictDoNothing({ target: job.key })
    .returning({ id: job.id })
  if (added) await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
  return added?.id
}

/** Removes a waiting job of this key; true if there was an unstarted one. */
export async function dropJob(db: Db | Tx, key: string): Promise<boolean> {
  const idle = sql`${eq(job.key, key)} and ${job.state} = 'ready' and ${job.attempts} = 0`
  return (await db.delete(job).where(idle).returning({ id: job.id })).length > 0
}

/** Whether there is a job of this key, in any state. */
export const hasJob = async (db: Db | Tx, key: string): Promise<boolean> => (await db.$count(job, eq(job.key, key))) > 0

/** Makes a job that waits under this key due at once. */
export async function hurryJob(db: Db | Tx, key: string): Promise<void> {
  await db
    .update(job)
    .set({ runAt: sql`now()` })
    .where(sql`${eq(job.key, key)} and ${job.state} = 'ready'`)
  await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
}

/** Gives a dead job another life, with all its attempts; true if there was one. */
export async function revive(db: Db, id: number): Promise<boolean> {
  const fresh = {
    state: 'ready' as const,
    attempts: 0,
    runAt: sql`now()`,
    expiresAt: null,
    endedAt: null,
    begunAt: null,
  }
  const [revived] = await db
    .update(job)
    .set(fresh)
    .where(sql`${eq(job.id, id)} and ${job.state} = 'dead'`)
    .returning({ id: job.id })
  if (revived) await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
  return revived !== undefined
}

/** Progress of a job, for the person who started it. */
export async function jobProgress(db: Db, id: number) {
  const { state, attempts, progress, error, createdAt, endedAt } = job
  const [found] = await db
    .select({ state, attempts, progress, error, createdAt, endedAt })
    .from(job)
    .where(eq(job.id, id))
  return found
}

/** Removes old ended jobs: done after two days, dead after thirty. */
export async function sweepJobs(db: Db): Promise<void> {
  await db.execute(sql`
    delete from job where (state = 'done' and ended_at < now() - interval '2 days')
      or (state = 'dead' and ended_at < now() - interval '30 days')`)
}
