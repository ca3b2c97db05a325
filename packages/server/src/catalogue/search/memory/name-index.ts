import type { Hit, SearchKind } from '@pravesh/contract'
import {
  contentTokens,
  type MatchRequest,
  type Meaning,
  maxTerms,
  type NameQuery,
  type NameSource,
  type Token,
  type TopRequest,
} from '../name-source.ts'
import type { DocumentTable } from './document-table.ts'
import { countMatches, matchDocuments } from './match.ts'
import { isOtherScript, normalizeAscii } from './normalize.ts'
import type { WordIndex } from './word-index.ts'

/** Precomputed results by scope and prefix. */
export type Tops = ReadonlyMap<string, readonly { kind: SearchKind; id: number }[]>
export const topKey = (scope: string, prefix: string): string => `${scope} ${prefix}`

type NameIndexParts = {
  wordIndex: WordIndex
  table: DocumentTable
  aliases: ReadonlyMap<string, readonly string[]>
  tops: Tops
}

/**
 * The index of names in the memory of this process, which answers as the database does. Text in other scripts is left to the database, which
 * has the dictionaries for it.
 */
export class NameIndex implements NameSource {
  readonly wordIndex: WordIndex
  readonly table: DocumentTable
  readonly #aliases: NameIndexParts['aliases']
  readonly #tops: Tops
  readonly #database: NameSource

  constructor(database: NameSource, { wordIndex, table, aliases, tops }: NameIndexParts) {
    this.#database = database
    this.wordIndex = wordIndex
    this.table = table
    this.#aliases = aliases
    this.#tops = tops
  }

  readQuery(text: string, typing: boolean): Token[] | Promise<Token[]> {
    const normal = normalizeAscii(text)
    if (normal === undefined) return Promise.resolve(this.#database.readQuery(text, typing))
    const terms = normal === '' ? [] : normal.split(' ').slice(0, maxTerms)
    return contentTokens(
      terms.map((term, index) => ({
        input: term,
        meanings: this.#meanings(term, {
          before: terms[index - 1],
          after: terms[index + 1],
          isOpen: typing && index === terms.length - 1,
        }),
      })),
    )
  }

  #meanings(
    term: string,
    { before, after, isOpen }: { before: string | undefined; after: string | undefined; isOpen: boolean },
  ): Meaning[] {
    const { wordIndex } = this
    return [
      ...wordIndex.exactly(term),
      ...(this.#aliases.get(term) ?? []).map(
        (alias): Meaning => ({ word: alias, way: 'alias', documents: wordIndex.exactly(alias)[0]?.documents ?? 1 }),
      ),
      ...wordIndex.sounding(term),
      ...(isOpen ? wordIndex.beginning(term) : []),
      ...(after === undefined ? [] : wordIndex.exactly(term + after, 'joined')),
      ...(before === undefined ? [] : wordIndex.exactly(before + term, 'joined')),
    ]
  }

  correct(terms: readonly string[]): ReadonlyMap<string, Meaning[]> {
    return new Map(terms.map((term) => [term, [...this.wordIndex.corrections(term), ...this.wordIndex.split(term)]]))
  }

  match(request: MatchRequest): Hit[] | Promise<Hit[]> {
    if (isOtherScript(request.text)) return Promise.resolve(this.#database.match(request))
    return matchDocuments(this.table, this.wordIndex, request)
  }

  countByKind(query: NameQuery, bound: number): { kind: SearchKind; count: number }[] {
    return countMatches(this.table, this.wordIndex, query, bound)
  }

  topOf({ prefix, kind, limit }: TopRequest): Hit[] | undefined {
    const top = this.#tops.get(topKey(kind ?? 'all', prefix)) ?? []
    const hits = top.flatMap(({ kind, id }) => this.table.find(kind, id)?.hit ?? []).slice(0, limit)
    return hits.length > 0 ? hits : undefined
  }

  hitsOf(kind: SearchKind, ids: readonly number[]): Hit[] {
    return ids.flatMap((id) => this.table.find(kind, id)?.hit ?? [])
  }
}
