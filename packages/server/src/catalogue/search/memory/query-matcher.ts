import type { Alternatives, NameQuery } from '../name-source.ts'
import type { DocumentTable, DocumentTerms } from './document-table.ts'
import type { WordIndex } from './word-index.ts'

export type WordGroups = readonly (readonly number[])[]
/** A token with the ids of its words; alternatives with a word that no document has are left out. */
type Requirement = { anywhere: WordGroups; names: WordGroups; beginning: string | undefined }

function idsOf(wordIndex: WordIndex, alternatives: Alternatives): WordGroups {
  return alternatives.flatMap((group) => {
    const ids = group.flatMap((word) => wordIndex.idOf(word) ?? [])
    return ids.length === group.length ? [ids] : []
  })
}

/** Terms of one document, or of all of a table. */
type TermList = DocumentTerms | Uint32Array
/** 0: no match, 1: a match, 2: a match by its name. */
type MatchLevel = 0 | 1 | 2

const hasTerm = (terms: TermList, word: number, inName: boolean): boolean =>
  terms.includes(word * 2 + 1) || (!inName && terms.includes(word * 2))

/** Whether all requirements are met, or all but one, by the bits of those that are. */
const meets = (join: NameQuery['join'], missing: number): boolean =>
  join === 'all' ? missing === 0 : (missing & (missing - 1)) === 0

let marks = { anywhere: new Uint16Array(), names: new Uint16Array() }

/** A number for each word, all 0. Matching runs without a pause, so that one pair serves all queries. */
function marksFor(wordCount: number) {
  if (marks.anywhere.length < wordCount) {
    const size = Math.ceil(wordCount * 1.2)
    marks = { anywhere: new Uint16Array(size), names: new Uint16Array(size) }
  }
  return marks
}

/** Runs `use` with a matcher for a query. */
export function withMatcher<Result>(
  wordIndex: WordIndex,
  query: NameQuery,
  use: (matcher: QueryMatcher) => Result,
): Result {
  const matcher = new QueryMatcher(wordIndex, query)
  try {
    return use(matcher)
  } finally {
    matcher.release()
  }
}

/** Tells for documents whether they match a query: anywhere, and by their names. */
export class QueryMatcher {
  readonly requirements: readonly Requirement[]
  readonly #wordIndex: WordIndex
  readonly #join: NameQuery['join']
  readonly #all: number
  /** Whether a requirement is met by several words together, or by the beginning of a word. */
  readonly #hasGroups: boolean
  /** By word the bits of the requirements that it meets alone. */
  readonly #anywhere: Uint16Array
  readonly #names: Uint16Array

  constructor(wordIndex: WordIndex, { tokens, join }: NameQuery) {
    this.#wordIndex = wordIndex
    this.#join = join
    this.#all = 2 ** tokens.length - 1
    this.requirements = tokens.map((token) => ({
      anywhere: idsOf(wordIndex, token.anywhere),
      names: idsOf(wordIndex, token.names),
      beginning: token.beginning,
    }))
    this.#hasGroups = this.requirements.some(
      (requirement) => requirement.beginning !== undefined || requirement.anywhere.some((group) => group.length > 1),
    )
    const { anywhere, names } = marksFor(wordIndex.terms.length)
    this.#anywhere = anywhere
    this.#names = names
    this.#mark((bits, word, bit) => {
      bits[word] = (bits[word] ?? 0) | bit
    })
  }

  /** Takes the marks of the query off again, which the next one needs. */
  release(): void {
    this.#mark((bits, word) => {
      bits[word] = 0
    })
  }

  #mark(change: (bits: Uint16Array, word: number, bit: number) => void): void {
    for (const [index, requirement] of this.requirements.entries()) {
      for (const [word, ...others] of requirement.anywhere)
        if (word !== undefined && others.length === 0) change(this.#anywhere, word, 1 << index)
      for (const [word, ...others] of requirement.names)
        if (word !== undefined && others.length === 0) change(this.#names, word, 1 << index)
    }
  }

  /** How the document of a number in a table matches. */
  matchNumber({ terms, termStarts }: DocumentTable, number: number): MatchLevel {
    return this.match(terms, termStarts[number], termStarts[number + 1])
  }

  /** How a document matches whose terms are some of a list. */
  match(terms: TermList, start = 0, end = terms.length): MatchLevel {
    let anywhere = 0
    let names = 0
    for (let index = start; index < end; index++) {
      const term = terms[index] ?? 0
      anywhere |= this.#anywhere[term >>> 1] ?? 0
      if (term & 1) names |= this.#names[term >>> 1] ?? 0
    }
    if (this.#hasGroups) {
      const documentTerms = terms.slice(start, end)
      for (const [index, requirement] of this.requirements.entries()) {
        const bit = 1 << index
        if (!(anywhere & bit) && this.#meetsByGroup(requirement, documentTerms)) anywhere |= bit
        if (!(names & bit) && requirement.names.some((group) => this.#hasGroup(group, documentTerms, true)))
          names |= bit
      }
    }
    if (meets(this.#join, this.#all & ~names)) return 2
    return meets(this.#join, this.#all & ~anywhere) ? 1 : 0
  }

  #hasGroup(group: readonly number[], terms: TermList, inName: boolean): boolean {
    return group.length > 1 && group.every((word) => hasTerm(terms, word, inName))
  }

  #meetsByGroup({ anywhere, beginning }: Requirement, terms: TermList): boolean {
    if (anywhere.some((group) => this.#hasGroup(group, terms, false))) return true
    return beginning !== undefined && terms.some((term) => this.#wordIndex.terms[term >>> 1]?.startsWith(beginning))
  }
}
