import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { MetricsAddress } from '../config/monitoring.ts'

/** Serves the measurements at `/metrics` on a port of their own; returns that port, and a function that closes it. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  // One reader, every few seconds.
  server.maxConnections = 16
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      registry.clear()
    },
  }
}
