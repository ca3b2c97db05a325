import { randomUUID } from 'node:crypto'
import { type News, type NewsTopic, newsTopics, newsWaitSeconds } from '@pravesh/contract'
import type { PageTagSource } from '../../platform/invalidation/publish.ts'
import type { Network } from '../../platform/limits/network.ts'
import { createPool, type PoolBounds } from '../../platform/limits/pool.ts'

declare module '../../platform/http/bind.ts' {
  interface RouteServices {
    news: LiveNews
  }
}

/** As the trigger `announce_news` names it in its payload. */
const channel = 'news'
/** A console that was away for longer reads everything again. */
const keptChanges = 1_000
/**
 * A waiting call holds its request and nothing else. One network has half of its requests in flight for them (`usualRequestBudget`), and a
 * person four windows.
 */
const usualBounds: PoolBounds = { total: 2_000, perNetwork: 128, perAccount: 4 }
const pauseSeconds = 15

/** A change of one topic, of an institute, of none, or of too many to name. `at` is alike in every process. */
type Change = { at: string; topic: NewsTopic; type: string; institute: number | 'many' }
/** Marks a moment up to which changes may be unknown to this process. */
type Gap = { at: string; topic: null }

export type Listener = {
  networks: readonly Network[]
  /** Realm and number of the account. */
  account: string
  /** True of changes that this caller may know of. */
  concerns: (change: Change) => boolean
  /** Calls back when the response is closed, also before it is sent. */
  onClose?: (end: () => void) => void
}

const isTopic = (name: string): name is NewsTopic => (newsTopics as readonly string[]).includes(name)

/** Changes of waiting work in all processes, as PostgreSQL announces them after each commit, in the same order everywhere. */
export class LiveNews {
  #changes: (Change | Gap)[] = [{ at: `start-${randomUUID()}`, topic: null }]
  #transaction = ''
  #inTransaction = 0
  readonly #waiting = new Set<() => void>()
  readonly #open
  readonly #waitMs: number
  #isClosed = false

  constructor({
    bounds = usualBounds,
    waitMs = newsWaitSeconds * 1_000,
  }: { bounds?: PoolBounds; waitMs?: number } = {}) {
    this.#open = createPool(bounds, 'waiting consoles')
    this.#waitMs = waitMs
  }

  /** Hears the announcements; resolves to what stops it. */
  follow(database: PageTagSource): Promise<() => Promise<void>> {
    return database.listen(
      channel,
      (payload) => this.#hear(payload),
      () => this.#add({ at: `gap-${randomUUID()}`, topic: null }),
    )
  }

  /** Answers every waiting call, and each later one at once: the process is about to end. */
  close(): void {
    this.#isClosed = true
    this.#wake()
  }

  /** What changed since `since`; waits for it where nothing did. */
  async read(since: string | undefined, listener: Listener): Promise<News> {
    if (since === undefined) return { at: this.#latest(), changed: [], missed: false, pause: 0 }
    const found = this.#since(since, listener)
    if (found.missed || found.changed.length > 0 || this.#isClosed) return found
    const holding = this.#open(listener.networks, listener.account)
    if (!holding.take(1)) return { ...found, pause: pauseSeconds }
    try {
      return await this.#wait(since, listener)
    } finally {
      holding.release()
    }
  }

  #wait(since: string, listener: Listener): Promise<News> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(check)
        resolve(this.#since(since, listener))
      }
      const check = () => {
        const { changed, missed } = this.#since(since, listener)
        if (missed || changed.length > 0 || this.#isClosed) end()
      }
      const timer = setTimeout(end, this.#waitMs)
      this.#waiting.add(check)
      listener.onClose?.(end)
    })
  }

  #hear(payload: string): void {
    const [transaction = '', topic = '', type = '', institute = ''] = payload.split(' ')
    if (!isTopic(topic)) return
    this.#inTransaction = transaction === this.#transaction ? this.#inTransaction + 1 : 0
    this.#transaction = transaction
    const at = `${transaction}.${this.#inTransaction}`
    this.#add({ at, topic, type, institute: institute === '*' ? 'many' : Number(institute) })
  }

  #add(change: Change | Gap): void {
    this.#changes.push(change)
    if (this.#changes.length > keptChanges) this.#changes.shift()
    this.#wake()
  }

  #wake(): void {
    for (const check of [...this.#waiting]) check()
  }

  #latest = (): string => this.#changes.at(-1)?.at ?? ''

  #since(since: string, { concerns }: Listener): News {
    const start = this.#changes.findLastIndex(({ at }) => at === since)
    const later = this.#changes.slice(start + 1)
    const missed = start === -1 || later.some(({ topic }) => topic === null)
    if (missed) return { at: this.#latest(), changed: [], missed, pause: 0 }
    const found = new Map<string, News['changed'][number]>()
    for (const change of later) {
      if (change.topic === null || !concerns(change)) continue
      const sid = typeof change.institute === 'number' && change.institute > 0 ? change.institute : null
      found.set(`${change.topic} ${sid}`, { topic: change.topic, sid })
    }
    return { at: this.#latest(), changed: [...found.values()], missed, pause: 0 }
  }
}
