import { and, eq, getTableColumns, ilike, or, type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { city, type college, type school, state } from '../db/tables.ts'
import { idFilter, idsOfPage, likePattern, type PageQuery } from '../http/page.ts'

type Sort = 'id' | 'name' | 'url' | 'status' | 'cityName' | 'createdAt' | 'updatedAt'

/** `Own`: orders that one kind of institute has alone. */
export type InstituteQuery<Own extends string = never> = PageQuery<Sort | Own> & {
  isPartner?: boolean | undefined
  status?: 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | undefined
  state?: number | undefined
  city?: number | undefined
}
type Table = typeof school | typeof college

/** The largest id of a column of type integer. */
const maxId = 2_147_483_647

/**
 * Whether an institute's name, url, codes, city or state contains the text, or the text is its record number. The ids of places are read
 * as arrays: under an `or` a subquery with `in` keeps the other branches from their indexes (decision 032).
 */
function matchesSearch(t: Table, search: string, codes: readonly SQL[]): SQL | undefined {
  const like = likePattern(search)
  const idsOf = (place: typeof city | typeof state) =>
    sql`any(array(select ${place.id} from ${place} where ${ilike(place.name, like)} or ${ilike(place.nameLocal, like)}))`
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0
  return or(
    ...[t.name, t.nameLocal, t.url, ...codes].map((column) => ilike(column, like)),
    sql`${t.city} = ${idsOf(city)}`,
    sql`${t.state} = ${idsOf(state)}`,
    id > 0 && id <= maxId ? eq(t.id, id) : undefined,
  )
}

function filterOf(t: Table, q: Omit<InstituteQuery, 'sort'>, codes: readonly SQL[]): SQL | undefined {
  return and(
    idFilter(q, t.id),
    q.isPartner === undefined ? undefined : eq(t.isPartner, q.isPartner),
    q.status ? eq(t.status, q.status) : undefined,
    q.state === undefined ? undefined : eq(t.state, q.state),
    q.city === undefined ? undefined : eq(t.city, q.city),
    q.search ? matchesSearch(t, q.search, codes) : undefined,
  )
}
/** Ids of one page, newest change first unless told, with the bounded total: the rows are fetched by the caller. */
export function pageOfInstitutes<Own extends string = never>(
  db: Db,
  t: Table,
  q: InstituteQuery<Own>,
  codes: readonly SQL[],
  ownColumns: Readonly<Record<Own, SQLWrapper>>,
) {
  const columns: Readonly<Record<string, SQLWrapper>> = { ...getTableColumns(t), cityName: city.name, ...ownColumns }
  const orderColumn = columns[q.sort ?? 'updatedAt']
  if (!orderColumn) throw new Error(`There is no order by ${q.sort}`)
  const order = { by: orderColumn, id: t.id, direction: q.sort ? q.order : 'desc' } as const
  return idsOfPage(db, q, {
    order,
    where: filterOf(t, q, codes),
    from: (keys) =>
      // Cities are joined where they order the list, and left out of the statement everywhere else.
      q.sort === 'cityName' ? db.select(keys).from(t).innerJoin(city, eq(city.id, t.city)) : db.select(keys).from(t),
  })
}
/** Columns of a list's row that schools and colleges share. */
export const rowColumns = <T extends Table>(t: T) => ({
  id: t.id as T['id'],
  name: t.name as T['name'],
  url: t.url as T['url'],
  status: t.status as T['status'],
  stateName: state.name,
  cityName: city.name,
  isPartner: t.isPartner as T['isPartner'],
  updatedAt: t.updatedAt as T['updatedAt'],
})
