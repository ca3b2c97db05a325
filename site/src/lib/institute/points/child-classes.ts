import type { Admission } from '@pravesh/contract'
import { bornBy } from '../../application/age-rule.ts'
import { type Age, ageOn } from '../../application/eligible-classes.ts'

/** A class by a school's own rule: its least age, and whether a child has it. */
export interface ChildClass {
  class: number
  /** ISO: the last birthday that is old enough. */
  bornBy: string
  /** Of the child, on the day of the rule. */
  age: Age
  on: string
  isOldEnough: boolean
}

/** The classes of a school's age rules, the lowest first, for a child born on an ISO day. */
export const childClasses = (rules: Admission['ageRules'], born: string): ChildClass[] =>
  rules
    .toSorted((first, other) => first.class - other.class)
    .map(({ class: number, minYears, on }) => {
      const last = bornBy(on, minYears)
      return { class: number, bornBy: last, age: ageOn(born, on), on, isOldEnough: born <= last }
    })

/** The classes that may be asked for: those of the school, and those with a rule. */
export function classOptions(
  school: { classFrom: number | null; classTo: number | null },
  rules: Admission['ageRules'],
) {
  const ofRules = rules.map((rule) => rule.class)
  const from = school.classFrom ?? Math.min(...ofRules, 1)
  const to = school.classTo ?? Math.max(...ofRules, from)
  const ofSchool = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return [...new Set([...ofSchool, ...ofRules])].toSorted((first, other) => first - other)
}
