import {
  ApiError,
  type CollegePlacement,
  catalogue,
  type FieldError,
  type PartChange,
  type PlacementBody,
  placementErrors,
} from '@pravesh/contract'
import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { collegePlacement, course, placementCompany } from '../../../platform/db/tables.ts'
import { idFilter, likePattern, limitOffset, type PageQuery } from '../../../platform/http/page.ts'
import { missingIds } from '../../records/references.ts'
import { isSameValue, type PartValues } from '../changes/change-values.ts'
import { type Author, noteChange, partEntry } from '../changes/changes.ts'
import { mustExist } from '../found.ts'
import { assertPartUnchanged, invalidatePages, takeInstitute } from './engine.ts'

type PlacementsQuery = PageQuery<'id' | 'year' | 'createdAt' | 'updatedAt'> & {
  year?: number | undefined
  course?: number | undefined
}
const { college: _college, ...columns } = getTableColumns(collegePlacement)
const collegeOf = (eid: number) => ({ type: 'college' as const, id: eid })

/** Placements with the names of course and recruiters, newest year first, all courses together before single ones. */
async function placementsOf(db: Db | Tx, where: SQL | undefined, order: SQL[], limit: number, offset = 0) {
  const rows = await db
    .select({ ...columns, courseName: course.name })
    .from(collegePlacement)
    .leftJoin(course, eq(course.id, collegePlacement.course))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const ids = [...new Set(rows.flatMap((row) => row.recruiters))]
  const companies =
    ids.length === 0 ? [] : await db.select().from(placementCompany).where(inArray(placementCompany.id, ids))
  const names = new Map(companies.map((c) => [c.id, c.name]))
  return rows.map(
    (row): CollegePlacement => ({
      ...row,
      recruiterNames: row.recruiters.flatMap((id) => names.get(id) ?? []),
    }),
  )
}
export const newestFirst = [
  desc(collegePlacement.year),
  sql`${collegePlacement.course} nulls first`,
  asc(collegePlacement.id),
]

/** A page of a college's placements; search looks into year, course and recruiters. */
export async function listPlacements(db: Db, eid: number, q: PlacementsQuery) {
  await mustExist(db, collegeOf(eid))
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    eq(collegePlacement.college, eid),
    idFilter(q, collegePlacement.id),
    q.year === undefined ? undefined : eq(collegePlacement.year, q.year),
    q.course === undefined ? undefined : eq(collegePlacement.course, q.course),
    like
      ? or(
          sql`${collegePlacement.year}::text = ${q.search}`,
          sql`exists (select 1 from course c where c.id = ${collegePlacement.course} and c.name ilike ${like})`,
          sql`exists (select 1 from placement_company p where p.id = any(${collegePlacement.recruiters}) and ${ilike(sql`p.name`, like)})`,
        )
      : undefined,
  )
  const direction = q.order === 'desc' ? desc : asc
  const order = q.sort ? [direction(collegePlacement[q.sort]), direction(collegePlacement.id)] : newestFirst
  const { limit, offset } = limitOffset(q)
  const data = await placementsOf(db, where, order, limit, offset)
  return { data, total: await db.$count(collegePlacement, where), page: q.page, limit }
}
async function checkReferences(tx: Tx, { course, recruiters = [] }: PlacementBody): Promise<void> {
  const errors: FieldError[] = [
    ...(await missingIds(tx, catalogue.course, 'course', course ? [course] : [])),
    ...(await missingIds(tx, catalogue.placementCompany, 'recruiters', recruiters)),
  ]
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
const invalid = (errors: FieldError[]): never => {
  throw new ApiError('INVALID', { errors })
}
async function change(tx: Tx, before: CollegePlacement, input: PlacementBody): Promise<number> {
  const values = input
  const errors = placementErrors({ ...before, ...values })
  if (errors.length > 0) invalid(errors)
  await tx
    .update(collegePlacement)
    .set({ ...values, updatedAt: nextUpdatedAt(collegePlacement.updatedAt) })
    .where(eq(collegePlacement.id, before.id))
  return before.id
}
async function add(tx: Tx, eid: number, { year, source, ...input }: PlacementBody): Promise<number> {
  if (year === undefined || source === undefined) return invalid([{ field: 'source', message: 'Required' }])
  const [row] = await tx
    .insert(collegePlacement)
    .values({ ...input, year, source, college: eid })
    .returning()
  if (!row) throw new Error('An insert answered no row')
  const errors = placementErrors(row)
  if (errors.length > 0) invalid(errors)
  return row.id
}
/** The log names a placement by its year and, where it is of one course, the course. */
const logEntry = (action: PartChange['action'], { id, year, courseName }: CollegePlacement, values: PartValues) =>
  partEntry('placements', { action, id, title: courseName ? `${year}, ${courseName}` : `${year}` }, values)

/**
 * Writes the fields named of a placement: the one with this id, else the one of that year and course, else a new one, which
 * has to name its source. CONFLICT with the placement where it is not the one of `updatedAt`; NOT_FOUND where the one that was read is gone.
 */
export async function putPlacement(
  db: Db,
  author: Author,
  eid: number,
  { id, updatedAt, ...body }: PlacementBody,
): Promise<CollegePlacement> {
  try {
    return await db.transaction(async (tx) => {
      await takeInstitute(tx, collegeOf(eid))
      await checkReferences(tx, body)
      const where = and(
        eq(collegePlacement.college, eid),
        id === undefined
          ? sql`${collegePlacement.year} = ${body.year} and ${collegePlacement.course} is not distinct from ${body.course ?? null}::int`
          : eq(collegePlacement.id, id),
      )
      const [before] = await placementsOf(tx, where, newestFirst, 1)
      if (!before && (id !== undefined || updatedAt !== undefined)) throw new ApiError('NOT_FOUND')
      if (before) await assertPartUnchanged(tx, author, collegeOf(eid), before, updatedAt)
      const row = before ? { id: await change(tx, before, body) } : { id: await add(tx, eid, body) }
      const [savedRow] = await placementsOf(tx, eq(collegePlacement.id, row.id), newestFirst, 1)
      if (!savedRow) throw new Error('A write answered no row')
      if (!before || !isSameValue({ ...before, updatedAt: null }, { ...savedRow, updatedAt: null }))
        await noteChange(tx, collegeOf(eid), author, [
          logEntry(before ? 'changed' : 'added', savedRow, { before, after: savedRow }),
        ])
      await invalidatePages(tx, collegeOf(eid))
      return savedRow
    })
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    const errors = [{ field: 'year', message: 'There is a placement of this year and course' }]
    throw new ApiError('DUPLICATE', { errors })
  }
}
/** Deletes placements of this college, all or none. */
export function removePlacements(db: Db, author: Author, eid: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await takeInstitute(tx, collegeOf(eid))
    const where = and(eq(collegePlacement.college, eid), inArray(collegePlacement.id, [...ids]))
    const records = await placementsOf(tx, where, newestFirst, ids.length)
    if (records.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    await tx.delete(collegePlacement).where(where)
    const entries = records.map((record) => logEntry('deleted', record, { before: record }))
    await noteChange(tx, collegeOf(eid), author, entries)
    await invalidatePages(tx, collegeOf(eid))
    return records.map((record) => record.id)
  })
}
