import type { AccountRow, InstituteType } from '@pravesh/contract'
import { type AnyPgColumn, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { buyerAccount, buyerInstitute, city, college, school } from '../../platform/db/tables.ts'
import { likePattern } from '../../platform/http/page.ts'

type Institutes = NonNullable<AccountRow['institutes']>
type Login = { id: number; side: InstituteType | null }

/** Institutes of a login that a row names. */
const maxShown = 20

/** Institutes that each of these logins manages, ordered by name: the first ones and their number. */
export async function managedInstitutes(db: Db | Tx, logins: readonly Login[]): Promise<Map<number, Institutes>> {
  const found = new Map<number, Institutes>(logins.map(({ id }) => [id, { first: [], total: 0 }]))
  for (const type of ['school', 'college'] as const) {
    const ids = logins.filter(({ side }) => side === type).map(({ id }) => id)
    if (ids.length === 0) continue
    const table = instituteTables[type]
    const managed = db
      .select({
        buyer: buyerInstitute.buyer,
        id: table.id,
        name: table.name,
        place: sql<string>`${city.name}`.as('place'),
        position:
          sql<number>`row_number() over (partition by ${buyerInstitute.buyer} order by ${table.name}, ${table.id})::int`.as(
            'position',
          ),
        total: sql<number>`count(*) over (partition by ${buyerInstitute.buyer})::int`.as('total'),
      })
      .from(buyerInstitute)
      .innerJoin(table, eq(table.id, buyerInstitute.institute))
      .innerJoin(city, eq(city.id, table.city))
      .where(anyOf(buyerInstitute.buyer, ids))
      .as('managed')
    const rows = await db
      .select()
      .from(managed)
      .where(sql`${managed.position} <= ${maxShown}`)
      .orderBy(managed.buyer, managed.position)
    for (const { buyer, id, name, place, total } of rows) {
      const previous = found.get(buyer)?.first ?? []
      found.set(buyer, { first: [...previous, { id, type, name, place }], total })
    }
  }
  return found
}

/** Which of these logins have yet to choose a password. */
export async function pendingPasswords(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { id, mustChangePassword } = buyerAccount
  const rows = await db.select({ id, mustChangePassword }).from(buyerAccount).where(anyOf(id, ids))
  return new Set(rows.filter((row) => row.mustChangePassword).map((row) => row.id))
}

/** Logins that manage an institute whose name holds the search. */
export function managesLike(login: AnyPgColumn | SQL.Aliased<number>, search: string): SQL {
  const like = likePattern(search)
  const managing = (type: InstituteType, table: typeof school | typeof college) => sql`
    select b.buyer from ${table} join buyer_institute b on b.institute = ${table.id}
      join buyer_account a on a.id = b.buyer and a.institute_type = ${type} where ${table.name} ilike ${like}`
  return sql`${login} in (${managing('school', school)} union all ${managing('college', college)})`
}
