import type { ListingKind, QueryPlace, SlotName } from '../types.ts'
import type { GrammarType } from '../words/word-group.ts'

/** Kinds of listing as bits, so that the intersection of two phrases is one operation. */
export const kindBits: Readonly<Record<ListingKind, number>> = { school: 1, college: 2, exam: 4, career: 8, course: 16 }
export const allKinds = 31

export const kindMaskOf = (kinds: readonly ListingKind[]): number =>
  kinds.reduce((mask, kind) => mask | kindBits[kind], 0)

/** The type of a query's phrase: a word of the grammar, a value of a slot, a place, an amount; `unknown` for any other. */
export type EntryType =
  | GrammarType
  | Exclude<SlotName, 'feeMax' | 'feeMin'>
  | 'career'
  | 'article'
  | 'name'
  | 'place'
  | 'amount'
  | 'number'
  | 'sector'
  | 'unfinished'
  | 'measure'
  | 'negated'
  | 'unknown'

/** One meaning of a phrase. */
export type Entry = {
  type: EntryType
  /** Slug, number or word, by type; of `amount` rupees a year, or of an unknown period. */
  value: string
  /** Bits of `kindBits`. */
  kinds: number
  cost: number
  /** Of a noun: no name of an institute has it. */
  plural?: boolean
  place?: QueryPlace
  course?: string
  category?: string
  state?: string
}

/** From this cost on a place is faint: a village is matched exactly only, and its position decides between name and listing. */
export const faintCost = 0.45

export const isFaintPlace = (entry: Entry): boolean => entry.type === 'place' && entry.cost >= faintCost

/** Whether the first place is within the second. */
export function isWithin(inner: QueryPlace, outer: QueryPlace): boolean {
  if (inner === outer) return false
  return (outer.level === 'state' && inner.state === outer.slug && inner.level !== 'state') || inner.city === outer.slug
}
