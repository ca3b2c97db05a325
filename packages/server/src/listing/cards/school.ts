import type { SchoolCard } from '@pravesh/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/index.ts'
import { statement } from '../../db/statement.ts'
import { board, city, location, school, schoolType, state } from '../../db/tables.ts'
import { admitsToday } from '../../institute/admission-days.ts'
import { published } from '../published.ts'
import { placedToday, today } from '../today.ts'
import { inOrder } from './in-order.ts'
import { among, named, shared, sourcesFor, standing } from './institute.ts'

const rowsOf = statement('school_cards', (db) =>
  db
    .select({
      ...standing(school),
      type: { name: sql<string | null>`${schoolType.name}`, url: sql<string | null>`${schoolType.url}` },
      boards: sql<
        SchoolCard['boards']
      >`(select coalesce(json_agg(json_build_object('name', b.name, 'shortName', b.short_name,
        'url', b.url) order by array_position(${school.boards}, b.id)), '[]') from ${board} b where b.id = any(${school.boards}))`,
      gender: school.gender,
      classFrom: school.classFrom,
      classTo: school.classTo,
      admitsToday: admitsToday(school, placedToday),
      closesOn: school.admissionClosesOn,
      allYear: school.admissionAllYear,
      sources: school.sources,
    })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
    .leftJoin(location, eq(location.id, school.location))
    .leftJoin(schoolType, eq(schoolType.id, school.schoolType))
    .where(and(among(school.id), published(school))),
)

/** Cards of published schools in the order of the ids. `distances` are kilometres by id. */
export async function schoolCards(
  db: Db | Tx,
  ids: readonly number[],
  distances?: ReadonlyMap<number, number>,
): Promise<SchoolCard[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, { ids: [...ids], today: today() })
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
