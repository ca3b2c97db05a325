import type { Meaning, Way } from '../name-source.ts'
import { DeletionIndex, editDistance, indexedVariants, isVariant, variantsOf } from './deletion-index.ts'
import { firstOf } from './first-of.ts'
import { soundKey } from './normalize.ts'
import { compareTo } from './similarity.ts'
import { minSimilarity, TrigramIndex } from './trigram-index.ts'

/** A word of the index with the number of documents that have it. */
export type IndexedWord = { word: string; documents: number }

/** Words of one sound, completions and corrections that are looked at, for each typed word. */
const maxSounds = 4
const maxCompletions = 10
/** Completions are cached for beginnings of more words than this: there are some hundred such beginnings. */
const minCachedCompletions = 100
const maxCorrections = 4
const maxSimilar = 3
/** A word of so many letters without a slip near it is corrected by common trigrams, into words of nearly its length. */
const minSimilarLength = 5
const maxLengthDifference = 3
const maxSteps = 5
/** Both parts of a word that was run together have at least so many documents. */
const minPartDocuments = 5
const minSoundLength = 3

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const addTo = (map: Map<string, number[]>, key: string, id: number): void => {
  const ids = map.get(key)
  if (ids) ids.push(id)
  else map.set(key, [id])
}

/** All words of the index, found by themselves, by sound, by their beginning and by their slips. Ids are given once and stay. */
export class WordIndex {
  readonly terms: string[]
  readonly #documents: number[]
  readonly #ids = new Map<string, number>()
  readonly #bySound = new Map<string, number[]>()
  readonly #deletions: DeletionIndex
  readonly #trigrams: TrigramIndex
  readonly #sortedCount: number
  readonly #addedVariants = new Map<string, number[]>()
  /** Completions of short beginnings, until a word is added. */
  readonly #completions = new Map<string, number[]>()

  constructor(entries: readonly IndexedWord[]) {
    const sorted = entries.toSorted((a, b) => compareText(a.word, b.word))
    this.terms = sorted.map(({ word }) => word)
    this.#documents = sorted.map(({ documents }) => documents)
    this.#sortedCount = sorted.length
    for (const [id, word] of this.terms.entries()) this.#register(id, word)
    this.#deletions = new DeletionIndex(this.terms)
    this.#trigrams = new TrigramIndex(this.terms)
  }

  #register(id: number, word: string): void {
    this.#ids.set(word, id)
    addTo(this.#bySound, soundKey(word), id)
  }

