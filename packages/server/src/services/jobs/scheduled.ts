import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { enqueue, jobKind } from './queue.ts'
import { type Handled, handle, PermanentFailure } from './run.ts'

/** Something to be done again and again, by one of the processes that share the database. `urgent`: money waits for it. */
export type ScheduledTask = { name: string; everyMinutes: number; urgent?: boolean; work: () => Promise<unknown> }

const scheduledKind = jobKind<{ name: string }>('chore', 3)
const urgentKind = jobKind<{ name: string }>('urgent-chore', 3)

export const scheduledHandlers = (scheduled: readonly ScheduledTask[]): Handled[] => {
  const work = async ({ name }: { name: string }) => {
    const task = scheduled.find((entry) => entry.name === name)
    if (!task) throw new PermanentFailure(`No scheduled task is called ${name}`)
    await task.work()
  }
  return [handle(scheduledKind, work, { maxJobs: 2 }), handle(urgentKind, work, { urgent: true, maxJobs: 1 })]
}

/**
 * Enqueues each task once in each of its periods, for any number of processes, and not while an earlier run of it is waiting or running.
 */
export async function enqueueScheduled(db: Db, scheduled: readonly ScheduledTask[], now = Date.now()): Promise<void> {
  await db.transaction(async (tx) => {
    // A concurrent scheduler waits here and then sees these rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pravesh.chores'))`)
    const { rows } = await tx.execute<{ name: string }>(sql`
      select distinct payload->>'name' as name from job
      where kind in (${scheduledKind.name}, ${urgentKind.name}) and state = 'ready'`)
    const pendingNames = new Set(rows.map((row) => row.name))
    for (const { name, everyMinutes, urgent } of scheduled) {
      if (pendingNames.has(name)) continue
      const period = Math.floor(now / (everyMinutes * 60_000))
      const key = `chore:${name}:${everyMinutes}:${period}`
      await enqueue(tx, urgent ? urgentKind : scheduledKind, { name }, { key, livesSeconds: everyMinutes * 60 })
    }
  })
}
