import type { NameQuery } from '../name-source.ts'
import { type Bits, type DocumentTable, setBit } from './document-table.ts'
import type { QueryMatcher, WordGroups } from './query-matcher.ts'

const shortest = (lists: readonly Uint32Array[]): Uint32Array =>
  lists.reduce((best, list) => (list.length < best.length ? list : best))

/** For each group of words the shortest list of documents with one of them: all that have the group are on it. */
const listsOf = (groups: WordGroups, documentsOf: (word: number) => Uint32Array): Uint32Array[] =>
  groups.map((group) => shortest(group.map(documentsOf)))

const sizeOf = (lists: readonly Uint32Array[]): number => lists.reduce((sum, { length }) => sum + length, 0)

/** Takes out what is not in the other set. */
export const keep = (bits: Bits, others: Bits | undefined): void => {
  if (others) for (let index = 0; index < bits.length; index++) bits[index] = (bits[index] ?? 0) & (others[index] ?? 0)
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
function fill(bits: Bits, lists: readonly Uint32Array[]): Bits {
  bits.fill(0)
  for (const list of lists) for (let index = 0; index < list.length; index++) setBit(bits, list[index] ?? 0)
  return bits
}

/**
 * Documents among which are all matches: those with every token, as far as that narrows them down, or those with one of the two rarest
 * where one may be missing. `lists` are those of each token.
 */
function narrowed(table: DocumentTable, join: NameQuery['join'], lists: readonly (readonly Uint32Array[])[]): Bits {
  const choices = lists.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const count = join === 'all' ? 1 : 2
  const [bits, kept] = setsFor(table)
  bits.set(table.present)
  if (choices.length < count) return bits
  const rarest = choices.slice(0, count).flat()
  keep(bits, fill(kept, rarest))
  if (join === 'all' && sizeOf(rarest) > maxUnfiltered)
    for (const others of choices.slice(1)) keep(bits, fill(kept, others))
  return bits
}

/** Documents among which are all matches. A token that may begin with any letters is checked for each of them. */
export const possibleMatches = (table: DocumentTable, { requirements }: QueryMatcher, join: NameQuery['join']): Bits =>
  narrowed(
    table,
    join,
    requirements
      .filter(({ beginning }) => beginning === undefined)
      .map(({ anywhere }) => listsOf(anywhere, (word) => table.anywhere.of(word))),
  )

/** Documents among which are all that match by their names. */
export const possibleNames = (table: DocumentTable, { requirements }: QueryMatcher, join: NameQuery['join']): Bits =>
  narrowed(
    table,
    join,
    requirements.map(({ names }) => listsOf(names, (word) => table.inNames.of(word))),
  )
