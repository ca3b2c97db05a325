import type { Database } from '../../platform/db/index.ts'
import { finishesWithin } from '../../platform/process/stop.ts'
import { createBreaker, createShares } from './lanes.ts'
import { type Claimed, claim, releaseAll } from './lease.ts'
import { jobsChannel } from './queue.ts'
import { type Handled, type JobLog, runClaimed, through } from './run.ts'
import { enqueueScheduled, type ScheduledTask, scheduledHandlers } from './scheduled.ts'

export type Worker = {
  /** Begins to work: woken by notice, and looking by itself now and then. */
  start(): Promise<void>
  /** Claims no more jobs, signals the running ones to stop, and waits for them a while. */
  stop(): Promise<void>
  /** Runs all due jobs, and the ones that they create; for tests and scripts. */
  drain(): Promise<void>
}

export type Work = {
  handled: readonly Handled[]
  scheduled?: readonly ScheduledTask[]
  log?: JobLog
  lanes?: number
  urgentLanes?: number
  /** How often it looks where no notice wakes it, in ms. */
  lookMs?: number
}

/** A message that is still being sent then is left to its lease. */
const stopMs = 4_000
const choresMs = 60_000
const silent: JobLog = { warn: () => undefined, error: () => undefined }

/** Works on the jobs of a database. Several processes may do so at once. */
export function createWorker(
  database: Database,
  { handled, scheduled = [], log = silent, lanes = 4, urgentLanes = 4, lookMs = 5_000 }: Work,
): Worker {
  const { db } = database
  const all = [...handled, ...scheduledHandlers(scheduled)]
  const byName = new Map(all.map((handler) => [handler.kind.name, handler]))
  const leaving = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const breaker = createBreaker()
  let unlisten: (() => Promise<void>) | undefined
  let troubled = false

  async function run(claimed: Claimed, found: Handled): Promise<void> {
    const outcome = await runClaimed(db, found, claimed, leaving.signal, log)
    const server = through(found)
    if (server !== undefined) breaker.note(server, outcome)
  }

  /** Lanes that kinds of one sort share. */
  function group(kinds: readonly Handled[], laneCount: number) {
    const shares = createShares(kinds, laneCount, breaker)
    const running = new Set<Promise<void>>()
    let isWakeRequested = false
    // One claim at a time, or two lanes would see the same free share and exceed it.
    let claimQueue: Promise<unknown> = Promise.resolve()

    async function claimNext() {
      const open = shares.open()
      const claimed = open.length > 0 ? await claim(db, open) : undefined
      if (claimed) shares.take(claimed.kind)
      return claimed
    }
    /** Claims and runs one job; false where none was due that may run now. */
    async function runNext(): Promise<boolean> {
      const mine = claimQueue.then(claimNext)
      claimQueue = mine.catch(() => undefined)
      const claimed = await mine
      const found = claimed && byName.get(claimed.kind)
      if (!found) return false
      // Where one is found there may be more: another lane looks at the same time.
      wake()
      await run(claimed, found).finally(() => shares.give(claimed.kind))
      return true
    }
    async function lane() {
      try {
        while (!leaving.signal.aborted && (await runNext()));
        troubled = false
      } catch (error) {
        // The database is unavailable: the next poll tries again. Logged once, not every five seconds.
        if (!troubled && !leaving.signal.aborted) log.error({ err: error }, 'jobs cannot be looked for')
        troubled = true
      }
    }
    function wake() {
      if (leaving.signal.aborted) return
      if (running.size >= laneCount) {
        isWakeRequested = true
        return
      }
      const mine = lane().then(() => {
        running.delete(mine)
        if (!isWakeRequested) return
        isWakeRequested = false
        wake()
      })
      running.add(mine)
    }
    return { wake, running }
  }
  const groups = [
    group(
      all.filter((handler) => handler.options.urgent),
      urgentLanes,
    ),
    group(
      all.filter((handler) => !handler.options.urgent),
      lanes,
    ),
  ]
  const wake = () => {
    for (const jobGroup of groups) jobGroup.wake()
  }

  return {
    async start() {
      if (database.isExclusive) await releaseAll(db)
      unlisten = await database.listen(jobsChannel, wake, wake)
      const plan = () =>
        enqueueScheduled(db, scheduled).catch((error) => log.warn({ err: error }, 'scheduled tasks were not planned'))
      timers.push(setInterval(wake, lookMs).unref(), setInterval(plan, choresMs).unref())
      await plan()
      wake()
    },
    async stop() {
      leaving.abort(new Error('The process is leaving'))
      timers.forEach(clearInterval)
      await unlisten?.().catch(() => undefined)
      await finishesWithin(stopMs, Promise.all(groups.flatMap(({ running }) => [...running])))
    },
    async drain() {
      const names = [...byName.keys()]
      for (let next = await claim(db, names); next; next = await claim(db, names)) {
        const found = byName.get(next.kind)
        if (found) await run(next, found)
      }
    },
  }
}
