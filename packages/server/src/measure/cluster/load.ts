import { setTimeout as pause } from 'node:timers/promises'

/** What visitors of the balancer met while something was killed. */
export type Met = {
  pages: number
  failedPages: number
  /** The longest time from a page that failed to the next that came, over all visitors, in ms. */
  longestGapMs: number
  slowestPageMs: number
  writes: number
  failedWrites: number
}

const network = (n: number) => `203.${n % 250}.${Math.floor(n / 250) % 250}.${1 + (n % 199)}`
const timeoutMs = 8_000

/**
 * Readers and writers at a site until `stop` is called. Readers open pages of `paths`, each time under an address that no cache has; writers
 * send enquiries and note the reference of each that was acknowledged.
 */
export function startLoad(origin: string, paths: readonly string[], { readers = 6, writers = 2 } = {}) {
  const acknowledged: string[] = []
  const failures: string[] = []
  let met: Met = { pages: 0, failedPages: 0, longestGapMs: 0, slowestPageMs: 0, writes: 0, failedWrites: 0 }
  let failingSince: number | undefined
  let stopped = false
  let number = 0

  async function read() {
    while (!stopped) {
      const n = number++
      const startedAt = Date.now()
      const response = await fetch(`${origin}${paths[n % paths.length]}`, {
        headers: { 'x-visitor': network(n), accept: 'text/html' },
        signal: AbortSignal.timeout(timeoutMs),
      })
        .then(async (one) => ({ status: one.status, text: await one.text() }))
        .catch((error: unknown) => ({ status: 0, text: String(error) }))
      met.slowestPageMs = Math.max(met.slowestPageMs, Date.now() - startedAt)
      if (response.status === 200) {
        met.pages++
        if (failingSince !== undefined) met.longestGapMs = Math.max(met.longestGapMs, Date.now() - failingSince)
        failingSince = undefined
      } else {
        met.failedPages++
        failures.push(`page ${response.status} ${response.text.slice(0, 80)}`)
        failingSince ??= startedAt
        await pause(20)
      }
    }
  }

  async function write() {
    while (!stopped) {
      const n = number++
      const body = {
        name: 'Asha Rao',
        mobile: `+9198${String(n % 100_000_000).padStart(8, '0')}`,
        consentVersion: '2026-11',
        message: `Is the bus on time? ${n}`,
      }
      const response = await fetch(`${origin}/api/v1/open/enquiry/general`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-visitor': network(n) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
        .then(async (one) => ({ ok: one.ok, text: await one.text() }))
        .catch((error: unknown) => ({ ok: false, text: String(error) }))
      const reference = response.ok ? /"reference":"([^"]+)"/.exec(response.text)?.[1] : undefined
      if (reference === undefined) {
        met.failedWrites++
        failures.push(`write ${response.text.slice(0, 120)}`)
        await pause(50)
        continue
      }
      met.writes++
      acknowledged.push(reference)
    }
  }

  const running = Promise.all([...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)])
  return {
    acknowledged,
    failures,
    /** What was met since the last call. */
    take(): Met {
      if (failingSince !== undefined) met.longestGapMs = Math.max(met.longestGapMs, Date.now() - failingSince)
      const taken = met
      met = { pages: 0, failedPages: 0, longestGapMs: 0, slowestPageMs: 0, writes: 0, failedWrites: 0 }
      return taken
    },
    async stop() {
      stopped = true
      await running
    },
  }
}
