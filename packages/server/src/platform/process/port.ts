import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorError } from '../db/operator-error.ts'

/** A listen error as a sentence with its solution; undefined for any other error. `prefix` begins the names of its variables. */
export function toListenError(error: unknown, host: string, port: number, prefix = ''): OperatorError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is in use by another program: stop that one, or set ${prefix}PORT to another number.`,
      )
    case 'EACCES':
      return new OperatorError(`Port ${port} is not open to this user: set ${prefix}PORT to a number above 1023.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new OperatorError(`${prefix}HOST is "${host}", which is not an address of this machine.`)
    default:
      return undefined
  }
}

async function tryListen(address: string, port: number) {
  const server = createServer().listen({ host: address, port, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Throws for an unavailable port, before the long work of starting. Another process may still take it meanwhile. */
export async function checkPort(host: string, port: number, prefix = ''): Promise<void> {
  if (port === 0) return
  try {
    for (const { address, family } of await lookup(host, { all: true })) {
      await tryListen(address, port).catch((error) => {
        // A name may have an IPv6 address on a machine without IPv6: the other one does.
        if (family === 4 || error.code !== 'EADDRNOTAVAIL') throw error
      })
    }
  } catch (error) {
    throw toListenError(error, host, port, prefix) ?? error
  }
}
