import { type Column, type GetColumnData, makePgArray, type Placeholder, type SQL, sql } from '../drizzle.ts'

/**
 * Whether a column holds one of the values: `= any($1)`, so that lists of every length are one text of a statement, prepared once, where
 * `inArray` makes a text for each length. The values may be a placeholder. No values: no row. The list travels as PostgreSQL's own
 * literal, which both drivers pass on as it is; its type is the column's, by the operator.
 */
export function anyOf<C extends Column>(column: C, values: readonly GetColumnData<C, 'raw'>[] | Placeholder): SQL {
  const encoder = {
    mapToDriverValue: (values: readonly unknown[]) =>
      makePgArray(values.map((value) => column.mapToDriverValue(value))),
  }
  return sql`${column} = any(${sql.param(values, encoder)})`
}
