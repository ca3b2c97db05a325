import { type CollegeCard, publicCollege, sourceOf } from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import { type Db, statement, type Tx } from '../../../platform/db/index.ts'
import { placedToday, today } from '../../../platform/db/statements/today.ts'
import { city, college, collegeType, location, state } from '../../../platform/db/tables.ts'
import { inOrder } from '../../../platform/http/page.ts'
import { admittingNow } from '../../institute/facts/admitting.ts'
import { published } from '../query/published.ts'
import { inIds, instituteCardColumns, linkOf, partnerSource, place, shared, sourcesFor } from './institute.ts'

/** Card fields of a college that are not in its own row. */
export const collegeCardColumns = (table: typeof college) => ({
  ...place,
  type: { name: sql<string | null>`${collegeType.name}`, url: sql<string | null>`${collegeType.url}` },
  admitting: admittingNow('college', placedToday, table),
})
/** All that the card of a college is made of. */
export const collegeCardFields = (table: typeof college) => ({
  ...instituteCardColumns(table),
  shortName: table.shortName,
  ownership: table.ownership,
  established: table.established,
  courses: table.courses,
  nirf: table.nirf,
  sources: table.sources,
  naacGrade: table.naacGrade,
  ...collegeCardColumns(table),
})
type CollegeRow = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = statement('college_cards', (db) =>
  db
    .select(collegeCardFields(college))
    .from(college)
    .innerJoin(city, eq(city.id, college.city))
    .innerJoin(state, eq(state.id, college.state))
    .leftJoin(location, eq(location.id, college.location))
    .leftJoin(collegeType, eq(collegeType.id, college.collegeType))
    .where(and(inIds(college.id), published(college))),
)

/** The rank of the latest year in a list, else the best one, with the source that the college names for its ranks. */
function nirfOf(row: Pick<typeof college.$inferSelect, 'nirf' | 'sources'>, list?: string): CollegeCard['nirf'] {
  const latest = Math.max(0, ...row.nirf.map((n) => n.year))
  const ranks = row.nirf.filter((n) => n.year === latest).toSorted((a, b) => a.rank - b.rank)
  const best = ranks.find(({ category }) => category === list) ?? ranks[0]
  const source = sourceOf(row.sources, 'nirf')
  return best && source ? { year: best.year, category: best.category, rank: best.rank, source } : null
}

/** The card of a college from its fields; its rank is that of `list`, where it has one. */
export function collegeCard(row: CollegeRow, list?: string): CollegeCard {
  const { established } = publicCollege({ established: row.established, sources: row.sources })
  return {
    ...shared(row),
    shortName: row.shortName,
    type: linkOf(row.type),
    ownership: row.ownership,
    established,
    courseCount: row.courses.length,
    nirf: nirfOf(row, list),
    naac: row.naacGrade,
    sources: { ...sourcesFor(row.sources, { established, naac: row.naacGrade }), ...partnerSource(row) },
  }
}

/** Cards of published colleges in the order of the ids. */
export async function collegeCards(db: Db | Tx, ids: readonly number[], list?: string): Promise<CollegeCard[]> {
  if (ids.length === 0) return []
  return inOrder(ids, await rowsOf(db, { ids: [...ids], today: today() })).map((row) => collegeCard(row, list))
}
