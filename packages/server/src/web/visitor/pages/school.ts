import { factsOf, feeTotals, publicSchool, type SchoolPage, schoolFields } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { feeParts } from '../../../catalogue/institute/facts/fees.ts'
import { schoolCard, schoolCardColumns, schoolCardFields } from '../../../catalogue/listing/cards/school.ts'
import { published, publishedOrDraft } from '../../../catalogue/listing/query/published.ts'
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, sql } from '../../../platform/db/drizzle.ts'
import { aliasTable, type Db, jsonObject, jsonRows, type Reading, statement } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import {
  board,
  city,
  location,
  medium,
  school,
  schoolFacility,
  schoolFee,
  schoolType,
  state,
} from '../../../platform/db/tables.ts'
import { facilitiesOf, partsOf } from './institute-parts.ts'
import { contactOf } from './page-parts.ts'

/** Among so many of the best known of its city, those that share a board come first. */
const similarPoolSize = 24
const maxSimilar = 4

const near = aliasTable(school, 'near')
/** Other schools of the same city, those that share a board first. */
const similar = (db: Reading) => {
  const sharedBoardCount = sql`(select count(*) from ${board} b where b.id = any(${near.boards}) and b.id = any(${school.boards}))`
  const topSchools = db
    .select({ id: near.id })
    .from(near)
    .where(and(eq(near.city, school.city), published(near), ne(near.id, school.id)))
    .orderBy(desc(near.popularity), desc(near.id))
    .limit(similarPoolSize)
  return jsonRows(
    db
      .select({ row: jsonObject(schoolCardFields(near)).as('row') })
      .from(near)
      .innerJoin(city, eq(city.id, near.city))
      .innerJoin(state, eq(state.id, near.state))
      .leftJoin(location, eq(location.id, near.location))
      .leftJoin(schoolType, eq(schoolType.id, near.schoolType))
      .where(inArray(near.id, topSchools))
      .orderBy(desc(sharedBoardCount), desc(near.popularity), desc(near.id))
      .limit(maxSimilar),
  )
}

/** What `schoolFacts` is made of. */
const factColumns = (db: Reading) => ({
  row: getTableColumns(school),
  beside: jsonObject(schoolCardColumns(school)),
  facilities: facilitiesOf(db, school, schoolFacility),
  mediums: jsonRows(
    db
      .select({ row: sql<string>`to_json(${medium.name})`.as('row') })
      .from(medium)
      .where(sql`${medium.id} = any(${school.mediums})`)
      .orderBy(asc(medium.id)),
  ),
  fees: jsonRows(
    db
      .select({ row: jsonObject(feeParts).as('row') })
      .from(schoolFee)
      .where(eq(schoolFee.school, school.id))
      .orderBy(desc(schoolFee.session), asc(schoolFee.class)),
  ),
})
/** All of a school's page, in one round trip. */
const pageOf = statement('school_page', (db) =>
  db
    .select({ ...factColumns(db), similar: similar(db), ...partsOf(db, 'school') })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .leftJoin(location, eq(location.id, school.location))
    .leftJoin(schoolType, eq(schoolType.id, school.schoolType))
    .where(and(eq(school.url, sql.placeholder('url')), publishedOrDraft(school))),
)
const factsAfter = statement('school_facts_after', (db) =>
  db
    .select(factColumns(db))
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .leftJoin(location, eq(location.id, school.location))
    .leftJoin(schoolType, eq(schoolType.id, school.schoolType))
    .where(and(gt(school.id, sql.placeholder('after')), published(school)))
    .orderBy(asc(school.id))
    .limit(sql.placeholder('limit')),
)

/** The part of a page that is about the school alone: without what people wrote and without other schools. */
function schoolFacts(found: Awaited<ReturnType<typeof factsAfter>>[number]) {
  const row = publicSchool(found.row)
  return {
    ...schoolCard({ ...found.row, ...found.beside }),
    ...contactOf(row, found.facilities),
    ...factsOf(schoolFields, row),
    mediums: found.mediums,
    admission: row.admission ?? null,
    fees: found.fees.map((fee) => ({ ...fee, ...feeTotals(fee) })),
  }
}
/** The facts of published schools by id, those behind `after`. */
export async function schoolFactsAfter(db: Db, after: number, limit: number) {
  return (await factsAfter(db, { after, limit, today: today() })).map(schoolFacts)
}

/** The page of one published school, or of the draft with this id. A former url answers with the school that moved. NOT_FOUND otherwise. */
export async function schoolPage(db: Db, url: string, draft = 0): Promise<SchoolPage> {
  const found = await foundAt(
    db,
    'school',
    url,
    async (pageUrl) => (await pageOf(db, { url: pageUrl, today: today(), draft }))[0],
  )
  return {
    ...schoolFacts(found),
    faqs: found.faqs,
    awards: found.awards,
    reviews: found.reviews,
    reviewCounts: found.reviewCounts,
    replies: found.replies,
    media: found.media,
    similar: found.similar.map((item) => schoolCard(item)),
  }
}
