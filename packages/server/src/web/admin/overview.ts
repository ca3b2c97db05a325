import { type Overview, type PublishedKind, publicationStates, publishedKinds } from '@pravesh/contract'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { article, career, college, collegeContent, exam, school, schoolContent } from '../../platform/db/tables.ts'
import { countBound } from '../../platform/http/page.ts'
import { daysOf, workOf } from './work.ts'

const tables = {
  school,
  college,
  exam,
  career,
  article,
  'school-content': schoolContent,
  'college-content': collegeContent,
} satisfies Record<PublishedKind, unknown>

/** The number of records of a kind in one state, counted until one exceeds the bound. */
const counted = (kind: PublishedKind, status: string): SQL => sql`select ${kind} as kind, ${status} as status,
  (select count(*)::int from (select from ${tables[kind]} where ${tables[kind].status} = ${status} limit ${countBound + 1}) as bounded) as n`

/** The number of records of each kind in each publication state, in one statement. */
async function publicationOf(db: Db): Promise<Overview['publication']> {
  const cells = publishedKinds.flatMap((kind) => publicationStates.map((status) => counted(kind, status)))
  const { rows } = await db.execute<{ kind: string; status: string; n: number }>(sql.join(cells, sql` union all `))
  return publishedKinds.map((kind) => ({
    kind,
    counts: publicationStates.flatMap((status) => {
      const n = rows.find((row) => row.kind === kind && row.status === status)?.n ?? 0
      return n === 0 ? [] : [{ status, total: Math.min(n, countBound), totalAtLeast: n > countBound }]
    }),
  }))
}

/** The overview of administrators: four statements, each over indexes of open or recent rows. */
export async function overviewOf(db: Db): Promise<Overview> {
  const publication = await publicationOf(db)
  return { ...(await workOf(db)), days: await daysOf(db), publication }
}
