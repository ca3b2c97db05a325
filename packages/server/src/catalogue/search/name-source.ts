import type { Hit, SearchKind } from '@pravesh/contract'

/** How a word of the index may stand for a typed one, surest first. */
export type Way = 'same' | 'alias' | 'sound' | 'begins' | 'joined' | 'split' | 'slip'
/** A possible meaning of a typed word: `word` may be several, separated by spaces, which then must all match. */
export type Meaning = { word: string; way: Way; documents: number }
export type Token = { input: string; meanings: Meaning[] }

/** One of these groups of words has to match, with all its words. */
export type Alternatives = readonly (readonly string[])[]
/** What documents contain for one typed word: `anywhere`, or as part of `names`. With `beginning` also every word that begins so. */
type TokenQuery = { anywhere: Alternatives; names: Alternatives; beginning?: string | undefined }
/** Documents with all of the tokens, or with all but one of three or more. */
export type NameQuery = { tokens: readonly TokenQuery[]; join: 'all' | 'allButOne' }

/** A request for the best documents. */
export type MatchRequest = {
  query: NameQuery
  /** The understood text, for likeness. */
  text: string
  kind: SearchKind | undefined
  /** Only the best documents of each word, pair of words and city. */
  headsOnly: boolean
  limit: number
}

/** Precomputed results are requested for up to three letters. */
export type TopRequest = { prefix: string; kind: SearchKind | undefined; limit: number }

type MaybePromise<Value> = Value | Promise<Value>

/** The index of names, in the database or in memory. Both give the same answers. */
export type NameSource = {
  /** Splits a typed text into words with the possible meanings of each. `typing`: the last word may be unfinished. */
  readQuery(text: string, typing: boolean): MaybePromise<Token[]>
  /** Possible corrections of misspelt words. */
  correct(terms: readonly string[]): MaybePromise<ReadonlyMap<string, Meaning[]>>
  /** The best documents for a query: by likeness of the name, then how well known they are. */
  match(request: MatchRequest): MaybePromise<Hit[]>
  /** How many documents of each kind match, counted up to one more than `bound`. */
  countByKind(query: NameQuery, bound: number): MaybePromise<{ kind: SearchKind; count: number }[]>
  /** Precomputed results for a few letters; undefined for other prefixes. */
  topOf(request: TopRequest): MaybePromise<Hit[] | undefined>
  /** Documents by the ids of their records, in the order of the ids; one that is not public is left out. */
  hitsOf(kind: SearchKind, ids: readonly number[]): MaybePromise<Hit[]>
}

/** How many candidates are compared letter by letter. */
export const candidateLimit = 200
/** More words than a name has are not read. */
export const maxTerms = 10

/** Words that are ignored next to others. */
const idle = new Set(['the', 'of', 'and', 'for', 'no', 'at', 'in', 'near'])

/** The tokens that say something; all of them where none does. */
export function contentTokens(tokens: readonly Token[]): Token[] {
  const telling = tokens.filter(({ input }) => !idle.has(input))
  return telling.length > 0 ? telling : [...tokens]
}
