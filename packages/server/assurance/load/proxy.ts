import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A reverse proxy on this machine, as an operator puts one in front: it keeps its connections to the server for all callers, and appends
 * the caller's address to `x-forwarded-for`. An unanswered request is 502.
 */
export async function openProxy(target: number) {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, response) => {
    const { method, url: path, socket } = incoming
    const forwarded = [incoming.headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded, connection: 'keep-alive' }
    const outgoing = request({ agent, host: '127.0.0.1', port: target, method, path, headers })
    outgoing.on('response', (answer) => {
      const { connection: _, ...answered } = answer.headers
      response.writeHead(answer.statusCode ?? 502, answered)
      answer.pipe(response)
    })
    outgoing.on('error', () => {
      if (!response.headersSent) response.writeHead(502, { connection: 'close' })
      response.end()
    })
    response.once('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
