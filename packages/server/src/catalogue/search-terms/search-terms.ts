import type { SearchOutcome, SearchResponse } from '@pravesh/contract'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db/index.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { countableText } from './countable-text.ts'
import { minAskers, storeSearches } from './store.ts'

/** Texts between two writes, and texts whose outcome is remembered: further ones are not counted. */
const maxTexts = 5_000
const writeEvery = 10_000

type Pending = { count: number; networks: Set<string> }

/** The outcome of a search. A listing without rows, and without names, counts as no result. */
function outcomeOf({ readings, data }: Pick<SearchResponse, 'readings' | 'data'>): SearchOutcome {
  const [first] = readings.filter(({ isFirst, total }) => isFirst && total !== 0)
  if (first) return first.total === null ? 'page' : 'listing'
  if (data.length > 0) return 'names'
  const [other] = readings.filter(({ total }) => total !== 0)
  return other ? (other.total === null ? 'page' : 'listing') : 'none'
}

declare module '../../platform/http/bind.ts' {
  interface RouteServices {
    searchTerms: SearchTerms
  }
}

/** The network that counts as one searcher: the range of one home line, which may use 256 networks of its own. */
const askerOf = (from: Networks): string => (from[1] ?? from[0]).name

/**
 * Counts visitors' searches, in memory; every ten seconds and at the end the counts are written. The searcher is represented by the
 * network of the call, for these seconds.
 */
export class SearchTerms {
  readonly #db: Db
  readonly #onError: (error: unknown) => void
  readonly #outcomes = new LRUCache<string, SearchOutcome>({ max: maxTexts })
  #pending = new Map<string, Pending>()
  #pendingWrite: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, onError: (error: unknown) => void = () => undefined) {
    this.#db = db
    this.#onError = onError
  }

  /** Counts a search, with a new or a cached response. */
  add(query: string, from: Networks): void {
    const text = countableText(query)
    if (text === undefined) return
    const pending = this.#pending.get(text)
    if (!pending && this.#pending.size >= maxTexts) return
    const { count, networks } = pending ?? { count: 0, networks: new Set<string>() }
    if (networks.size < minAskers) networks.add(askerOf(from))
    this.#pending.set(text, { count: count + 1, networks })
    this.#timer ??= setTimeout(() => void this.flush(), writeEvery).unref()
  }

  /** Stores the outcome of a search, for as long as its response may be cached. */
  setOutcome(query: string, result: Pick<SearchResponse, 'readings' | 'data'>): void {
    const text = countableText(query)
    if (text === undefined) return
    this.#outcomes.set(text, outcomeOf(result))
  }

  /** Writes the counts. A failure loses these counts and nothing else. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pending = this.#pending
    this.#pending = new Map()
    // One that was not answered led to nothing that could be counted.
    const searches = [...pending].flatMap(([text, { count, networks }]) => {
      const outcome = this.#outcomes.get(text)
      return outcome === undefined ? [] : [{ text, count, outcome, networks }]
    })
    this.#pendingWrite = this.#pendingWrite.then(() => storeSearches(this.#db, searches)).catch(this.#onError)
    return this.#pendingWrite
  }
}
