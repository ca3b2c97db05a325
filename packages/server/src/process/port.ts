import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from '../db/refusal.ts'

/** A fault of listening as the sentence that tells what to do about it; undefined where it is something else. */
export function listenRefusal(thrown: unknown, host: string, port: number): Refusal | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal(`Port ${port} is in use by another program: stop that one, or set PORT to another number.`)
    case 'EACCES':
      return new Refusal(`Port ${port} is not open to this user: set PORT to a number above 1023.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new Refusal(`HOST is "${host}", which is not an address of this machine.`)
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

/** Refuses a port that cannot be had, before the long work of starting. Another may still take it meanwhile. */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return
  try {
    for (const { address, family } of await lookup(host, { all: true })) {
      await tryListen(address, port).catch((thrown) => {
        // A name may have an IPv6 address on a machine without IPv6: the other one does.
        if (family === 4 || thrown.code !== 'EADDRNOTAVAIL') throw thrown
      })
    }
  } catch (thrown) {
    throw listenRefusal(thrown, host, port) ?? thrown
  }
}
