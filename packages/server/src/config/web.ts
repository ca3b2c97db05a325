import { isIP } from 'node:net'
import { addressOf, type Reading } from './environment.ts'
import { isLoopback } from './transport.ts'

export function readPort({ text, refuse }: Reading): number {
  const given = text('PORT') ?? '3000'
  const port = Number(given)
  if (!/^\d{1,5}$/.test(given) || port > 65_535) refuse(`PORT is "${given}": it must be a number from 0 to 65535.`)
  return port
}

/** Where people reach the site: scheme, host and port, no slash at the end. */
export function readOrigin({ text, refuse, production }: Reading, port: number): string {
  const given = text('PUBLIC_ORIGIN')
  if (!given) {
    if (production) refuse('PUBLIC_ORIGIN is missing: the address people open, such as https://www.example.in.')
    return `http://localhost:${port}`
  }
  const url = addressOf(given, ['http:', 'https:'])
  if (url?.pathname !== '/' || url.search || url.hash || url.username)
    refuse(`PUBLIC_ORIGIN is "${given}": it must be a scheme and a host alone, such as https://www.example.in.`)
  else if (production && url.protocol === 'http:' && !isLoopback(url.hostname))
    refuse('PUBLIC_ORIGIN must begin with https:// in production.')
  return url?.origin ?? given
}

/** Base of the API for browsers: a path or a whole address, no slash at the end. */
export function readApiBase({ text, refuse }: Reading): string {
  const given = (text('PUBLIC_API_BASE') ?? '/api/v1').replace(/(?<!\/)\/+$/, '')
  if (!/^\/[\w./-]+$/.test(given) && !addressOf(given, ['http:', 'https:']))
    refuse(`PUBLIC_API_BASE is "${given}": it must be a path such as /api/v1, or a whole address.`)
  return given
}

/** Proxies whose X-Forwarded-For is believed: addresses, networks and their names. `undefined`: nobody's. */
export function readProxies({ text, refuse, production }: Reading): string | undefined {
  const given = text('TRUST_PROXY')
  for (const proxy of (given ?? '').split(',').filter(Boolean)) {
    const [address = '', bits = '0'] = proxy.trim().split('/')
    const named = ['loopback', 'linklocal', 'uniquelocal'].includes(proxy.trim())
    if (!named && !(isIP(address) && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
      refuse(`TRUST_PROXY names "${proxy.trim()}": use loopback, linklocal, uniquelocal, an address or a network.`)
  }
  return given ?? (production ? 'loopback, uniquelocal' : undefined)
}
