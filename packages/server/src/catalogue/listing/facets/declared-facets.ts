import type { Declared, DeclaredField, Filter } from '@pravesh/contract'
import { type AnyPgColumn, getTableColumns, type PgTable } from '../../../platform/db/drizzle.ts'
import { getTable } from '../../../platform/db/tables/columns.ts'
import type { FacetSpec, LookUp } from '../kinds/kind.ts'
import { valueLabels } from '../kinds/value-labels.ts'

const isLookUp = (table: PgTable): table is LookUp => 'id' in table && 'url' in table

/** The look-up or the parser for the values of a filter. */
function valuesOf({ name, columnValues = {} }: Filter, field: DeclaredField): Pick<FacetSpec, 'of' | 'words' | 'list'> {
  if (field.kind === 'choice')
    return { words: valueLabels(name, [...new Set([...field.options, ...Object.keys(columnValues)])]) }
  if (field.kind !== 'reference' && field.kind !== 'references')
    throw new Error(`Nothing narrows a listing by a field of kind ${field.kind}`)
  const table = getTable(field.to)
  if (!isLookUp(table)) throw new Error(`Rows of ${field.to} have no slug`)
  return { of: table, ...(field.kind === 'references' && { list: true }) }
}

/** The facets of declared filters, each of its field’s column. */
export function declaredFacets(fields: Declared, table: PgTable): FacetSpec[] {
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table)
  return Object.entries(fields).flatMap(([name, field]): FacetSpec[] => {
    const column = columns[name]
    if (!field.filter || !column) return []
    const { help, ...filter } = field.filter
    return [{ ...filter, column, ...valuesOf(field.filter, field) }]
  })
}

/** Facets in an order of names; those without a place in it come last. */
export function inOrder(names: readonly string[], facets: readonly FacetSpec[]): FacetSpec[] {
  const place = ({ name }: FacetSpec) => (names.includes(name) ? names.indexOf(name) : names.length)
  return facets.toSorted((facet, other) => place(facet) - place(other))
}
