import type { Outcome } from './run.ts'
import { type Handled, through } from './run.ts'

/** After this many failures in a row, jobs for one server pause. */
const patience = 5
const restMs = 30_000

type ServerStatus = { failures: number; restsUntil: number }

/** Servers outside that seem to be down. An unstarted job retains its attempts for their return. */
export function createBreaker(now: () => number = Date.now) {
  const servers = new Map<string, ServerStatus>()
  return {
    note(server: string, outcome: Outcome): void {
      if (outcome === 'put back') return
      const failures = outcome === 'failed' ? (servers.get(server)?.failures ?? 0) + 1 : 0
      servers.set(server, { failures, restsUntil: failures >= patience ? now() + restMs : 0 })
    },
    /** After a rest one at a time is tried, until one gets through. */
    hasCapacity(server: string, runningCount: number): boolean {
      const { failures, restsUntil } = servers.get(server) ?? { failures: 0, restsUntil: 0 }
      return failures < patience || (runningCount === 0 && now() >= restsUntil)
    },
  }
}
type Breaker = ReturnType<typeof createBreaker>

/**
 * Decides which kind may take the next lane of a group. No kind has more lanes than its own share, and jobs for one server together no
 * more than half: a silent server cannot block the rest.
 */
export function createShares(handled: readonly Handled[], lanes: number, breaker: Breaker) {
  const runningByKind = new Map<string, number>()
  const count = (name: string) => runningByKind.get(name) ?? 0
  const together = (server: string) =>
    handled.reduce((sum, handler) => sum + (through(handler) === server ? count(handler.kind.name) : 0), 0)
  const half = Math.max(1, Math.floor(lanes / 2))
  const mayRun = (handler: Handled) => {
    if (count(handler.kind.name) >= (handler.options.maxJobs ?? lanes)) return false
    const server = through(handler)
    return server === undefined || (together(server) < half && breaker.hasCapacity(server, together(server)))
  }
  return {
    open: (): string[] => handled.filter(mayRun).map((handler) => handler.kind.name),
    take: (name: string) => runningByKind.set(name, count(name) + 1),
    give: (name: string) => runningByKind.set(name, count(name) - 1),
  }
}
