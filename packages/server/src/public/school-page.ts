import { ApiError, type SchoolPage, shownSchool } from '@pravesh/contract'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { admittingOf } from '../admission/admitting.ts'
import type { Db } from '../db/index.ts'
import { medium, school, schoolFacility } from '../db/tables.ts'
import { feesOf } from '../institute/fees.ts'
import { movedTo } from '../institute/redirect.ts'
import { schoolCards } from '../listing/cards.ts'
import { partsOf } from './institute-parts.ts'
import { contactOf } from './page-parts.ts'

async function published(db: Db, url: string) {
  const [row] = await db
    .select()
    .from(school)
    .where(and(eq(school.url, url), eq(school.status, 'published')))
  if (row) return row
  const moved = await movedTo(db, 'school', url)
  const [now] =
    moved === undefined
      ? []
      : await db
          .select()
          .from(school)
          .where(and(eq(school.id, moved), eq(school.status, 'published')))
  if (!now) throw new ApiError('NOT_FOUND')
  return now
}
/** Other schools of the same city, those that share a board first. */
async function similarTo(db: Db, row: typeof school.$inferSelect) {
  const found = await db
    .select({ id: school.id })
    .from(school)
    .where(and(eq(school.city, row.city), eq(school.status, 'published'), ne(school.id, row.id)))
    .orderBy(desc(school.popularity), desc(school.id))
    .limit(24)
  const cards = await schoolCards(
    db,
    found.map((f) => f.id),
  )
  const alike = (c: (typeof cards)[number]) => c.boards.filter((b) => own.has(b.url)).length
  const [self] = await schoolCards(db, [row.id])
  const own = new Set(self?.boards.map((b) => b.url))
  return cards.toSorted((a, b) => alike(b) - alike(a)).slice(0, 4)
}

/** The page of one published school. A former url answers with the school that moved. NOT_FOUND otherwise. */
export async function schoolPage(db: Db, url: string): Promise<SchoolPage> {
  const row = shownSchool(await published(db, url))
  const [card] = await schoolCards(db, [row.id])
  if (!card) throw new ApiError('NOT_FOUND')
  const mediums =
    row.mediums.length === 0
      ? []
      : await db.select({ name: medium.name }).from(medium).where(inArray(medium.id, row.mediums))
  return {
    ...card,
    admitting: await admittingOf(db, 'school', row.id),
    ...(await contactOf(db, row, schoolFacility)),
    affiliationNo: row.affiliationNo,
    udiseCode: row.udiseCode,
    management: row.management,
    residential: row.residential,
    mediums: mediums.map((m) => m.name),
    students: row.students,
    teachers: row.teachers,
    transport: row.transport,
    hostel: row.hostel,
    timings: row.timings,
    admission: row.admission ?? null,
    fees: await feesOf(db, row.id),
    ...(await partsOf(db, 'school', row.id)),
    similar: await similarTo(db, row),
  }
}
