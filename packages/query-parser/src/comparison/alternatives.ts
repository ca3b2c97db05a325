import type { EntryType } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { schoolChains } from '../lexicon/naming.ts'
import { interpretPath } from '../reading/interpret.ts'
import { findCheapestPath } from '../reading/lattice.ts'
import { createQueryParts, isUnapplied, type QueryParts } from '../reading/query-parts.ts'
import type { PathEdge } from '../text/edge.ts'
import { createNameKeys } from '../text/phonetic.ts'
import { tokenize } from '../text/tokens.ts'
import { segmentsOf } from './segments.ts'

/** Words with one meaning; `name` is any that may name an institute, undefined one that carries no condition. */
type Word = { text: string; sort: EntryType | undefined }

const namingTypes: ReadonlySet<EntryType> = new Set(['name', 'brand', 'group', 'unknown'])
const withoutCondition: ReadonlySet<EntryType> = new Set(['connector', 'filler', 'period', 'unfinished'])
/** Types that one listing has several values of: either will do. */
const joinedTypes: ReadonlySet<EntryType> = new Set([
  ...(['board', 'course', 'specialization', 'category', 'level', 'delivery', 'stream', 'medium'] as const),
])
/** Types of things that are compared. */
const comparedTypes: ReadonlySet<EntryType> = new Set([
  ...joinedTypes,
  ...(['name', 'place', 'exam', 'career', 'ownership'] as const),
])

function sortOf({ entry: { type, value } }: PathEdge): EntryType | undefined {
  if (withoutCondition.has(type)) return undefined
  return namingTypes.has(type) || (type === 'type' && schoolChains.has(value)) ? 'name' : type
}

const partsOf = (lexicon: Lexicon, text: string): QueryParts => {
  const tokens = tokenize(lexicon, text, false)
  return createQueryParts(lexicon, tokens, findCheapestPath(lexicon, tokens, false))
}

function wordsOf(lexicon: Lexicon, segment: readonly string[]): Word[] {
  const { edges, tokens } = partsOf(lexicon, segment.join(' '))
  return edges.map((edge) => ({
    text: tokens.input.slice(edge.start, edge.start + edge.length).join(' '),
    sort: sortOf(edge),
  }))
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
/** A text that applies to several things: small words alone are none. */
const conditionOf = (words: readonly Word[]): string =>
  words.some(({ sort }) => sort !== undefined) ? textOf(words) : ''
const hasNoun = (words: readonly Word[]): boolean => words.some(({ sort }) => sort === 'noun')

/** Where the last thing of a sort begins: "iit delhi" in "fees of iit delhi" for a name. -1 where there is none. */
function beginningOf(words: readonly Word[], sort: EntryType): number {
  let index = words.findLastIndex((word) => word.sort === sort)
  while (index > 0 && words[index - 1]?.sort === sort) index--
  return index
}

/** How many words are a thing like another one, which has words of these sorts: the rest is a condition of both. */
function lengthLike(words: readonly Word[], sorts: readonly (EntryType | undefined)[]): number {
  let position = 0
  let length = 0
  for (const [index, { sort }] of words.entries()) {
    if (sort === undefined) continue
    while (position < sorts.length && sorts[position] !== sort) {
      if (length > 0 && sorts[position + 1] !== sort) return length
      position++
    }
    if (position === sorts.length) return length
    length = index + 1
  }
  return length
}

/** Texts of the things with what applies to all of them, before the first and behind the last. */
function shareConditions(segments: readonly (readonly Word[])[], sort: EntryType): string[] | undefined {
  const [first = [], ...others] = segments
  const last = others.at(-1) ?? []
  const start = beginningOf(first, sort)
  if (start < 0) return undefined
  const sorts = first.slice(start).flatMap((word) => (word.sort === undefined ? [] : [word.sort]))
  const distinct = sorts.filter((own, index) => own !== sorts[index - 1])
  const end = lengthLike(last, distinct)
  const [before, behind] = [conditionOf(first.slice(0, start)), conditionOf(last.slice(end))]
  const things = [first.slice(start), ...others.slice(0, -1), last.slice(0, end)]
  return things.map((thing) => [before, textOf(thing), behind].filter(Boolean).join(' '))
}

/** Whether the query as a whole is one listing of either, or its joiner is within a name or a condition that is not applied. */
function isOneThing(parts: QueryParts, sort: EntryType, isVersus: boolean): boolean {
  const { lexicon, tokens, edges } = parts
  if (lexicon.names.hasKey(createNameKeys()(tokens.input.join(' '))) || edges.some(isUnapplied)) return true
  const isComparison = isVersus || (parts.nouns.length === 0 && parts.places.length === 0)
  if (isComparison || !joinedTypes.has(sort)) return false
  const [reading] = interpretPath(parts)
  return reading?.intent === 'list' && (reading.kind === 'school' || reading.kind === 'college') && reading.rest === ''
}

/**
 * The queries for the things that a text compares or names as alternatives: "dps or dav in ranchi" is "dps in ranchi" and "dav in ranchi". What is
 * before the first or behind the last applies to all of them. None for a text about one thing.
 */
export function splitAlternatives(lexicon: Lexicon, text: string): string[] {
  const found = segmentsOf(tokenize(lexicon, text, false).input)
  if (!found) return []
  const segments = found.segments.map((segment) => wordsOf(lexicon, segment))
  const sort = segments.at(-1)?.find((word) => word.sort !== undefined)?.sort
  if (sort === undefined || !comparedTypes.has(sort)) return []
  const shared = shareConditions(segments, sort)
  // Two things of different sorts are compared as they are; "or" joins them only where each is an institute: "mayo college or doon school".
  if (!shared && !found.isVersus && !segments.every(hasNoun)) return []
  if (isOneThing(partsOf(lexicon, text), sort, found.isVersus)) return []
  return [...new Set(shared ?? segments.map(textOf))]
}
