import { createNameKeys, nameKey } from '../text/phonetic.ts'

/** 53 bits of two hashes that are computed together: two of a million names share one with a chance of 6·10⁻⁵. */
function fingerprint(key: string): number {
  let first = 0x811c9dc5
  let second = 0x1b873593
  for (let index = 0; index < key.length; index++) {
    const unit = key.charCodeAt(index)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x85ebca6b)
    second ^= second >>> 13
  }
  return (first >>> 0) * 0x200000 + (second >>> 11)
}

/** A registered name of an institute, and the name of the place that it is in. */
type NamedInstitute = { name: string; place?: string }

/** Keys of a name: complete and without the part in brackets or after a comma, each also with the place. One word is no complete name. */
function keysOf({ name, place }: NamedInstitute, toKey = nameKey): Set<string> {
  const keys = new Set<string>()
  const placeKey = place ? toKey(place) : ''
  for (const spelling of new Set([name, name.replace(/[,(].*/, '')])) {
    const key = toKey(spelling)
    if (!key.includes(' ')) continue
    keys.add(key)
    if (placeKey !== '' && !key.endsWith(placeKey)) keys.add(`${key} ${placeKey}`)
  }
  return keys
}

/** Builds a table of names a batch at a time, so that a server answers between batches: 1,000 names take about 8 ms. */
export class NameTableBuilder {
  readonly #toKey = createNameKeys()
  #prints = new Float64Array(1024)
  #size = 0

  add(names: Iterable<NamedInstitute>): void {
    for (const institute of names) for (const key of keysOf(institute, this.#toKey)) this.#append(fingerprint(key))
  }

  build(): NameTable {
    return new NameTable(this.#prints.slice(0, this.#size).sort())
  }

  #append(print: number): void {
    if (this.#size === this.#prints.length) {
      const larger = new Float64Array(this.#size * 2)
      larger.set(this.#prints)
      this.#prints = larger
    }
    this.#prints[this.#size++] = print
  }
}

/**
 * Complete names of institutes as sorted fingerprints, 8 bytes each: 24 MB for 1.5 million names with and without their places. Later
 * names are in a set; a rebuild includes them.
 */
export class NameTable {
  readonly #sorted: Float64Array
  readonly #added = new Set<number>()

  /** `sorted`: fingerprints in order; see `NameTableBuilder`. */
  constructor(sorted: Float64Array) {
    this.#sorted = sorted
  }

  static from(names: Iterable<NamedInstitute>): NameTable {
    const builder = new NameTableBuilder()
    builder.add(names)
    return builder.build()
  }

  add(name: string, place?: string): void {
    for (const key of keysOf({ name, place })) this.#added.add(fingerprint(key))
  }

  /** Whether a text is a whole name, in any spelling that sounds as it. */
  has(text: string): boolean {
    return this.hasKey(nameKey(text))
  }

  /** `has` of what `nameKey` made. */
  hasKey(key: string): boolean {
    const print = fingerprint(key)
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] as number) < print) low = middle + 1
      else high = middle
    }
    return this.#sorted[low] === print || this.#added.has(print)
  }
}
