import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { routeOf } from './route.ts'

/** From a cached page to the longest wait for the database, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counts and times every response of an app, by route. Call it before any route. A response whose reader left is not counted. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const count = new Counter({
    name: 'pravesh_http_requests_total',
    help: 'Responses that were sent, by operation or route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'pravesh_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['route', 'method'],
    buckets,
    registers,
  })
  // Not a promise: each response would wait a turn for it.
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: routeOf(request), method: request.method }
    count.inc({ ...labels, status: `${Math.floor(reply.raw.statusCode / 100)}xx` })
    duration.observe(labels, reply.elapsedTime / 1_000)
    done()
  })
}
