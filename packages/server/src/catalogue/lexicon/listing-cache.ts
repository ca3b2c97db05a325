import type { QueryReading as QueryReadingAnswer } from '@pravesh/contract'

const maxEntries = 2_000
/** Milliseconds: a listing changes with the day and with writes, whose notices clear the cache. */
const maxAge = 60_000

type Entry = { createdAt: number; listing: Promise<QueryReadingAnswer> }

/** Described listings of queries, by their request: while many people type, the same few are requested repeatedly. */
export class ListingCache {
  #entries = new Map<string, Entry>()

  /** The listing under a key, described by `load` where it is not cached. A failure is not cached. */
  get(key: string, load: () => Promise<QueryReadingAnswer>): Promise<QueryReadingAnswer> {
    const entries = this.#entries
    const found = entries.get(key)
    entries.delete(key)
    const isFresh = found !== undefined && Date.now() - found.createdAt < maxAge
    const entry = isFresh ? found : { createdAt: Date.now(), listing: load() }
    // The last in the order of insertion is the last that was used.
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    if (!isFresh)
      entry.listing.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
    return entry.listing
  }

  /** A description in progress is not cached either: it may be based on data from before the change. */
  clear(): void {
    this.#entries = new Map()
  }
}
