import {
  type CollegeCard,
  type CourseCard,
  catalogue,
  type ExamCard,
  type Figure,
  type Place,
  type SchoolCard,
  type Source,
  type Sources,
  shownCollege,
  shownRecord,
  sourceOf,
} from '@pravesh/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import {
  board,
  category,
  city,
  college,
  collegeType,
  course,
  courseLevel,
  exam,
  examLevel,
  location,
  school,
  schoolType,
  state,
} from '../db/tables.ts'
import { admitsToday } from '../institute/admission-days.ts'
import { today } from './today.ts'

type Institutes = typeof school | typeof college
/** Names are read by joins on primary keys: always as they are now, and cheap for a page of rows. */
const placed = (of: Institutes) => ({
  city: { name: city.name, url: city.url },
  state: { name: state.name, url: state.url, code: state.code },
  location: sql<string | null>`${location.name}`,
  lat: of.lat,
  lng: of.lng,
})
const standing = (of: Institutes) => ({
  id: of.id,
  name: of.name,
  url: of.url,
  logo: of.logo,
  cover: of.cover,
  isPartner: of.isPartner,
  rating: of.rating,
  ratingCount: of.ratingCount,
  ratingSource: of.ratingSource,
  feeMin: of.feeMin,
  feeSource: of.feeSource,
})
type Placed = {
  city: Place['city']
  state: Place['state']
  location: string | null
  lat: number | null
  lng: number | null
}

const placeOf = ({ city: town, state: region, location: area, lat, lng }: Placed): Place => ({
  text: [...new Set([area, town.name, region.name])].filter((part) => part !== null).join(', '),
  city: town,
  state: region,
  lat,
  lng,
})
/** A figure that nobody stands for is not shown. */
const figure = (value: number | null, source: Source | null): Figure | null =>
  value === null || source === null ? null : { value, source }
const ratingOf = (row: { rating: number | null; ratingCount: number; ratingSource: Source | null }) =>
  row.rating === null || row.ratingCount === 0 || row.ratingSource === null
    ? null
    : { value: Math.round(row.rating * 10) / 10, count: row.ratingCount, source: row.ratingSource }

/** A joined look-up, null where the institute has none. */
const named = (of: { name: string | null; url: string | null }) =>
  of.name === null || of.url === null ? null : { name: of.name, url: of.url }

/** Rows in the order of the ids; ids without a row are passed over. */
export function inOrder<R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Cards of published schools in the order of the ids. `distances` are kilometres by id. */
export async function schoolCards(
  db: Db | Tx,
  ids: readonly number[],
  distances?: ReadonlyMap<number, number>,
): Promise<SchoolCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...standing(school),
      ...placed(school),
      type: { name: sql<string | null>`${schoolType.name}`, url: sql<string | null>`${schoolType.url}` },
      boards: sql<
        SchoolCard['boards']
      >`(select coalesce(json_agg(json_build_object('name', b.name, 'shortName', b.short_name,
        'url', b.url) order by array_position(${school.boards}, b.id)), '[]') from ${board} b where b.id = any(${school.boards}))`,
      gender: school.gender,
      classFrom: school.classFrom,
      classTo: school.classTo,
      admitsToday: admitsToday(school),
      closesOn: school.admissionClosesOn,
      allYear: school.admissionAllYear,
      sources: school.sources,
    })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .leftJoin(location, eq(location.id, school.location))
    .leftJoin(schoolType, eq(schoolType.id, school.schoolType))
    .where(and(inArray(school.id, [...ids]), eq(school.status, 'published')))
  return inOrder(ids, rows).map((row) => ({
    ...shared(row, distances),
    type: named(row.type),
    boards: row.boards,
    gender: row.gender,
    classFrom: row.classFrom,
    classTo: row.classTo,
    admissionsOpenTill: row.admitsToday && !row.allYear ? row.closesOn : null,
    admissionsAllYear: row.allYear,
    sources: row.admitsToday ? sourcesFor(row.sources, { admission: row.admitsToday }) : {},
  }))
}

type Shared = Placed &
  Parameters<typeof ratingOf>[0] & {
    id: number
    name: string
    url: string
    logo: string | null
    cover: string | null
    isPartner: boolean
    feeMin: number | null
    feeSource: Source | null
  }
