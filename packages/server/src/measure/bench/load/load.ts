import { z } from 'zod'
import { sendRequests } from './connection.ts'
import { percentile } from './percentile.ts'

/** One run of load: for this many seconds, and at most `most` requests. */
export const loadRun = z.object({
  port: z.number(),
  paths: z.array(z.string()).min(1).readonly(),
  headers: z.record(z.string(), z.string()),
  /** Where in `paths` it begins; it goes on from the first after the last. */
  from: z.number(),
  most: z.number(),
  seconds: z.number(),
  connections: z.number(),
})
export type LoadRun = z.infer<typeof loadRun>

export const loadResult = z.object({ answers: z.number(), seconds: z.number(), p50: z.number(), p95: z.number() })
export type LoadResult = z.infer<typeof loadResult>

/** Runs the load, with at least one request: on a busy machine connecting may take longer than a run. */
export async function runLoad({
  port,
  paths,
  headers,
  from,
  most: maxRequests,
  seconds,
  connections,
}: LoadRun): Promise<LoadResult> {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const tail = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let sentCount = 0
  const next = () => {
    if (sentCount >= maxRequests || (sentCount > 0 && performance.now() >= until)) return undefined
    return `GET ${paths[(from + sentCount++) % paths.length]}${tail}`
  }
  await Promise.all(
    Array.from({ length: connections }, () => sendRequests({ port, next, took: (ms) => void times.push(ms) })),
  )
  const took = (performance.now() - startedAt) / 1000
  times.sort((a, b) => a - b)
  return { answers: times.length, seconds: took, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
