import { once } from 'node:events'
import type { Socket } from 'node:net'
import { exchange, openSocket, type RawResponse, request } from '../http/raw.ts'

const json = 'content-type: application/json'

/**
 * Callers of one network, as a proxy on this machine passes them on: for an app that trusts loopback. `open` starts requests and leaves
 * them unfinished, `send` is a complete request with its response, `close` ends the open ones.
 */
export function createNetwork(port: number, address: string) {
  const forwarded = `x-forwarded-for: ${address}`
  const sockets: Socket[] = []
  return {
    /** Opens so many sockets, some at a time, and writes the same to each: by default the head of a body that never comes. */
    async open(count: number, line: string, headers: readonly string[] = [json, 'content-length: 16384'], body = '') {
      const text = [`${line} HTTP/1.1`, 'host: localhost', forwarded, ...headers].join('\r\n')
      for (let opened = 0; opened < count; opened += 128) {
        const batch = await Promise.all(Array.from({ length: Math.min(128, count - opened) }, () => openSocket(port)))
        for (const socket of batch) socket.write(`${text}\r\n\r\n${body}`)
        sockets.push(...batch)
      }
      return sockets
    },
    send: (line: string, headers: readonly string[] = [], body = ''): Promise<RawResponse> =>
      exchange(port, request(line, [forwarded, ...(body ? [json] : []), ...headers], body)),
    async close() {
      const open = sockets.splice(0).filter((socket) => !socket.closed)
      const closed = open.map((socket) => once(socket, 'close'))
      for (const socket of open) socket.destroy()
      await Promise.all(closed)
    },
  }
}
