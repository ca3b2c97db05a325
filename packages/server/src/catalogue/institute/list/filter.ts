import type { CompletenessBand, InstituteType } from '@pravesh/contract'
import { and, arrayContains, eq, ilike, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { city, college, school, state } from '../../../platform/db/tables.ts'
import { idFilter, likePattern, type PageQuery } from '../../../platform/http/page.ts'
import { idsNamed } from '../../search/named.ts'

export type InstituteTable = typeof school | typeof college

/** Common filters of both lists; `status` and the rest are those of the contract. */
type InstituteFilter = Partial<Pick<PageQuery, 'ids' | 'id' | 'search'>> & {
  isPartner?: boolean | undefined
  status?: 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | undefined
  state?: number | undefined
  city?: number | undefined
  completeness?: CompletenessBand | undefined
  hasCoordinates?: boolean | undefined
  hasSources?: boolean | undefined
  type?: number | undefined
}
export type SchoolFilter = InstituteFilter & { board?: number | undefined; taughtClass?: number | undefined }
export type CollegeFilter = InstituteFilter & { category?: number | undefined }

/** The largest id of a column of type integer. */
const maxId = 2_147_483_647

/** Ids of the cities or states whose name contains a text. */
async function placesNamed(db: Db, place: typeof city | typeof state, like: string): Promise<number[]> {
  const isNamed = or(ilike(place.name, like), ilike(place.nameLocal, like))
  const rows = await db.select({ id: place.id }).from(place).where(isNamed)
  return rows.map(({ id }) => id)
}

/**
 * Whether an institute's name, url, codes, city or state contains the text, the public search finds it by the text, or that is its id.
 * Places are looked up before: of a subquery PostgreSQL expects so many rows that it reads the whole table for what nothing matches.
 */
async function matchesSearch(db: Db, type: InstituteType, t: InstituteTable, search: string, codes: readonly SQL[]) {
  const like = likePattern(search)
  const [cities, states, named] = await Promise.all([
    placesNamed(db, city, like),
    placesNamed(db, state, like),
    idsNamed(db, type, search),
  ])
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0
  return or(
    ...[t.name, t.nameLocal, t.url, ...codes].map((column) => ilike(column, like)),
    anyOf(t.city, cities),
    anyOf(t.state, states),
    id > 0 && id <= maxId ? eq(t.id, id) : undefined,
    named && sql`${t.id} = any (${named})`,
  )
}

const bandConditions: Readonly<Record<CompletenessBand, (column: InstituteTable['completeness']) => SQL>> = {
  'below-50': (column) => sql`${column} < 50`,
  '50-80': (column) => sql`${column} between 50 and 80`,
  'above-80': (column) => sql`${column} > 80`,
}
/** The condition if it is requested: both values of a boolean are a filter. */
const where = (flag: boolean | undefined, condition: SQL): SQL | undefined =>
  flag === undefined ? undefined : flag ? condition : sql`not (${condition})`
const equals = <T extends number>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value)

/** The condition of the filters that schools and colleges share. */
function sharedFilter(t: InstituteTable, q: InstituteFilter, matched: SQL | undefined) {
  return and(
    idFilter(q, t.id),
    q.isPartner === undefined ? undefined : eq(t.isPartner, q.isPartner),
    q.status ? eq(t.status, q.status) : undefined,
    equals(q.state, (id) => eq(t.state, id)),
    equals(q.city, (id) => eq(t.city, id)),
    q.completeness && bandConditions[q.completeness](t.completeness),
    q.hasCoordinates === undefined ? undefined : q.hasCoordinates ? sql`${t.lat} is not null` : sql`${t.lat} is null`,
    where(q.hasSources, sql`${t.sources} <> '{}'::jsonb`),
    matched,
  )
}
/** Schools as the list and its export narrow them. Undefined if nothing does. */
export async function schoolCondition(db: Db, q: SchoolFilter): Promise<SQL | undefined> {
  const codes = [sql`${school.affiliationNo}`]
  return and(
    sharedFilter(school, q, q.search ? await matchesSearch(db, 'school', school, q.search, codes) : undefined),
    equals(q.type, (id) => eq(school.schoolType, id)),
    equals(q.board, (id) => arrayContains(school.boards, [id])),
    equals(q.taughtClass, (taught) => sql`${school.classTo} >= ${taught} and ${school.classFrom} <= ${taught}`),
  )
}
/** Colleges, the same way. */
export async function collegeCondition(db: Db, q: CollegeFilter): Promise<SQL | undefined> {
  const codes = [sql`${college.aisheCode}`, sql`${college.shortName}`]
  return and(
    sharedFilter(college, q, q.search ? await matchesSearch(db, 'college', college, q.search, codes) : undefined),
    equals(q.type, (id) => eq(college.collegeType, id)),
    equals(q.category, (id) => arrayContains(college.categories, [id])),
  )
}
