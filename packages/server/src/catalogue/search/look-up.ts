import type { Hit, SearchKind } from '@pravesh/contract'
import type { Db, Tx } from '../../platform/db/index.ts'
import { match, topOf } from './match.ts'
import {
  all,
  allButOne,
  common,
  doubtful,
  expression,
  meaning,
  mostWithAll,
  mostWithAny,
  nameExpression,
  rarest,
  suspicious,
  understood,
  withCorrections,
} from './plan.ts'
import { correct, readQuery, type Token } from './read-query.ts'

type SearchRequest = { text: string; kind: SearchKind | undefined; typing: boolean; limit: number }
/**
 * `query` is the tsquery that found the hits; absent without a lookup. `most`: estimated upper bound of its hits. `isPartial`: the hits
 * contain some of the words only.
 */
export type Found = {
  hits: Hit[]
  query: string | undefined
  maxMatches: number
  text: string
  corrected: boolean
  isPartial?: boolean
}

/** Fewer hits than this make a word that is there suspicious of being misspelt. */
const few = 3

const emptyResult: Found = { hits: [], query: undefined, maxMatches: 0, text: '', corrected: false }

async function corrected(
  db: Db | Tx,
  tokens: readonly Token[],
  shouldCorrect: (token: Token) => boolean,
): Promise<Token[]> {
  const terms = [...new Set(tokens.filter(shouldCorrect).map(({ typed: input }) => input))]
  return terms.length === 0 ? [...tokens] : withCorrections(tokens, await correct(db, terms))
}

async function matchAll(
  db: Db | Tx,
  tokens: readonly Token[],
  request: SearchRequest,
  { join = all, bold = false }: { join?: (parts: readonly string[]) => string; bold?: boolean } = {},
): Promise<Found> {
  if (tokens.length === 0) return emptyResult
  const { kind, limit, typing } = request
  // Of other kinds than institutes there are few: every word that begins as typed is looked for, not only the commonest.
  const open = typing && kind !== undefined && kind !== 'school' && kind !== 'college'
  const parts = tokens.map((token, i) => expression(token, open && i === tokens.length - 1))
  const query = join(parts)
  const nameQuery = join(tokens.map(nameExpression))
  const { text, corrected: changed } = understood(tokens, bold)
  const matchQuery = { query, nameQuery: nameQuery, text, kind, limit }
  const first = common(tokens) ? await match(db, { ...matchQuery, headsOnly: true }) : []
  const hits = first.length >= Math.min(limit, 10) ? first : await match(db, { ...matchQuery, headsOnly: false })
  const maxHits = join === all ? mostWithAll(tokens) : mostWithAny(tokens)
  return { hits, query, maxMatches: maxHits, text, corrected: changed }
}

const merged = (first: readonly Hit[], rest: readonly Hit[], limit: number): Hit[] => {
  const seen = new Set(first.map(({ kind, id }) => `${kind} ${id}`))
  return [...first, ...rest.filter(({ kind, id }) => !seen.has(`${kind} ${id}`))].slice(0, limit)
}

/** Finds documents by a typed text: as typed, then with corrections, then by most of the words. */
export async function lookUp(db: Db | Tx, request: SearchRequest): Promise<Found> {
  const { text, kind, typing, limit } = request
  const typedTokens = await readQuery(db, text, typing)
  const [only] = typedTokens
  if (!only) return emptyResult
  if (typing && typedTokens.length === 1 && only.typed.length <= 3) {
    const top = await topOf(db, only.typed, kind, limit)
    if (top)
      return {
        hits: top,
        query: expression(only),
        maxMatches: mostWithAll(typedTokens),
        text: only.typed,
        corrected: false,
      }
  }
  const read = await corrected(db, typedTokens, doubtful)
  const tokens = meaning(read)
  const dropped = tokens.length < read.length
  const exact = await matchAll(db, tokens, request)
  if (exact.hits.length >= Math.min(few, limit)) return { ...exact, corrected: exact.corrected || dropped }
  const wider = await corrected(db, tokens, (token) => suspicious(token) && !doubtful(token))
  const second = wider.some((token, i) => token.meanings.length > (tokens[i]?.meanings.length ?? 0))
    ? await matchAll(db, wider, request, { bold: exact.hits.length === 0 })
    : emptyResult
  if (exact.hits.length > 0)
    return { ...exact, hits: merged(exact.hits, second.hits, limit), corrected: exact.corrected || dropped }
  if (second.hits.length > 0) return { ...second, corrected: true }
  if (tokens.length > 2) {
    const partialResult = await matchAll(db, wider, request, { join: allButOne })
    if (partialResult.hits.length > 0) return { ...partialResult, isPartial: true }
  }
  return tokens.length > 1 ? { ...(await matchAll(db, rarest(tokens), request)), isPartial: true } : emptyResult
}
