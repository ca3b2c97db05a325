import type { Db } from '../../platform/db/index.ts'
import { formatError } from '../../platform/log/error-format.ts'
import { begin, bury, type Claimed, finish, leaseSeconds, postpone, release, renew, retry } from './lease.ts'
import type { JobKind } from './queue.ts'

/** Thrown by work that no further attempt can help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

/** Thrown by work that was begun and may have been done: it is not tried again but by a person. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
}

/** Thrown by work that may not be done at present: it waits so long, and nothing has failed. */
export class PostponeJob extends Error {
  override readonly name = 'NotNow'
  readonly seconds: number
  constructor(seconds: number) {
    super(`Not for ${seconds} seconds`)
    this.seconds = seconds
  }
}

/** Context of a handler's run in addition to the payload. Work may run twice: it must be idempotent. */
export type Run = {
  id: number
  /** Number of this run; a run that a leaving process put back does not count. */
  attempt: number
  /** Aborted when the process leaves or the lease is lost; work that is long looks at it and throws its reason. */
  signal: AbortSignal
  /** The last saved checkpoint, of this run or of an interrupted one. */
  checkpoint: unknown
  /** Saves the progress (0 to 1) and a checkpoint. Throws where another worker has taken over. */
  save(progress: number, checkpoint?: unknown): Promise<void>
  /** Called before an irreversible step: interrupted after this, the job waits for a person instead of being repeated. */
  begin(): Promise<void>
}

/** How a kind shares the lanes of a process with others. */
type JobOptions = {
  /** A person waits for it, or money does: it has lanes that other kinds cannot take. */
  urgent?: boolean
  /** So many at once at the most. */
  maxJobs?: number
  /** The server outside that it speaks to: it rests for a while when that server seems to be down. */
  through?: string
}

/** A kind with its work. */
export type Handled = { kind: JobKind<object>; work: (payload: never, run: Run) => Promise<void>; options: JobOptions }

export const handle = <P extends object>(
  kind: JobKind<P>,
  work: (payload: P, run: Run) => Promise<void>,
  options: JobOptions = {},
): Handled => ({ kind, work, options: options })

export const through = ({ options }: Handled): string | undefined => options.through

/** `failed`: an attempt failed for a transient reason, the last one too. `put back`: the attempt does not count. */
export type Outcome = 'done' | 'failed' | 'beyond help' | 'put back'

export type JobLog = { warn(context: object, message: string): void; error(context: object, message: string): void }

/** Seconds until the next attempt: 5 s, 20 s, 80 s … to an hour, a fifth more or less, so that failures do not return together. */
export const backOff = (attempts: number, chance = Math.random()): number =>
  Math.min(5 * 4 ** (attempts - 1), 3_600) * (0.8 + 0.4 * chance)

/** Beyond its kind's attempts a job may be cut off so many times: one that ends its process each time is not taken for ever. */
const cutOffs = 8

/** Runs one claimed job to its next state. */
export async function runClaimed(
  db: Db,
  { kind, work }: Handled,
  claimed: Claimed,
  leaving: AbortSignal,
  log: JobLog,
): Promise<Outcome> {
  const jobContext = { job: claimed.id, kind: kind.name, attempt: claimed.attempts }
  if (claimed.expired) {
    log.warn(jobContext, 'job came too late')
    await bury(db, claimed, 'It came too late to be done')
    return 'put back'
  }
  if (claimed.begun) {
    log.error(jobContext, 'job was cut off and may have been done')
    await bury(db, claimed, 'It was cut off: it may have been done', true)
    return 'put back'
  }
  if (claimed.attempts > kind.attempts + cutOffs) {
    log.error(jobContext, 'job was cut off each time')
    await bury(db, claimed, 'It was cut off each time')
    return 'put back'
  }
  const lost = new AbortController()
  const loseIt = () => lost.abort(new Error('Another worker has taken over'))
  const beat = setInterval(
    () => {
      renew(db, claimed).then(
        (isRenewed) => isRenewed || loseIt(),
        // The database is briefly unavailable: the lease outlives two missed heartbeats.
        () => undefined,
      )
    },
    (leaseSeconds * 1_000) / 3,
  )
  const run: Run = {
    id: claimed.id,
    attempt: claimed.attempts,
    signal: AbortSignal.any([leaving, lost.signal]),
    checkpoint: claimed.checkpoint,
    async begin() {
      if (!(await begin(db, claimed))) loseIt()
      run.signal.throwIfAborted()
    },
    async save(progress, checkpoint) {
      if (!(await renew(db, claimed, { progress, checkpoint }))) loseIt()
      run.signal.throwIfAborted()
      if (checkpoint !== undefined) run.checkpoint = checkpoint
    },
  }
  try {
    // Written by `enqueue` for this kind, whose payload type `handle` enforces.
    await work(claimed.payload as never, run)
    await finish(db, claimed)
    return 'done'
  } catch (failure) {
    const error = formatError(failure)
    if (lost.signal.aborted) {
      log.warn(jobContext, 'job was taken over')
      return 'put back'
    }
    if (failure instanceof PostponeJob) {
      await postpone(db, claimed, failure.seconds)
      return 'put back'
    }
    if (failure instanceof UnknownOutcome) {
      log.error({ ...jobContext, error }, 'job may have been done')
      await bury(db, claimed, error, true)
      return 'failed'
    }
    if (leaving.aborted) {
      await release(db, claimed)
      return 'put back'
    }
    const hopeless = failure instanceof PermanentFailure
    if (hopeless || claimed.attempts >= kind.attempts) {
      log.error({ ...jobContext, error }, 'job is dead')
      await bury(db, claimed, error)
    } else {
      log.warn({ ...jobContext, error }, 'job failed and is tried again')
      await retry(db, claimed, error, backOff(claimed.attempts))
    }
    return hopeless ? 'beyond help' : 'failed'
  } finally {
    clearInterval(beat)
  }
}
