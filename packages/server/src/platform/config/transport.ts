import { isIP } from 'node:net'
import type { Reading } from './environment.ts'
import { isPublicAddress } from './public-address.ts'

const normalizeHost = (host: string) => host.toLowerCase().replace(/^\[(.*)\]$/, '$1')

/** True for a host that is this machine itself. */
export function isLoopback(host: string): boolean {
  const name = normalizeHost(host)
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

/** Whether this host may be spoken to without TLS. */
export type AllowsPlaintext = (host: string) => boolean

/**
 * Hosts allowed without TLS: in the demo any; in production this machine, and the hosts named in PLAINTEXT_HOSTS, such as a database on
 * the network of one machine's containers. An address of the public internet cannot be named.
 */
export function readPlainHosts({ text, reportProblem, production }: Reading): AllowsPlaintext {
  if (text('NODE_TLS_REJECT_UNAUTHORIZED') === '0' && production)
    reportProblem('NODE_TLS_REJECT_UNAUTHORIZED is 0, so that anybody could pose as the other side: leave it out.')
  const plaintextHosts = (text('PLAINTEXT_HOSTS') ?? '')
    .split(/[\s,]+/)
    .map(normalizeHost)
    .filter(Boolean)
  for (const host of plaintextHosts) {
    if (!isIP(host) && !/^[a-z0-9](?:[\w-]*[a-z0-9])?(?:\.[a-z0-9](?:[\w-]*[a-z0-9])?)*$/.test(host))
      reportProblem(`PLAINTEXT_HOSTS names "${host}": use names or addresses of hosts, without scheme and port.`)
    if (isIP(host) && isPublicAddress(host))
      reportProblem(`PLAINTEXT_HOSTS names ${host}, an address of the public internet: use TLS there.`)
  }
  return (host) => !production || isLoopback(host) || plaintextHosts.includes(normalizeHost(host))
}
