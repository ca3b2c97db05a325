import { setTimeout as pause } from 'node:timers/promises'
import { faultLines } from '../log/fault.ts'

const longestMs = 9_000

/** Waits for a promise, but not longer than so; answers whether it came. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const giveUp = new AbortController()
  const late = pause(ms, false, { signal: giveUp.signal }).catch(() => false)
  const done = work.then(() => true)
  try {
    return await Promise.race([done, late])
  } finally {
    giveUp.abort()
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
    const done = await within(longestMs, stop(signal)).catch((thrown: unknown) => {
      console.error(faultLines(thrown))
      return false
    })
    process.exit(done ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, first)
}
