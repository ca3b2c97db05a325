import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { freePort } from '../../platform/process/testing/process.ts'
import { type Met, startLoad } from './load.ts'
import {
  missingPrograms,
  ownFolder,
  type Service,
  startBalancer,
  startBouncer,
  startPrimary,
  startRedis,
  startReplica,
  supervise,
} from './programs.ts'

// node packages/server/src/measure/cluster/main.ts [--seconds N] [--old FOLDER]: three processes of the product on a primary with a streaming
// replica, PgBouncer in transaction mode, Redis and nginx, all on this machine. Each is killed in turn while pages are read and
// enquiries are written; then every acknowledged enquiry is looked for. With --old, a built checkout of an earlier version, its processes
// serve first, tables are migrated while they do, and this version takes their place one by one.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' }, old: { type: 'string' } } })
const seconds = Number(values.seconds)
const missing = missingPrograms()
if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`)

const here = join(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'pravesh-cluster-'))
ownFolder(folder)
const services: Service[] = []
const keep = <T extends Service>(service: T): T => {
  services.push(service)
  return service
}

const products: Service[] = []

async function run() {
  const primary = keep(await startPrimary(folder))
  const replica = keep(await startReplica(folder, primary))
  const bouncer = keep(await startBouncer(folder, primary))
  const redis = keep(await startRedis(folder))
  const addressOf = (service: Service) => `postgres://pravesh@127.0.0.1:${service.port}/pravesh`
  const environment = {
    DATABASE_URL: addressOf(bouncer),
    DATABASE_DIRECT_URL: addressOf(primary),
    DATABASE_REPLICA_URLS: addressOf(replica),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    DATA_DIR: join(folder, 'files'),
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
  }
  /** A process of the product, of a checkout; of one without a direct address the pooler is left out. */
  async function startProduct(name: string, port: number, checkout: string): Promise<Service> {
    const own = checkout === here ? environment : { ...environment, DATABASE_URL: addressOf(primary) }
    const variables = Object.entries({ ...own, PORT: String(port) }).map(([key, value]) => `${key}=${value}`)
    const program = [process.execPath, '--max-semi-space-size=8', join(checkout, 'packages/server/src/server.ts')]
    const service = await supervise(name, port, ['/usr/bin/env', ...variables, ...program], false)
    await untilReady(port)
    return service
  }
  async function untilReady(port: number) {
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
        .then((one) => one.ok)
        .catch(() => false)
      if (ready) return
      await pause(100)
    }
  }

  const ports = [await freePort(), await freePort(), await freePort()]
  const first = values.old ?? here
  for (const [index, port] of ports.entries()) products.push(await startProduct(`process ${index + 1}`, port, first))
  const balancer = keep(await startBalancer(folder, ports))
  const origin = `http://127.0.0.1:${balancer.port}`

  const listed = z.object({ data: z.array(z.object({ url: z.string() })) })
  const response = await fetch(`${origin}/api/v1/public/schools/all?page=1&limit=100`)
  const urls = listed.parse(await response.json()).data.map(({ url }) => url)
  // Listings with another bound each time are in no cache; records come out of it after their first time.
  const paths = Array.from({ length: 4_000 }, (_, n) =>
    n % 4 === 0 ? `/school/${urls[n % urls.length]}` : `/schools/all?feeMax=${50_000 + n}`,
  )

  console.info(
    `| what happens | pages | failed | longest without a page, ms | slowest page, ms | writes | failed |\n|---|${'---:|'.repeat(6)}`,
  )
  const print = (name: string, met: Met) =>
    console.info(
      `| ${[name, met.pages, met.failedPages, met.longestGapMs, met.slowestPageMs, met.writes, met.failedWrites].join(' | ')} |`,
    )
  const load = startLoad(origin, paths)
  await pause(3_000)
  load.take()
  async function observe(name: string, work: () => Promise<unknown>) {
    await work()
    await pause(seconds * 1_000)
    for (const port of ports) await untilReady(port)
    print(name, load.take())
  }
  await observe('nothing', async () => undefined)
  if (values.old) {
    await observe('tables are migrated under the earlier version', async () => {
      const { openDb } = await import('../../platform/db/index.ts')
      await (await openDb({ kind: 'postgres', url: addressOf(primary) })).close()
    })
    for (const [index, port] of ports.entries())
      await observe(`process ${index + 1} is replaced by this version`, async () => {
        await products[index]?.stop()
        products[index] = await startProduct(`process ${index + 1}`, port, here)
      })
  }
  for (const service of [...products, replica, bouncer, redis, balancer, primary])
    await observe(`${service.name} is killed`, () => service.kill())
  await load.stop()

  const database = new pg.Client({ connectionString: addressOf(primary) })
  await database.connect()
  const found = await database.query('select reference from enquiry where reference = any($1)', [load.acknowledged])
  console.info(
    `\n${load.acknowledged.length} enquiries were acknowledged, ${load.acknowledged.length - (found.rowCount ?? 0)} of them are lost`,
  )
  await database.end()
  for (const [text, count] of Map.groupBy(load.failures, (one) => one.replaceAll(/\d{4,}/g, 'n')))
    console.info(`${count.length} × ${text}`)
}

try {
  await run()
} finally {
  for (const service of [...products, ...services.toReversed()]) await service.stop()
  rmSync(folder, { recursive: true, force: true })
}
