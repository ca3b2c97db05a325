import { type InstituteType, instituteTypes, sourceOf } from '@pravesh/contract'
import { admittingNow, isManagedId } from '../../catalogue/institute/facts/admitting.ts'
import { and, asc, desc, eq, isNotNull } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'

/** Of one kind. Starts from the institutes with a login, which are few among many. */
async function closingOf(db: Db, instituteType: InstituteType, limit: number) {
  const table = instituteTables[instituteType]
  const { id, name, url, admissionClosesOn: closesOn, sources } = table
  const rows = await db
    .select({ id, name, url, closesOn, sources })
    .from(table)
    .where(and(isManagedId(id, instituteType), isNotNull(closesOn), eq(admittingNow(instituteType), 'open')))
    .orderBy(asc(closesOn), desc(table.popularity), desc(id))
    .limit(limit)
  return rows.flatMap(({ closesOn: day, sources: stored, ...row }) => {
    const source = sourceOf(stored, 'admission')
    return day && source ? [{ instituteType, ...row, closesOn: day, source }] : []
  })
}

/** The next days on which institutes stop taking applications, of those that take them here today, with their sources. */
export async function closingDays(db: Db, limit: number) {
  const rows = await Promise.all(instituteTypes.map((instituteType) => closingOf(db, instituteType, limit)))
  const inOrder = rows.flat().toSorted((first, other) => first.closesOn.localeCompare(other.closesOn))
  return { data: inOrder.slice(0, limit) }
}
