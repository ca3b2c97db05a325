import {
  ApiError,
  type School,
  type SchoolBody,
  type SchoolChange,
  type SchoolRow,
  schoolFields,
  unsourcedOf,
} from '@pravesh/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { missingDeclared } from '../catalogue/references.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db, Tx } from '../db/index.ts'
import { databaseFault, sqlState } from '../db/index.ts'
import { city, school, state } from '../db/tables.ts'
import { inOrder } from '../http/page.ts'
import { publishInvalidation } from '../invalidation/publish.ts'
import { cacheTagsFor, institutesShown } from '../invalidation/tags.ts'
import { checkAdmission } from './admission-days.ts'
import { type Author, changesOf, noteChange } from './changes.ts'
import { derivedSchool } from './derived.ts'
import { type InstituteQuery, pageOfInstitutes, rowColumns } from './list.ts'
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
  admissionOpensOn,
  admissionClosesOn,
  admissionAllYear,
  ...written
} = getTableColumns(school)

/** One school as administrators see it. NOT_FOUND where there is none. */
export async function schoolById(db: Db | Tx, sid: number): Promise<School> {
  const [row] = await db.select(written).from(school).where(eq(school.id, sid))
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...row, sid: row.id, unsourced: unsourcedOf('school', row) }
}
/** A page of schools for administrators, searched by name, url and affiliation number. */
export async function listSchoolRows(db: Db, query: InstituteQuery) {
  const { ids, totals, ...page } = await pageOfInstitutes(db, school, query, [sql`${school.affiliationNo}`])
  const rows = await db
    .select({ ...rowColumns(school), boards: school.boards, affiliationNo: school.affiliationNo })
    .from(school)
    .innerJoin(state, eq(state.id, school.state))
    .innerJoin(city, eq(city.id, school.city))
    .where(anyOf(school.id, ids))
  const data = inOrder(ids, rows).map((row): SchoolRow => ({ ...row, sid: row.id }))
  return { data, ...totals, ...page }
}
async function checkReferences(tx: Tx, change: SchoolChange): Promise<void> {
  const errors = await missingDeclared(tx, schoolFields, change)
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
/** Refuses a change whose place or look-ups would not be there; `before` is what it is a change of. */
export async function checkSchool(tx: Tx, before: Place, change: SchoolChange): Promise<void> {
  await checkPlace(tx, { ...before, ...change } as Place)
  await checkReferences(tx, change)
  checkAdmission(change.admission)
}
async function told(tx: Tx, id: number): Promise<void> {
  await publishInvalidation(tx, cacheTagsFor(institutesShown.school, [id]))
}
const urlTaken = (thrown: unknown) =>
  databaseFault(thrown)?.constraint === 'school_url_unique' && sqlState(thrown) === '23505'

/** Adds a school. SCHOOL_URL_EXISTS where the url is taken. */
export async function createSchool(db: Db, author: Author, body: SchoolBody): Promise<School> {
  try {
    return await db.transaction(async (tx) => {
      await checkPlace(tx, body)
      await checkReferences(tx, body)
      checkAdmission(body.admission)
      const [row] = await tx
        .insert(school)
        .values({ ...body, ...derivedSchool(body) })
        .returning({ id: school.id })
      if (!row) throw new Error('An insert answered no row')
      await noteChange(tx, { type: 'school', id: row.id }, author, [], { action: 'added' })
      await told(tx, row.id)
      return await schoolById(tx, row.id)
    })
  } catch (thrown) {
    if (!urlTaken(thrown)) throw thrown
    throw new ApiError('SCHOOL_URL_EXISTS', { errors: [{ field: 'url', message: 'School URL already exists' }] })
  }
}
/** Changes the fields named. CONFLICT where `version` is not the current one: somebody else saved meanwhile. */
export async function updateSchool(
  db: Db,
  author: Author,
  sid: number,
  { version, ...change }: SchoolChange,
  proposal?: number,
): Promise<School> {
  try {
    return await db.transaction(async (tx) => {
      const [before] = await tx.select().from(school).where(eq(school.id, sid)).for('update')
      if (!before) throw new ApiError('NOT_FOUND')
      if (version !== undefined && version !== before.version)
        throw new ApiError('CONFLICT', { message: 'Somebody else changed this school meanwhile. Reload to see it' })
      const after = { ...before, ...change }
      if (after.classFrom !== null && after.classTo !== null && after.classFrom > after.classTo)
        throw new ApiError('INVALID', { errors: [{ field: 'classTo', message: 'Not before the first class' }] })
      await checkSchool(tx, before, change)
      if (after.url !== before.url) await rememberUrl(tx, 'school', before.url, sid, after.url)
      await tx
        .update(school)
        .set({ ...change, ...derivedSchool(after), version: before.version + 1, updatedAt: new Date().toISOString() })
        .where(eq(school.id, sid))
      const changes = changesOf('school', before, change)
      await noteChange(tx, { type: 'school', id: sid }, author, changes, { proposal })
      await told(tx, sid)
      return await schoolById(tx, sid)
    })
  } catch (thrown) {
    if (!urlTaken(thrown)) throw thrown
    throw new ApiError('DUPLICATE', {
      message: 'School URL already exists',
      errors: [{ field: 'url', message: 'School URL already exists' }],
    })
  }
}
