import type { CutoffCategory, CutoffTable } from '@pravesh/contract'
import { chance } from '../chance.ts'
import { demo } from './sources.ts'

/** The colleges of the demo whose B.Tech. has cut-offs. */
const withCutoffs = ['indian-institute-of-technology-madras', 'indian-institute-of-technology-delhi']
const categories: readonly CutoffCategory[] = ['general', 'ews', 'obc-ncl', 'sc', 'st']
/** Those before the counselling of the demo, which is still ahead of its first round. */
const years = [2025, 2024]

/** Invented ranks of two years in the last round, of tier demo; none for other colleges and courses. */
export function demoCutoffs(college: string, course: string, exam: number | undefined): CutoffTable[] {
  if (course !== 'btech' || exam === undefined || !withCutoffs.includes(college)) return []
  const random = chance(`cutoffs ${college}`)
  return years.map((year) => ({
    year,
    exam,
    source: demo,
    ranks: categories.map((category) => {
      const opening = random.between(1, 120)
      return {
        ...({ round: 6, category, quota: 'all-india' } as const),
        opening,
        closing: opening + random.between(400, 4_000),
      }
    }),
  }))
}
