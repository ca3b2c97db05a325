/**
 * Whether the response time reveals that an account exists: `node packages/server/assurance/timing.ts [pairs]`. Measures pairs, known
 * against unknown, on the whole server with its worker, and prints the medians of wall clock and CPU time and their ratios. On a quiet
 * machine they differ by at most 5 %. With DATABASE_URL on that server (an empty database).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '../src/app/app.ts'
import { ensureDemoAccounts, ensureDemoData, ensureFirstAdmin } from '../src/commands/seed/index.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { sql } from '../src/platform/db/drizzle.ts'
import { openDb } from '../src/platform/db/index.ts'
import { type Probe, probes } from './probes.ts'

const pairs = Number(process.argv[2] ?? 200)
const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-timing-'))
const result = readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL })
if ('problems' in result) throw new Error(result.problems.join(' '))
const { config } = result
const database = await openDb(config.database)
await ensureDemoData(database.db)
await ensureFirstAdmin(database.db, config)
await ensureDemoAccounts(database.db, config)
const app = await buildApp({ database: database, config, work: true })
await app.ready()

type Took = { wall: number; cpu: number; response: string }
const send = (path: string, body: object) => app.inject({ method: 'POST', url: `/api/v1${path}`, payload: body })

/** An answer and the one after it, which work that goes on behind the first would delay. */
async function timed(path: string, body: object): Promise<Took> {
  const [startedAt, used] = [process.hrtime.bigint(), process.cpuUsage()]
  const response = await send(path, body)
  await app.inject('/readyz')
  const { user, system } = process.cpuUsage(used)
  const wall = Number(process.hrtime.bigint() - startedAt) / 1e6
  const responseText = JSON.stringify([response.statusCode, { ...response.json<object>(), requestId: '', otpId: '' }])
  return { wall, cpu: (user + system) / 1e3, response: responseText }
}
async function quiet(): Promise<void> {
  const due = sql`select 1 from job where state = 'ready' and run_at <= now() limit 1`
  while ((await database.db.execute(due)).rows.length > 0) await pause(1)
}
async function once({ path, body, before }: Probe, presence: 'known' | 'unknown'): Promise<Took> {
  const prepared = before ? (await send(before.path, before.body(presence))).json<Record<string, unknown>>() : {}
  await quiet()
  return timed(path, body(presence, prepared))
}
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

console.log(`${pairs} pairs each, known / unknown`)
for (const [name, probe] of Object.entries(probes)) {
  const took = { known: [] as Took[], unknown: [] as Took[] }
  for (let n = -5; n < pairs; n++) {
    // Attempts are counted alike for both; here no limit may slow them down.
    await database.db.execute(sql`delete from throttle`)
    const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const presence of order) {
      const timing = await once(probe, presence)
      if (n >= 0) took[presence].push(timing)
    }
  }
  const distinctResponses = new Set([...took.known, ...took.unknown].map(({ response: responseText }) => responseText))
  const [wall, cpu] = (['wall', 'cpu'] as const).map((clock) => {
    const [knownMedian, unknown] = [median(took.known.map((t) => t[clock])), median(took.unknown.map((t) => t[clock]))]
    return `${clock} ${knownMedian.toFixed(2)} / ${unknown.toFixed(2)} ms = ${(knownMedian / unknown).toFixed(3)}`
  })
  const summary =
    distinctResponses.size === 1
      ? `all ${[...distinctResponses][0]?.slice(1, 4)}, one body`
      : `${distinctResponses.size} ANSWERS: ${[...distinctResponses]}`
  console.log(`${name.padEnd(24)} ${summary}; ${wall}; ${cpu}`)
}
await app.close()
await database.close()
await rm(dataDir, { recursive: true, force: true })