const shared = (row: Shared, distances?: ReadonlyMap<number, number>) => ({
  id: row.id,
  name: row.name,
  url: row.url,
  place: placeOf(row),
  logo: row.logo,
  cover: row.cover,
  rating: ratingOf(row),
  feeFrom: figure(row.feeMin, row.feeSource),
  distanceKm: distances?.get(row.id) ?? null,
  isPartner: row.isPartner,
})

/** The sources of what a card shows, by the field: of these figures, those that are known. */
const sourcesFor = (sources: Sources, figures: Readonly<Record<string, unknown>>): Sources =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => {
      const source = value === null ? null : sourceOf(sources, name)
      return source ? [[name, source]] : []
    }),
  )

/** The best rank of the latest year, with the source that the college names for its ranks. */
function nirfOf(row: Pick<typeof college.$inferSelect, 'nirf' | 'sources'>): CollegeCard['nirf'] {
  const latest = Math.max(0, ...row.nirf.map((n) => n.year))
  const [best] = row.nirf.filter((n) => n.year === latest).toSorted((a, b) => a.rank - b.rank)
  const source = sourceOf(row.sources, 'nirf')
  return best && source ? { year: best.year, category: best.category, rank: best.rank, source } : null
}

/** Cards of published colleges in the order of the ids. */
export async function collegeCards(db: Db | Tx, ids: readonly number[]): Promise<CollegeCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...standing(college),
      ...placed(college),
      shortName: college.shortName,
      type: { name: sql<string | null>`${collegeType.name}`, url: sql<string | null>`${collegeType.url}` },
      ownership: college.ownership,
      established: college.established,
      courseCount: sql<number>`cardinality(${college.courses})`,
      nirf: college.nirf,
      sources: college.sources,
      naac: college.naacGrade,
    })
    .from(college)
    .innerJoin(city, eq(city.id, college.city))
    .innerJoin(state, eq(state.id, college.state))
    .leftJoin(location, eq(location.id, college.location))
    .leftJoin(collegeType, eq(collegeType.id, college.collegeType))
    .where(and(inArray(college.id, [...ids]), eq(college.status, 'published')))
  return inOrder(ids, rows).map((row) => {
    const { established } = shownCollege({ established: row.established, sources: row.sources })
    return {
      ...shared(row),
      shortName: row.shortName,
      type: named(row.type),
      ownership: row.ownership,
      established,
      courseCount: row.courseCount,
      nirf: nirfOf(row),
      naac: row.naac,
      sources: sourcesFor(row.sources, { established, naac: row.naac }),
    }
  })
}

type ExamDate = { event: string; from: string; tentative: boolean; source: Source }
/** Cards of published exams in the order of the ids, each with its next date. */
export async function examCards(db: Db | Tx, ids: readonly number[]): Promise<ExamCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: exam.id,
      name: exam.name,
      fullName: exam.fullName,
      url: exam.url,
      level: { name: examLevel.name, url: examLevel.url },
      stream: exam.stream,
      body: exam.body,
      mode: exam.mode,
      told: { typicalMonth: exam.typicalMonth, dates: exam.dates, source: exam.source },
    })
    .from(exam)
    .innerJoin(examLevel, eq(examLevel.id, exam.examLevel))
    .where(and(inArray(exam.id, [...ids]), eq(exam.status, 'published')))
  const now = today()
  return inOrder(ids, rows).map(({ told, ...row }) => {
    const { dates, typicalMonth } = shownRecord(catalogue.examList, told)
    const [next] = (dates as ExamDate[]).filter((d) => d.from >= now).toSorted((a, b) => a.from.localeCompare(b.from))
    const { event = '', from = '', tentative = false, source } = next ?? {}
    return { ...row, typicalMonth, nextDate: source ? { event, from, tentative, source } : null }
  })
}

/** How many published colleges offer each of these courses. */
const offeredBy = (id: SQL | typeof course.id) =>
  sql<number>`(select count(*)::int from ${college} c where c.status = 'published' and c.courses @> array[${id}])`

/** Cards of courses in the order of the ids. */
export async function courseCards(db: Db | Tx, ids: readonly number[]): Promise<CourseCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: course.id,
      name: course.name,
      shortName: course.shortName,
      url: course.url,
      category: { name: category.name, url: category.url },
      level: { name: courseLevel.name, url: courseLevel.url },
      durationMonths: course.durationMonths,
      collegeCount: offeredBy(course.id),
    })
    .from(course)
    .innerJoin(category, eq(category.id, course.category))
    .innerJoin(courseLevel, eq(courseLevel.id, course.level))
    .where(inArray(course.id, [...ids]))
  return inOrder(ids, rows)
}
