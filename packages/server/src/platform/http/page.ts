import { sqlState } from '../db/database-error.ts'
import { type AnyPgColumn, and, eq, type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { anyOf } from '../db/statements/any-of.ts'

/** Parameters of every list, parsed. `Sort`: the fields that this list can be ordered by. */
export type PageQuery<Sort extends string = never> = {
  page: number
  limit: number
  search?: string | undefined
  sort?: Sort | undefined
  order: 'asc' | 'desc'
  ids?: number[] | undefined
  id?: number | undefined
}

/** The position of a page in its list. It has as many rows as requested, and never fewer than the named ids. */
export function limitOffset({ page, limit: requestedLimit, ids }: Pick<PageQuery, 'page' | 'limit' | 'ids'>) {
  const limit = ids ? Math.max(requestedLimit, ids.length) : requestedLimit
  return { limit, offset: (page - 1) * limit }
}
/** The rows of `ids` and `id`; undefined without either. */
export const idFilter = (q: Pick<PageQuery, 'ids' | 'id'>, id: AnyPgColumn): SQL | undefined =>
  and(q.ids ? anyOf(id, q.ids) : undefined, q.id === undefined ? undefined : eq(id, q.id))

/** By a value, then by id the same way, so that pages never overlap. */
export type Order = { by: SQLWrapper; id: SQLWrapper; direction: 'asc' | 'desc' }

/** Newest first, or by the requested field. */
export const newestOrder = <Sort extends string>(
  { sort, order }: Pick<PageQuery<Sort>, 'sort' | 'order'>,
  columns: Readonly<Record<Sort | 'id', SQLWrapper>>,
): Order => ({ by: columns[sort ?? 'id'], id: columns.id, direction: sort && order === 'asc' ? 'asc' : 'desc' })

/** An order as SQL. */
export function renderOrder({ by: column, id, direction }: Order): [SQL, SQL] {
  const way = sql.raw(direction)
  return [sql`${column} ${way}`, sql`${id} ${way}`]
}
/** Newest first, or by the requested field, as SQL. */
export const newestFirst = <Sort extends string>(
  q: Pick<PageQuery<Sort>, 'sort' | 'order'>,
  columns: Readonly<Record<Sort | 'id', SQLWrapper>>,
): [SQL, SQL] => renderOrder(newestOrder(q, columns))

/** Rows are counted up to this bound; above it a total is reported as "at least". */
export const countBound = 1_000

/** The totals of a list answer. `rows` selects all that the list holds; they are counted until one is over the bound. */
export async function totalsOf(db: Db | Tx, rows: { limit(maxRows: number): SQLWrapper }): Promise<Totals> {
  const bounded = sql`${rows.limit(countBound + 1)} as bounded`
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(bounded)
  return totalsIn(counted?.n ?? 0)
}
type Totals = { total: number; totalAtLeast?: true }
const totalsIn = (total: number): Totals => (total > countBound ? { total: countBound, totalAtLeast: true } : { total })

/** What a statement of a list answers: `total` where it counts. */
type Found = { ids: number[] }
type Counted = Found & { total: number }
/** An order, and a table from its beginning, are not read for longer: matches may all be far away. */
const patienceMs = 1_000

/** Reads with a setting for this statement alone. */
const readWith = <F extends Found>(db: Db | Tx, setting: string, statement: SQL): Promise<F | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local ${setting}`))
    return (await tx.execute<F>(statement)).rows[0]
  })
/** The answer of a statement; undefined where it takes longer than `patienceMs`. */
async function readInTime<F extends Found>(db: Db | Tx, statement: SQL): Promise<F | undefined> {
  try {
    return await readWith<F>(db, `statement_timeout = ${patienceMs}`, statement)
  } catch (error) {
    if (sqlState(error) === '57014') return undefined
    throw error
  }
}

type OrderKeys = { id: SQL.Aliased; by: SQL.Aliased }
type List = {
  order: Order
  where: SQL | undefined
  /** The row that the page goes on behind, by its value in the order and its id: no offset is counted then. */
  after?: { value: SQL; id: number } | undefined
  /** Selects these columns from all that the list is made of. */
  from: (keys: OrderKeys) => { where(condition: SQL | undefined): SQLWrapper }
}
/** Rows after a position of an order. */
const isBehind = ({ by: column, id, direction }: Order, place: NonNullable<List['after']>): SQL =>
  sql`(${column}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${place.value}, ${place.id}::int)`

/**
 * The ids of one page of a list, in its order, and its totals; the caller reads the rows. Matching rows are read first, up to the bound,
 * with any index. If these are all, they are sorted and returned: for rare matches the order's index would be read from end to end. Only
 * with more matches that index is read, which then soon has enough (decision 032); where it has not, as all matches are old, they are
 * sorted after all. The rows of a search may be together at the end of a table, such as those of a state that was imported last: they are
 * read by their indexes then.
 */
export async function idsOfPage(
  db: Db | Tx,
  q: Pick<PageQuery, 'page' | 'limit' | 'ids' | 'search'>,
  { order, where, from, after }: List,
) {
  const { limit, offset } = limitOffset(q)
  const keys = { id: sql`${order.id}`.as('id'), by: sql`${order.by}`.as('by') }
  const matching = (condition: SQL | undefined) => sql`${from(keys).where(condition)} as found`
  const foundOrder = { by: sql.identifier('by'), id: sql.identifier('id'), direction: order.direction }
  const [column, id] = renderOrder(foundOrder)
  const pageOf = (rows: SQL) =>
    sql`array(select id from ${rows} order by ${column}, ${id} limit ${limit} offset ${after ? 0 : offset}) as ids`
  const bounded = sql`select * from ${matching(where)} limit ${sql.raw(String(countBound + 1))}`
  const hits = after ? sql`hits where ${isBehind(foundOrder, after)}` : sql`hits`
  const behind = after && isBehind(order, after)
  const walked = matching(behind ? and(where, behind) : where)
  const first = where
    ? sql`with hits as materialized (${bounded}) select (select count(*)::int from hits) as total, ${pageOf(hits)}`
    : sql`select (select count(*)::int from (${bounded}) as bounded) as total, ${pageOf(walked)}`
  const read = async <F extends Found>(statement: SQL) => (await db.execute<F>(statement)).rows[0]
  const counted = q.search
    ? ((await readInTime<Counted>(db, first)) ?? (await readWith<Counted>(db, 'enable_seqscan = off', first)))
    : await read<Counted>(first)
  if (!counted) throw new Error('A count answered no row')
  if (!where || counted.total <= countBound)
    return { ids: counted.ids, totals: totalsIn(counted.total), page: q.page, limit }
  const sorted = sql`with hits as materialized (select * from ${matching(where)}) select ${pageOf(hits)}`
  const found = (await readInTime<Found>(db, sql`select ${pageOf(walked)}`)) ?? (await read<Found>(sorted))
  const ids = found?.ids ?? []
  return { ids, totals: totalsIn(counted.total), page: q.page, limit }
}

/** Rows that were read by their ids, in the order of these. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A search text as an ILIKE pattern that matches it literally. */
export const likePattern = (text: string): string =>
  `%${text.replace(/[\\%_]/g, '\\$&').replace(/(?<=\p{L})['‘’`´](?=\p{L})/gu, '_')}%`
