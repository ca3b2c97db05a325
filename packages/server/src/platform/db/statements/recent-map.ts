/** A map with a maximum number of entries: the least recently used is evicted. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size >= this.#size && oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(key, value)
  }
}
