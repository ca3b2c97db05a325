import { ApiError } from '@pravesh/contract'

/** More is asked of this process at once than it has room for: nobody's fault, and soon over. */
export class Busy extends ApiError {
  constructor(retryAfter = 2) {
    super('UNAVAILABLE', { message: 'Too much is asked of us at this moment. Please try again', retryAfter })
  }
}

/** Runs so many pieces of work at once and lets so many wait for their turn; beyond that it throws `Busy`. */
export function createSemaphore(atOnce: number, inLine: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (busy < atOnce) busy++
    else if (line.length >= inLine) throw new Busy()
    // Whoever ends hands the turn over.
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
