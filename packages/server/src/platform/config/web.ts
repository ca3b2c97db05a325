import { isIP } from 'node:net'
import { addressOf, type Reading } from './environment.ts'
import { isPublicAddress } from './public-address.ts'
import { isLoopback } from './transport.ts'

/** The port in a text; a problem under its variable's name where it is none. */
export function portOf(name: string, portText: string, reportProblem: Reading['reportProblem']): number {
  const port = Number(portText)
  if (!/^\d{1,5}$/.test(portText) || port > 65_535)
    reportProblem(`${name} is "${portText}": it must be a number from 0 to 65535.`)
  return port
}

export const readPort = ({ text, reportProblem }: Reading): number =>
  portOf('PORT', text('PORT') ?? '3000', reportProblem)

/** Whether people elsewhere may reach this address: it has TLS, or a host that is neither this machine nor of a private network. */
function isPublic({ protocol, hostname }: URL): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  if (protocol === 'https:') return true
  if (isIP(name)) return isPublicAddress(name)
  return !isLoopback(name) && name.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)$/.test(name)
}

/** A problem of a demo at a public address by oversight: its passwords are public too. `NODE_ENV=demo` says that it is meant. */
function rejectPublicDemo({ text, reportProblem }: Reading, name: string, url: URL): void {
  const isByOversight = [undefined, 'development', 'test'].includes(text('NODE_ENV'))
  if (isByOversight && isPublic(url))
    reportProblem(
      `${name} is ${url.origin}, which others can reach, and this would be a demo, whose passwords everybody knows: ` +
        'set NODE_ENV=production, or NODE_ENV=demo for a public demo.',
    )
}

/** Where people reach the site: scheme, host and port, no slash at the end. */
export function readOrigin(reading: Reading, port: number): string {
  const { text, reportProblem, production } = reading
  const originText = text('PUBLIC_ORIGIN')
  if (!originText) {
    if (production) reportProblem('PUBLIC_ORIGIN is missing: the address people open, such as https://www.example.in.')
    return `http://localhost:${port}`
  }
  const url = addressOf(originText, ['http:', 'https:'])
  if (url?.pathname !== '/' || url.search || url.hash || url.username)
    reportProblem(
      `PUBLIC_ORIGIN is "${originText}": it must be a scheme and a host alone, such as https://www.example.in.`,
    )
  else if (production && url.protocol === 'http:' && !isLoopback(url.hostname))
    reportProblem('PUBLIC_ORIGIN must begin with https:// in production.')
  else rejectPublicDemo(reading, 'PUBLIC_ORIGIN', url)
  return url?.origin ?? originText
}

/** Origins of the consoles that have a host of their own, by the realm of their accounts. */
export type ConsoleOrigins = Readonly<Partial<Record<'admin' | 'buyer', string>>>

/** Hosts of the consoles: other names than the site's and each other's, because cookies do not tell ports apart. */
export function readConsoleOrigins(reading: Reading, siteOrigin: string, apiBase: string): ConsoleOrigins {
  const { text, reportProblem } = reading
  const origins: { -readonly [K in keyof ConsoleOrigins]: ConsoleOrigins[K] } = {}
  const hosts = [URL.canParse(siteOrigin) ? new URL(siteOrigin).hostname : '']
  for (const [realm, name] of [
    ['admin', 'ADMIN_ORIGIN'],
    ['buyer', 'BUYER_ORIGIN'],
  ] as const) {
    const originText = text(name)
    if (!originText) continue
    const url = addressOf(originText, ['http:', 'https:'])
    if (url?.pathname !== '/' || url.search || url.hash || url.username) {
      reportProblem(
        `${name} is "${originText}": it must be a scheme and a host alone, such as https://desk.example.in.`,
      )
      continue
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !url.hostname.endsWith('.localhost'))
      reportProblem(`${name} must begin with https://: its cookie is sent over TLS alone.`)
    if (hosts.includes(url.hostname))
      reportProblem(`${name} must have another host than PUBLIC_ORIGIN and the other console: cookies ignore ports.`)
    if (!apiBase.startsWith('/'))
      reportProblem(`${name} needs PUBLIC_API_BASE to be a path: its cookie is of its own host.`)
    rejectPublicDemo(reading, name, url)
    hosts.push(url.hostname)
    origins[realm] = url.origin
  }
  return origins
}

