import { type CollegePage, collegeFields, factsOf, publicCollege, publicOffers } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { collegeCard, collegeCardColumns, collegeCardFields } from '../../../catalogue/listing/cards/college.ts'
import { examCards } from '../../../catalogue/listing/cards/exam.ts'
import { published, publishedOrDraft } from '../../../catalogue/listing/query/published.ts'
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, sql } from '../../../platform/db/drizzle.ts'
import { aliasTable, type Db, jsonObject, jsonRows, type Reading, statement } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import {
  category,
  city,
  college,
  collegeFacility,
  collegeType,
  counselling,
  location,
  state,
} from '../../../platform/db/tables.ts'
import { renderMarkdown } from '../../../services/markdown/markdown.ts'
import { collegePartsOf, offersOf } from './college-parts.ts'
import { facilitiesOf, partsOf } from './institute-parts.ts'
import { officialRanks } from './official-ranks.ts'
import { contactOf } from './page-parts.ts'

const maxSimilar = 4
const near = aliasTable(college, 'near')
/** The best known other colleges of the same state. */
const similar = (db: Reading) => {
  const topColleges = db
    .select({ id: near.id })
    .from(near)
    .where(and(eq(near.state, college.state), published(near), ne(near.id, college.id)))
    .orderBy(desc(near.popularity), desc(near.id))
    .limit(maxSimilar)
  return jsonRows(
    db
      .select({ row: jsonObject(collegeCardFields(near)).as('row') })
      .from(near)
      .innerJoin(city, eq(city.id, near.city))
      .innerJoin(state, eq(state.id, near.state))
      .leftJoin(location, eq(location.id, near.location))
      .leftJoin(collegeType, eq(collegeType.id, near.collegeType))
      .where(inArray(near.id, topColleges))
      .orderBy(desc(near.popularity), desc(near.id)),
  )
}

/** The published counsellings by which a college gives seats. */
const counsellingsOf = (db: Reading) =>
  jsonRows(
    db
      .select({
        row: jsonObject({
          name: counselling.name,
          nameLocal: counselling.nameLocal,
          url: counselling.url,
        }).as('row'),
      })
      .from(counselling)
      .where(and(sql`${counselling.id} = any(${college.counsellings})`, published(counselling)))
      .orderBy(asc(counselling.name)),
  )

/** What `collegeFacts` is made of. */
const factColumns = (db: Reading) => ({
  row: getTableColumns(college),
  beside: jsonObject(collegeCardColumns(college)),
  facilities: facilitiesOf(db, college, collegeFacility),
  categories: jsonRows(
    db
      .select({ row: jsonObject({ name: category.name, url: category.url }).as('row') })
      .from(category)
      .where(sql`${category.id} = any(${college.categories})`)
      .orderBy(asc(category.id)),
  ),
  offers: offersOf(db),
})
/** All of a college's page but the cards of its exams, in one round trip. */
const pageOf = statement('college_page', (db) =>
  db
    .select({
      ...factColumns(db),
      officialRanks,
      counsellings: counsellingsOf(db),
      similar: similar(db),
      ...partsOf(db, 'college'),
      ...collegePartsOf(db),
    })
    .from(college)
    .innerJoin(city, eq(city.id, college.city))
    .innerJoin(state, eq(state.id, college.state))
    .leftJoin(location, eq(location.id, college.location))
    .leftJoin(collegeType, eq(collegeType.id, college.collegeType))
    .where(and(eq(college.url, sql.placeholder('url')), publishedOrDraft(college))),
)

const factsAfter = statement('college_facts_after', (db) =>
  db
    .select(factColumns(db))
    .from(college)
    .innerJoin(city, eq(city.id, college.city))
    .innerJoin(state, eq(state.id, college.state))
    .leftJoin(location, eq(location.id, college.location))
    .leftJoin(collegeType, eq(collegeType.id, college.collegeType))
    .where(and(gt(college.id, sql.placeholder('after')), published(college)))
    .orderBy(asc(college.id))
    .limit(sql.placeholder('limit')),
)

/** The part of a page that is about the college alone: without what people wrote, and without exams and other colleges. */
function collegeFacts(found: Awaited<ReturnType<typeof factsAfter>>[number]) {
  const row = publicCollege(found.row)
  return {
    ...collegeCard({ ...found.row, ...found.beside }),
    ...contactOf(row, found.facilities),
    ...factsOf(collegeFields, row),
    brochure: row.brochure,
    admission: row.admission ?? null,
    categories: found.categories,
    nirfRanks: row.nirf,
    offers: publicOffers(found.offers, row.sources),
  }
}
/** The facts of published colleges by id, those behind `after`. */
export async function collegeFactsAfter(db: Db, after: number, limit: number) {
  return (await factsAfter(db, { after, limit, today: today() })).map(collegeFacts)
}

/** The page of one published college, or of the draft with this id. A former url answers with the college that moved. NOT_FOUND otherwise. */
export async function collegePage(db: Db, url: string, draft = 0): Promise<CollegePage> {
  const found = await foundAt(
    db,
    'college',
    url,
    async (pageUrl) => (await pageOf(db, { url: pageUrl, today: today(), draft }))[0],
  )
  return {
    ...collegeFacts(found),
    officialRanks: found.officialRanks,
    exams: await examCards(db, found.row.exams),
    counsellings: found.counsellings,
    faqs: found.faqs,
    awards: found.awards,
    reviews: found.reviews,
    reviewCounts: found.reviewCounts,
    replies: found.replies,
    media: found.media,
    placements: found.placements,
    contacts: found.contacts,
    additional: found.sections.map(({ body, ...section }) => ({ ...section, html: renderMarkdown(body).html })),
    similar: found.similar.map((item) => collegeCard(item)),
  }
}
