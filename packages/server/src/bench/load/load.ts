import { z } from 'zod'
import { askOver } from './connection.ts'
import { percentile } from './percentile.ts'

/** One turn of asking: for so many seconds, and no longer than until `most` were asked. */
export const turn = z.object({
  port: z.number(),
  paths: z.array(z.string()).min(1).readonly(),
  headers: z.record(z.string(), z.string()),
  /** Where in `paths` it begins; it goes on from the first after the last. */
  from: z.number(),
  most: z.number(),
  seconds: z.number(),
  connections: z.number(),
})
export type Turn = z.infer<typeof turn>

export const turnResult = z.object({ answers: z.number(), seconds: z.number(), p50: z.number(), p95: z.number() })
export type TurnResult = z.infer<typeof turnResult>

/** Asks as a turn says, and at least once: it may take a busy machine longer than a turn to connect. */
export async function runTurn({ port, paths, headers, from, most, seconds, connections }: Turn): Promise<TurnResult> {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const tail = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  let asked = 0
  const next = () => {
    if (asked >= most || (asked > 0 && performance.now() >= until)) return undefined
    return `GET ${paths[(from + asked++) % paths.length]}${tail}`
  }
  await Promise.all(
    Array.from({ length: connections }, () => askOver({ port, next, took: (ms) => void times.push(ms) })),
  )
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { answers: times.length, seconds: took, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
