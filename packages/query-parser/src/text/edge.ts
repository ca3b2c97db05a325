import type { Entry } from '../lexicon/entry.ts'

/** A candidate for a span of tokens. */
export type Edge = {
  /** Tokens that it spans. */
  length: number
  entry: Entry
  /** Added to the cost of the entry: for how it was found. */
  surcharge: number
  /** Read by sound, with a slip put right, or from an unfinished word. */
  corrected?: boolean
  /** The lexicon's phrase for the typed text, where a slip was corrected. */
  spelling?: string
  /** Every meaning of the phrase. */
  meanings?: readonly Entry[]
}

/** An edge where a path has it: from this token on. */
export type PathEdge = Edge & { start: number }
