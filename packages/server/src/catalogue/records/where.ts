import type { Entity } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, ilike, or, type SQL } from '../../platform/db/drizzle.ts'
import { idFilter, likePattern, type Order, type PageQuery } from '../../platform/http/page.ts'

export type ListQuery = PageQuery<string> & Record<string, unknown>
export type Columns = Readonly<Record<string, AnyPgColumn>>

const general = ['page', 'limit', 'search', 'sort', 'order', 'ids', 'id']

export function columnOf(columns: Columns, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`The table has no column for "${name}"`)
  return column
}
/** The condition of a list query: ids, search in the declared fields, equality on the filters named. */
export function listConditionOf(entity: Entity, columns: Columns, query: ListQuery): SQL | undefined {
  const id = columnOf(columns, 'id')
  const filters = Object.entries(query).flatMap(([name, value]) =>
    general.includes(name) || value === undefined ? [] : [eq(columnOf(columns, name), value)],
  )
  return and(
    idFilter(query, id),
    query.search
      ? or(...entity.search.map((name) => ilike(columnOf(columns, name), likePattern(query.search ?? ''))))
      : undefined,
    ...filters,
  )
}
/** The order of a list: the requested field or the entity's own. */
export const orderOf = (entity: Entity, columns: Columns, query: ListQuery): Order => ({
  by: columnOf(columns, query.sort ?? entity.sort),
  id: columnOf(columns, 'id'),
  direction: query.order,
})
