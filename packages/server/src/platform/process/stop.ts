import { setTimeout as pause } from 'node:timers/promises'
import { errorLines } from '../log/error-format.ts'

const longestMs = 9_000

/** Waits for a promise, at most this long; returns whether it settled. */
export async function finishesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const abortController = new AbortController()
  const timeout = pause(ms, false, { signal: abortController.signal }).catch(() => false)
  const done = work.then(() => true)
  try {
    return await Promise.race([done, timeout])
  } finally {
    abortController.abort()
  }
}

/**
 * Runs `stop` at the first SIGINT, SIGTERM or SIGHUP and ends the process with 0; later signals change nothing, because
 * npm and a terminal both send them. Ends with 1 when it takes too long or throws.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  async function first(signal: NodeJS.Signals) {
    if (stopping) return
    stopping = true
    const done = await finishesWithin(longestMs, stop(signal)).catch((error: unknown) => {
      console.error(errorLines(error))
      return false
    })
    process.exit(done ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, first)
}
