import type { Endpoint } from '@pravesh/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networksOf } from '../../limits/network.ts'
import { createPool, type PoolBounds } from '../../limits/pool.ts'
import { Busy } from '../../limits/semaphore.ts'
import type { Actor } from '../actor.ts'
import { onResponseClose, pendingEnds } from './response-close.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The pools that a route's bodies and requests are counted in, where they are not those of all routes. */
    pool?: 'gateway' | 'health'
    /** The id of the endpoint that a route is of. */
    operation?: string
    /** An open call that is also taken on a console's own host. */
    forConsoles?: true
    /** The realm of the endpoint. */
    realm?: Endpoint['realm']
  }
}

/** Requests in flight at once: of all routes, of the payment gateway's, and of the health checks. */
export type RequestBudget = Readonly<Record<'usual' | 'gateway' | 'health', PoolBounds>>
/**
 * A request takes milliseconds: 256 serve the thousands of people behind a carrier's IPv4 address. A caller with more in flight withholds
 * bodies, does not read responses, or requests too much.
 */
export const usualRequestBudget: RequestBudget = {
  usual: { total: 4_096, perNetwork: 256 },
  gateway: { total: 256, perNetwork: 64 },
  health: { total: 64, perNetwork: 16 },
}
/** Responses that one connection may wait for: no browser and no proxy asks for a second before the first has come. */
const mostPipelined = 16
/** A page of a console makes some twenty calls at once. */
const callsPerAccount = 128

/**
 * Bounds the requests in flight, from their head to the close of their response, in all and for each network: by `request.ip`, so that it
 * holds behind a proxy too. A health check ends when it has an answer: written behind a slow download on its connection, it would keep others
 * out. Beyond it the response is `Busy` and the connection is closed. For the whole app: register it before any route.
 */
export function boundRequests(app: FastifyInstance, overrides: Partial<RequestBudget> = {}): void {
  const { usual, gateway, health } = { ...usualRequestBudget, ...overrides }
  const pools = {
    usual: createPool(usual, 'requests'),
    gateway: createPool(gateway, 'requests of the gateway'),
    health: createPool(health, 'requests of health'),
  }
  const checks = new WeakMap<FastifyRequest, () => void>()
  app.addHook('onRequest', (request, reply, next) => {
    const pool = request.routeOptions.config?.pool ?? 'usual'
    const holding = pools[pool](networksOf(request.ip))
    if (pendingEnds(reply) >= mostPipelined || !holding.take(1)) {
      reply.header('connection', 'close')
      return next(new Busy())
    }
    if (pool === 'health') checks.set(request, holding.release)
    onResponseClose(reply, holding.release)
    next()
  })
  app.addHook('onSend', (request, _reply, _payload, next) => {
    checks.get(request)?.()
    next()
  })
}

/** Counts a call under the account that signed it until it is over; throws `Busy` where the account has too many in flight. */
export function createCallLimiter(perAccount = callsPerAccount) {
  const open = createPool({ total: Number.POSITIVE_INFINITY, perNetwork: Number.POSITIVE_INFINITY, perAccount })
  return ({ realm, account }: Actor, reply: FastifyReply): void => {
    const holding = open([], `${realm} ${account}`)
    if (!holding.take(1)) {
      reply.header('connection', 'close')
      throw new Busy()
    }
    onResponseClose(reply, holding.release)
  }
}
