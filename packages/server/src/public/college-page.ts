import { ApiError, type CollegePage, type Sources, shownCollege, shownOffers } from '@pravesh/contract'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { admittingOf } from '../admission/admitting.ts'
import type { Db } from '../db/index.ts'
import {
  category,
  college,
  collegeFacility,
  collegeOffer,
  course,
  courseDelivery,
  courseLevel,
  exam,
  specialization,
} from '../db/tables.ts'
import { movedTo } from '../institute/redirect.ts'
import { collegeCards, examCards } from '../listing/cards.ts'
import { collegePartsOf, partsOf } from './institute-parts.ts'
import { contactOf } from './page-parts.ts'

async function published(db: Db, url: string) {
  const [row] = await db
    .select()
    .from(college)
    .where(and(eq(college.url, url), eq(college.status, 'published')))
  if (row) return row
  const moved = await movedTo(db, 'college', url)
  const [now] =
    moved === undefined
      ? []
      : await db
          .select()
          .from(college)
          .where(and(eq(college.id, moved), eq(college.status, 'published')))
  if (!now) throw new ApiError('NOT_FOUND')
  return now
}
/** The active courses with names in place of ids: four look-ups, however many courses. */
async function offersOf(db: Db, eid: number, sources: Sources): Promise<CollegePage['offers']> {
  const rows = await db
    .select({
      offer: collegeOffer,
      course: { name: course.name, shortName: course.shortName, url: course.url },
      level: courseLevel.name,
      delivery: courseDelivery.name,
    })
    .from(collegeOffer)
    .innerJoin(course, eq(course.id, collegeOffer.course))
    .leftJoin(courseLevel, eq(courseLevel.id, collegeOffer.level))
    .leftJoin(courseDelivery, eq(courseDelivery.id, collegeOffer.delivery))
    .where(and(eq(collegeOffer.college, eid), eq(collegeOffer.active, true)))
    .orderBy(asc(collegeOffer.position), asc(collegeOffer.id))
  const specializationIds = rows.flatMap((r) => r.offer.specializations)
  const examIds = rows.flatMap((r) => r.offer.exams)
  const specializations =
    specializationIds.length === 0
      ? []
      : await db.select().from(specialization).where(inArray(specialization.id, specializationIds))
  const exams =
    examIds.length === 0
      ? []
      : await db
          .select({ id: exam.id, name: exam.name, url: exam.url })
          .from(exam)
          .where(and(inArray(exam.id, examIds), eq(exam.status, 'published')))
  const known = rows.flatMap(({ offer, ...names }) =>
    shownOffers([offer], sources).map((offer) => ({ offer, ...names })),
  )
  return known.map(({ offer, course, level, delivery }) => ({
    course,
    level,
    delivery,
    specializations: specializations.filter((s) => offer.specializations.includes(s.id)).map((s) => s.name),
    durationMonths: offer.durationMonths,
    intake: offer.intake,
    feeByYear: offer.feeByYear,
    feeSource: offer.feeSource,
    eligibility: offer.eligibility,
    exams: exams.filter((e) => offer.exams.includes(e.id)).map(({ name, url }) => ({ name, url })),
  }))
}

/** The page of one published college. A former url answers with the college that moved. NOT_FOUND otherwise. */
export async function collegePage(db: Db, url: string): Promise<CollegePage> {
  const row = shownCollege(await published(db, url))
  const [card] = await collegeCards(db, [row.id])
  if (!card) throw new ApiError('NOT_FOUND')
  const categories =
    row.categories.length === 0
      ? []
      : await db
          .select({ name: category.name, url: category.url })
          .from(category)
          .where(inArray(category.id, row.categories))
  const near = await db
    .select({ id: college.id })
    .from(college)
    .where(and(eq(college.state, row.state), eq(college.status, 'published'), ne(college.id, row.id)))
    .orderBy(desc(college.popularity), desc(college.id))
    .limit(4)
  return {
    ...card,
    admitting: await admittingOf(db, 'college', row.id),
    ...(await contactOf(db, row, collegeFacility)),
    aisheCode: row.aisheCode,
    university: row.university,
    gender: row.gender,
    approvals: row.approvals,
    brochure: row.brochure,
    admission: row.admission ?? null,
    categories,
    nirfRanks: row.nirf,
    offers: await offersOf(db, row.id, row.sources),
    exams: await examCards(db, row.exams),
    ...(await partsOf(db, 'college', row.id)),
    ...(await collegePartsOf(db, row.id)),
    similar: await collegeCards(
      db,
      near.map((n) => n.id),
    ),
  }
}
