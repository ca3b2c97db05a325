import type { InstituteType, PublishedReview, SchoolPage } from '@pravesh/contract'
import { published } from '../../../catalogue/listing/query/published.ts'
import { publishedColumns } from '../../../people/review/rating.ts'
import { and, asc, desc, eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { jsonObject, jsonRows, type Reading } from '../../../platform/db/index.ts'
import {
  award,
  college,
  type collegeFacility,
  course,
  faq,
  instituteMedia,
  review,
  school,
  type schoolFacility,
} from '../../../platform/db/tables.ts'
import { repliesOf } from './replies.ts'

const institutes = { school, college }

/** As many of a kind as a page shows. */
export const maxRows = 200
const mostReviews = 20

/** Facilities of an institute of the query, by group. */
export function facilitiesOf(
  db: Reading,
  instituteTable: typeof school | typeof college,
  table: typeof schoolFacility | typeof collegeFacility,
) {
  return jsonRows(
    db
      .select({ row: jsonObject({ title: table.title, group: table.group }).as('row') })
      .from(table as typeof schoolFacility)
      .where(sql`${table.id} = any(${instituteTable.facilities})`)
      .orderBy(asc(table.group), asc(table.position)),
  )
}

/** The answered questions, awards, pictures and files of a school or college of the query, in its own order, and its newest reviews. */
export function partsOf(db: Reading, type: InstituteType) {
  const { id } = institutes[type]
  const faqs = db
    .select({ row: jsonObject({ question: faq.question, answer: faq.answer, language: faq.language }).as('row') })
    .from(faq)
    .where(and(eq(faq[type], id), sql`${faq.active}`))
    .orderBy(asc(faq.order), asc(faq.id))
    .limit(maxRows)
  const { title, body, year, level, image } = award
  const awards = db
    .select({
      row: jsonObject({ title, body, year, level, image, course: sql<string | null>`${course.name}` }).as('row'),
    })
    .from(award)
    .leftJoin(course, eq(course.id, award.course_id))
    .where(eq(award[type], id))
    .orderBy(asc(award.order), asc(award.id))
    .limit(maxRows)
  const reviews = db
    .select({ row: jsonObject(publishedColumns).as('row') })
    .from(review)
    .where(and(sql`${review.instituteType} = ${sql.raw(`'${type}'`)}`, eq(review.instituteId, id), published(review)))
    .orderBy(desc(review.id))
    .limit(mostReviews)
  const ofInstitute = sql`from ${review} where ${review.instituteType} = ${sql.raw(`'${type}'`)} and ${review.instituteId} = ${id}`
  const reviewCounts = sql<SchoolPage['reviewCounts']>`(select json_build_object('received', count(*),
    'published', count(*) filter (where ${review.status} = 'published'), 'rejected', count(*) filter (where ${review.status} = 'rejected'))
    ${ofInstitute})`
  const { kind, url, alt, caption, cover } = instituteMedia
  const media = db
    .select({ row: jsonObject({ kind, url, alt, caption, cover }).as('row') })
    .from(instituteMedia)
    .where(eq(instituteMedia[type], id))
    .orderBy(desc(instituteMedia.cover), asc(instituteMedia.order), asc(instituteMedia.id))
    .limit(maxRows)
  return {
    reviewCounts,
    replies: repliesOf(type),
    faqs: jsonRows(faqs),
    awards: jsonRows(awards),
    reviews: jsonRows(reviews) as SQL<PublishedReview[]>,
    media: jsonRows(media),
  }
}
