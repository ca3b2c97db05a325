import type { ListingSort } from '@pravesh/contract'
import type { SQL } from '../../../platform/db/drizzle.ts'

/** The requested part of a listing: the first `offset` rows, a page, or the rows after a cursor. */
export type Window = {
  offset: number
  page?: number | undefined
  limit?: number | undefined
  cursor?: string | undefined
  sort: ListingSort
}
/** A condition of a statement; `except` is the facet that is counted without its own filter. */
export type Condition = (except?: string) => SQL
/** How facets are counted where a range decides it; `isSeparate` from the others, over rows that their own filter does not narrow. */
export type FacetCount = { isSeparate: boolean; counted: SQL; list?: true }
export type FacetCounts = ReadonlyMap<string, FacetCount>

/** An address as a listing query: its window, search terms, and filters by name. */
export type ListingQuery = Window & { search?: string | undefined } & Readonly<Record<string, unknown>>
/** Restrictions of a listing in addition to its facets: conditions, their labels, and the distance to order by. */
export type Ranges = {
  conditions: readonly Condition[]
  filters: { name: string; value: string; label: string }[]
  distance?: SQL<number> | undefined
  /** The expression for ordering by fee, if it is not the column. */
  fee?: SQL | undefined
  counts?: FacetCounts
  /** The list of the national ranking that decides the order, and the rank in it. */
  ranking?: { list: string; rank: SQL } | undefined
}
