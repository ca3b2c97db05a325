import type { Hit, SearchKind } from '@pravesh/contract'
import type { Db, Tx } from '../db/index.ts'
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

export type Wanted = { text: string; kind: SearchKind | undefined; typing: boolean; limit: number }
/**
 * `query` is the tsquery that found the hits; absent where nothing was looked for. `most`: about how many it finds at most. `isPartial`: the
 * hits have some of the words alone.
 */
export type Found = {
  hits: Hit[]
  query: string | undefined
  most: number
  text: string
  corrected: boolean
  isPartial?: boolean
}

/** Fewer hits than this make a word that is there suspicious of being misspelt. */
const few = 3

const nothing: Found = { hits: [], query: undefined, most: 0, text: '', corrected: false }

async function corrected(db: Db | Tx, tokens: readonly Token[], which: (token: Token) => boolean): Promise<Token[]> {
  const words = [...new Set(tokens.filter(which).map(({ typed }) => typed))]
  return words.length === 0 ? [...tokens] : withCorrections(tokens, await correct(db, words))
}

async function matchAll(
  db: Db | Tx,
  tokens: readonly Token[],
  wanted: Wanted,
  { join = all, bold = false }: { join?: (parts: readonly string[]) => string; bold?: boolean } = {},
): Promise<Found> {
  if (tokens.length === 0) return nothing
  const { kind, limit, typing } = wanted
  // Of other kinds than institutes there are few: every word that begins as typed is looked for, not only the commonest.
  const open = typing && kind !== undefined && kind !== 'school' && kind !== 'college'
  const parts = tokens.map((token, i) => expression(token, open && i === tokens.length - 1))
  const query = join(parts)
  const named = join(tokens.map(nameExpression))
  const { text, corrected: changed } = understood(tokens, bold)
  const asked = { query, named, text, kind, limit }
  const first = common(tokens) ? await match(db, { ...asked, headsOnly: true }) : []
  const hits = first.length >= Math.min(limit, 10) ? first : await match(db, { ...asked, headsOnly: false })
  const most = join === all ? mostWithAll(tokens) : mostWithAny(tokens)
  return { hits, query, most, text, corrected: changed }
}

const merged = (one: readonly Hit[], more: readonly Hit[], limit: number): Hit[] => {
  const seen = new Set(one.map(({ kind, id }) => `${kind} ${id}`))
  return [...one, ...more.filter(({ kind, id }) => !seen.has(`${kind} ${id}`))].slice(0, limit)
}

/** Finds documents by what a person typed: as typed, then with corrections, then by most of the words. */
export async function lookUp(db: Db | Tx, wanted: Wanted): Promise<Found> {
  const { text, kind, typing, limit } = wanted
  const typed = await readQuery(db, text, typing)
  const [only] = typed
  if (!only) return nothing
  if (typing && typed.length === 1 && only.typed.length <= 3) {
    const top = await topOf(db, only.typed, kind, limit)
    if (top) return { hits: top, query: expression(only), most: mostWithAll(typed), text: only.typed, corrected: false }
  }
  const read = await corrected(db, typed, doubtful)
  const tokens = meaning(read)
  const dropped = tokens.length < read.length
  const exact = await matchAll(db, tokens, wanted)
  if (exact.hits.length >= Math.min(few, limit)) return { ...exact, corrected: exact.corrected || dropped }
  const wider = await corrected(db, tokens, (token) => suspicious(token) && !doubtful(token))
  const second = wider.some((token, i) => token.meanings.length > (tokens[i]?.meanings.length ?? 0))
    ? await matchAll(db, wider, wanted, { bold: exact.hits.length === 0 })
    : nothing
  if (exact.hits.length > 0)
    return { ...exact, hits: merged(exact.hits, second.hits, limit), corrected: exact.corrected || dropped }
  if (second.hits.length > 0) return { ...second, corrected: true }
  if (tokens.length > 2) {
    const most = await matchAll(db, wider, wanted, { join: allButOne })
    if (most.hits.length > 0) return { ...most, isPartial: true }
  }
  return tokens.length > 1 ? { ...(await matchAll(db, rarest(tokens), wanted)), isPartial: true } : nothing
}
