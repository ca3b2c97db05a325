import type { BuyerHomeInstitute } from '@pravesh/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { award, college, collegeMedia, collegePlacement, faq, school, schoolFee } from '../db/tables.ts'
import type { Institute } from '../institute/parts/engine.ts'

type Step = readonly [name: string, weight: number, done: boolean]
const said = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/** What families look for first stands first; the next step is the first that is missing. */
async function schoolSteps(db: Db, id: number): Promise<Step[]> {
  const [row] = await db.select().from(school).where(eq(school.id, id))
  if (!row) return []
  return [
    ['fees', 15, (await db.$count(schoolFee, eq(schoolFee.school, id))) > 0],
    ['admission', 15, said(row.admission)],
    ['phones', 10, said(row.phones)],
    ['about', 10, said(row.about)],
    ['address', 8, said(row.address)],
    ['cover', 8, said(row.cover)],
    ['facilities', 7, said(row.facilities)],
    ['faqs', 7, (await db.$count(faq, and(eq(faq.school, id), eq(faq.active, true)))) > 0],
    ['email', 4, said(row.email)],
    ['website', 4, said(row.website)],
    ['timings', 4, said(row.timings)],
    ['transport', 4, said(row.transport)],
    ['logo', 2, said(row.logo)],
    ['awards', 2, (await db.$count(award, eq(award.school, id))) > 0],
  ]
}
async function collegeSteps(db: Db, id: number): Promise<Step[]> {
  const [row] = await db.select().from(college).where(eq(college.id, id))
  if (!row) return []
  return [
    ['offers', 15, said(row.courses)],
    ['fees', 15, row.feeMin !== null],
    ['placements', 12, (await db.$count(collegePlacement, eq(collegePlacement.college, id))) > 0],
    ['phones', 8, said(row.phones)],
    ['about', 8, said(row.about)],
    ['address', 8, said(row.address)],
    ['cover', 7, said(row.cover)],
    ['facilities', 6, said(row.facilities)],
    ['faqs', 6, (await db.$count(faq, and(eq(faq.college, id), eq(faq.active, true)))) > 0],
    ['email', 4, said(row.email)],
    ['website', 4, said(row.website)],
    ['media', 3, (await db.$count(collegeMedia, eq(collegeMedia.college, id))) > 0],
    ['brochure', 2, said(row.brochure)],
    ['awards', 2, (await db.$count(award, eq(award.college, id))) > 0],
  ]
}
/** How much of an institute's page is filled, in parts of what matters to families. */
export async function completenessOf(db: Db, { type, id }: Institute): Promise<BuyerHomeInstitute['completeness']> {
  const steps = await (type === 'school' ? schoolSteps(db, id) : collegeSteps(db, id))
  const sum = (of: readonly Step[]) => of.reduce((total, [, weight]) => total + weight, 0)
  const missing = steps.filter(([, , done]) => !done).map(([name]) => name)
  const percent = steps.length === 0 ? 0 : Math.round((100 * sum(steps.filter(([, , done]) => done))) / sum(steps))
  return { percent, missing, next: missing[0] ?? null }
}
