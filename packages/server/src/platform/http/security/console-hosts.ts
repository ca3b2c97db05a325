import { ApiError } from '@pravesh/contract'
import { consoles, webApps } from '@pravesh/contract/web-apps'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { forWholeApp } from './for-whole-app.ts'

/** The consoles are named after the realms of their accounts. */
type StaffRealm = keyof Config['consoleOrigins']
type ConsoleHostsOptions = Pick<Config, 'origin' | 'consoleOrigins'> & {
  /** Base path of the API. */
  base: string
}

const realms = ['admin', 'buyer'] as const satisfies readonly StaffRealm[]
const sessionCookie = /(?:^|;\s*)__Host-session=([\w-]{43})(?:;|$)/
/** The prefix has browsers accept the cookie of this very host alone, over TLS; scripts cannot read it, and no other site's page sends it. */
const cookieOf = (token: string, rest = '') =>
  `__Host-session=${token}; Path=/; Secure; HttpOnly; SameSite=Strict${rest}`

/** Whether a route is of this path, or below it. Routes are compared, not addresses, which may be written in several ways. */
const isBelow = (route: string, base: string) => route === base || route.startsWith(`${base}/`)

/**
 * Whether a console's own page sent a call. Fetch metadata is the defence that OWASP recommends against forged requests, with the origin
 * where a browser does not send it; the header of our own cannot be sent from another origin without CORS, which no response allows (ASVS
 * 5.0, 3.5.1 to 3.5.3). SameSite alone would not do: the public site, on another host of the same domain, is the same site.
 */
function isOwnCall({ headers, method }: FastifyRequest, origin: string): boolean {
  if (headers['x-page-origin'] !== origin) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return method === 'GET' || headers.origin === origin
}

/** The staff whose call an operation is: of their realm, or one of theirs that is open, such as a sign-in. */
function staffOf({ realm, operation = '' }: FastifyRequest['routeOptions']['config']): StaffRealm | undefined {
  return realms.find((staff) => realm === staff || operation.startsWith(`open.${staff}-`))
}

/**
 * Serves each console with an origin of its own on that host alone, with the calls of its realm, and nothing of them on any other host. Its
 * session is a cookie there: no script has the token, and a token in a header is ignored. Pages of other hosts are redirected to. The host
 * is the one that the browser names: a forwarded one could be written by a page.
 */
export const consoleHosts = forWholeApp(async (app: FastifyInstance, options: ConsoleHostsOptions) => {
  const { origin, consoleOrigins, base } = options
  const staffByHost = new Map<string, StaffRealm>()
  for (const realm of realms) {
    const own = consoleOrigins[realm]
    if (own !== undefined) staffByHost.set(new URL(own).host, realm)
  }
  const staffOfHost = ({ headers: { host = '' } }: FastifyRequest) => staffByHost.get(host.toLowerCase())

  /** A call of the API. Throws for one that this host does not take. */
  function admitCall(request: FastifyRequest, host: StaffRealm | undefined): void {
    const { config } = request.routeOptions
    const staff = staffOf(config)
    if (host === undefined) {
      if (staff !== undefined && consoleOrigins[staff] !== undefined) throw new ApiError('NOT_FOUND')
      return
    }
    const { realm, forConsoles } = config
    const isOpenRead = request.method === 'GET' && (realm === 'public' || realm === 'open')
    const isShared = realm === 'open' && forConsoles === true
    if (staff !== host && !isOpenRead && !isShared) throw new ApiError('NOT_FOUND')
    if (!isOwnCall(request, consoleOrigins[host] ?? '')) throw new ApiError('FORBIDDEN')
    const token = sessionCookie.exec(request.headers.cookie ?? '')?.[1]
    delete request.headers.authorization
    if (token !== undefined) request.headers.authorization = `Bearer ${token}`
  }

  /** Where a page is, if it is not on this host. */
  function pageElsewhere(route: string, host: StaffRealm | undefined): string | undefined {
    const named = consoles.find(({ path }) => isBelow(route, path))?.name
    const page = realms.find((realm) => realm === named)
    if (host === undefined) return page && consoleOrigins[page]
    if (page === host) return undefined
    return (page && consoleOrigins[page]) ?? origin
  }

  /** A page; false where the browser is sent to where it is. */
  function admitPage(request: FastifyRequest, reply: FastifyReply, host: StaffRealm | undefined): boolean {
    const { url, method, routeOptions } = request
    const target =
      host !== undefined && /^\/(?:\?|$)/.test(url)
        ? `${consoleOrigins[host]}${webApps[host].path}`
        : pageElsewhere(routeOptions.url ?? '', host)?.concat(url)
    if (target === undefined) return true
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) throw new ApiError('NOT_FOUND')
    reply.header('cache-control', 'no-store').redirect(target, 302)
    return false
  }

  app.addHook('onRequest', (request, reply, done) => {
    const host = staffOfHost(request)
    const { url: route = '', config } = request.routeOptions
    try {
      if (config.operation !== undefined) admitCall(request, host)
      else if (host !== undefined && isBelow(route, base)) throw new ApiError('NOT_FOUND')
      // Published pictures and brochures are shown by consoles too; health is asked by any name.
      else if (config.pool !== 'health' && !isBelow(route, '/files') && !admitPage(request, reply, host)) return
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const host = staffOfHost(request)
    const { operation } = request.routeOptions.config
    if (host === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    if (operation === `${host}.logout`) reply.header('set-cookie', cookieOf('', '; Max-Age=0'))
    if (!operation?.startsWith(`open.${host}-`)) return done(null, payload)
    const { token, auth_token, ...answer } = JSON.parse(payload)
    const opened: unknown = token ?? auth_token
    if (typeof opened !== 'string') return done(null, payload)
    reply.header('set-cookie', cookieOf(opened))
    done(null, JSON.stringify({ ...answer, [token === undefined ? 'auth_token' : 'token']: '' }))
  })
}, 'console-hosts')
