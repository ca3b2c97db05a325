import { type Readable, Transform } from 'node:stream'
import { ApiError } from '@pravesh/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networksOf } from '../../limits/network.ts'
import { createPool, type Holding } from '../../limits/pool.ts'
import { Busy } from '../../limits/semaphore.ts'
import { type BodyBudget, type BodyOwner, smallBody, usualBodyBudget } from './body-budget.ts'
import { onResponseClose } from './response-close.ts'

/** Bytes that the head of a request announces; Infinity where it leaves them open, 0 where there is no body. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
function ownerOf({ actor }: FastifyRequest): BodyOwner {
  if (!actor) return 'anonymous'
  return actor.realm === 'student' ? 'families' : 'staff'
}

/**
 * The same body, with each piece counted on arrival: it fails with `Busy` where there is no space, and is not read before a parser reads
 * it.
 */
function countedBody(source: Readable, holding: Holding): Transform {
  const body = new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (holding.take(piece.length)) done(null, piece)
      else done(new Busy(5))
    },
  })
  // `pipe` passes no errors on.
  body.once('resume', () => source.once('error', (error) => body.destroy(error)).pipe(body))
  // A body that no parser reads may fail unseen.
  return body.on('error', () => undefined)
}

/**
 * Limits the memory of bodies: arrived bytes are counted, in total and for each network and account, until the response ends. Without
 * space the response is `Busy`, and the rest is left unread. A body that does not arrive in time is MALFORMED; an upload to a route with a
 * larger limit than `limit` has the server's own `requestTimeout`. For the whole app: register it before any route.
 */
export function boundBodies(app: FastifyInstance, limit: number, overrides: Partial<BodyBudget> = {}): void {
  const budget = { ...usualBodyBudget, ...overrides }
  const poolsOf = (owner: BodyOwner) => ({
    small: createPool(budget[owner].small, `small bodies of ${owner}`, 'bytes'),
    large: createPool(budget[owner].large, `large bodies of ${owner}`, 'bytes'),
  })
  const pools = { anonymous: poolsOf('anonymous'), families: poolsOf('families'), staff: poolsOf('staff') }
  const gateway = createPool(budget.gateway, 'bodies of the gateway', 'bytes')
  app.addHook('preParsing', (request, reply, payload, next) => {
    const announced = announcedBytes(request)
    const maxBytes = request.routeOptions.bodyLimit ?? limit
    if (announced === 0 || request.method === 'GET' || request.method === 'HEAD') return next()
    // A body that is too large is rejected unread.
    if (Number.isFinite(announced) && announced > maxBytes) return next()
    const isSmall = announced <= smallBody
    const { actor } = request
    const isGateway = request.routeOptions.config?.pool === 'gateway'
    const pool = isGateway ? gateway : pools[ownerOf(request)][isSmall ? 'small' : 'large']
    const holding = pool(networksOf(request.ip), actor ? `${actor.realm} ${actor.account}` : undefined)
    const body = countedBody(payload, holding)
    const rejectSlow = () => body.destroy(new ApiError('MALFORMED', { message: 'The request took too long to arrive' }))
    const isUpload = maxBytes > limit && !isSmall
    const timer = isUpload ? undefined : setTimeout(rejectSlow, isSmall ? budget.smallArriveMs : budget.largeArriveMs)
    body.once('close', () => clearTimeout(timer))
    const end = () => {
      clearTimeout(timer)
      holding.release()
    }
    onResponseClose(reply, end)
    next(null, body)
  })
}
