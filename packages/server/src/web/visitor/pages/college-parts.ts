import type { CollegePage } from '@pravesh/contract'
import { newestFirst } from '../../../catalogue/institute/parts/placement.ts'
import { and, asc, eq, sql } from '../../../platform/db/drizzle.ts'
import { jsonObject, jsonRows, type Reading } from '../../../platform/db/index.ts'
import {
  college,
  collegeContact,
  collegeOffer,
  collegePlacement,
  collegeSection,
  course,
  courseDelivery,
  courseLevel,
  exam,
  placementCompany,
  specialization,
} from '../../../platform/db/tables.ts'
import { maxRows } from './institute-parts.ts'

/** The active courses of a college of the query, with names in place of ids. */
export const offersOf = (db: Reading) =>
  jsonRows(
    db
      .select({
        row: jsonObject({
          course: jsonObject({ id: course.id, name: course.name, shortName: course.shortName, url: course.url }),
          level: sql<string | null>`${courseLevel.name}`,
          delivery: sql<string | null>`${courseDelivery.name}`,
          specializations: sql<
            string[]
          >`(select coalesce(json_agg(s.name order by s.id), '[]') from ${specialization} s where s.id = any(${collegeOffer.specializations}))`,
          durationMonths: collegeOffer.durationMonths,
          intake: collegeOffer.intake,
          feeByYear: collegeOffer.feeByYear,
          feeSource: collegeOffer.feeSource,
          eligibility: collegeOffer.eligibility,
          exams: sql<
            CollegePage['offers'][number]['exams']
          >`(select coalesce(json_agg(json_build_object('name', e.name, 'nameLocal', e.name_local, 'url', e.url) order by e.id), '[]') from ${exam} e where e.id = any(${collegeOffer.exams}) and e.status = 'published')`,
          // The exam of a table is named where it has a page.
          cutoffs: sql<
            CollegePage['offers'][number]['cutoffs']
          >`(select coalesce(json_agg(t.item || jsonb_build_object('exam', (select jsonb_build_object('name', e.name, 'nameLocal', e.name_local, 'url', e.url) from ${exam} e where e.id = (t.item ->> 'exam')::int and e.status = 'published')) order by (t.item ->> 'year')::int desc, t.n), '[]') from jsonb_array_elements(${collegeOffer.cutoffs}) with ordinality t(item, n))`,
        }).as('row'),
      })
      .from(collegeOffer)
      .innerJoin(course, eq(course.id, collegeOffer.course))
      .leftJoin(courseLevel, eq(courseLevel.id, collegeOffer.level))
      .leftJoin(courseDelivery, eq(courseDelivery.id, collegeOffer.delivery))
      .where(and(eq(collegeOffer.college, college.id), sql`${collegeOffer.active}`))
      .orderBy(asc(collegeOffer.position), asc(collegeOffer.id)),
  )

const placementsOf = (db: Reading) => {
  const { year, eligible, placed, higherStudies, highest, average, median, lowest, source, recruiters } =
    collegePlacement
  return db
    .select({
      row: jsonObject({
        year,
        course: sql<string | null>`${course.name}`,
        eligible,
        placed,
        higherStudies,
        highest,
        average,
        median,
        lowest,
        recruiters: sql<
          string[]
        >`(select coalesce(json_agg(p.name order by r.n), '[]') from unnest(${recruiters}) with ordinality r(id, n) inner join ${placementCompany} p on p.id = r.id)`,
        source,
      }).as('row'),
    })
    .from(collegePlacement)
    .leftJoin(course, eq(course.id, collegePlacement.course))
    .where(eq(collegePlacement.college, college.id))
    .orderBy(...newestFirst)
    .limit(maxRows)
}

/** Dependent records of a college of the query alone. */
export function collegePartsOf(db: Reading) {
  const { campus, address, lat, lng, phones, email } = collegeContact
  const contacts = db
    .select({ row: jsonObject({ campus, address, lat, lng, phones, email }).as('row') })
    .from(collegeContact)
    .where(eq(collegeContact.college, college.id))
    .orderBy(asc(collegeContact.order), asc(collegeContact.id))
    .limit(maxRows)
  const { section, title, body } = collegeSection
  const sections = db
    .select({ row: jsonObject({ section, title, body }).as('row') })
    .from(collegeSection)
    .where(eq(collegeSection.college, college.id))
    .orderBy(asc(collegeSection.order), asc(collegeSection.id))
    .limit(maxRows)
  return {
    placements: jsonRows(placementsOf(db)),
    contacts: jsonRows(contacts),
    sections: jsonRows(sections),
  }
}
