import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { college, school } from '../db/tables.ts'
import type { Ranges } from './listing.ts'
import { schoolsNear } from './near.ts'
import { today } from './today.ts'
import { atLeast, atMost } from './where.ts'

type Fees = { feeMin?: number | undefined; feeMax?: number | undefined }
export type SchoolFilters = Fees & {
  admissionsOpen?: boolean | undefined
  ratingMin?: number | undefined
  near?: string | undefined
  radiusKm?: number | undefined
}
export type CollegeFilters = Fees & { nirfMax?: number | undefined }
type Named = Ranges['named']

const rupees = (n: number) => `₹${n.toLocaleString('en-IN')}`
const chip = (name: string, value: unknown, label: (v: string) => string): Named =>
  value === undefined ? [] : [{ name, value: String(value), label: label(String(value)) }]
/** A family looks for what it can pay: the lowest yearly fee decides. An unknown fee matches no bound. */
const fees = (of: typeof school | typeof college, q: Fees) => ({
  conditions: [atLeast(sql`${of.feeMin}`, q.feeMin), atMost(sql`${of.feeMin}`, q.feeMax)],
  named: [
    ...chip('feeMin', q.feeMin, (v) => `From ${rupees(Number(v))} a year`),
    ...chip('feeMax', q.feeMax, (v) => `Up to ${rupees(Number(v))} a year`),
  ],
})

export async function schoolRanges(db: Db, q: SchoolFilters): Promise<Ranges> {
  const near = q.near === undefined ? undefined : await schoolsNear(db, q.near, q.radiusKm)
  const fee = fees(school, q)
  const now = today()
  const open = sql`(${school.admissionClosesOn} >= ${now} and coalesce(${school.admissionOpensOn}, ${now}) <= ${now})`
  return {
    conditions: [
      ...fee.conditions,
      atLeast(sql`${school.rating}`, q.ratingMin),
      q.admissionsOpen === undefined ? undefined : q.admissionsOpen ? open : sql`not coalesce(${open}, false)`,
      near?.condition,
    ],
    named: [
      ...fee.named,
      ...chip('ratingMin', q.ratingMin, (v) => `Rated ${v} or more`),
      ...chip('admissionsOpen', q.admissionsOpen, (v) => (v === 'true' ? 'Admissions open' : 'Admissions closed')),
      ...chip('near', q.near, () => 'Near the chosen place'),
      ...(near ? chip('radiusKm', q.radiusKm, (v) => `Within ${v} km`) : []),
    ],
    distance: near?.distance,
  }
}
export function collegeRanges(q: CollegeFilters): Ranges {
  const fee = fees(college, q)
  return {
    conditions: [...fee.conditions, atMost(sql`${college.nirfBest}`, q.nirfMax)],
    named: [...fee.named, ...chip('nirfMax', q.nirfMax, (v) => `NIRF rank up to ${v}`)],
  }
}
