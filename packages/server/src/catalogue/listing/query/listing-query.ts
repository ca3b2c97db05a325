import type { ListingSort } from '@pravesh/contract'
import type { SQL } from '../../../platform/db/drizzle.ts'
import type { Shape } from '../../../platform/db/index.ts'

/** Which part of a listing is asked for: the first `offset` rows, a page, or what follows a cursor. */
export type Window = {
  offset: number
  page?: number | undefined
  limit?: number | undefined
  cursor?: string | undefined
  sort: ListingSort
}
/** What narrows a statement, written with its values in the places of a shape; `except` is the facet that is counted without its own filter. */
export type Condition = (shape: Shape, except?: string) => SQL
/** How facets are counted where a range decides it; `isSeparate` from the others, over rows that their own filter does not narrow. */
export type FacetCount = { isSeparate: boolean; counted: (shape: Shape) => SQL }
export type FacetCounts = ReadonlyMap<string, FacetCount>

/** What an address asks of a listing: its part, words, and filters by name. */
export type ListingQuery = Window & { search?: string | undefined } & Readonly<Record<string, unknown>>
/** What narrows a listing beside its facets: conditions, how the page names them, and the distance to order by. */
export type Ranges = {
  conditions: readonly Condition[]
  filters: { name: string; value: string; label: string }[]
  distance?: SQL<number> | undefined
  /** What sorts by fee order by, where that is not the column. */
  fee?: SQL | undefined
  counts?: FacetCounts
}
