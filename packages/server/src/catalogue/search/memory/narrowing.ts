import type { NameQuery } from '../name-source.ts'
import { type Bits, type DocumentTable, hasBit, setBit } from './document-table.ts'
import type { QueryMatcher, WordGroups } from './query-matcher.ts'

const shortest = (lists: readonly Uint32Array[]): Uint32Array =>
  lists.reduce((best, list) => (list.length < best.length ? list : best))

/** For each group of words the shortest list of documents with one of them: all that have the group are on it. */
const listsOf = (groups: WordGroups, documentsOf: (word: number) => Uint32Array): Uint32Array[] =>
  groups.map((group) => shortest(group.map(documentsOf)))

const sizeOf = (lists: readonly Uint32Array[]): number => lists.reduce((sum, { length }) => sum + length, 0)

/** Takes out what is not in the other set. */
const intersect = (bits: Bits, others: Bits): void => {
  for (let index = 0; index < bits.length; index++) bits[index] = (bits[index] ?? 0) & (others[index] ?? 0)
}

/** With fewer possible matches than this each is looked at; of more those are taken out first that lack another token. */
const maxUnfiltered = 300

/** Two sets, for documents that may match and for those that are to be kept. Matching runs without a pause, so that they serve all queries. */
let sets: readonly [Bits, Bits] = [new Uint32Array(), new Uint32Array()]

function setsFor({ present }: DocumentTable): readonly [Bits, Bits] {
  if (sets[0].length !== present.length) sets = [new Uint32Array(present.length), new Uint32Array(present.length)]
  return sets
}

/** Makes `bits` the set of the documents on any of the lists. */
function fill(bits: Bits, lists: readonly Uint32Array[]): void {
  bits.fill(0)
  for (const list of lists) for (let index = 0; index < list.length; index++) setBit(bits, list[index] ?? 0)
}

/** Calls `visit` for each number in a set, in order, until it returns false. */
function eachBit(bits: Bits, visit: (number: number) => boolean): void {
  for (let index = 0; index < bits.length; index++)
    for (let rest = bits[index] ?? 0; rest !== 0; rest &= rest - 1)
      if (!visit(index * 32 + 31 - Math.clz32(rest & -rest))) return
}

/** The same for the numbers on some short lists that are in all sets. */
function eachListed(lists: readonly Uint32Array[], subsets: readonly Bits[], visit: (number: number) => boolean): void {
  const [first = [], ...others] = lists
  const numbers = others.length === 0 ? first : new Set(lists.flatMap((list) => [...list]).sort((a, b) => a - b))
  for (const number of numbers) if (subsets.every((bits) => hasBit(bits, number)) && !visit(number)) return
}

/** Which documents of a table are of interest, and what is done with the number of each. */
type PossibleMatchVisit = {
  table: DocumentTable
  join: NameQuery['join']
  /** Only documents that are in all of these sets. */
  subsets: readonly Bits[]
  /** Is called in the order of the documents, until it returns false. */
  visit: (number: number) => boolean
}

/**
 * Visits documents among which are all matches: those with every token, as far as that narrows them down, or those with one of the two
 * rarest where one may be missing. `lists` are those of each token.
 */
function visitNarrowed(
  { table, join, subsets, visit }: PossibleMatchVisit,
  lists: readonly (readonly Uint32Array[])[],
): void {
  const choices = lists.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const count = join === 'all' ? 1 : 2
  const rarest = choices.slice(0, count).flat()
  const isNarrow = choices.length >= count
  if (isNarrow && sizeOf(rarest) <= maxUnfiltered) {
    eachListed(rarest, subsets, visit)
    return
  }
  const [bits, scratch] = setsFor(table)
  bits.set(table.present)
  for (const others of subsets) intersect(bits, others)
  for (const others of isNarrow ? [rarest, ...(join === 'all' ? choices.slice(1) : [])] : []) {
    fill(scratch, others)
    intersect(bits, scratch)
  }
  eachBit(bits, visit)
}

/** Visits all matches, and some other documents. A token that may begin with any letters narrows nothing down. */
export const visitPossibleMatches = (request: PossibleMatchVisit, { requirements }: QueryMatcher): void =>
  visitNarrowed(
    request,
    requirements
      .filter(({ beginning }) => beginning === undefined)
      .map(({ anywhere }) => listsOf(anywhere, (word) => request.table.anywhere.of(word))),
  )

/** Visits all documents that match by their names, and some others. */
export const visitPossibleNames = (request: PossibleMatchVisit, { requirements }: QueryMatcher): void =>
  visitNarrowed(
    request,
    requirements.map(({ names }) => listsOf(names, (word) => request.table.inNames.of(word))),
  )
