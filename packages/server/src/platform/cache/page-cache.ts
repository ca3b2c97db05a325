import type { IncomingMessage, ServerResponse } from 'node:http'
import { CachedResponse, writeMade } from './cached-response.ts'
import { type CachedPage, canServeStale, createCachedPage } from './lifetime.ts'
import { cachePolicyOf, type HeaderList, type Render, type RenderedPage, setsCookie, withUsual } from './page.ts'
import { PendingRenders } from './pending-renders.ts'
import { personalTest } from './personal.ts'
import { CacheStore } from './store.ts'

export interface PageCacheOptions {
  render: Render
  /** The common key of all addresses of the same page; undefined for an address without a page. */
  keyOf: (target: string) => string | undefined
  /** Headers of every cached page, including its lifetime in browsers. */
  headers?: HeaderList
  /** Maximum of cached bytes; 40 MiB by default. */
  maxBytes?: number
  /** A larger body is not cached; 1 MiB by default. */
  maxPageBytes?: number
  /** Cookies that identify a visitor: a request with one is never served from the cache, nor cached. */
  sessionCookies?: readonly string[]
  /** Milliseconds that never go backwards. */
  now?: () => number
}

/** A page to write: cached, or rendered for this visitor alone. */
export type Found = { cached: CachedResponse } | { once: RenderedPage }

/** A page with more tags than this is not cached: its invalidation would cost more than its rendering. */
const mostTags = 500
const mostUnkept = 2_000

/** Complete pages, ready to be written. Pages are rendered once for all who wait, and dropped when their content changes. */
export class PageCache {
  readonly stats = { hits: 0, stale: 0, misses: 0, joined: 0, overtaken: 0, stoodIn: 0 }
  /** Whether the visitor is identified; such a request must neither read the cache nor fill it. */
  readonly personal: (request: IncomingMessage) => boolean
  #render: Render
  /** The key of an address; undefined for an invalid path. */
  readonly keyOf: (target: string) => string | undefined
  #store: CacheStore
  #pendingRenders = new PendingRenders<Found & { shared: boolean }>()
  /** Keys of pages that must not be cached: rendered for each visitor at once, without waiting for another render. */
  #unkept = new Set<string>()
  #headers: HeaderList
  #maxPageBytes: number
  #now: () => number

  constructor(options: PageCacheOptions) {
    this.#render = options.render
    this.keyOf = options.keyOf
    this.#store = new CacheStore(options.maxBytes ?? 40 << 20)
    this.#headers = options.headers ?? []
    this.#maxPageBytes = options.maxPageBytes ?? 1 << 20
    this.personal = personalTest(options.sessionCookies ?? [])
    this.#now = options.now ?? (() => performance.now())
  }

  get bytes(): number {
    return this.#store.bytes
  }

  get size(): number {
    return this.#store.size
  }

  /** Writes the response if the visitor's coding is ready, and returns whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const target = request.url ?? ''
    const page = this.#store.get(target) ?? this.#byKey(target)
    if (page === undefined || this.personal(request) || !this.#servable(page)) return false
    if (!writeMade(page.response, request, response)) return false
    this.#use(page)
    return true
  }

  /** The page of a key made by `keyOf`, rendered if need be, as this call would. Rejects only if `render` does. */
  async page(key: string, render = this.#render): Promise<Found> {
    const page = this.#store.get(key)
    if (page && this.#servable(page)) {
      this.#use(page)
      return { cached: page.response }
    }
    if (this.#unkept.has(key)) return { once: await this.#renderUnkept(key, render) }
    const pendingRender = this.#pendingRenders.joinable(key)
    if (pendingRender === undefined) {
      this.stats.misses++
      return this.#load(key, render)
    }
    this.stats.joined++
    const found = await pendingRender.result
    // A cookie, or a page that may not be cached, belongs to the one visitor it was made for.
    return found.shared ? found : { once: await render(key) }
  }

  /** Drops every page with one of these tags, also those being rendered; returns their number. */
  invalidate(tags: readonly string[]): number {
    this.#pendingRenders.change(tags)
    return this.#store.removeTagged(tags)
  }

  /** Drops everything. */
  clear(): number {
    this.#pendingRenders.change('all')
    this.#unkept.clear()
    return this.#store.clear()
  }

  #byKey(target: string): CachedPage | undefined {
    if (!target.includes('?')) return undefined
    const key = this.keyOf(target)
    return key === undefined ? undefined : this.#store.get(key)
  }

  #servable(page: CachedPage): boolean {
    return this.#now() < page.staleUntil
  }

  /** Counts a hit of a cached page; renews it in the background when it is stale. */
  #use(page: CachedPage): void {
    if (this.#now() < page.freshUntil) {
      this.stats.hits++
      return
    }
    this.stats.stale++
    // This render is not awaited: where it fails, the first visitor after the page's expiry renders it and gets the error.
    if (!this.#pendingRenders.joinable(page.key)) this.#load(page.key, this.#render).catch(() => undefined)
  }

  #load(key: string, render: Render): Promise<Found> {
    return this.#pendingRenders.start(key, async (pendingRender) => {
      const page = await render(key)
      const policy = cachePolicyOf(page)
      const before = this.#store.get(key)
      if (page.status >= 500 && before && canServeStale(before, this.#now())) {
        this.stats.stoodIn++
        return { cached: before.response, shared: true }
      }
      if (policy === undefined || policy.tags.size > mostTags || page.body.length > this.#maxPageBytes) {
        if (before && page.status < 500) this.#store.remove(before)
        return this.#once(key, page)
      }
      const response = new CachedResponse(page.status, withUsual(page.headers, this.#headers), page.body)
      if (pendingRender.isInvalidated(policy.tags)) this.stats.overtaken++
      else this.#store.put(createCachedPage(key, response, policy, this.#now()))
      return { cached: response, shared: true }
    }).result
  }

  async #renderUnkept(key: string, render: Render): Promise<RenderedPage> {
    const page = await render(key)
    if (cachePolicyOf(page)) this.#unkept.delete(key)
    return page
  }

  #once(key: string, page: RenderedPage): Found & { shared: boolean } {
    const failed = page.status >= 400
    if (!failed) {
      if (this.#unkept.size >= mostUnkept) this.#unkept.clear()
      this.#unkept.add(key)
    }
    // One failure is returned to all who wait for it, so that a database that is down is not queried once for each of them.
    return { once: page, shared: failed && !setsCookie(page.headers) }
  }
}
