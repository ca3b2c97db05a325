import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** Requests an address and reads only the first bytes of the response, until it is resumed or destroyed. */
export async function slowReader(port: number, path: string, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
  await once(socket, 'connect')
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${[`GET ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

/** How often this process has a file open; on Linux alone. */
export function openCount(path: string): number {
  const targets = readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      return undefined
    }
  })
  return targets.filter((target) => target === path).length
}
