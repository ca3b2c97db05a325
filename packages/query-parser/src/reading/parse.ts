import type { Lexicon } from '../lexicon/lexicon.ts'
import { tokenize } from '../text/tokens.ts'
import type { QueryReading } from '../types.ts'
import { interpretPath } from './interpret.ts'
import { findCheapestPath } from './lattice.ts'
import { createQueryParts } from './query-parts.ts'

type ParseOptions = {
  /** The last word may be unfinished. */
  typing?: boolean
}

/**
 * The meaning of a text: at most two readings, best first; none for a text without a word. Reads the first 200 characters and 16 words, in
 * under a millisecond.
 */
export function parseQuery(lexicon: Lexicon, text: string, { typing = false }: ParseOptions = {}): QueryReading[] {
  const tokens = tokenize(lexicon, text, typing)
  if (tokens.input.length === 0) return []
  return interpretPath(createQueryParts(lexicon, tokens, findCheapestPath(lexicon, tokens, typing)))
}
