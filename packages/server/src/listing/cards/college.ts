import { type CollegeCard, shownCollege, sourceOf } from '@pravesh/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/index.ts'
import { statement } from '../../db/statement.ts'
import { city, college, collegeType, location, state } from '../../db/tables.ts'
import { published } from '../published.ts'
import { inOrder } from './in-order.ts'
import { among, named, shared, sourcesFor, standing } from './institute.ts'

const rowsOf = statement('college_cards', (db) =>
  db
    .select({
      ...standing(college),
      shortName: college.shortName,
      type: { name: sql<string | null>`${collegeType.name}`, url: sql<string | null>`${collegeType.url}` },
      ownership: college.ownership,
      established: college.established,
      courseCount: sql<number>`cardinality(${college.courses})`,
      nirf: college.nirf,
      sources: college.sources,
      naac: college.naacGrade,
    })
    .from(college)
    .innerJoin(city, eq(city.id, college.city))
    .innerJoin(state, eq(state.id, college.state))
    .leftJoin(location, eq(location.id, college.location))
    .leftJoin(collegeType, eq(collegeType.id, college.collegeType))
    .where(and(among(college.id), published(college))),
)

/** The best rank of the latest year, with the source that the college names for its ranks. */
function nirfOf(row: Pick<typeof college.$inferSelect, 'nirf' | 'sources'>): CollegeCard['nirf'] {
  const latest = Math.max(0, ...row.nirf.map((n) => n.year))
  const [best] = row.nirf.filter((n) => n.year === latest).toSorted((a, b) => a.rank - b.rank)
  const source = sourceOf(row.sources, 'nirf')
  return best && source ? { year: best.year, category: best.category, rank: best.rank, source } : null
}

/** Cards of published colleges in the order of the ids. */
export async function collegeCards(db: Db | Tx, ids: readonly number[]): Promise<CollegeCard[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, { ids: [...ids] })
  return inOrder(ids, rows).map((row) => {
    const { established } = shownCollege({ established: row.established, sources: row.sources })
    return {
      ...shared(row),
      shortName: row.shortName,
      type: named(row.type),
      ownership: row.ownership,
      established,
      courseCount: row.courseCount,
      nirf: nirfOf(row),
      naac: row.naac,
      sources: sourcesFor(row.sources, { established, naac: row.naac }),
    }
  })
}
