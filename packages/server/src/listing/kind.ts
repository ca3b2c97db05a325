import type { ListedKind, ListingSort } from '@pravesh/contract'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A look-up table whose rows are named in addresses by their url. */
export type LookUp = PgTable & {
  id: AnyPgColumn
  url: AnyPgColumn
  name?: AnyPgColumn
  shortName?: AnyPgColumn
  title?: AnyPgColumn
}

/**
 * Something a listing can be narrowed by: a column that holds an id of a look-up or a word, or a list of them.
 * `spread` names the values of a row where the column alone does not (the classes between the first and the last).
 */
export type FacetSpec = {
  name: string
  column: AnyPgColumn
  list?: boolean
  of?: LookUp
  /** Words and their labels, where there is no look-up. */
  words?: Readonly<Record<string, string>>
  /** Matches one value, where equality or overlap does not. */
  matches?: (value: string) => SQL
  /** The values of a row as a set, for counting. */
  spread?: SQL
  /** The values that a kept count stands for, where it stands for several. */
  keptAs?: (value: string) => string[]
  /** In the order of `words`, not by count. */
  ordered?: boolean
}

/** What makes a kind listable: where it is kept, what narrows it, how it can be ordered. */
export type Listed = {
  kind: ListedKind
  table: PgTable & { id: AnyPgColumn }
  published: SQL | undefined
  facets: readonly FacetSpec[]
  /** Order by each sort that the kind has; `id` is added, so that windows never overlap. */
  sorts: Partial<Record<ListingSort, { by: AnyPgColumn; desc: boolean }>>
  /** Columns that `search` looks into. */
  searched: readonly AnyPgColumn[]
  /** Facets of which one value is a scope that counts are kept for, and the one that is kept together with a state. */
  scopes?: readonly string[]
  paired?: string
}
export const facetOf = (listed: Listed, name: string): FacetSpec | undefined =>
  listed.facets.find((f) => f.name === name)
