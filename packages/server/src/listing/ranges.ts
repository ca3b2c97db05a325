import { formatRupees } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { college, school } from '../db/tables.ts'
import { admitsToday } from '../institute/admission-days.ts'
import { invalid } from './invalid.ts'
import type { Asked, Ranges } from './listing.ts'
import { schoolsNear } from './near.ts'
import { atLeast, atMost } from './where.ts'

type Named = Ranges['named']
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const chip = (name: string, value: unknown, label: string): Named =>
  value === undefined ? [] : [{ name, value: String(value), label }]

/** A family looks for what it can pay: the lowest yearly fee decides. An unknown fee matches no bound. */
function fees(of: typeof school | typeof college, asked: Asked) {
  const [min, max] = [numberOf(asked.feeMin), numberOf(asked.feeMax)]
  return {
    conditions: [atLeast(sql`${of.feeMin}`, min), atMost(sql`${of.feeMin}`, max)],
    named: [
      ...chip('feeMin', min, `From ${formatRupees(min ?? 0)} a year`),
      ...chip('feeMax', max, `Up to ${formatRupees(max ?? 0)} a year`),
    ],
  }
}
/** Fees, rating, admissions and nearness of schools. */
export async function schoolRanges(db: Db, asked: Asked): Promise<Ranges> {
  const { near, admissionsOpen } = asked
  const radius = numberOf(asked.radiusKm)
  if (radius !== undefined && near === undefined) throw invalid('radiusKm', 'Needs near=latitude,longitude')
  const around = typeof near === 'string' ? await schoolsNear(db, near, radius) : undefined
  const fee = fees(school, asked)
  const rating = numberOf(asked.ratingMin)
  const open =
    admissionsOpen === undefined
      ? undefined
      : admissionsOpen === true
        ? admitsToday(school)
        : sql`not ${admitsToday(school)}`
  return {
    conditions: [...fee.conditions, atLeast(sql`${school.rating}`, rating), open, around?.condition],
    named: [
      ...fee.named,
      ...chip('ratingMin', rating, `Rated ${rating} or more`),
      ...chip(
        'admissionsOpen',
        admissionsOpen,
        admissionsOpen === true ? 'Admissions open now' : 'Admissions not open',
      ),
      ...chip('near', near, 'Near the chosen place'),
      ...(around ? chip('radiusKm', radius, `Within ${radius} km`) : []),
    ],
    distance: around?.distance,
  }
}
/** Fees and national rank of colleges. */
export async function collegeRanges(_db: Db, asked: Asked): Promise<Ranges> {
  const fee = fees(college, asked)
  const rank = numberOf(asked.nirfMax)
  return {
    conditions: [...fee.conditions, atMost(sql`${college.nirfBest}`, rank)],
    named: [...fee.named, ...chip('nirfMax', rank, `NIRF rank up to ${rank}`)],
  }
}
