import { LRUCache } from 'lru-cache'
import type { CachedPage } from './lifetime.ts'

/** Cached pages by key and by tag, with a maximum of bytes. The page that was requested longest ago is evicted first. */
export class CacheStore {
  #pages: LRUCache<string, CachedPage>
  #tagged = new Map<string, Set<CachedPage>>()

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, dispose: (page) => this.#untag(page) })
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get size(): number {
    return this.#pages.size
  }

  get tags(): number {
    return this.#tagged.size
  }

  put(page: CachedPage): void {
    this.#pages.set(page.key, page)
    if (this.#pages.peek(page.key) !== page) return
    // A page that got another coding may cost others their place, or itself its own.
    page.response.grown = () => {
      if (this.#pages.peek(page.key) !== page) return
      this.remove(page)
      this.put(page)
    }
    for (const tag of page.tags) {
      const pages = this.#tagged.get(tag)
      if (pages) pages.add(page)
      else this.#tagged.set(tag, new Set([page]))
    }
  }

  remove(page: CachedPage): void {
    if (this.#pages.peek(page.key) === page) this.#pages.delete(page.key)
  }

  /** Removes every page with one of the tags; returns their number. */
  removeTagged(tags: Iterable<string>): number {
    const before = this.#pages.size
    for (const tag of tags) for (const page of this.#tagged.get(tag) ?? []) this.remove(page)
    return before - this.#pages.size
  }

  clear(): number {
    const before = this.#pages.size
    this.#pages.clear()
    return before
  }

  #untag(page: CachedPage): void {
    for (const tag of page.tags) {
      const pages = this.#tagged.get(tag)
      pages?.delete(page)
      if (pages?.size === 0) this.#tagged.delete(tag)
    }
  }
}

/** Tags are counted too, so the bound on bytes bounds the table of tags as well. */
function sizeOf(page: CachedPage): number {
  let size = page.response.size + page.key.length * 2
  for (const tag of page.tags) size += tag.length * 2 + 100
  return size
}
