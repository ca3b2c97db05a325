import type { BuyerHomeInstitute, CompletenessStep } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, inArray, type PgTable, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import {
  award,
  college,
  collegePlacement,
  faq,
  instituteMedia,
  school,
  schoolFee,
} from '../../../platform/db/tables.ts'
import type { Institute } from '../institute.ts'

type Step = readonly [name: CompletenessStep, weight: number, done: boolean]
const hasValue = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

type Steps = Map<number, Step[]>
const parts = {
  schoolFee: { table: schoolFee, school: schoolFee.school },
  faq: { table: faq, school: faq.school, college: faq.college, only: eq(faq.active, true) },
  award: { table: award, school: award.school, college: award.college },
  collegePlacement: { table: collegePlacement, college: collegePlacement.college },
  media: { table: instituteMedia, college: instituteMedia.college },
}
type PartSource = { table: PgTable; school?: AnyPgColumn; college?: AnyPgColumn; only?: SQL }
/** Which of these institutes have a part of each kind: one question a kind, however many they are. */
async function holders(db: Db, type: Institute['type'], ids: readonly number[]) {
  const found: Record<keyof typeof parts, Set<number>> = {
    schoolFee: new Set(),
    faq: new Set(),
    award: new Set(),
    collegePlacement: new Set(),
    media: new Set(),
  }
  for (const [name, part] of Object.entries(parts) as [keyof typeof parts, PartSource][]) {
    const owner = part[type]
    if (!owner) continue
    const rows = await db
      .selectDistinct({ id: sql<number>`${owner}` })
      .from(part.table)
      .where(and(inArray(owner, [...ids]), part.only))
    found[name] = new Set(rows.map(({ id }) => id))
  }
  return found
}

/** Ordered by importance to families; the next step is the first missing one. */
async function schoolSteps(db: Db, ids: readonly number[]): Promise<Steps> {
  const rows = await db
    .select()
    .from(school)
    .where(inArray(school.id, [...ids]))
  const has = await holders(db, 'school', ids)
  return new Map(
    rows.map((row) => [
      row.id,
      [
        ['fees', 15, has.schoolFee.has(row.id)],
        ['admission', 15, hasValue(row.admission)],
        ['phones', 10, hasValue(row.phones)],
        ['about', 10, hasValue(row.about)],
        ['address', 8, hasValue(row.address)],
        ['cover', 8, hasValue(row.cover)],
        ['facilities', 7, hasValue(row.facilities)],
        ['faqs', 7, has.faq.has(row.id)],
        ['email', 4, hasValue(row.email)],
        ['website', 4, hasValue(row.website)],
        ['timings', 4, hasValue(row.timings)],
        ['transport', 4, hasValue(row.transport)],
        ['logo', 2, hasValue(row.logo)],
        ['awards', 2, has.award.has(row.id)],
      ],
    ]),
  )
}
async function collegeSteps(db: Db, ids: readonly number[]): Promise<Steps> {
  const rows = await db
    .select()
    .from(college)
    .where(inArray(college.id, [...ids]))
  const has = await holders(db, 'college', ids)
  return new Map(
    rows.map((row) => [
      row.id,
      [
        ['offers', 15, hasValue(row.courses)],
        ['fees', 15, row.feeMin !== null],
        ['admission', 12, hasValue(row.admission)],
        ['placements', 12, has.collegePlacement.has(row.id)],
        ['phones', 8, hasValue(row.phones)],
        ['about', 8, hasValue(row.about)],
        ['address', 8, hasValue(row.address)],
        ['cover', 7, hasValue(row.cover)],
        ['facilities', 6, hasValue(row.facilities)],
        ['faqs', 6, has.faq.has(row.id)],
        ['email', 4, hasValue(row.email)],
        ['website', 4, hasValue(row.website)],
        ['media', 3, has.media.has(row.id)],
        ['brochure', 2, hasValue(row.brochure)],
        ['awards', 2, has.award.has(row.id)],
      ],
    ]),
  )
}
/** The completeness of each institute's page, by parts that matter to families. */
export async function completenessOf(
  db: Db,
  type: Institute['type'],
  ids: readonly number[],
): Promise<Map<number, BuyerHomeInstitute['completeness']>> {
  if (ids.length === 0) return new Map()
  const all = await (type === 'school' ? schoolSteps(db, ids) : collegeSteps(db, ids))
  return new Map([...all].map(([id, steps]) => [id, completeness(steps)]))
}
const sum = (steps: readonly Step[]) => steps.reduce((total, [, weight]) => total + weight, 0)
function completeness(steps: readonly Step[]): BuyerHomeInstitute['completeness'] {
  const missing = steps.filter(([, , done]) => !done).map(([name]) => name)
  const percent = steps.length === 0 ? 0 : Math.round((100 * sum(steps.filter(([, , done]) => done))) / sum(steps))
  return { percent, missing, next: missing[0] ?? null }
}
