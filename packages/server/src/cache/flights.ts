/** One render under way, and which tags changed since it began. */
export interface Flight<T> {
  result: Promise<T>
  /** Whether something it shows changed meanwhile, so that it may hold what was true before. */
  overtaken(tags: Iterable<string>): boolean
}

const mostRemembered = 5_000

/** Renders under way. Who asks for a key that is being rendered joins, unless something changed since that render began. */
export class Flights<T> {
  #joinable = new Map<string, Flight<T>>()
  #changed = new Map<Flight<T>, Set<string> | 'all'>()

  get size(): number {
    return this.#changed.size
  }

  joinable(key: string): Flight<T> | undefined {
    return this.#joinable.get(key)
  }

  start(key: string, work: (flight: Pick<Flight<T>, 'overtaken'>) => Promise<T>): Flight<T> {
    const overtaken = (tags: Iterable<string>): boolean => {
      const changed = this.#changed.get(flight)
      if (changed === undefined || changed === 'all') return changed === 'all'
      for (const tag of tags) if (changed.has(tag)) return true
      return false
    }
    const flight: Flight<T> = {
      overtaken,
      result: Promise.resolve()
        .then(() => work({ overtaken }))
        .finally(() => this.#land(key, flight)),
    }
    this.#joinable.set(key, flight)
    this.#changed.set(flight, new Set())
    return flight
  }

  /** Which tags a render will name is known only at its end: so all of them remember, and none can be joined any more. */
  change(tags: readonly string[] | 'all'): void {
    for (const [flight, changed] of this.#changed) {
      if (changed === 'all') continue
      if (tags === 'all' || changed.size + tags.length > mostRemembered) this.#changed.set(flight, 'all')
      else for (const tag of tags) changed.add(tag)
    }
    this.#joinable.clear()
  }

  #land(key: string, flight: Flight<T>): void {
    this.#changed.delete(flight)
    if (this.#joinable.get(key) === flight) this.#joinable.delete(key)
  }
}
