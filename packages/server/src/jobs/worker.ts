import type { Home } from '../db/index.ts'
import { within } from '../life/stop.ts'
import { type Chore, choreHandler, enqueueChores } from './chores.ts'
import { claim, releaseAll } from './lease.ts'
import { jobsChannel } from './queue.ts'
import { type Handled, type JobLog, runClaimed } from './run.ts'

export type Worker = {
  /** Begins to work: woken by notice, and looking by itself now and then. */
  start(): Promise<void>
  /** Takes no more, tells what is running to stop, and waits for it a while. */
  stop(): Promise<void>
  /** Does all that is due, and what that leads to; for tests and scripts. */
  drain(): Promise<void>
}

export type Work = { handled: readonly Handled[]; chores?: readonly Chore[]; log?: JobLog; lanes?: number }

const lookMs = 5_000
/** What is still sending a message then is left to its lease. */
const stopMs = 4_000
const choresMs = 60_000
const silent: JobLog = { warn: () => undefined, error: () => undefined }

/** Works on the jobs of a database. Several processes may do so at once. */
export function createWorker(home: Home, { handled, chores = [], log = silent, lanes = 4 }: Work): Worker {
  const { db } = home
  const byName = new Map([...handled, choreHandler(chores)].map((one) => [one.kind.name, one]))
  const names = [...byName.keys()]
  const leaving = new AbortController()
  const running = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []
  let unlisten: (() => Promise<void>) | undefined
  let troubled = false

  /** Claims and runs one job; false where none was due. */
  async function one(claimedOne: () => void = () => undefined): Promise<boolean> {
    const claimed = await claim(db, names)
    const found = claimed && byName.get(claimed.kind)
    if (!found) return false
    claimedOne()
    await runClaimed(db, found, claimed, leaving.signal, log)
    return true
  }

  // Where one is found there may be more: another lane looks at the same time.
  async function lane() {
    try {
      while (!leaving.signal.aborted && (await one(wake)));
      troubled = false
    } catch (thrown) {
      // The database is away: the next look tries again. Said once, not every five seconds.
      if (!troubled && !leaving.signal.aborted) log.error({ err: thrown }, 'jobs cannot be looked for')
      troubled = true
    }
  }

  let wanted = false
  function wake() {
    if (leaving.signal.aborted) return
    if (running.size >= lanes) {
      wanted = true
      return
    }
    const mine = lane().then(() => {
      running.delete(mine)
      if (!wanted) return
      wanted = false
      wake()
    })
    running.add(mine)
  }

  return {
    async start() {
      if (home.kind !== 'postgres') await releaseAll(db)
      unlisten = await home.listen(jobsChannel, wake, wake)
      const plan = () =>
        enqueueChores(db, chores).catch((thrown) => log.warn({ err: thrown }, 'chores were not planned'))
      timers.push(setInterval(wake, lookMs).unref(), setInterval(plan, choresMs).unref())
      await plan()
      wake()
    },
    async stop() {
      leaving.abort(new Error('The process is leaving'))
      timers.forEach(clearInterval)
      await unlisten?.().catch(() => undefined)
      await within(stopMs, Promise.all(running))
    },
    async drain() {
      while (await one());
    },
  }
}
