import { LRUCache } from 'lru-cache'
import type { ListingSummary } from '../listing/summary.ts'

const maxEntries = 5_000
/** Milliseconds: a listing changes with the day and with writes, whose notices clear the cache. */
const maxAge = 600_000

/** First rows and numbers of listings, by their request: while many people type, the same few are requested repeatedly. */
export class ListingCache {
  readonly #entries = new LRUCache<string, Promise<ListingSummary>>({ max: maxEntries, ttl: maxAge, perf: Date })

  /** The summary under a key, loaded where it is not cached. A failure is not cached. */
  get(key: string, load: () => Promise<ListingSummary>): Promise<ListingSummary> {
    const found = this.#entries.get(key)
    if (found) return found
    const summary = load()
    this.#entries.set(key, summary)
    summary.catch(() => {
      if (this.#entries.peek(key) === summary) this.#entries.delete(key)
    })
    return summary
  }

  /** A summary in progress is not cached either: it may be based on data from before the change. */
  clear(): void {
    this.#entries.clear()
  }
}
