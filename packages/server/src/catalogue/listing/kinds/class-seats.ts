import { publicSchool } from '@pravesh/contract'
import { and, isNotNull } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { school } from '../../../platform/db/tables.ts'

/** The free seats of a class, by school, of those that have said how many there are. */
export async function seatsLeft(
  db: Db,
  ids: readonly number[],
  classNumber: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: school.id, admission: school.admission, sources: school.sources })
    .from(school)
    .where(and(anyOf(school.id, ids), isNotNull(school.admission)))
  return new Map(
    rows.flatMap((row) => {
      const seats = publicSchool(row).admission?.seats ?? []
      const vacant = seats.flatMap((seat) => (seat.class === classNumber && seat.vacant !== null ? [seat.vacant] : []))
      return vacant.length > 0 ? [[row.id, vacant.reduce((sum, count) => sum + count, 0)]] : []
    }),
  )
}