/** The address of a page of staff in a mail: on the host of their console, where it has one. */
export const consoleAddress = (
  { origin, consoleOrigins }: { origin: string; consoleOrigins: ConsoleOrigins },
  realm: keyof ConsoleOrigins,
  path: string,
): string => `${consoleOrigins[realm] ?? origin}${path}`

/** Base of the API for browsers: a path or a whole address, no slash at the end. */
export function readApiBase({ text, reportProblem, production }: Reading): string {
  const apiBase = (text('PUBLIC_API_BASE') ?? '/api/v1').replace(/(?<!\/)\/+$/, '')
  const url = addressOf(apiBase, ['http:', 'https:'])
  if (!/^\/[\w./-]+$/.test(apiBase) && !url)
    reportProblem(`PUBLIC_API_BASE is "${apiBase}": it must be a path such as /api/v1, or a whole address.`)
  if (production && url?.protocol === 'http:' && !isLoopback(url.hostname))
    reportProblem('PUBLIC_API_BASE must be a path or begin with https:// in production.')
  return apiBase
}

/** Contacts of security.txt: addresses for security reports, as URIs. Empty: none. */
export function readSecurityContacts({ text, reportProblem, production }: Reading): readonly string[] {
  const contactList = text('SECURITY_CONTACT') ?? (production ? '' : 'security@demo.pravesh.example')
  const contacts = contactList
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const isMail = (contact: string) => /^(?:mailto:)?[^\s<>@:]+@[^\s<>@:.]+(?:\.[^\s<>@:.]+)+$/.test(contact)
  const isOther = (contact: string) =>
    /^tel:\+\d[\d-]{5,}$/.test(contact) || addressOf(contact, ['https:']) !== undefined
  if (!contacts.every((contact) => !/\s/.test(contact) && (isMail(contact) || isOther(contact))))
    reportProblem('SECURITY_CONTACT must be mail addresses, https:// or tel: addresses, separated by commas.')
  return contacts.map((contact) => (isMail(contact) && !contact.startsWith('mailto:') ? `mailto:${contact}` : contact))
}

/** The address that the server listens on. */
export const readHost = ({ text, production }: Reading): string =>
  text('HOST') ?? (production ? '0.0.0.0' : 'localhost')

/**
 * Proxies with a trusted X-Forwarded-For: addresses, networks and their names. `undefined`: none. A trusted sender can write any address,
 * and limits count addresses: where other hosts can connect, production requires an explicit value.
 */
export function readProxies({ text, reportProblem, production }: Reading, host: string): string | undefined {
  const proxyList = text('TRUST_PROXY')
  if (proxyList === 'none') return undefined
  for (const proxy of (proxyList ?? '').split(',').filter(Boolean)) {
    const [address = '', bits = '0'] = proxy.trim().split('/')
    const isNetwork = proxy.includes('/')
    const isNamedRange = ['loopback', 'linklocal', 'uniquelocal'].includes(proxy.trim())
    // A network this wide is not one of own proxies: a trusted sender chooses the address that limits count.
    const tooWide = isNetwork && Number(bits) < (isIP(address) === 4 ? 8 : 32)
    if (isIP(address) && tooWide)
      reportProblem(
        `TRUST_PROXY names "${proxy.trim()}", which is wider than /8 (IPv4) or /32 (IPv6): name your proxies.`,
      )
    if (!isNamedRange && !(isIP(address) && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
      reportProblem(
        `TRUST_PROXY names "${proxy.trim()}": use loopback, linklocal, uniquelocal, an address or a network.`,
      )
  }
  if (proxyList || !production) return proxyList
  if (!isLoopback(host))
    reportProblem(
      'TRUST_PROXY is missing, and others than this machine can connect: name the proxies in front by address or network, ' +
        'or write none where people connect directly. A proxy on this machine needs HOST=127.0.0.1 instead.',
    )
  return 'loopback'
}
