const plainWord = /^[a-z]{3,24}$/
const hashFactor = 2 ** 21
/** So many words have a slot in an entry next to its hash. */
export const maxTermCount = hashFactor
/** Entries are found by so many upper bits of a hash: a handful have the same. */
const bucketBits = 16
const bucketOf = (hash: number): number => hash >>> (32 - bucketBits)

/** FNV-1a of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A text and all that it becomes with one letter left out. */
export function variantsOf(text: string): string[] {
  const variants = new Set([text])
  for (let index = 0; index < text.length; index++) variants.add(text.slice(0, index) + text.slice(index + 1))
  return [...variants]
}

/** Whether a text is a word, or the word with one letter left out. */
export function isVariant(text: string, word: string): boolean {
  if (text.length === word.length) return text === word
  if (text.length !== word.length - 1) return false
  let index = 0
  while (index < text.length && text[index] === word[index]) index++
  return text.slice(index) === word.slice(index + 1)
}

/** The variants of a word of the index; words that are short, long or no plain letters are never corrected into. */
export const indexedVariants = (word: string): string[] =>
  plainWord.test(word) ? (word.length > 3 ? variantsOf(word) : [word]) : []

/**
 * Words by their variants: two that share one are a slip or two apart. Sorted numbers of a hash and the id of a word: 8 bytes an entry. Words
 * with equal hashes are told apart by `isVariant`.
 */
export class DeletionIndex {
  readonly #entries: Float64Array
  /** Where the entries begin whose hashes have the same upper bits. */
  readonly #starts = new Uint32Array(2 ** bucketBits + 1)

  constructor(terms: readonly string[]) {
    const entries = terms.flatMap((word, id) => indexedVariants(word).map((text) => hashOf(text) * hashFactor + id))
    this.#entries = Float64Array.from(entries).sort()
    for (const entry of this.#entries) {
      const next = bucketOf(Math.floor(entry / hashFactor)) + 1
      this.#starts[next] = (this.#starts[next] ?? 0) + 1
    }
    for (let bucket = 1; bucket < this.#starts.length; bucket++)
      this.#starts[bucket] = (this.#starts[bucket] ?? 0) + (this.#starts[bucket - 1] ?? 0)
  }

  /** The ids of words that may have this variant. */
  find(variant: string): number[] {
    const hash = hashOf(variant)
    const first = hash * hashFactor
    const ids: number[] = []
    const end = this.#starts[bucketOf(hash) + 1] ?? 0
    for (let index = this.#starts[bucketOf(hash)] ?? 0; index < end; index++) {
      const id = (this.#entries[index] ?? 0) - first
      if (id >= hashFactor) break
      if (id >= 0) ids.push(id)
    }
    return ids
  }
}

/** The number of letters that are inserted, removed or replaced to make one word of another. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[to.length] ?? 0
}
