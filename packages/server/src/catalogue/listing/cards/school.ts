import { type SchoolCard, sourceOf } from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import { type Db, statement, type Tx } from '../../../platform/db/index.ts'
import { placedToday, today } from '../../../platform/db/statements/today.ts'
import { board, city, location, school, schoolType, state } from '../../../platform/db/tables.ts'
import { inOrder } from '../../../platform/http/page.ts'
import { admitsToday } from '../../institute/facts/admission-days.ts'
import { admittingNow } from '../../institute/facts/admitting.ts'
import { published } from '../query/published.ts'
import { inIds, instituteCardColumns, linkOf, partnerSource, place, shared, sourcesFor } from './institute.ts'

/** Card fields of a school that are not in its own row. */
export const schoolCardColumns = (table: typeof school) => ({
  ...place,
  type: { name: sql<string | null>`${schoolType.name}`, url: sql<string | null>`${schoolType.url}` },
  boards: sql<
    SchoolCard['boards']
  >`(select coalesce(json_agg(json_build_object('name', b.name, 'shortName', b.short_name,
    'url', b.url) order by array_position(${table.boards}, b.id)), '[]') from ${board} b where b.id = any(${table.boards}))`,
  admitsToday: admitsToday(table, placedToday),
  admitting: admittingNow('school', placedToday, table),
})
/** All that the card of a school is made of. */
export const schoolCardFields = (table: typeof school) => ({
  ...instituteCardColumns(table),
  gender: table.gender,
  residential: table.residential,
  classFrom: table.classFrom,
  classTo: table.classTo,
  admissionClosesOn: table.admissionClosesOn,
  admissionAllYear: table.admissionAllYear,
  sources: table.sources,
  ...schoolCardColumns(table),
})
type SchoolRow = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = statement('school_cards', (db) =>
  db
    .select(schoolCardFields(school))
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .leftJoin(location, eq(location.id, school.location))
    .leftJoin(schoolType, eq(schoolType.id, school.schoolType))
    .where(and(inIds(school.id), published(school))),
)

/** Whether pupils may stay at the school, where that is a fact. */
const hasHostel = ({ residential, sources }: Pick<SchoolRow, 'residential' | 'sources'>): boolean =>
  (residential === 'residential' || residential === 'day-residential') &&
  (sourceOf(sources, 'residential')?.tier ?? 'demo') !== 'demo'

/** The card of a school from its fields. `distances` are kilometres by id. */
export const schoolCard = (row: SchoolRow, distances?: ReadonlyMap<number, number>): SchoolCard => ({
  ...shared(row, distances),
  type: linkOf(row.type),
  boards: row.boards,
  gender: row.gender,
  classFrom: row.classFrom,
  classTo: row.classTo,
  ...(hasHostel(row) && { hostel: true as const }),
  admissionsOpenTill: row.admitsToday && !row.admissionAllYear ? row.admissionClosesOn : null,
  admissionsAllYear: row.admissionAllYear,
  sources: {
    ...(row.admitsToday ? sourcesFor(row.sources, { admission: row.admitsToday }) : {}),
    ...partnerSource(row),
  },
})

/** Cards of published schools in the order of the ids. */
export async function schoolCards(
  db: Db | Tx,
  ids: readonly number[],
  distances?: ReadonlyMap<number, number>,
): Promise<SchoolCard[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, { ids: [...ids], today: today() })
  return inOrder(ids, rows).map((row) => schoolCard(row, distances))
}
