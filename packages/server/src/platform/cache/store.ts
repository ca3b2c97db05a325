import type { CachedPage } from './lifetime.ts'

/** Cached pages by key and by tag, with a maximum of bytes. Pages without a second hit are evicted first. */
export class CacheStore {
  #pages = new Map<string, CachedPage>()
  #tagged = new Map<string, Set<CachedPage>>()
  #bytes = 0
  #maxBytes: number

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  get tags(): number {
    return this.#tagged.size
  }

  put(page: CachedPage): void {
    const before = this.#pages.get(page.key)
    if (before) this.remove(before)
    const size = sizeOf(page)
    if (size > this.#maxBytes) return
    this.#evictFor(size)
    this.#pages.set(page.key, page)
    this.#bytes += size
    page.response.grown = (bytes) => this.#grew(page, bytes)
    for (const tag of page.tags) {
      const pages = this.#tagged.get(tag)
      if (pages) pages.add(page)
      else this.#tagged.set(tag, new Set([page]))
    }
  }

  remove(page: CachedPage): void {
    if (this.#pages.get(page.key) !== page) return
    this.#pages.delete(page.key)
    this.#bytes -= sizeOf(page)
    for (const tag of page.tags) {
      const pages = this.#tagged.get(tag)
      pages?.delete(page)
      if (pages?.size === 0) this.#tagged.delete(tag)
    }
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
    this.#tagged.clear()
    this.#bytes = 0
    return before
  }

  /** A page that got another coding may cost others their place, or itself its own. */
  #grew(page: CachedPage, bytes: number): void {
    if (this.#pages.get(page.key) !== page) return
    this.#bytes += bytes
    this.#evictFor(0)
  }

  // Second chance: a used page moves to the end of the queue once, so a hit costs no reordering. A page moved to the end of a Map is
  // reached again by the same loop, which therefore always frees enough.
  #evictFor(size: number): void {
    for (const page of this.#pages.values()) {
      if (this.#bytes + size <= this.#maxBytes) return
      if (page.used) {
        page.used = false
        this.#pages.delete(page.key)
        this.#pages.set(page.key, page)
      } else this.remove(page)
    }
  }
}

/** Tags are counted too, so the bound on bytes bounds the table of tags as well. */
function sizeOf(page: CachedPage): number {
  let size = page.response.size + page.key.length * 2
  for (const tag of page.tags) size += tag.length * 2 + 100
  return size
}
