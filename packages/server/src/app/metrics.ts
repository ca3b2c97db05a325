import { type Channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { moneyFound } from '../people/payment/settle/reconcile.ts'
import { tallyPayments } from '../people/payment/tally.ts'
import type { MetricsAddress } from '../platform/config/monitoring.ts'
import type { Database } from '../platform/db/index.ts'
import { isMigrated } from '../platform/db/migrate.ts'
import { limitExceeded } from '../platform/limits/throttle.ts'
import { addGauges, cached } from '../platform/metrics/gauges.ts'
import { addCaches, addCapacity, addDatabasePools } from '../platform/metrics/process-gauges.ts'
import { createRegistry } from '../platform/metrics/registry.ts'
import { measureRequests } from '../platform/metrics/requests.ts'
import { serveMetrics } from '../platform/metrics/serve.ts'
import { tallyJobs } from '../services/jobs/tally.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The port on which measurements are served, once the app is ready; absent where they are not taken. */
    metricsPort: () => number
  }
}

/** Every process that shares the database reads the same there: so often at the most. */
const databaseMs = 10_000

function addWork(registry: Registry, { db }: Database): void {
  addGauges(registry, {
    labelNames: [],
    read: cached(databaseMs, async () => [await isMigrated(db)]),
    labels: () => ({}),
    gauges: {
      pravesh_ready: [
        '1 where the primary answers and is migrated, else 0; /readyz goes on while a replica answers',
        Number,
      ],
    },
  })
  const jobs = cached(databaseMs, () => tallyJobs(db))
  addGauges(registry, {
    labelNames: ['kind', 'state'],
    read: jobs,
    labels: ({ kind, state }) => ({ kind, state }),
    gauges: {
      pravesh_jobs: ['Jobs by kind: ready, running or dead; the same in every process', ({ count }) => count],
      pravesh_jobs_oldest_ready_seconds: [
        'For how long the oldest ready job has been due',
        ({ state, waitSeconds }) => (state === 'ready' ? waitSeconds : undefined),
      ],
    },
  })
  const payments = cached(databaseMs, () => tallyPayments(db))
  const labelNames = ['status'] as const
  addGauges(registry, {
    labelNames,
    read: payments,
    labels: ({ status }) => ({ status }),
    gauges: {
      pravesh_payment_orders: [
        'Orders of the last day by their state now; the same in every process',
        ({ kind, count }) => (kind === 'order' ? count : undefined),
      ],
      pravesh_refunds: [
        'Refunds that are due or sent, and those of the last day; the same in every process',
        ({ kind, count }) => (kind === 'refund' ? count : undefined),
      ],
      pravesh_refund_oldest_seconds: [
        'Age of the oldest refund of a state',
        ({ kind, ageSeconds }) => (kind === 'refund' ? ageSeconds : undefined),
      ],
    },
  })
}

/** Counts what a channel announces by its word; returns a function that stops it. */
function countWords(registry: Registry, { name: channelName }: Channel, name: string, label: string, help: string) {
  const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
  const count = (word: unknown) => {
    if (typeof word === 'string') counter.inc({ [label]: word })
  }
  subscribe(channelName, count)
  return () => {
    unsubscribe(channelName, count)
  }
}

/** Measures an app and serves the measurements on a port of their own, from when it is ready until it closes. Call it before any route. */
export function measureApp(app: FastifyInstance, database: Database, address: MetricsAddress): void {
  const registry = createRegistry()
  measureRequests(app, registry)
  addCapacity(registry)
  addDatabasePools(registry, () => database.pools())
  addCaches(registry, () => [
    ...(app.hasDecorator('responseCache') ? [['responses', app.responseCache] as const] : []),
    ...(app.hasDecorator('pages') ? [['pages', app.pages.cache] as const] : []),
  ])
  addWork(registry, database)
  const limits = 'Tries beyond a limit, by the name of the limit'
  const found = 'Money that the reconciler found, which neither callback nor webhook had reported'
  const stops: (() => void | Promise<void>)[] = [
    countWords(registry, limitExceeded, 'pravesh_limit_exceeded_total', 'limit', limits),
    countWords(registry, moneyFound, 'pravesh_reconciler_differences_total', 'source', found),
  ]
  let port = address.port
  app.decorate('metricsPort', () => port)
  app.addHook('onReady', async () => {
    const served = await serveMetrics(registry, address)
    port = served.port
    stops.push(served.close)
  })
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
}
