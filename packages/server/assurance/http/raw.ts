import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawResponse = { status: number; head: string; headers: Record<string, string>; body: string }

/** The data of a socket, as status, headers and body; status 0 without data. */
function parseRawResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, headers, body: rest.join('\r\n\r\n') }
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // A server that rejects a request may reset the connection while we still write: its earlier response counts.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const waitForEvent = (socket: Socket, ...events: readonly string[]) =>
  new Promise<void>((resolve) => {
    for (const event of events) socket.once(event, resolve)
  })

/**
 * Sends bytes exactly as given, no client in between, and answers when the server has closed the connection, or has been silent
 * for 20 s.
 */
export async function exchange(port: number, parts: Iterable<string | Uint8Array>): Promise<RawResponse> {
  const socket = await openSocket(port)
  let text = ''
  socket.setTimeout(20_000, () => socket.destroy())
  socket.setEncoding('latin1').on('data', (part) => {
    text += part
  })
  const closed = waitForEvent(socket, 'close')
  for (const part of parts) {
    if (socket.destroyed || !socket.writable) break
    if (!socket.write(part)) await waitForEvent(socket, 'drain', 'close')
  }
  await closed
  return parseRawResponse(text)
}

/** A whole request by its lines. The connection ends with the answer. */
export const request = (line: string, headers: readonly string[] = [], body = ''): string[] => [
  `${[`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n${
    body ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
  }\r\n${body}`,
]
