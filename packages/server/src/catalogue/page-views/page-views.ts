import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type InstituteType, instituteTypes } from '@pravesh/contract'
import { dayInIndia } from '@pravesh/messages'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db/index.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { storeViews, type Views } from './store.ts'

/** A response that was handed over. */
type PageResponse = { method: string | undefined; target: string; status: number; headers: IncomingHttpHeaders }

const writeEvery = 10_000
/** Two views of a page by the same caller within this time are one. */
const sameView = 30 * 60_000
/** Callers whose last views are remembered: of more, a second view within the time counts. */
const maxCallers = 200_000
const maxAgents = 5_000
const institutePage = new RegExp(`^(?:/hi)?/(${instituteTypes.join('|')})/([a-z0-9-]+)(?:\\?|$)`)

/** Whether a browser opened the page for somebody to look at: not a prefetch, a script or a frame. */
const isOpened = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  headers.purpose === undefined &&
  headers['x-moz'] === undefined

/**
 * Counts views of the institutes' public pages, in memory; every ten seconds and at the end the counts are written. A caller is
 * represented by a hash of network, browser and page, whose key is replaced each day and never stored.
 */
export class PageViews {
  readonly #db: Db
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  readonly #robots = new LRUCache<string, boolean>({ max: maxAgents })
  readonly #callers: LRUCache<string, true>
  #key = randomBytes(32)
  #day = ''
  #pending = new Map<string, Views>()
  #pendingWrite: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, onError: (error: unknown) => void = () => undefined, now: () => number = Date.now) {
    this.#db = db
    this.#onError = onError
    this.#now = now
    this.#callers = new LRUCache({
      maxSize: maxCallers,
      sizeCalculation: () => 1,
      ttl: sameView,
      ttlResolution: 0,
      perf: { now },
    })
  }

  /** Counts a response if it is a view. `address` is read only then. */
  add({ method, target, status, headers }: PageResponse, address: () => string): void {
    if (method !== 'GET' || (status !== 200 && status !== 304) || !isOpened(headers)) return
    const [, type, url] = institutePage.exec(target) ?? []
    if (type === undefined || url === undefined || this.#isRobot(headers['user-agent'])) return
    const day = this.#today()
    const page = `${type}/${url}`
    const caller = `${networksOf(address())[0].name}\n${headers['user-agent']}\n${page}`
    const hash = createHmac('sha256', this.#key).update(caller).digest('base64url').slice(0, 11)
    if (this.#callers.has(hash)) return
    this.#callers.set(hash, true)
    const count = (this.#pending.get(`${page} ${day}`)?.count ?? 0) + 1
    this.#pending.set(`${page} ${day}`, { type: type as InstituteType, url, day, count })
    this.#timer ??= setTimeout(() => void this.flush(), writeEvery).unref()
  }

  /** Writes the counts. A failure loses these counts and nothing else. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const views = [...this.#pending.values()]
    this.#pending = new Map()
    this.#pendingWrite = this.#pendingWrite.then(() => storeViews(this.#db, views)).catch(this.#onError)
    return this.#pendingWrite
  }

  #isRobot(agent: string | undefined): boolean {
    if (!agent) return true
    const knownRobot = this.#robots.get(agent)
    if (knownRobot !== undefined) return knownRobot
    const robot = isbot(agent)
    this.#robots.set(agent, robot)
    return robot
  }

  /** The day in India. On a new one no hash of the day before can be made again. */
  #today(): string {
    const day = dayInIndia(new Date(this.#now()))
    if (day !== this.#day) {
      this.#day = day
      this.#key = randomBytes(32)
      this.#callers.clear()
    }
    return day
  }
}
