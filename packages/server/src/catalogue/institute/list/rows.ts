import { asc, eq, type PgTable, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { board, category, city, college, collegeType, school, schoolType, state } from '../../../platform/db/tables.ts'
import type { InstituteTable } from './filter.ts'
import { rowColumns } from './page.ts'

/** A row of an export: texts and numbers as a spreadsheet takes them. */
export type ExportedRow = { id: number } & Readonly<Record<string, string | number | boolean | null>>
type Reader = {
  columns: readonly string[]
  /** The next rows that meet the condition, by id. */
  read: (condition: SQL | undefined, limit: number) => Promise<ExportedRow[]>
}

const joined = (values: readonly unknown[]): string => values.join('; ')
/** Names of the records of a small catalogue by their ids. */
async function namesOf(db: Db, table: typeof board | typeof category | typeof schoolType | typeof collegeType) {
  const rows = await db.select({ id: table.id, name: table.name }).from(table as PgTable)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (ids: readonly number[]) => joined(ids.map((id) => names.get(id) ?? id))
}
const nameOrNull = (names: (ids: readonly number[]) => string, id: number | null) => (id === null ? null : names([id]))

const sharedColumns = <T extends InstituteTable>(t: T) => ({
  address: t.address as T['address'],
  pincode: t.pincode as T['pincode'],
  phones: t.phones as T['phones'],
  email: t.email as T['email'],
  website: t.website as T['website'],
  established: t.established as T['established'],
  lat: t.lat as T['lat'],
  lng: t.lng as T['lng'],
  createdAt: t.createdAt as T['createdAt'],
})
const shared = ['id', 'name', 'url', 'status', 'stateName', 'cityName', 'address', 'pincode'] as const
const contacts = ['phones', 'email', 'website', 'established', 'lat', 'lng', 'isPartner', 'completeness'] as const
const times = ['changedBy', 'createdAt', 'updatedAt'] as const
/** A telephone number as a spreadsheet takes it for text: a plus sign in front would be quoted as a formula. */
const phonesText = (phones: readonly string[]) => joined(phones.map((phone) => phone.replace(/^\+/, '(+) ')))

/** Reads schools for an export, with the names of their references. */
export async function readSchools(db: Db): Promise<Reader> {
  const boardNames = await namesOf(db, board)
  const typeNames = await namesOf(db, schoolType)
  const { boards, schoolType: type, classFrom, classTo, affiliationNo, udiseCode } = school
  return {
    columns: [...shared, 'boards', 'type', 'classFrom', 'classTo', 'affiliationNo', 'udiseCode', ...contacts, ...times],
    async read(condition, limit) {
      const rows = await db
        .select({
          ...rowColumns(school, 'school'),
          ...sharedColumns(school),
          ...{ boards, type, classFrom, classTo, affiliationNo, udiseCode },
        })
        .from(school)
        .innerJoin(state, eq(state.id, school.state))
        .innerJoin(city, eq(city.id, school.city))
        .where(condition)
        .orderBy(asc(school.id))
        .limit(limit)
      return rows.map((row) => ({
        ...row,
        phones: phonesText(row.phones),
        boards: boardNames(row.boards),
        type: nameOrNull(typeNames, row.type),
      }))
    },
  }
}
/** Reads colleges the same way. */
export async function readColleges(db: Db): Promise<Reader> {
  const categoryNames = await namesOf(db, category)
  const typeNames = await namesOf(db, collegeType)
  const { categories, collegeType: type, shortName, aisheCode, ownership } = college
  return {
    columns: [...shared, 'shortName', 'categories', 'type', 'ownership', 'aisheCode', ...contacts, ...times],
    async read(condition, limit) {
      const rows = await db
        .select({
          ...rowColumns(college, 'college'),
          ...sharedColumns(college),
          ...{ categories, type, shortName, aisheCode, ownership },
        })
        .from(college)
        .innerJoin(state, eq(state.id, college.state))
        .innerJoin(city, eq(city.id, college.city))
        .where(condition)
        .orderBy(asc(college.id))
        .limit(limit)
      return rows.map((row) => ({
        ...row,
        phones: phonesText(row.phones),
        categories: categoryNames(row.categories),
        type: nameOrNull(typeNames, row.type),
      }))
    },
  }
}
