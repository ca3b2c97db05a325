import { ApiError, type SchoolPage, shownSchool } from '@pravesh/contract'
import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admittingNow } from '../admission/admitting.ts'
import { type Db, jsonObject, jsonRows, type Reading, statement } from '../db/index.ts'
import { board, medium, school, schoolFacility, schoolFee } from '../db/tables.ts'
import { feeParts, feeTotals } from '../institute/fees.ts'
import { schoolCards } from '../listing/cards/school.ts'
import { published } from '../listing/published.ts'
import { placedToday, today } from '../listing/today.ts'
import { foundAt } from './found-at.ts'
import { facilitiesOf, partsOf } from './institute-parts.ts'
import { contactOf } from './page-parts.ts'

/** Among so many of the best known of its city, those that share a board come first. */
const alikeAmong = 24
const mostAlike = 4

const near = alias(school, 'near')
/** Other schools of the same city, those that share a board first. */
const similar = (db: Reading) => {
  const known = db
    .select({ id: near.id, popularity: near.popularity, boards: near.boards })
    .from(near)
    .where(and(eq(near.city, school.city), published(near), ne(near.id, school.id)))
    .orderBy(desc(near.popularity), desc(near.id))
    .limit(alikeAmong)
    .as('known')
  const both = sql`(select count(*) from ${board} b where b.id = any(${known.boards}) and b.id = any(${school.boards}))`
  return jsonRows(
    db
      .select({ row: sql<number>`to_json(${known.id})`.as('row') })
      .from(known)
      .orderBy(desc(both), desc(known.popularity), desc(known.id))
      .limit(mostAlike),
  )
}

/** All of a school's page but its cards, in one round trip. */
const pageOf = statement('school_page', (db) =>
  db
    .select({
      row: getTableColumns(school),
      admitting: admittingNow('school', placedToday),
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
      similar: similar(db),
      ...partsOf(db, 'school'),
    })
    .from(school)
    .where(and(eq(school.url, sql.placeholder('url')), published(school))),
)

/** The page of one published school. A former url answers with the school that moved. NOT_FOUND otherwise. */
export async function schoolPage(db: Db, url: string): Promise<SchoolPage> {
  const found = await foundAt(db, 'school', url, async (at) => (await pageOf(db, { url: at, today: today() }))[0])
  const row = shownSchool(found.row)
  const [card, ...alike] = await schoolCards(db, [row.id, ...found.similar])
  if (card?.id !== row.id) throw new ApiError('NOT_FOUND')
  return {
    ...card,
    admitting: found.admitting,
    ...contactOf(row, found.facilities),
    affiliationNo: row.affiliationNo,
    udiseCode: row.udiseCode,
    management: row.management,
    residential: row.residential,
    mediums: found.mediums,
    students: row.students,
    teachers: row.teachers,
    transport: row.transport,
    hostel: row.hostel,
    timings: row.timings,
    admission: row.admission ?? null,
    fees: found.fees.map((fee) => ({ ...fee, ...feeTotals(fee) })),
    faqs: found.faqs,
    awards: found.awards,
    reviews: found.reviews,
    similar: alike,
  }
}
