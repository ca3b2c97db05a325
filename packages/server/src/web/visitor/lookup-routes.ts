import { ApiError, lookupEndpoints } from '@pravesh/contract'
import { idsNamed } from '../../catalogue/search/named.ts'
import { type AnyPgColumn, and, asc, eq, ilike, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import {
  category,
  city,
  college,
  collegeOffer,
  course,
  courseLevel,
  location,
  refundRule,
  school,
  specialization,
  state,
} from '../../platform/db/tables.ts'
import { type Bound, bind, type RouteServices, showing } from '../../platform/http/bind.ts'
import { idsOfPage, inOrder, likePattern } from '../../platform/http/page.ts'
import { placeOfPincode } from './pincode.ts'

/** Places are looked up 300 at a time. */
const maxRows = 300

/** Matches an id, a url or a name. */
function keyed(t: { id: AnyPgColumn; url: AnyPgColumn; name: AnyPgColumn }, key: string): SQL | undefined {
  return /^\d{1,9}$/.test(key)
    ? eq(t.id, Number(key))
    : or(eq(t.url, key.toLowerCase()), ilike(t.name, key.replace(/[\\%_]/g, '\\$&')))
}
type PlaceQuery = { state?: string | undefined; city?: string | undefined; search?: string | undefined }

async function places(db: Db, kind: string, q: PlaceQuery) {
  if (kind.endsWith('state'))
    return db
      .select({ id: state.id, name: state.name, url: state.url })
      .from(state)
      .where(q.search ? ilike(state.name, likePattern(q.search)) : undefined)
      .orderBy(asc(state.name))
      .limit(maxRows)
  const parentLookup = kind.endsWith('city')
    ? { table: city, parent: city.state, of: state, key: q.state, field: 'state' }
    : { table: location, parent: location.city, of: city, key: q.city, field: 'city' }
  if (!parentLookup.key)
    throw new ApiError('INVALID', { errors: [{ field: parentLookup.field, message: 'Say of which' }] })
  const [parent] = await db
    .select({ id: parentLookup.of.id })
    .from(parentLookup.of)
    .where(keyed(parentLookup.of, parentLookup.key))
    .limit(1)
  if (!parent) throw new ApiError('NOT_FOUND')
  const { id, name, url } = parentLookup.table
  return db
    .select({ id, name, url })
    .from(parentLookup.table)
    .where(and(eq(parentLookup.parent, parent.id), q.search ? ilike(name, likePattern(q.search)) : undefined))
    .orderBy(asc(name))
    .limit(maxRows)
}

type EducationQuery = {
  type: 'category' | 'course' | 'specialization' | 'courselevel'
  category_id?: number | undefined
  course_id?: number | undefined
}
async function education(db: Db, q: EducationQuery) {
  switch (q.type) {
    case 'category': {
      const rows = await db.select().from(category).orderBy(asc(category.name)).limit(maxRows)
      return rows.map(({ id, name, url }) => ({ id, name, url, cat_id: id, cat_name: name }))
    }
    case 'course': {
      const condition = q.category_id === undefined ? undefined : eq(course.category, q.category_id)
      const rows = await db.select().from(course).where(condition).orderBy(asc(course.name)).limit(maxRows)
      return rows.map(({ id, name, url, category: cat_id }) => ({
        id,
        name,
        url,
        course_id: id,
        course_name: name,
        cat_id,
      }))
    }
    case 'specialization': {
      const condition = q.course_id === undefined ? undefined : eq(specialization.course, q.course_id)
      const rows = await db
        .select()
        .from(specialization)
        .where(condition)
        .orderBy(asc(specialization.name))
        .limit(maxRows)
      return rows.map((r) => ({
        id: r.id,
        name: r.name,
        url: r.url,
        spec_id: r.id,
        spce_name: r.name,
        course_id: r.course,
      }))
    }
    case 'courselevel': {
      const rows = await db.select().from(courseLevel).orderBy(asc(courseLevel.name)).limit(maxRows)
      return rows.map(({ id, name, url }) => ({ id, name, url, level_id: id, level_name: name }))
    }
  }
}

/** Names of published schools by page; the ids are chosen first, so that a deep page reads the index only. */
async function schoolNames(db: Db, q: { search?: string | undefined; page: number; page_size: number }) {
  const named = await idsNamed(db, 'school', q.search)
  const where = and(
    eq(school.status, 'published'),
    q.search ? or(ilike(school.name, likePattern(q.search)), named && sql`${school.id} = any (${named})`) : undefined,
  )
  const { ids, totals, page, limit } = await idsOfPage(
    db,
    { page: q.page, limit: q.page_size },
    {
      order: { by: school.popularity, id: school.id, direction: 'desc' },
      where,
      from: (keys) => db.select(keys).from(school),
    },
  )
  const rows = await db
    .select({
      id: school.id,
      name: school.name,
      url: school.url,
      place: sql<string>`${city.name} || ', ' || ${state.name}`,
    })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .where(anyOf(school.id, ids))
  return { data: inOrder(ids, rows).map((row) => ({ ...row, sid: row.id })), ...totals, page, limit }
}

async function collegeCourses(db: Db, eid: number) {
  const [found] = await db
    .select({ id: college.id })
    .from(college)
    .where(and(eq(college.id, eid), eq(college.status, 'published')))
  if (!found) throw new ApiError('NOT_FOUND')
  const rows = await db
    .select({ id: course.id, name: course.name, url: course.url })
    .from(collegeOffer)
    .innerJoin(course, eq(course.id, collegeOffer.course))
    .where(and(eq(collegeOffer.college, eid), eq(collegeOffer.active, true)))
    .orderBy(asc(collegeOffer.position), asc(course.name))
  return rows.map((r) => ({ ...r, course_id: r.id, course_name: r.name }))
}

/** Rules on refunds of fees; a rule of one academic year is before those that apply until they are replaced. */
const refundRules = (db: Db) =>
  db
    .select({
      appliesTo: sql<'college' | 'school'>`${refundRule.appliesTo}`,
      academicYear: refundRule.academicYear,
      fromDate: refundRule.fromDate,
      untilDate: refundRule.untilDate,
      fromDay: refundRule.fromDay,
      untilDay: refundRule.untilDay,
      refundPercent: refundRule.refundPercent,
      deductionPercent: refundRule.deductionPercent,
      deductionMax: refundRule.deductionMax,
      clause: refundRule.clause,
      clauseLocal: refundRule.clauseLocal,
      source: refundRule.source,
    })
    .from(refundRule)
    .orderBy(sql`${refundRule.academicYear} desc nulls last`, asc(refundRule.untilDate), asc(refundRule.untilDay))
    .limit(maxRows)

/** The look-ups that fill dropdowns, and the rules on refunds. */
export const routes = ({ reads: db }: RouteServices): Bound[] => [
  ...showing(
    ['courses'],
    [
      bind(lookupEndpoints.places, async ({ params, query }) => ({ data: await places(db, params.dataType, query) })),
      bind(lookupEndpoints.pincode, async ({ params }) => ({ data: await placeOfPincode(db, params.pincode) })),
      bind(lookupEndpoints.education, async ({ query }) => ({ data: await education(db, query) })),
    ],
  ),
  ...showing(
    ['schools', 'colleges'],
    [bind(lookupEndpoints.refundRules, async () => ({ data: await refundRules(db) }))],
  ),
  ...showing(['schools'], [bind(lookupEndpoints.schoolNames, ({ query }) => schoolNames(db, query))]),
  ...showing(
    ['colleges'],
    [
      bind(lookupEndpoints.collegeCourses, async ({ params }) => ({
        data: await collegeCourses(db, params.college_id),
      })),
    ],
  ),
]
