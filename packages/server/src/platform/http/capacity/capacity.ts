import type { FastifyInstance } from 'fastify'
import type { PoolBounds } from '../../limits/pool.ts'
import { boundBodies } from './bodies.ts'
import type { BodyBudget } from './body-budget.ts'
import { boundConnections } from './connections.ts'
import { boundRequests, type RequestBudget } from './requests.ts'

/** Limits of the process that differ from the usual ones: for tests. */
export type Capacity = {
  bodies?: Partial<BodyBudget>
  requests?: Partial<RequestBudget>
  connections?: PoolBounds
}
type Server = { bodyLimit: number; isProxied: boolean; capacity: Capacity | undefined }

/** Bounds connections, requests in flight and bodies, each for a network and an account below that of all. Call it before any route. */
export function boundCapacity(app: FastifyInstance, { bodyLimit, isProxied, capacity = {} }: Server): void {
  boundConnections(app.server, isProxied, capacity.connections)
  boundRequests(app, capacity.requests)
  boundBodies(app, bodyLimit, capacity.bodies)
}
