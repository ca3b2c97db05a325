import { type LoadResult, type LoadRun, loadResult } from './load/load.ts'
import { median } from './load/percentile.ts'
import type { Kind } from './responses/kinds.ts'
import type { Child } from './servers/child.ts'

const connections = 16
const measuredRuns = 3

/** A target of requests, and the processor time that it uses. */
export interface BenchTarget {
  port: number
  /** Headers for this target alone, in addition to those of the kind. */
  headers: Readonly<Record<string, string>>
  /** Called before each turn. */
  prepare?: () => Promise<unknown>
  /** Processor time so far, in ms: of the server, and of those who serve its database. */
  spent?: () => Promise<Spent>
}
interface Spent {
  server: number
  database: number | undefined
}
type RunRequest = Pick<Kind, 'paths' | 'headers'> & { once: boolean }

/** Results of a target, run by run. */
export interface Measurements {
  rates: number[]
  p50: number[]
  p95: number[]
  /** Processor time of an answer, in ms. */
  server: number[]
  database: number[]
}
const emptyMeasurements = (): Measurements => ({ rates: [], p50: [], p95: [], server: [], database: [] })

function note(
  measurements: Measurements,
  { answers: responses, seconds, p50, p95 }: LoadResult,
  before?: Spent,
  after?: Spent,
) {
  measurements.rates.push(responses / seconds)
  measurements.p50.push(p50)
  measurements.p95.push(p95)
  if (!before || !after || responses === 0) return
  measurements.server.push((after.server - before.server) / responses)
  if (before.database !== undefined && after.database !== undefined)
    measurements.database.push((after.database - before.database) / responses)
}

/** Loads all targets in alternation, so that other work of the machine affects all of them equally. The first run only warms up. */
export async function interleave(
  load: Child,
  parties: readonly BenchTarget[],
  request: RunRequest,
  seconds: number,
): Promise<Measurements[]> {
  const measurements = parties.map(emptyMeasurements)
  const from = parties.map(() => 0)
  for (let run = 0; run <= measuredRuns; run++)
    for (const [index, { port, headers: targetHeaders, prepare, spent }] of parties.entries()) {
      await prepare?.()
      const before = await spent?.()
      const { paths, headers, once } = request
      const maxRequests = once ? paths.length : Number.MAX_SAFE_INTEGER
      const part = {
        port,
        paths,
        headers: { ...headers, ...targetHeaders },
        from: from[index] ?? 0,
        most: maxRequests,
        connections,
      }
      const found = await load.request({ ...part, seconds: seconds / measuredRuns } satisfies LoadRun, loadResult)
      const after = await spent?.()
      // The next run continues where this one stopped: no address is requested twice before all were.
      from[index] = ((from[index] ?? 0) + found.answers) % paths.length
      const noted = measurements[index]
      if (run > 0 && noted) note(noted, found, before, after)
    }
  return measurements
}

/** The ratio of throughputs, in neighbouring runs. */
export function ratio(subject: Measurements, theirs: Measurements): number {
  return median(subject.rates.map((rate, index) => rate / (theirs.rates[index] ?? Number.NaN)))
}
