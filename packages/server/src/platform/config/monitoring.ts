import type { Reading } from './environment.ts'
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
