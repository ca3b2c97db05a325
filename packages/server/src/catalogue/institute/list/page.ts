import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { city, instituteChange, state } from '../../../platform/db/tables.ts'
import { idsOfPage, type PageQuery } from '../../../platform/http/page.ts'
import { type CursorOrder, cursorValue, decodeCursor, encodeCursor } from './cursor.ts'
import type { InstituteTable } from './filter.ts'

type Sort = 'id' | 'name' | 'url' | 'status' | 'cityName' | 'isPartner' | 'completeness' | 'createdAt' | 'updatedAt'

/** `Own`: orders that one kind of institute has alone. */
export type InstituteQuery<Own extends string = never> = PageQuery<Sort | Own> & {
  after?: string | undefined
  count?: 'bounded' | 'all' | undefined
}

/** What `after` takes for the page that follows; null on the last page, and in an order that has no such place. */
async function nextPlace(db: Db, t: InstituteTable, ids: readonly number[], order: CursorOrder, column: SQLWrapper) {
  const last = ids.at(-1)
  const selected = cursorValue(order.sort, column)
  if (last === undefined || !selected) return null
  const [row] = await db.select({ value: selected }).from(t).where(eq(t.id, last))
  return row ? encodeCursor(order, row.value, last) : null
}

type List<Own extends string> = {
  table: InstituteTable
  where: SQL | undefined
  ownColumns: Readonly<Record<Own, SQLWrapper>>
}
/**
 * Ids of one page, newest change first by default, with the total, bounded unless `count` is `all`; the caller fetches the rows. With
 * `after` no row is read a second time, however long the list is.
 */
export async function pageOfInstitutes<Own extends string = never>(
  db: Db,
  q: InstituteQuery<Own>,
  { table: t, where, ownColumns }: List<Own>,
) {
  const columns: Readonly<Record<string, SQLWrapper>> = { ...getTableColumns(t), cityName: city.name, ...ownColumns }
  const order: CursorOrder = { sort: q.sort ?? 'updatedAt', direction: q.sort ? q.order : 'desc' }
  const column = columns[order.sort]
  if (!column) throw new Error(`There is no order by ${q.sort}`)
  const page = await idsOfPage(db, q, {
    order: { by: column, id: t.id, direction: order.direction },
    where,
    after: q.after === undefined ? undefined : decodeCursor(q.after, order),
    from: (keys) =>
      // Cities are joined where they order the list, and left out of the statement everywhere else.
      q.sort === 'cityName' ? db.select(keys).from(t).innerJoin(city, eq(city.id, t.city)) : db.select(keys).from(t),
  })
  const isFull = page.ids.length >= page.limit && !q.ids
  const next = isFull ? await nextPlace(db, t, page.ids, order, column) : null
  const totals = q.count === 'all' ? { total: await db.$count(t, where) } : page.totals
  return { ...page, totals, next }
}

/** Columns of a list's row that schools and colleges share. `type`: which of the two the table holds. */
export const rowColumns = <T extends InstituteTable>(t: T, type: 'school' | 'college') => ({
  id: t.id as T['id'],
  name: t.name as T['name'],
  url: t.url as T['url'],
  status: t.status as T['status'],
  stateName: state.name,
  cityName: city.name,
  isPartner: t.isPartner as T['isPartner'],
  completeness: t.completeness as T['completeness'],
  changedBy: sql<string | null>`(select ${instituteChange.by} from ${instituteChange}
    where ${instituteChange.instituteType} = ${type} and ${instituteChange.instituteId} = ${t.id}
    order by ${instituteChange.id} desc limit 1)`,
  revision: t.version as T['version'],
  updatedAt: t.updatedAt as T['updatedAt'],
})
