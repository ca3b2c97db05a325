import {
  ApiError,
  type School,
  type SchoolBody,
  type SchoolChange,
  type SchoolRow,
  schoolFields,
  unsourcedOf,
} from '@pravesh/contract'
import { eq, getTableColumns } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { city, school, state } from '../../platform/db/tables.ts'
import { inOrder } from '../../platform/http/page.ts'
import { missingDeclared } from '../records/references.ts'
import type { Author } from './changes/changes.ts'
import { derivedSchool } from './facts/derived.ts'
import type { Place } from './facts/place.ts'
import { type SchoolFilter, schoolCondition } from './list/filter.ts'
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
  admissionOpensOn,
  admissionClosesOn,
  admissionAllYear,
  ownership,
  completeness,
  ...writtenColumns
} = getTableColumns(school)

/** One school as administrators see it. NOT_FOUND where there is none. */
export async function schoolById(db: Db | Tx, sid: number): Promise<School> {
  const [row] = await db.select(writtenColumns).from(school).where(eq(school.id, sid))
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...row, sid: row.id, unsourced: unsourcedOf('school', row) }
}
/** A page of schools for administrators, searched by name, url, affiliation number, place and record number. */
export async function listSchoolRows(db: Db, query: InstituteQuery<'affiliationNo'> & SchoolFilter) {
  const { affiliationNo, boards, schoolType } = school
  const list = { table: school, where: await schoolCondition(db, query), ownColumns: { affiliationNo } }
  const { ids, totals, ...page } = await pageOfInstitutes(db, query, list)
  const rows = await db
    .select({ ...rowColumns(school, 'school'), boards, schoolType, affiliationNo })
    .from(school)
    .innerJoin(state, eq(state.id, school.state))
    .innerJoin(city, eq(city.id, school.city))
    .where(anyOf(school.id, ids))
  const data = inOrder(ids, rows).map((row): SchoolRow => ({ ...row, sid: row.id }))
  return { data, ...totals, ...page }
}
const kind: Kind<School, SchoolBody, SchoolChange, typeof school.$inferSelect> = {
  type: 'school',
  noun: 'School',
  // The code of an address that is taken is the specification's, and of POST alone.
  duplicateCodes: { adding: 'SCHOOL_URL_EXISTS', changing: 'DUPLICATE' },
  read: schoolById,
  lock: async (tx, id) => (await tx.select().from(school).where(eq(school.id, id)).for('update'))[0],
  async checkReferences(tx, change) {
    const errors = await missingDeclared(tx, schoolFields, change)
    if (errors.length > 0) throw new ApiError('INVALID', { errors })
  },
  async insert(tx, body) {
    const [row] = await tx
      .insert(school)
      .values({ ...body, ...derivedSchool(body) })
      .returning({ id: school.id })
    if (!row) throw new Error('An insert answered no row')
    return row.id
  },
  async update(tx, id, before, change, stamp) {
    const after = { ...before, ...change }
    if (after.classFrom !== null && after.classTo !== null && after.classFrom > after.classTo)
      throw new ApiError('INVALID', { errors: [{ field: 'classTo', message: 'Not before the first class' }] })
    await tx
      .update(school)
      .set({ ...change, ...derivedSchool(after), ...stamp })
      .where(eq(school.id, id))
  },
}
/** Rejects a change whose place or references do not exist; `before` is the record before the change. */
export const checkSchool = (tx: Tx, before: Place, change: SchoolChange) => checkChange(tx, kind, before, change)
/** Adds a school. SCHOOL_URL_EXISTS where the url is taken. */
export const createSchool = (db: Db, author: Author, body: SchoolBody) => addInstitute(db, kind, author, body)
/** Changes the named fields. CONFLICT where `version` is not the current one: it was saved concurrently. */
export const updateSchool = (
  db: Db,
  author: Author,
  id: number,
  { version, ...change }: SchoolChange,
  proposal?: number,
) => changeInstitute(db, kind, author, id, { change, version, proposal })
