import type { Db } from '../db/index.ts'
import { bury, type Claimed, finish, leaseSeconds, release, renew, retry } from './lease.ts'
import type { JobKind } from './queue.ts'

/** Thrown by work that no further attempt can help. */
export class BeyondHelp extends Error {
  override readonly name = 'BeyondHelp'
}

/** What a handler knows of its run beside the payload. Work may be run twice: it must bear that. */
export type Run = {
  id: number
  /** Aborted when the process leaves or the lease is lost; work that is long looks at it and throws its reason. */
  signal: AbortSignal
  /** What was last saved, by this run or one that was interrupted. */
  checkpoint: unknown
  /** Keeps how far it is (0 to 1) and where to go on. Throws where another worker has taken over. */
  save(progress: number, checkpoint?: unknown): Promise<void>
}

/** A kind with its work. */
export type Handled = { kind: JobKind<object>; work: (payload: never, run: Run) => Promise<void> }

export const handle = <P extends object>(kind: JobKind<P>, work: (payload: P, run: Run) => Promise<void>): Handled => ({
  kind,
  work,
})

export type JobLog = { warn(about: object, said: string): void; error(about: object, said: string): void }

/** An error as text to keep: short, and without e-mail addresses and long numbers. */
export const sayError = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown))
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/\+?\d[\d -]{6,}\d/g, '[number]')
    .slice(0, 300)

/** Seconds until the next attempt: 5 s, 20 s, 80 s … to an hour, a fifth more or less, so that failures do not return together. */
export const backOff = (attempts: number, chance = Math.random()): number =>
  Math.min(5 * 4 ** (attempts - 1), 3_600) * (0.8 + 0.4 * chance)

/** Runs one claimed job to its next state. */
export async function runClaimed(
  db: Db,
  { kind, work }: Handled,
  claimed: Claimed,
  leaving: AbortSignal,
  log: JobLog,
): Promise<void> {
  const about = { job: claimed.id, kind: kind.name, attempt: claimed.attempts }
  if (claimed.expired) {
    log.warn(about, 'job came too late')
    await bury(db, claimed, 'It came too late to be done')
    return
  }
  const lost = new AbortController()
  const loseIt = () => lost.abort(new Error('Another worker has taken over'))
  const beat = setInterval(
    () => {
      renew(db, claimed).then(
        (held) => held || loseIt(),
        // The database is away for a moment: the lease outlives two missed beats.
        () => undefined,
      )
    },
    (leaseSeconds * 1_000) / 3,
  )
  const run: Run = {
    id: claimed.id,
    signal: AbortSignal.any([leaving, lost.signal]),
    checkpoint: claimed.checkpoint,
    async save(progress, checkpoint) {
      if (!(await renew(db, claimed, { progress, checkpoint }))) loseIt()
      run.signal.throwIfAborted()
      if (checkpoint !== undefined) run.checkpoint = checkpoint
    },
  }
  try {
    await work(claimed.payload as never, run)
    await finish(db, claimed)
  } catch (thrown) {
    const error = sayError(thrown)
    if (lost.signal.aborted) log.warn(about, 'job was taken over')
    else if (leaving.aborted) await release(db, claimed)
    else if (thrown instanceof BeyondHelp || claimed.attempts >= kind.attempts) {
      log.error({ ...about, error }, 'job is dead')
      await bury(db, claimed, error)
    } else {
      log.warn({ ...about, error }, 'job failed and is tried again')
      await retry(db, claimed, error, backOff(claimed.attempts))
    }
  } finally {
    clearInterval(beat)
  }
}
