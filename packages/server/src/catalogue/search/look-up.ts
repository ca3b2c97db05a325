import type { Hit, SearchKind } from '@pravesh/contract'
import { isOrdinaryWord, withoutJoiners } from '@pravesh/query-parser'
import type { NameQuery, NameSource, Token } from './name-source.ts'
import {
  common,
  doubtful,
  meaning,
  mostWithAll,
  mostWithAny,
  nameQuery,
  rarest,
  suspicious,
  understood,
  withCorrections,
} from './plan.ts'

/** Whether a word is meant as typed, in names or not. */
export type IsKnown = (word: string) => boolean

type SearchRequest = { text: string; kind: SearchKind | undefined; typing: boolean; limit: number; isKnown?: IsKnown }
/**
 * `query` is the query that found the hits; absent without a lookup. `maxMatches`: estimated upper bound of its hits. `isPartial`: the hits
 * contain some of the words only.
 */
export type Found = {
  hits: Hit[]
  query: NameQuery | undefined
  maxMatches: number
  text: string
  corrected: boolean
  isPartial?: boolean
}

/** Fewer hits than this make a word that is there suspicious of being misspelt. */
const few = 3

const emptyResult: Found = { hits: [], query: undefined, maxMatches: 0, text: '', corrected: false }

async function corrected(
  names: NameSource,
  tokens: readonly Token[],
  shouldCorrect: (token: Token) => boolean,
): Promise<Token[]> {
  const terms = [...new Set(tokens.filter(shouldCorrect).map(({ input }) => input))]
  return terms.length === 0 ? [...tokens] : withCorrections(tokens, await names.correct(terms))
}

async function matchAll(
  names: NameSource,
  tokens: readonly Token[],
  request: SearchRequest,
  { join = 'all', bold = false }: { join?: NameQuery['join']; bold?: boolean } = {},
): Promise<Found> {
  if (tokens.length === 0) return emptyResult
  const { kind, limit, typing } = request
  // Of other kinds than institutes there are few: every word that begins as typed is looked for, not only the commonest.
  const openEnd = typing && kind !== undefined && kind !== 'school' && kind !== 'college'
  const query = nameQuery(tokens, join, openEnd)
  const { text, corrected: changed } = understood(tokens, bold)
  const matchRequest = { query, text, kind, limit }
  const first = common(tokens) ? await names.match({ ...matchRequest, headsOnly: true }) : []
  const hits = first.length >= Math.min(limit, 10) ? first : await names.match({ ...matchRequest, headsOnly: false })
  const maxHits = join === 'all' ? mostWithAll(tokens) : mostWithAny(tokens)
  return { hits, query, maxMatches: maxHits, text, corrected: changed }
}

const merged = (first: readonly Hit[], rest: readonly Hit[], limit: number): Hit[] => {
  const seen = new Set(first.map(({ kind, id }) => `${kind} ${id}`))
  return [...first, ...rest.filter(({ kind, id }) => !seen.has(`${kind} ${id}`))].slice(0, limit)
}

/** Tokens without the guesses for known words that no document has: they are no slips, nor a name of the same sound. */
const withoutGuesses = (tokens: readonly Token[], isKnown: IsKnown): Token[] =>
  tokens.map((token) => {
    const isSure = token.meanings.some(({ way }) => way === 'same' || way === 'alias')
    if (isSure || !isKnown(token.input)) return token
    return { ...token, meanings: token.meanings.filter(({ way }) => way !== 'sound') }
  })

/** Finds documents by a typed text: as typed, then with corrections, then by most of the words. */
export async function lookUp(names: NameSource, request: SearchRequest): Promise<Found> {
  const { kind, typing, limit, isKnown = isOrdinaryWord } = request
  const inputTokens = withoutGuesses(await names.readQuery(withoutJoiners(request.text), typing), isKnown)
  const [only] = inputTokens
  if (!only) return emptyResult
  if (typing && inputTokens.length === 1 && only.input.length <= 3) {
    const top = await names.topOf({ prefix: only.input, kind, limit })
    if (top)
      return {
        hits: top,
        query: nameQuery(inputTokens, 'all'),
        maxMatches: mostWithAll(inputTokens),
        text: only.input,
        corrected: false,
      }
  }
  const read = await corrected(names, inputTokens, (token) => doubtful(token) && !isKnown(token.input))
  const tokens = meaning(read)
  const dropped = read.filter((token) => !tokens.includes(token))
  // A word that is no slip is left out, and its text is not corrected.
  const isShortened = dropped.some(({ input }) => !isKnown(input))
  const isPart = dropped.length > 0 && !isShortened
  const exact = await matchAll(names, tokens, request)
  if (exact.hits.length >= Math.min(few, limit))
    return { ...exact, corrected: exact.corrected || isShortened, isPartial: isPart }
  const mayBeSlip = (token: Token) => suspicious(token) && !doubtful(token) && !isKnown(token.input)
  const wider = await corrected(names, tokens, mayBeSlip)
  const second = wider.some((token, i) => token.meanings.length > (tokens[i]?.meanings.length ?? 0))
    ? await matchAll(names, wider, request, { bold: exact.hits.length === 0 })
    : emptyResult
  if (exact.hits.length > 0)
    return {
      ...exact,
      hits: merged(exact.hits, second.hits, limit),
      corrected: exact.corrected || isShortened,
      isPartial: isPart,
    }
  if (second.hits.length > 0) return { ...second, corrected: true }
  if (tokens.length > 2) {
    const partialResult = await matchAll(names, wider, request, { join: 'allButOne' })
    if (partialResult.hits.length > 0) return { ...partialResult, isPartial: true }
  }
  return tokens.length > 1 ? { ...(await matchAll(names, rarest(tokens), request)), isPartial: true } : emptyResult
}
