import { ApiError, type Endpoint } from '@pravesh/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/index.ts'
import { securityEvent } from '../../platform/db/tables.ts'
import { forWholeApp } from '../../platform/http/security/for-whole-app.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { type EventKeys, networkHash } from './record.ts'

type Refusal = { realm: 'admin' | 'buyer'; status: number; network: string }

/** Callers of a minute with a row of their own. Those beyond them share one: an attacker with many addresses must not fill the disk. */
const maxCallers = 100
const writeEvery = 60_000
const isStaff = (realm: Endpoint['realm'] | undefined): realm is Refusal['realm'] =>
  realm === 'admin' || realm === 'buyer'

/**
 * Counts calls of staff's endpoints that were rejected with 401 or 403, in memory; each minute and at the end the counts are written, one
 * row for a caller's network. A process that is killed loses one minute of them.
 */
class Refusals {
  readonly #db: Db
  readonly #keys: EventKeys
  readonly #onError: (error: unknown) => void
  #counts = new Map<string, Omit<Refusal, 'network'> & { network: string | null; count: number }>()
  #pendingWrite: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, keys: EventKeys, onError: (error: unknown) => void) {
    this.#db = db
    this.#keys = keys
    this.#onError = onError
  }

  add(refusal: Refusal): void {
    const isNew = !this.#counts.has(keyOf(refusal)) && this.#counts.size >= maxCallers
    const counted = isNew ? { ...refusal, network: null } : refusal
    const count = (this.#counts.get(keyOf(counted))?.count ?? 0) + 1
    this.#counts.set(keyOf(counted), { ...counted, count })
    this.#timer ??= setTimeout(() => void this.flush(), writeEvery).unref()
  }

  /** Adds a rejected request. */
  addRequest(request: FastifyRequest, realm: Refusal['realm'], status: number): void {
    this.add({ realm, status, network: networkHash(this.#keys, networksOf(request.ip)) })
  }

  /** Writes the counts. A failure loses these counts and nothing else. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = [...this.#counts.values()].map(({ realm, status, network, count }) => ({
      ...{ realm, network, details: { status, count } },
      ...{ kind: 'refused' as const, outcome: 'refused' as const },
    }))
    this.#counts = new Map()
    if (rows.length > 0)
      this.#pendingWrite = this.#pendingWrite
        .then(async () => {
          await this.#db.insert(securityEvent).values(rows)
        })
        .catch(this.#onError)
    return this.#pendingWrite
  }
}
const keyOf = ({ realm, status, network }: { realm: string; status: number; network: string | null }) =>
  `${realm} ${status} ${network}`

declare module 'fastify' {
  interface FastifyInstance {
    /** The counter of staff's rejected calls. */
    refusals: Refusals
  }
}

/** Counts what the API rejects: `realmOf` is the realm of the endpoint of a request. */
export const refusalsPlugin = forWholeApp(async (app: FastifyInstance, { db, keys }: { db: Db; keys: EventKeys }) => {
  const refusals = new Refusals(db, keys, (error) => app.log.error(error))
  app.decorate('refusals', refusals)
  app.addHook('onError', (request, _reply, error, done) => {
    const { realm } = request.routeOptions.config
    if (error instanceof ApiError && isStaff(realm) && (error.status === 401 || error.status === 403))
      refusals.addRequest(request, realm, error.status)
    done()
  })
  app.addHook('onClose', () => refusals.flush())
}, 'refusals')
