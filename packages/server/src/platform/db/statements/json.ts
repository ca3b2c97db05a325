import { type AnyPgColumn, alias, is, PgColumn, type PgTable, SQL, type SQLWrapper, sql } from '../drizzle.ts'

type Field = AnyPgColumn | SQL
/** Fields of a select, also in objects within it. */
interface Fields {
  readonly [name: string]: Field | Fields
}
type ValueOf<F> =
  F extends SQL<infer V>
    ? V
    : F extends AnyPgColumn
      ? F['_']['notNull'] extends true
        ? F['_']['data']
        : F['_']['data'] | null
      : { [K in keyof F]: ValueOf<F[K]> }

/** A timestamp in the format of our columns: ISO 8601 in UTC, to the millisecond. */
const formatTimestamp = (field: Field): SQL =>
  is(field, PgColumn) && field.getSQLType() === 'timestamp with time zone'
    ? sql`to_char(${field} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${field}`

const isField = (value: Field | Fields): value is Field => is(value, PgColumn) || is(value, SQL)

/** One JSON object of at most 50 fields; each value is as a plain select of its column returns it. */
export const jsonObject = <F extends Fields>(fields: F): SQL<ValueOf<F>> =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(
      ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${isField(field) ? formatTimestamp(field) : jsonObject(field)}`,
    ),
    sql`, `,
  )})`

/**
 * The rows of a select of one `row` as a JSON array inside another statement, in the order of that select: dependent records come with the
 * record, in one round trip. Its constants are literals, so that a cached plan knows the small number of rows.
 */
export const jsonRows = <Row>(rows: SQLWrapper & { _: { result: { row: Row }[] } }): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(listed.row), '[]'::json) from ${rows} listed)`.inlineParams()

/** The same table once more in one statement, under another name. */
export const aliasTable = <T extends PgTable>(table: T, name: string): T => alias(table, name) as unknown as T
