import type { ListingKind } from '../types.ts'

/** The function of a grammar word in a query. */
export type GrammarType =
  | 'noun'
  | 'becoming'
  | 'near'
  | 'section'
  | 'fees'
  | 'admission'
  | 'bound'
  | 'unit'
  | 'period'
  | 'connector'
  | 'filler'
  | 'brand'
  | 'negation'

/** Facets whose values the package knows by many words. */
type FacetType =
  | 'sort'
  | 'board'
  | 'medium'
  | 'type'
  | 'residential'
  | 'gender'
  | 'stream'
  | 'admissionsOpen'
  | 'ownership'
  | 'facility'
  | 'group'
  | 'delivery'
  | 'level'
  | 'category'

/** Phrases of one meaning: separated by `;`, in any script; `*` after a phrase marks a plural, which no name of an institute has. */
export type WordGroup = {
  type: GrammarType | FacetType
  value: string
  kinds: readonly ListingKind[]
  /** Its cost on a path through the query: 0.1 for a noun, up to 1 for a word that mostly has another meaning. */
  cost: number
  phrases: string
  /** Of a board: slug of the state that has it. */
  state?: string
}

export const everyKind: readonly ListingKind[] = ['school', 'college', 'exam', 'career', 'course']

/** Phrases of a list separated by `;`, on any number of lines. */
export function splitPhrases(list: string): string[] {
  return list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** `key value; key value` as a record: the key ends at the first space. */
export function parsePairs(list: string): Record<string, string> {
  return Object.fromEntries(
    splitPhrases(list).map((pair) => {
      const space = pair.indexOf(' ')
      return [pair.slice(0, space), pair.slice(space + 1)]
    }),
  )
}
