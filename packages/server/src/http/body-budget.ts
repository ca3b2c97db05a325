import { ApiError } from '@pravesh/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Busy } from '../limits/semaphore.ts'

type BodyOwner = 'anonymous' | 'families' | 'staff'
/** Bytes of bodies that the process holds at once: large ones, of whom; small ones, of each; and how long one may take to arrive. */
export type BodyBudget = Record<BodyOwner, number> & { forms: number; arriveMs: number }

const MiB = 1024 * 1024
// Strangers have nothing large to send, families have documents, staff have folders of pictures.
const usual: BodyBudget = {
  anonymous: 16 * MiB,
  families: 96 * MiB,
  staff: 144 * MiB,
  forms: 32 * MiB,
  arriveMs: 30_000,
}
/** Forms are smaller, and have room of their own: who sends large ones keeps nobody from signing in. */
const small = 16 * 1024

/** How much a body will take at most: as much as its head says, or all that its address takes. */
function sizeOf({ headers, routeOptions }: FastifyRequest, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? limit
  return Number(headers['content-length'] ?? 0)
}
function ownerOf({ actor }: FastifyRequest): BodyOwner {
  if (!actor) return 'anonymous'
  return actor.realm === 'student' ? 'families' : 'staff'
}

/**
 * Bounds what lies in memory of bodies that are on their way: room is taken before the first byte is read, and given back with the
 * answer. Where there is none the answer is `Busy`. A body of the usual size that does not arrive in time is answered as MALFORMED;
 * for larger ones the server's own limit of a request holds. For the whole app: register it before any route.
 */
export function boundBodies(app: FastifyInstance, limit: number, overrides: Partial<BodyBudget> = {}): void {
  const budget = { ...usual, ...overrides }
  const usedBytes = new Map<string, number>()
  app.addHook('preParsing', (request, reply, _payload, next) => {
    const size = sizeOf(request, limit)
    const maxBytes = request.routeOptions.bodyLimit ?? limit
    // What is too large is refused unread.
    if (size === 0 || size > maxBytes || request.method === 'GET' || request.method === 'HEAD') return next()
    const owner = ownerOf(request)
    const [place, bytes] = size > small ? [owner, budget[owner]] : [`forms of ${owner}`, budget.forms]
    const before = usedBytes.get(place) ?? 0
    if (before + size > bytes) return next(new Busy(5))
    usedBytes.set(place, before + size)
    const rejectSlow = () => {
      if (request.raw.readableEnded || reply.sent) return
      const error = new ApiError('MALFORMED', { message: 'The request took too long to arrive' })
      reply.header('connection', 'close').send(error)
    }
    const timer = maxBytes > limit ? undefined : setTimeout(rejectSlow, budget.arriveMs)
    let isReleased = false
    const end = () => {
      if (isReleased) return
      isReleased = true
      usedBytes.set(place, (usedBytes.get(place) ?? size) - size)
      clearTimeout(timer)
    }
    // Answered, or cut off before.
    reply.raw.once('finish', end).once('close', end)
    next()
  })
}
