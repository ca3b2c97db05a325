import {
  ApiError,
  type College,
  type CollegeBody,
  type CollegeChange,
  type CollegeRow,
  collegeFields,
  unsourcedOf,
} from '@pravesh/contract'
import { asc, eq, getTableColumns } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { city, college, collegeOffer, state } from '../../platform/db/tables.ts'
import { inOrder } from '../../platform/http/page.ts'
import { missingDeclared } from '../records/references.ts'
import type { Author } from './changes/changes.ts'
import { missingOf, replaceCourses } from './facts/courses.ts'
import { derivedCollege } from './facts/derived.ts'
import type { Place } from './facts/place.ts'
import { type CollegeFilter, collegeCondition } from './list/filter.ts'
import { type InstituteQuery, pageOfInstitutes, rowColumns } from './list/page.ts'
import { addInstitute, changeInstitute, checkChange, type Kind } from './write.ts'

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
  completeness,
  ...writtenColumns
} = getTableColumns(college)
const {
  id: offerId,
  college: offerOf,
  position,
  createdAt: offerCreatedAt,
  updatedAt: offerUpdatedAt,
  cutoffs,
  ...offerColumns
} = getTableColumns(collegeOffer)

const withIds = <T extends { id: number }>(row: T) => ({ ...row, eid: row.id, e_id: row.id })

/** One college as administrators see it, with its courses. NOT_FOUND where there is none. */
export async function collegeById(db: Db | Tx, eid: number): Promise<College> {
  const [row] = await db.select(writtenColumns).from(college).where(eq(college.id, eid))
  if (!row) throw new ApiError('NOT_FOUND')
  const offers = await db
    .select(offerColumns)
    .from(collegeOffer)
    .where(eq(collegeOffer.college, eid))
    .orderBy(asc(collegeOffer.position), asc(collegeOffer.id))
  const record = { ...withIds(row), naac: row.naac ?? null, offers }
  return { ...record, unsourced: unsourcedOf('college', record) }
}
/** A page of colleges for administrators, searched by name, short name, url, AISHE code, place and record number. */
export async function listCollegeRows(db: Db, query: InstituteQuery & CollegeFilter) {
  const list = { table: college, where: await collegeCondition(db, query), ownColumns: {} }
  const { ids, totals, ...page } = await pageOfInstitutes(db, query, list)
  const rows = await db
    .select({ ...rowColumns(college, 'college'), shortName: college.shortName, collegeType: college.collegeType })
    .from(college)
    .innerJoin(state, eq(state.id, college.state))
    .innerJoin(city, eq(city.id, college.city))
    .where(anyOf(college.id, ids))
  const data = inOrder(ids, rows).map((row): CollegeRow => withIds(row))
  return { data, ...totals, ...page }
}
const kind: Kind<College, CollegeBody, CollegeChange, typeof college.$inferSelect> = {
  type: 'college',
  noun: 'College',
  duplicateCodes: { adding: 'COLLEGE_URL_EXISTS', changing: 'COLLEGE_URL_EXISTS' },
  read: collegeById,
  lock: async (tx, id) => (await tx.select().from(college).where(eq(college.id, id)).for('update'))[0],
  async checkReferences(tx, change) {
    const errors = await missingDeclared(tx, collegeFields, change)
    const ofCourses = await missingOf(tx, change.offers ?? [], () => 'offers')
    if (errors.length + ofCourses.length > 0) throw new ApiError('INVALID', { errors: [...errors, ...ofCourses] })
  },
  async insert(tx, { offers, ...body }) {
    const [row] = await tx
      .insert(college)
      .values({ ...body, ...derivedCollege(body) })
      .returning({ id: college.id })
    if (!row) throw new Error('An insert answered no row')
    await replaceCourses(tx, row.id, offers)
    return row.id
  },
  async update(tx, id, before, { offers, ...change }, stamp) {
    if (offers) await replaceCourses(tx, id, offers)
    const after = { ...before, ...change }
    const derived = derivedCollege({ ...after, naac: after.naac ?? null, admission: after.admission ?? null })
    await tx
      .update(college)
      .set({ ...change, ...derived, ...stamp })
      .where(eq(college.id, id))
  },
}
/** Rejects a change whose place or references do not exist; `before` is the record before the change. */
export const checkCollege = (tx: Tx, before: Place, change: CollegeChange) => checkChange(tx, kind, before, change)
/** Adds a college with its courses. COLLEGE_URL_EXISTS where the url is taken. */
export const createCollege = (db: Db, author: Author, body: CollegeBody) => addInstitute(db, kind, author, body)
/** Changes the fields named; `offers`, if named, replaces the list. CONFLICT where `version` is not the current one. */
export const updateCollege = (
  db: Db,
  author: Author,
  id: number,
  { version, ...change }: CollegeChange,
  proposal?: number,
) => changeInstitute(db, kind, author, id, { change, version, proposal })
