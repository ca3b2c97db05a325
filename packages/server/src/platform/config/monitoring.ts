import { addressOf, type Reading } from './environment.ts'
import { plaintextHint } from './stores.ts'
import type { AllowsPlaintext } from './transport.ts'
import { portOf } from './web.ts'

/** Where measurements are served, apart from the site. */
export type MetricsAddress = { host: string; port: number }

/** `undefined`: measurements are not taken. */
export function readMetrics({ text, reportProblem }: Reading, sitePort: number): MetricsAddress | undefined {
  const portText = text('METRICS_PORT')
  if (portText === undefined) return undefined
  const port = portOf('METRICS_PORT', portText, reportProblem)
  if (port === sitePort && port !== 0)
    reportProblem(`METRICS_PORT is ${port}, as PORT is: the measurements need a port of their own.`)
  return { host: text('METRICS_HOST') ?? '127.0.0.1', port }
}

/** The collector of traces, without a slash at the end, and the share of requests that are traced. */
export type TraceSettings = { endpoint: string; ratio: number }

/** `undefined`: nothing is traced. */
export function readTracing(
  { text, address, reportProblem }: Reading,
  allowsPlaintext: AllowsPlaintext,
): TraceSettings | undefined {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT'
  const endpoint = address(name, ['http:', 'https:'], 'http://127.0.0.1:4318')
  if (endpoint === undefined) return undefined
  const plaintextUrl = addressOf(endpoint, ['http:'])
  if (plaintextUrl && !allowsPlaintext(plaintextUrl.hostname))
    reportProblem(`${name} must begin with https:// in production; ${plaintextHint}.`)
  const ratio = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? '1')
  if (!(ratio >= 0 && ratio <= 1)) reportProblem('OTEL_TRACES_SAMPLER_ARG must be a share of requests, from 0 to 1.')
  return { endpoint: endpoint.replace(/\/$/, ''), ratio }
}
