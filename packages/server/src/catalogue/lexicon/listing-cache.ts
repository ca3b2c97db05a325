import type { ListingSummary } from '../listing/summary.ts'

const maxEntries = 5_000
/** Milliseconds: a listing changes with the day and with writes, whose notices clear the cache. */
const maxAge = 600_000

type Entry = { createdAt: number; summary: Promise<ListingSummary> }

/** First rows and numbers of listings, by their request: while many people type, the same few are requested repeatedly. */
export class ListingCache {
  #entries = new Map<string, Entry>()

  /** The summary under a key, loaded where it is not cached. A failure is not cached. */
  get(key: string, load: () => Promise<ListingSummary>): Promise<ListingSummary> {
    const entries = this.#entries
    const found = entries.get(key)
    entries.delete(key)
    const isFresh = found !== undefined && Date.now() - found.createdAt < maxAge
    const entry = isFresh ? found : { createdAt: Date.now(), summary: load() }
    // The last in the order of insertion is the last that was used.
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    if (!isFresh)
      entry.summary.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
    return entry.summary
  }

  /** A summary in progress is not cached either: it may be based on data from before the change. */
  clear(): void {
    this.#entries = new Map()
  }
}
