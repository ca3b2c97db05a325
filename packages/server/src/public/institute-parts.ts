import type { CollegePage, PublishedReview, SchoolPage } from '@pravesh/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import { renderMarkdown } from '../content/markdown.ts'
import type { Db } from '../db/index.ts'
import { award, collegeContact, collegeMedia, collegePlacement, collegeSection, course, faq } from '../db/tables.ts'
import { newestFirst, placementsOf } from '../institute/parts/placement.ts'
import { newestReviews } from '../review/rating.ts'

/** As many of a kind as a page shows. */
const most = 200

const mostReviews = 20

/** The answered questions and the awards of a school or college, in its own order, and its newest reviews. */
export async function partsOf(
  db: Db,
  type: 'school' | 'college',
  id: number,
): Promise<Pick<SchoolPage, 'faqs' | 'awards' | 'reviews'>> {
  const faqs = await db
    .select({ question: faq.question, answer: faq.answer, language: faq.language })
    .from(faq)
    .where(and(eq(faq[type], id), eq(faq.active, true)))
    .orderBy(asc(faq.order), asc(faq.id))
    .limit(most)
  const awards = await db
    .select({
      title: award.title,
      body: award.body,
      year: award.year,
      level: award.level,
      image: award.image,
      course: course.name,
    })
    .from(award)
    .leftJoin(course, eq(course.id, award.course_id))
    .where(eq(award[type], id))
    .orderBy(asc(award.order), asc(award.id))
    .limit(most)
  const reviews = (await newestReviews(db, { type, id }, mostReviews)) as PublishedReview[]
  return { faqs, awards, reviews }
}

type CollegeParts = Pick<CollegePage, 'media' | 'placements' | 'contacts' | 'additional'>
/** What hangs on a college alone. */
export async function collegePartsOf(db: Db, eid: number): Promise<CollegeParts> {
  const media = await db
    .select({
      kind: collegeMedia.kind,
      url: collegeMedia.url,
      alt: collegeMedia.alt,
      caption: collegeMedia.caption,
      cover: collegeMedia.cover,
    })
    .from(collegeMedia)
    .where(eq(collegeMedia.college, eid))
    .orderBy(desc(collegeMedia.cover), asc(collegeMedia.order), asc(collegeMedia.id))
    .limit(most)
  const placements = await placementsOf(db, eq(collegePlacement.college, eid), newestFirst, most)
  const contacts = await db
    .select({
      campus: collegeContact.campus,
      address: collegeContact.address,
      lat: collegeContact.lat,
      lng: collegeContact.lng,
      phones: collegeContact.phones,
      email: collegeContact.email,
    })
    .from(collegeContact)
    .where(eq(collegeContact.college, eid))
    .orderBy(asc(collegeContact.order), asc(collegeContact.id))
    .limit(most)
  const sections = await db
    .select({ section: collegeSection.section, title: collegeSection.title, body: collegeSection.body })
    .from(collegeSection)
    .where(eq(collegeSection.college, eid))
    .orderBy(asc(collegeSection.order), asc(collegeSection.id))
    .limit(most)
  return {
    media,
    placements: placements.map(({ courseName, recruiterNames, ...p }) => ({
      year: p.year,
      course: courseName,
      eligible: p.eligible,
      placed: p.placed,
      higherStudies: p.higherStudies,
      highest: p.highest,
      average: p.average,
      median: p.median,
      lowest: p.lowest,
      recruiters: recruiterNames,
      source: p.source,
    })),
    contacts,
    additional: sections.map(({ body, ...section }) => ({ ...section, html: renderMarkdown(body).html })),
  }
}
