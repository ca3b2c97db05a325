import type { Server } from 'node:http'
import { networksOf } from '../../limits/network.ts'
import { createPool, type PoolBounds } from '../../limits/pool.ts'

/** Twice as many as there are requests in flight at the most, so that a request beyond those is still answered. */
const usualConnections: PoolBounds = { total: 8_192, perNetwork: 1_024 }

/**
 * Bounds open connections, also those that never send a request: in all by Node's `maxConnections`, and for each network where callers connect
 * by themselves. Behind a proxy every connection is the proxy's own: then requests alone are counted (`boundRequests`).
 */
export function boundConnections(server: Server, isProxied: boolean, bounds: PoolBounds = usualConnections): void {
  server.maxConnections = bounds.total
  if (isProxied) return
  const open = createPool(bounds, 'connections')
  server.on('connection', (socket) => {
    const holding = open(networksOf(socket.remoteAddress ?? ''))
    if (holding.take(1)) socket.once('close', holding.release)
    else socket.destroy()
  })
}
