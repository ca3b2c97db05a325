import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { z } from 'zod'
import { freePort, startServer } from '../../platform/process/testing/process.ts'
import { readBaseline, writeBaseline } from './baseline.ts'
import { type Kind, kindsAt } from './kinds.ts'
import { fillDatabase } from './national/fill-database.ts'
import { measureSecurityLog } from './security-log.ts'

// npm run bench -- [--seconds N] [--only WORDS] [--rows N] [--write-baseline]: throughput of each kind of response, compared with a bare
// Fastify server that sends the same bytes, and with the ratios that were written last. On the database that DATABASE_URL or DATA_DIR names,
// or on a temporary one with the demo. With --rows that of DATABASE_URL is filled first with so many made-up schools, and people, where it has fewer.

// One network has at most 25 renders at once.
const connections = 16
/** Of each server, after one that warms up. */
const turns = 3

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    rows: { type: 'string', default: '0' },
    'write-baseline': { type: 'boolean', default: false },
  },
})
const rows = z.coerce.number().int().nonnegative().parse(values.rows)
const catalogue = rows > 0 ? String(rows) : 'demo'
const baseline = readBaseline(catalogue)
const ratios: Record<string, number> = {}
const seconds = z.coerce.number().positive().parse(values.seconds)
const words = values.only.split(',').map((word) => word.trim())

/** Sends requests for a turn. Returns responses per second and failed requests; response times go to `times`, in microseconds. */
async function runTurn(origin: string, { path, headers }: Kind, nextNumber: () => number, times?: RecordableHistogram) {
  const request: autocannon.Request =
    typeof path === 'string'
      ? { path, headers }
      : { headers, setupRequest: (sent) => ({ ...sent, path: path(nextNumber()) }) }
  // The end of a turn is looked for at each sample.
  const options = { url: origin, connections, duration: seconds, sampleInt: 20, requests: [request] }
  let count = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, found) => (error ? reject(error) : resolve(found))).on('response', (...response) => {
      count++
      times?.record(Math.max(1, Math.round(response[3] * 1_000)))
    })
  })
  return { rate: count / result.duration, failed: result.non2xx + result.errors }
}

/** Starts a bare server with the response of an address. */
async function startBare(url: string, headers: Kind['headers']) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [JSON.stringify({ url, headers })])
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The bare server for ${url} ended`)))
  const [message] = await Promise.race([once(child, 'message'), ended])
  const started = z.object({ origin: z.string(), bytes: z.number() }).parse(message)
  return { ...started, stop: () => child.disconnect() }
}

/** One line of the table. Both servers are loaded by turns, so that other work of the machine slows both. */
async function measure(origin: string, kind: Kind): Promise<string> {
  const times = createHistogram()
  let number = 0
  const nextNumber = () => number++
  const path = typeof kind.path === 'string' ? kind.path : kind.path(nextNumber())
  const isUsedUp = () => kind.once !== undefined && number >= kind.once
  const bare = await startBare(origin + path, kind.headers)
  const found: { rate: number; ratio: number; failed: number }[] = []
  for (let turn = 0; turn <= turns && !isUsedUp(); turn++) {
    const { rate, failed } = await runTurn(origin, kind, nextNumber, turn > 0 ? times : undefined)
    const { rate: bareRate } = await runTurn(bare.origin, kind, nextNumber)
    if (turn > 0) found.push({ rate, ratio: rate / bareRate, failed })
  }
  bare.stop()
  const middle = (name: 'rate' | 'ratio') =>
    found.map((one) => one[name]).toSorted((a, b) => a - b)[found.length >> 1] ?? 0
  const ms = (percent: number) => (times.percentile(percent) / 1_000).toFixed(2)
  const failed = found.reduce((sum, one) => sum + one.failed, 0)
  const ratio = Number(middle('ratio').toPrecision(3))
  if (ratio > 0) ratios[kind.name] = ratio
  const before = baseline[kind.name]
  const cells = [
    ...[kind.name, bare.bytes, Math.round(middle('rate')), ms(50), ms(95), ms(99), failed, ratio],
    before === undefined ? '' : (middle('ratio') / before).toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Memory of a process that is resident, in MiB, as Linux tells it; empty elsewhere. */
const memoryOf = (pid: number | undefined): string =>
  existsSync(`/proc/${pid}/status`)
    ? String(Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024))
    : ''

const folder = mkdtempSync(join(tmpdir(), 'pravesh-bench-'))
// PostgreSQL, which does not run as root, enters it.
chmodSync(folder, 0o755)
const manifest = readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8')
const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(manifest))
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'))
const port = String(await freePort())
const environment = { DATA_DIR: join(folder, 'data'), ...process.env, PORT: port }
if (rows > 0) await fillDatabase(environment, rows, join(folder, 'register'))
const server = startServer(environment, flags)
const load = () => loadavg()[0]?.toFixed(1)
async function cleanUp() {
  server.child.kill()
  await server.ended
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().finally(() => process.exit(130)))
try {
  await server.ready()
  console.info(`load of the machine ${load()}, memory of the server ${memoryOf(server.child.pid)} MiB\n`)
  console.info(
    `| response | bytes | a second | p50 ms | p95 ms | p99 ms | not 2xx | × bare | × baseline |\n|---|${'---:|'.repeat(8)}`,
  )
  for (const kind of await kindsAt(server.origin))
    if (words.some((word) => kind.name.includes(word))) console.info(await measure(server.origin, kind))
  console.info(`\nload of the machine ${load()}, memory of the server ${memoryOf(server.child.pid)} MiB`)
  if (values['write-baseline']) writeBaseline(catalogue, ratios)
  if (words.some((word) => 'security log'.includes(word))) console.info(`\n${await measureSecurityLog()}`)
} finally {
  await cleanUp()
}
