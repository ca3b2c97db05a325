import type { Endpoint } from '@pravesh/contract'

/** Counts responses by realm and status, and records the slowest. */
export function createTally() {
  const byRealm = new Map<string, Map<number, number>>()
  const requestedIds = new Set<string>()
  const reached = new Set<string>()
  let slowest = { ms: 0, id: '' }

  const line = (name: string, counts: Map<number, number>) => {
    const sum = [...counts.values()].reduce((a, b) => a + b, 0)
    const parts = [...counts].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
    return `fuzz ${name.padEnd(8)} ${String(sum).padStart(6)}  ${parts.join('  ')}`
  }
  return {
    count(e: Endpoint, status: number, ms: number) {
      for (const name of [e.realm, 'all']) {
        const counts = byRealm.get(name) ?? new Map<number, number>()
        byRealm.set(name, counts.set(status, (counts.get(status) ?? 0) + 1))
      }
      requestedIds.add(e.id)
      if (status < 300) reached.add(e.id)
      if (ms > slowest.ms) slowest = { ms, id: e.id }
    },
    /** Responses by realm and status, one line each; endpoints without a success; the slowest. */
    report(): string {
      const unreachedIds = [...requestedIds].filter((id) => !reached.has(id))
      return [
        ...[...byRealm].map(([name, counts]) => line(name, counts)),
        `fuzz success at least once: ${reached.size} of ${requestedIds.size} endpoints${unreachedIds.length ? `; never: ${unreachedIds.join(' ')}` : ''}`,
        `fuzz slowest: ${slowest.id}, ${Math.round(slowest.ms)} ms`,
      ].join('\n')
    },
  }
}
