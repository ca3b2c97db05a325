import {
  ApiError,
  type College,
  type CollegeBody,
  type CollegeChange,
  type CollegeOffer,
  type CollegeRow,
  catalogue,
  collegeFields,
  type FieldError,
  unsourcedOf,
} from '@pravesh/contract'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { missingDeclared, missingIds } from '../catalogue/references.ts'
import { anyOf } from '../db/any-of.ts'
import { type Db, databaseFault, sqlState, type Tx } from '../db/index.ts'
import { city, college, collegeOffer, state } from '../db/tables.ts'
import { inOrder } from '../http/page.ts'
import { publishInvalidation } from '../invalidation/publish.ts'
import { cacheTagsFor, institutesShown } from '../invalidation/tags.ts'
import { checkAdmission } from './admission-days.ts'
import { type Author, changesOf, noteChange } from './changes.ts'
import { derivedCollege } from './derived.ts'
import { type InstituteQuery, pageOfInstitutes, rowColumns } from './list.ts'
import { deriveCollege } from './parts/course.ts'
import { checkPlace, type Place } from './place.ts'
import { rememberUrl } from './redirect.ts'

const {
  feeMin,
  feeMax,
  feeSource,
  rating,
  ratingCount,
  ratingSource,
  popularity,
  courses,
  specializations,
  levels,
  deliveries,
  exams,
  naacGrade,
  nirfBest,
  admissionOpensOn,
  admissionClosesOn,
  admissionAllYear,
  ...written
} = getTableColumns(college)
const { id: offerId, college: offerOf, position, ...offerColumns } = getTableColumns(collegeOffer)

const withIds = <T extends { id: number }>(row: T) => ({ ...row, eid: row.id, e_id: row.id })

