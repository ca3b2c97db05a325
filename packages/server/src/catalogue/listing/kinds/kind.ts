import type { ListedKind, ListingSort } from '@pravesh/contract'
import type { AnyPgColumn, PgTable, SQL } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import type { Choices, Value } from '../query/choice.ts'
import type { ListingQuery, Ranges } from '../query/listing-query.ts'

/** A look-up table whose rows are named in addresses by their url. */
export type LookUp = PgTable & {
  id: AnyPgColumn
  url: AnyPgColumn
  name?: AnyPgColumn
  shortName?: AnyPgColumn
  title?: AnyPgColumn
  /** Of a look-up whose rows are published one by one, such as exams. */
  status?: AnyPgColumn
}

/** Something a listing can be narrowed by: a column that holds an id of a look-up or a word, or a list of them. */
export type FacetSpec = {
  name: string
  column: AnyPgColumn
  list?: boolean
  of?: LookUp
  /** Words and their labels, where there is no look-up. */
  words?: Readonly<Record<string, string>>
  /** Other words of a slug for a value. */
  aliases?: Readonly<Record<string, string>>
  /** Values that match several column values, with these. */
  columnValues?: Readonly<Record<string, readonly string[]>>
  /** Matches one value, where equality or overlap does not. */
  matches?: (value: string) => SQL
  /** True of a row of which nothing published tells whether it has a value. */
  isUnknown?: (value: string) => SQL
  /** The parent values in another facet: the courses of specializations. An unknown row has such a value. */
  parents?: (db: Db, values: readonly string[]) => Promise<{ name: string; values: readonly Value[] }>
  /** Such rows are in the list all the same. */
  listsUnknown?: boolean
  /** The counted expression of a row, if it is not the column. */
  counted?: SQL
  /** The label of a counted value, where it is neither in a look-up nor in `words`. */
  label?: (value: SQL) => SQL
  /** Converts counts by expression into counts by value. */
  read?: (counts: ReadonlyMap<string, number>) => Map<string, number>
  /** In the order of `words`, not by count. */
  ordered?: boolean
  /** All chosen values must match, so counting retains the facet's own filter. */
  matchesAll?: boolean
  /** Counted only together with a choice of this facet: there would be too many values otherwise. */
  countedWith?: string
  /** A row may have more of them than an entry of an index can hold. */
  wide?: boolean
  /** Its role in an address: a filter and a facet, a facet of a range filter, or a part of slugs alone. */
  role?: 'filter' | 'range' | 'slug'
  /** Depends on the day, so it has no tally: the rows that may have a value at all, as in its index. */
  ofToday?: SQL
}

/** A listable kind: its table, its filters and its orders. */
export type Listed = {
  kind: ListedKind
  table: PgTable & { id: AnyPgColumn }
  published: SQL | undefined
  facets: readonly FacetSpec[]
  /** Order by each sort that the kind has; `id` is added, so that windows never overlap. */
  sorts: { relevance: Order } & Partial<Record<ListingSort, Order>>
  /** Columns that `search` looks into, of kinds that the search index does not hold. */
  searched: readonly AnyPgColumn[]
  /** Sets of facets whose counts are tallied when each has one value. */
  scopes?: readonly (readonly string[])[]
  /** Columns for ranges: the indexes of the orders contain them in addition to those of the facets. */
  ranged?: readonly AnyPgColumn[]
  ranges?: (db: Db, query: ListingQuery, choices: Choices) => Promise<Ranges>
}
type Order = { by: AnyPgColumn; desc: boolean }

export const facetOf = (listed: Listed, name: string): FacetSpec | undefined =>
  listed.facets.find((f) => f.name === name)
