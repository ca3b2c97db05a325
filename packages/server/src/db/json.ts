import { is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'

type Fields = Readonly<Record<string, AnyPgColumn | SQL>>
type ValueOf<F> =
  F extends SQL<infer V>
    ? V
    : F extends AnyPgColumn
      ? F['_']['notNull'] extends true
        ? F['_']['data']
        : F['_']['data'] | null
      : never

/** A moment as our columns read it: ISO 8601 in UTC, to the millisecond. */
const written = (field: AnyPgColumn | SQL): SQL =>
  is(field, PgColumn) && field.getSQLType() === 'timestamp with time zone'
    ? sql`to_char(${field} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${field}`

/** One JSON object, at most 50 fields; each value is what a plain select of its column would answer. */
export const jsonObject = <F extends Fields>(fields: F): SQL<{ [K in keyof F]: ValueOf<F[K]> }> =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${written(field)}`),
    sql`, `,
  )})`

/**
 * The rows of a select of one `row` as a JSON array inside another statement, in the order of that select: what hangs on a record comes with
 * it, in one round trip.
 */
export const jsonRows = <Row>(rows: SQLWrapper & { _: { result: { row: Row }[] } }): SQL<Row[]> =>
  sql`(select coalesce(json_agg(listed.row), '[]'::json) from ${rows} listed)`