  /** Words that were added one by one: they are looked through, where the others are sorted. */
  get addedCount(): number {
    return this.terms.length - this.#sortedCount
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word)
  }

  /** The id of a word. One that is new has one document, as in the database until it is settled. */
  add(word: string): number {
    const existing = this.#ids.get(word)
    if (existing !== undefined) return existing
    this.#completions.clear()
    const id = this.terms.push(word) - 1
    this.#documents.push(1)
    this.#register(id, word)
    for (const variant of indexedVariants(word)) addTo(this.#addedVariants, variant, id)
    return id
  }

  #meaning(id: number, way: Way): Meaning {
    return { word: this.terms[id] ?? '', way, documents: this.#documents[id] ?? 0 }
  }

  /** The commonest of some words; of equally common ones in the order of the alphabet. */
  #commonest(ids: readonly number[], way: Way, limit: number): Meaning[] {
    return firstOf(ids, limit, (a, b) => this.#compare(a, b)).map((id) => this.#meaning(id, way))
  }

  #compare(a: number, b: number): number {
    return (
      (this.#documents[b] ?? 0) - (this.#documents[a] ?? 0) || compareText(this.terms[a] ?? '', this.terms[b] ?? '')
    )
  }

  /** The word itself, if it is in the index. */
  exactly(word: string, way: Way = 'same'): Meaning[] {
    const id = this.#ids.get(word)
    return id === undefined ? [] : [this.#meaning(id, way)]
  }

  /** Other words with the same sound. */
  sounding(word: string): Meaning[] {
    const key = soundKey(word)
    if (key.length < minSoundLength) return []
    const ids = (this.#bySound.get(key) ?? []).filter((id) => this.terms[id] !== word)
    return this.#commonest(ids, 'sound', maxSounds)
  }

  /** The commonest longer words that begin so. */
  beginning(text: string): Meaning[] {
    const cached = this.#completions.get(text)
    if (cached) return cached.map((id) => this.#meaning(id, 'begins'))
    const ids: number[] = []
    for (let id = this.#firstAfter(text); id < this.#sortedCount && this.terms[id]?.startsWith(text); id++) ids.push(id)
    for (let id = this.#sortedCount; id < this.terms.length; id++)
      if (this.terms[id] !== text && this.terms[id]?.startsWith(text)) ids.push(id)
    const best = firstOf(ids, maxCompletions, (a, b) => this.#compare(a, b))
    if (ids.length > minCachedCompletions) this.#completions.set(text, best)
    return best.map((id) => this.#meaning(id, 'begins'))
  }

  #firstAfter(text: string): number {
    let low = 0
    let high = this.#sortedCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareText(this.terms[middle] ?? '', text) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Ids of the words that are a slip or two from a word, which may be itself one of them. */
  #near(word: string): Set<number> {
    const near = new Set<number>()
    for (const variant of variantsOf(word)) {
      for (const id of this.#deletions.find(variant)) if (isVariant(variant, this.terms[id] ?? '')) near.add(id)
      for (const id of this.#addedVariants.get(variant) ?? []) near.add(id)
    }
    return near
  }

  #best(ranked: { id: number; merit: number }[], limit: number): Meaning[] {
    const wordOf = ({ id }: { id: number }) => this.terms[id] ?? ''
    ranked.sort((a, b) => b.merit - a.merit || compareText(wordOf(a), wordOf(b)))
    return ranked.slice(0, limit).map(({ id }) => this.#meaning(id, 'slip'))
  }

  /** Possible corrections: the best words a slip or two away; where there is none, the most similar ones. */
  corrections(word: string): Meaning[] {
    const near = [...this.#near(word)].filter((id) => this.terms[id] !== word)
    if (near.length === 0) return this.#similar(word)
    const ranked = near.map((id) => {
      const other = this.terms[id] ?? ''
      const otherInitial = other[0] === word[0] ? 0 : 1
      const commonness = 0.2 * Math.log((this.#documents[id] ?? 0) + 1)
      return { id, merit: commonness - 0.5 * editDistance(other, word) - 0.3 * otherInitial }
    })
    return this.#best(ranked, maxCorrections)
  }

  /** Words that were added, as `TrigramIndex` finds those that were there when it was built. */
  #addedSimilarTo(word: string): { id: number; similarity: number }[] {
    return compareTo(word, (similarityOf) =>
      this.terms.slice(this.#sortedCount).flatMap((other, index) => {
        const similarity = similarityOf(other)
        return similarity >= minSimilarity ? [{ id: this.#sortedCount + index, similarity }] : []
      }),
    )
  }

  /** Words with many trigrams in common. */
  #similar(word: string): Meaning[] {
    if (word.length < minSimilarLength) return []
    const similar = [...this.#trigrams.similarTo(word), ...this.#addedSimilarTo(word)]
    const ranked = similar.flatMap(({ id, similarity }) => {
      const other = this.terms[id] ?? ''
      if (Math.abs(other.length - word.length) > maxLengthDifference) return []
      const steps = Math.min(maxSteps, editDistance(other, word))
      return [{ id, merit: similarity - 0.12 * steps + 0.03 * Math.log((this.#documents[id] ?? 0) + 1) }]
    })
    return this.#best(ranked, maxSimilar)
  }

  /** The two common words that a word may have been run together from. */
  split(word: string): Meaning[] {
    let best: Meaning | undefined
    for (let index = 2; index <= word.length - 2; index++) {
      const parts = [word.slice(0, index), word.slice(index)].flatMap((part) => this.exactly(part))
      const documents = Math.min(...parts.map((part) => part.documents))
      if (parts.length < 2 || documents < minPartDocuments || documents <= (best?.documents ?? 0)) continue
      best = { word: parts.map((part) => part.word).join(' '), way: 'split', documents }
    }
    return best ? [best] : []
  }
}
