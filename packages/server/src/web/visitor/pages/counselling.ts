import { type CounsellingCard, type CounsellingPage, catalogue, publicRecord } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { published, publishedOrDraft } from '../../../catalogue/listing/query/published.ts'
import { and, arrayContains, asc, desc, eq, getTableColumns, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { type Db, jsonObject, jsonRows, type Reading, statement } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { city, college, counselling, exam, examLevel, state } from '../../../platform/db/tables.ts'
import { seoOf } from './page-parts.ts'

const maxColleges = 200

/** Every column of a counselling with the names of its level, state and published exams. */
const cardColumns = (db: Reading) => ({
  row: getTableColumns(counselling),
  level: examLevel.name,
  state: { name: state.name, url: state.url },
  exams: jsonRows(
    db
      .select({ row: jsonObject({ name: exam.name, nameLocal: exam.nameLocal, url: exam.url }).as('row') })
      .from(exam)
      .where(and(sql`${exam.id} = any(${counselling.exams})`, published(exam)))
      .orderBy(asc(exam.id)),
  ),
})
const selectCards = (db: Reading) =>
  db
    .select(cardColumns(db))
    .from(counselling)
    .innerJoin(examLevel, eq(examLevel.id, counselling.level))
    .leftJoin(state, eq(state.id, counselling.state))

const pageOf = statement('counselling_page', (db) =>
  selectCards(db).where(and(eq(counselling.url, sql.placeholder('url')), publishedOrDraft(counselling))),
)

type Found = {
  row: typeof counselling.$inferSelect
  level: string
  state: CounsellingCard['state']
  exams: CounsellingCard['exams']
}

/** The rounds with a source, the earliest first. */
const roundsOf = (row: Found['row']) =>
  (row.rounds as CounsellingPage['rounds']).toSorted(
    (first, other) => first.from.localeCompare(other.from) || (first.to ?? '').localeCompare(other.to ?? ''),
  )

function cardOf({ row, level, state, exams }: Found): CounsellingCard {
  const { id, name, nameLocal, fullName, fullNameLocal, url, stream, body, bodyLocal } = row
  const now = today()
  const nextRound = roundsOf(row).find(({ from, to }) => (to ?? from) >= now) ?? null
  return { id, name, nameLocal, fullName, fullNameLocal, url, level, stream, body, bodyLocal, state, exams, nextRound }
}
const publicRow = (found: Found): Found => ({ ...found, row: publicRecord(catalogue.counselling, found.row) })

/** Published counsellings by name, of one state or exam where its slug is named. */
export async function counsellingList(
  db: Db,
  query: { state?: string | undefined; exam?: string | undefined },
): Promise<CounsellingCard[]> {
  const conditions: (SQL | undefined)[] = [
    published(counselling),
    query.state === undefined ? undefined : eq(state.url, query.state),
    query.exam === undefined
      ? undefined
      : sql`exists (select 1 from ${exam} e where e.url = ${query.exam} and e.id = any(${counselling.exams}))`,
  ]
  const rows = await selectCards(db)
    .where(and(...conditions))
    .orderBy(asc(counselling.name))
    .limit(500)
  return rows.map((found) => cardOf(publicRow(found)))
}

/** The page of one published counselling, or of the draft with this id: NOT_FOUND where there is none. */
export async function counsellingPage(db: Db, url: string, draft = 0): Promise<CounsellingPage> {
  const found = publicRow(
    await foundAt(db, 'counselling', url, async (pageUrl) => (await pageOf(db, { url: pageUrl, draft }))[0]),
  )
  const { row } = found
  const admitsByIt = and(arrayContains(college.counsellings, [row.id]), published(college))
  const colleges = await db
    .select({ name: college.name, url: college.url, city: city.name })
    .from(college)
    .innerJoin(city, eq(city.id, college.city))
    .where(admitsByIt)
    .orderBy(desc(college.popularity), desc(college.id))
    .limit(maxColleges)
  return {
    ...cardOf(found),
    about: row.about,
    aboutLocal: row.aboutLocal,
    eligibility: row.eligibility,
    eligibilityLocal: row.eligibilityLocal,
    rounds: roundsOf(row),
    fees: row.fees as CounsellingPage['fees'],
    documents: row.documents,
    documentsLocal: row.documentsLocal,
    officialUrl: row.officialUrl,
    source: row.source,
    collegeCount: colleges.length < maxColleges ? colleges.length : await db.$count(college, admitsByIt),
    colleges,
    seo: seoOf(row),
    updatedAt: row.updatedAt,
  }
}
