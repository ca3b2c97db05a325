/** One render under way, and which tags changed since it began. */
interface PendingRender<T> {
  result: Promise<T>
  /** Whether a part of its content changed meanwhile, so that it may be outdated. */
  isInvalidated(tags: Iterable<string>): boolean
}

const mostRemembered = 5_000

/** Renders in flight. Requests for a key that is being rendered join, unless its content changed since that render began. */
export class PendingRenders<T> {
  #joinable = new Map<string, PendingRender<T>>()
  #changed = new Map<PendingRender<T>, Set<string> | 'all'>()

  get size(): number {
    return this.#changed.size
  }

  joinable(key: string): PendingRender<T> | undefined {
    return this.#joinable.get(key)
  }

  start(key: string, work: (pendingRender: Pick<PendingRender<T>, 'isInvalidated'>) => Promise<T>): PendingRender<T> {
    const isInvalidated = (tags: Iterable<string>): boolean => {
      const changed = this.#changed.get(pendingRender)
      if (changed === undefined || changed === 'all') return changed === 'all'
      for (const tag of tags) if (changed.has(tag)) return true
      return false
    }
    const pendingRender: PendingRender<T> = {
      isInvalidated: isInvalidated,
      result: Promise.resolve()
        .then(() => work({ isInvalidated: isInvalidated }))
        .finally(() => this.#land(key, pendingRender)),
    }
    this.#joinable.set(key, pendingRender)
    this.#changed.set(pendingRender, new Set())
    return pendingRender
  }

  /** Which tags a render will name is known only at its end: so all of them remember, and none can be joined any more. */
  change(tags: readonly string[] | 'all'): void {
    for (const [pendingRender, changed] of this.#changed) {
      if (changed === 'all') continue
      if (tags === 'all' || changed.size + tags.length > mostRemembered) this.#changed.set(pendingRender, 'all')
      else for (const tag of tags) changed.add(tag)
    }
    this.#joinable.clear()
  }

  #land(key: string, pendingRender: PendingRender<T>): void {
    this.#changed.delete(pendingRender)
    if (this.#joinable.get(key) === pendingRender) this.#joinable.delete(key)
  }
}
