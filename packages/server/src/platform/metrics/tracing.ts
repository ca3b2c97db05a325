import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { TraceSettings } from '../config/monitoring.ts'
import { routeOf } from './route.ts'
import { withoutPeople } from './span-privacy.ts'

/** What Fastify publishes when an app begins. */
const isStart = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

/** Names the span of each request of an app after its route. */
function nameByRoute(message: unknown): void {
  if (!isStart(message)) return
  message.fastify.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request)
    trace.getActiveSpan()?.setAttribute('http.route', route).updateName(`${request.method} ${route}`)
    done()
  })
}

/**
 * Sends spans of requests and of their statements to a collector. A trace begins here: that of a caller is not gone on with, and none is
 * passed on. Call it before fastify and pg are loaded; returns a function that sends what is left.
 */
export function startTracing({ endpoint, ratio }: TraceSettings): () => Promise<void> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = withoutPeople(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pravesh' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ requireParentforOutgoingSpans: true }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  })
  // They change what is loaded by `require`. An import loads the same objects, but would not be seen.
  const require = createRequire(import.meta.url)
  require('node:http')
  require('pg')
  subscribe('fastify.initialization', nameByRoute)
  return () => provider.shutdown()
}
