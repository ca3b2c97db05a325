import { eachTrigram, trigramCount } from './similarity.ts'

/** What pg_trgm's operator `%` requires. */
export const minSimilarity = 0.3

/** Words by their trigrams: those that have many in common with a word, however they are spelt. */
export class TrigramIndex {
  readonly #starts: Uint32Array
  readonly #postings: Uint32Array
  /** By word: how many trigrams it has, and how many of them it shares with the word that is compared. */
  readonly #counts: Uint16Array
  readonly #shared: Uint16Array

  constructor(terms: readonly string[]) {
    const starts = new Uint32Array(trigramCount + 1)
    this.#counts = new Uint16Array(terms.length)
    this.#shared = new Uint16Array(terms.length)
    for (const [id, word] of terms.entries())
      this.#counts[id] = eachTrigram(word, (trigram) => {
        starts[trigram + 1] = (starts[trigram + 1] ?? 0) + 1
      })
    for (let trigram = 1; trigram <= trigramCount; trigram++)
      starts[trigram] = (starts[trigram] ?? 0) + (starts[trigram - 1] ?? 0)
    this.#starts = starts
    this.#postings = new Uint32Array(starts[trigramCount] ?? 0)
    const next = starts.slice()
    for (const [id, word] of terms.entries())
      eachTrigram(word, (trigram) => {
        const index = next[trigram] ?? 0
        this.#postings[index] = id
        next[trigram] = index + 1
      })
  }

  /** The words that are alike, each with its similarity. */
  similarTo(word: string): { id: number; similarity: number }[] {
    const shared = this.#shared
    const ids: number[] = []
    const wordCount = eachTrigram(word, (trigram) => {
      const end = this.#starts[trigram + 1] ?? 0
      for (let index = this.#starts[trigram] ?? 0; index < end; index++) {
        const id = this.#postings[index] ?? 0
        const count = shared[id] ?? 0
        if (count === 0) ids.push(id)
        shared[id] = count + 1
      }
    })
    const found: { id: number; similarity: number }[] = []
    for (const id of ids) {
      const count = shared[id] ?? 0
      shared[id] = 0
      const similarity = Math.fround(count / (wordCount + (this.#counts[id] ?? 0) - count))
      if (similarity >= minSimilarity) found.push({ id, similarity })
    }
    return found
  }
}
