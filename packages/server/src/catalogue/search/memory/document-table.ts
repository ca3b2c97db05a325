import { type Hit, type SearchKind, searchKinds } from '@pravesh/contract'

export type IndexedDocument = {
  hit: Hit
  norm: string
  /** Characters of `norm`, as PostgreSQL counts them. */
  length: number
  aliases: string
  popularity: number
  isHead: boolean
}
/** The words of a document: their ids times two, and one more for a word of its name. */
export type DocumentTerms = readonly number[]
export type DocumentEntry = { document: IndexedDocument; terms: DocumentTerms }

const kindNumber = new Map<SearchKind, number>(searchKinds.map((kind, number) => [kind, number]))
const keyOf = (kind: SearchKind, id: number): number => (kindNumber.get(kind) ?? 0) * 2 ** 32 + id

/** Orders documents: the shorter name first. */
export const compareNames = (a: IndexedDocument, b: IndexedDocument): number =>
  a.length - b.length || (a.hit.kind < b.hit.kind ? -1 : a.hit.kind > b.hit.kind ? 1 : a.hit.id - b.hit.id)

/** Orders documents: the best known first, then the shorter name. */
export const compareDocuments = (a: IndexedDocument, b: IndexedDocument): number =>
  b.popularity - a.popularity || compareNames(a, b)

/** A set of documents by their numbers. */
export type Bits = Uint32Array
export const setBit = (bits: Bits, position: number): void => {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}
export const hasBit = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
const clearBit = (bits: Bits, position: number): void => {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** The documents of each word, in order. */
class Postings {
  readonly #starts: Uint32Array
  readonly #numbers: Uint32Array

  /** `isIncluded` tells which terms count. */
  constructor(entries: readonly DocumentEntry[], wordCount: number, isIncluded: (term: number) => boolean) {
    const starts = new Uint32Array(wordCount + 1)
    const eachTerm = (visit: (word: number, number: number) => void) => {
      for (const [number, { terms }] of entries.entries())
        for (const term of terms) if (isIncluded(term)) visit(term >>> 1, number)
    }
    eachTerm((word) => {
      starts[word + 1] = (starts[word + 1] ?? 0) + 1
    })
    for (let word = 1; word <= wordCount; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0)
    this.#starts = starts
    this.#numbers = new Uint32Array(starts[wordCount] ?? 0)
    const next = starts.slice()
    eachTerm((word, number) => {
      const position = next[word] ?? 0
      this.#numbers[position] = number
      next[word] = position + 1
    })
  }

  of(word: number): Uint32Array {
    return word + 1 < this.#starts.length
      ? this.#numbers.subarray(this.#starts[word], this.#starts[word + 1])
      : new Uint32Array()
  }
}

/**
 * Documents in the order of `compareDocuments`, with the documents of each word. The order does not change: a document that changed is
 * removed here, and its new version is kept among `changed` until the table is built again.
 */
export class DocumentTable {
  readonly documents: readonly IndexedDocument[]
  /** The terms of all documents one after the other, and where those of each begin. */
  readonly terms: Uint32Array
  readonly termStarts: Uint32Array
  /** Numbers of the documents with a word, and with a word in their names; also of removed ones. */
  readonly anywhere: Postings
  readonly inNames: Postings
  /** Documents that were not removed; those that are heads; those of each kind. */
  readonly present: Bits
  readonly heads: Bits
  readonly ofKind: ReadonlyMap<SearchKind, Bits>
  readonly #byKey = new Map<number, number>()
  #changed = new Map<number, DocumentEntry>()

  /** `entries` are in order; `wordCount` is more than the id of any of their words. */
  constructor(entries: readonly DocumentEntry[], wordCount: number) {
    this.documents = entries.map(({ document }) => document)
    this.terms = Uint32Array.from(entries.flatMap(({ terms }) => terms))
    this.termStarts = new Uint32Array(entries.length + 1)
    for (const [number, { terms }] of entries.entries())
      this.termStarts[number + 1] = (this.termStarts[number] ?? 0) + terms.length
    this.anywhere = new Postings(entries, wordCount, () => true)
    this.inNames = new Postings(entries, wordCount, (term) => (term & 1) === 1)
    const newBits = (): Bits => new Uint32Array((entries.length + 31) >>> 5)
    this.present = newBits()
    this.heads = newBits()
    const ofKind = new Map(searchKinds.map((kind) => [kind, newBits()]))
    this.ofKind = ofKind
    for (const [number, { hit, isHead }] of this.documents.entries()) {
      this.#byKey.set(keyOf(hit.kind, hit.id), number)
      setBit(this.present, number)
      if (isHead) setBit(this.heads, number)
      const kindBits = ofKind.get(hit.kind)
      if (kindBits) setBit(kindBits, number)
    }
  }

  /** New versions of documents, and new documents. */
  get changed(): Iterable<DocumentEntry> {
    return this.#changed.values()
  }

  get changedCount(): number {
    return this.#changed.size
  }

  find(kind: SearchKind, id: number): IndexedDocument | undefined {
    const key = keyOf(kind, id)
    const number = this.#byKey.get(key)
    return this.#changed.get(key)?.document ?? (number === undefined ? undefined : this.documents[number])
  }

  remove(kind: SearchKind, id: number): void {
    const key = keyOf(kind, id)
    this.#changed.delete(key)
    const number = this.#byKey.get(key)
    if (number === undefined) return
    this.#byKey.delete(key)
    clearBit(this.present, number)
  }

  removeKind(kind: SearchKind): void {
    for (const { hit } of this.documents) if (hit.kind === kind) this.remove(kind, hit.id)
    for (const { document } of this.#changed.values())
      if (document.hit.kind === kind) this.remove(kind, document.hit.id)
  }

  /** Adds a document, or a new version of one. */
  put(entry: DocumentEntry): void {
    const { kind, id } = entry.document.hit
    this.remove(kind, id)
    this.#changed.set(keyOf(kind, id), entry)
  }
}
