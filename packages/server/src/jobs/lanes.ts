import type { Outcome } from './run.ts'
import { type Handled, through } from './run.ts'

/** After so many failures in a row, what goes through one server rests. */
const patience = 5
const restMs = 30_000

type Standing = { failures: number; restsUntil: number }

/** Which servers outside seem to be down. A job that is not begun keeps its attempts for when they are back. */
export function createBreaker(now: () => number = Date.now) {
  const servers = new Map<string, Standing>()
  return {
    note(server: string, outcome: Outcome): void {
      if (outcome === 'put back') return
      const failures = outcome === 'failed' ? (servers.get(server)?.failures ?? 0) + 1 : 0
      servers.set(server, { failures, restsUntil: failures >= patience ? now() + restMs : 0 })
    },
    /** After a rest one at a time is tried, until one gets through. */
    room(server: string, held: number): boolean {
      const { failures, restsUntil } = servers.get(server) ?? { failures: 0, restsUntil: 0 }
      return failures < patience || (held === 0 && now() >= restsUntil)
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>

/**
 * Who may take the next lane of a group. No kind holds more lanes than its own share, and what goes through one server
 * together no more than half: a server that keeps silent cannot hold up the rest.
 */
export function createShares(handled: readonly Handled[], lanes: number, breaker: Breaker) {
  const held = new Map<string, number>()
  const count = (name: string) => held.get(name) ?? 0
  const together = (server: string) =>
    handled.reduce((sum, one) => sum + (through(one) === server ? count(one.kind.name) : 0), 0)
  const half = Math.max(1, Math.floor(lanes / 2))
  const mayRun = (one: Handled) => {
    if (count(one.kind.name) >= (one.manner.most ?? lanes)) return false
    const server = through(one)
    return server === undefined || (together(server) < half && breaker.room(server, together(server)))
  }
  return {
    open: (): string[] => handled.filter(mayRun).map((one) => one.kind.name),
    take: (name: string) => held.set(name, count(name) + 1),
    give: (name: string) => held.set(name, count(name) - 1),
  }
}
