import { ApiError } from '@pravesh/contract'
import { reportUsage } from './usage.ts'

/** The process is at capacity: a temporary state without a mistake of the caller. */
export class Busy extends ApiError {
  constructor(retryAfter = 2) {
    super('UNAVAILABLE', { message: 'Too much is asked of us at this moment. Please try again', retryAfter })
  }
}

/**
 * Runs so many pieces of work at once and lets so many wait for their turn; beyond that it throws `Busy`. Measurements show it by its name.
 */
export function createSemaphore(
  name: string,
  atOnce: number,
  inLine: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0
  const line: (() => void)[] = []
  reportUsage(name, () => ({ used: busy, waiting: line.length, limit: atOnce }))
  return async (work) => {
    if (busy < atOnce) busy++
    else if (line.length >= inLine) throw new Busy()
    // Work hands its slot over at its end.
    else await new Promise<void>((go) => line.push(go))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy--
    }
  }
}
