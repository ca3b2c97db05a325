import { eligibleClasses } from '../../lib/application/eligible-classes.ts'
import type { WrittenChild } from './child-values.ts'

/** Years below or above the policy's least age from which a warning is due: early and late admissions are common, these are not. */
const yearsBelow = 2
const yearsAbove = 5

/** What is probably a slip: an age far from the class, or a class at or below the one the child is in. */
export type Doubt =
  | { kind: 'age'; class: number; on: string; years: number; least: number }
  | { kind: 'class'; class: number; now: number }

/** The doubt about a written child; undefined without one, and where the details that it needs are missing. */
export function doubtAbout({ dateOfBirth, session, classSought, currentClass }: WrittenChild): Doubt | undefined {
  if (classSought === null) return undefined
  if (dateOfBirth && session) {
    const { age, on, classes } = eligibleClasses(dateOfBirth, session)
    const least = classes.find(({ number }) => number === classSought)?.leastYears ?? age.years
    if (age.years <= least - yearsBelow || age.years >= least + yearsAbove)
      return { kind: 'age', class: classSought, on, years: age.years, least }
  }
  if (currentClass !== null && classSought < currentClass)
    return { kind: 'class', class: classSought, now: currentClass }
  return undefined
}