/** One college as administrators see it, with its courses. NOT_FOUND where there is none. */
export async function collegeById(db: Db | Tx, eid: number): Promise<College> {
  const [row] = await db.select(written).from(college).where(eq(college.id, eid))
  if (!row) throw new ApiError('NOT_FOUND')
  const offers = await db
    .select(offerColumns)
    .from(collegeOffer)
    .where(eq(collegeOffer.college, eid))
    .orderBy(asc(collegeOffer.position), asc(collegeOffer.id))
  const held = { ...withIds(row), naac: row.naac ?? null, offers }
  return { ...held, unsourced: unsourcedOf('college', held) }
}
/** A page of colleges for administrators, searched by name, short name, url and AISHE code. */
export async function listCollegeRows(db: Db, query: InstituteQuery) {
  const codes = [sql`${college.aisheCode}`, sql`${college.shortName}`]
  const { ids, totals, ...page } = await pageOfInstitutes(db, college, query, codes)
  const rows = await db
    .select({ ...rowColumns(college), shortName: college.shortName, collegeType: college.collegeType })
    .from(college)
    .innerJoin(state, eq(state.id, college.state))
    .innerJoin(city, eq(city.id, college.city))
    .where(anyOf(college.id, ids))
  const data = inOrder(ids, rows).map((row): CollegeRow => withIds(row))
  return { data, ...totals, ...page }
}
async function checkReferences(tx: Tx, change: CollegeChange): Promise<void> {
  const offers = change.offers ?? []
  const errors: FieldError[] = [
    ...(await missingDeclared(tx, collegeFields, change)),
    ...(await missingIds(
      tx,
      catalogue.course,
      'offers',
      offers.map((o) => o.course),
    )),
    ...(await missingIds(
      tx,
      catalogue.specialization,
      'offers',
      offers.flatMap((o) => o.specializations),
    )),
    ...(await missingIds(
      tx,
      catalogue.courseLevel,
      'offers',
      offers.flatMap((o) => o.level ?? []),
    )),
    ...(await missingIds(
      tx,
      catalogue.courseDelivery,
      'offers',
      offers.flatMap((o) => o.delivery ?? []),
    )),
    ...(await missingIds(
      tx,
      catalogue.examList,
      'offers',
      offers.flatMap((o) => o.exams),
    )),
  ]
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
/** Refuses a change whose place or look-ups would not be there; `before` is what it is a change of. */
export async function checkCollege(tx: Tx, before: Place, change: CollegeChange): Promise<void> {
  await checkPlace(tx, { ...before, ...change } as Place)
  await checkReferences(tx, change)
  checkAdmission(change.admission)
}
type Priced = Pick<CollegeOffer, 'course' | 'feeByYear'>
/** Fees that stay as they were keep their source where none is named; new figures have none until somebody names it. */
async function replaceOffers(tx: Tx, eid: number, offers: readonly CollegeOffer[]): Promise<void> {
  const before = await tx.delete(collegeOffer).where(eq(collegeOffer.college, eid)).returning()
  const sameFees = (a: Priced, b: Priced) =>
    a.course === b.course && a.feeByYear.length > 0 && a.feeByYear.join() === b.feeByYear.join()
  const rows = offers.map((offer, position) => {
    const feeSource = offer.feeSource ?? before.find((b) => sameFees(b, offer))?.feeSource ?? null
    return { ...offer, feeSource, college: eid, position }
  })
  if (rows.length > 0) await tx.insert(collegeOffer).values(rows)
  await deriveCollege(tx, { type: 'college', id: eid })
}
async function told(tx: Tx, eid: number): Promise<void> {
  await publishInvalidation(tx, cacheTagsFor(institutesShown.college, [eid]))
}
function refused(thrown: unknown): unknown {
  const taken = databaseFault(thrown)?.constraint === 'college_url_unique' && sqlState(thrown) === '23505'
  if (!taken) return thrown
  return new ApiError('COLLEGE_URL_EXISTS', { errors: [{ field: 'url', message: 'College URL already exists' }] })
}

/** Adds a college with its courses. COLLEGE_URL_EXISTS where the url is taken. */
export async function createCollege(db: Db, author: Author, { offers, ...body }: CollegeBody): Promise<College> {
  try {
    return await db.transaction(async (tx) => {
      await checkPlace(tx, body)
      await checkReferences(tx, { ...body, offers })
      checkAdmission(body.admission)
      const [row] = await tx
        .insert(college)
        .values({ ...body, ...derivedCollege(body) })
        .returning({ id: college.id })
      if (!row) throw new Error('An insert answered no row')
      await replaceOffers(tx, row.id, offers)
      await noteChange(tx, { type: 'college', id: row.id }, author, [], { action: 'added' })
      await told(tx, row.id)
      return await collegeById(tx, row.id)
    })
  } catch (thrown) {
    throw refused(thrown)
  }
}
/** Changes the fields named; `offers`, if named, replaces the list. CONFLICT where `version` is not the current one. */
export async function updateCollege(
  db: Db,
  author: Author,
  eid: number,
  { version, offers, ...change }: CollegeChange,
  proposal?: number,
): Promise<College> {
  try {
    return await db.transaction(async (tx) => {
      const [before] = await tx.select().from(college).where(eq(college.id, eid)).for('update')
      if (!before) throw new ApiError('NOT_FOUND')
      if (version !== undefined && version !== before.version)
        throw new ApiError('CONFLICT', { message: 'Somebody else changed this college meanwhile. Reload to see it' })
      const after = { ...before, ...change }
      await checkCollege(tx, before, { ...change, offers })
      if (after.url !== before.url) await rememberUrl(tx, 'college', before.url, eid, after.url)
      if (offers) await replaceOffers(tx, eid, offers)
      const derived = derivedCollege({ ...after, naac: after.naac ?? null, admission: after.admission ?? null })
      await tx
        .update(college)
        .set({ ...change, ...derived, version: before.version + 1, updatedAt: new Date().toISOString() })
        .where(eq(college.id, eid))
      const changes = [...changesOf('college', before, change), ...(offers ? [{ name: 'offers' }] : [])]
      await noteChange(tx, { type: 'college', id: eid }, author, changes, { proposal })
      await told(tx, eid)
      return await collegeById(tx, eid)
    })
  } catch (thrown) {
    throw refused(thrown)
  }
}
