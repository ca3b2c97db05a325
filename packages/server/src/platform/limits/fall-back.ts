import type { Limits } from './limits.ts'

export type LimitsLog = { warn(context: object, message: string): void; info(context: object, message: string): void }

const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? error.name) : 'unknown'

/**
 * Uses the first; after an error the second, and for `restMs` the second alone, so that not every caller waits for a failed one. Attempts
 * counted in one are unknown to the other: an attacker during a failure gets at most as many attempts again.
 */
export function fallBack(first: Limits, second: Limits, log: LimitsLog, restMs = 5_000): Limits {
  let restsUntil = 0
  let down = false
  async function runQuery<T>(question: (limits: Limits) => Promise<T>): Promise<T> {
    if (performance.now() < restsUntil) return question(second)
    try {
      const result = await question(first)
      if (down) log.info({}, 'limits are counted in Redis again')
      down = false
      return result
    } catch (error) {
      restsUntil = performance.now() + restMs
      // Of an outage one line, and of the error its code: its text may name the address with the password.
      if (!down) log.warn({ code: codeOf(error) }, 'Redis cannot be asked: limits are counted in the database')
      down = true
      return question(second)
    }
  }
  return {
    count: (key, seconds) => runQuery((limits) => limits.count(key, seconds)),
    takeBack: (key, seconds) => runQuery((limits) => limits.takeBack(key, seconds)),
  }
}
