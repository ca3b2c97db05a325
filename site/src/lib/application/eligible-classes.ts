import { classes } from './choices.ts'

/** An age in years and months. */
export type Age = { years: number; months: number; days: number }
/** Whether an age goes with a class: by the policy's least age, and at most two years over it. */
type Fit = 'tooYoung' | 'fits' | 'older'
export type EligibleClass = { number: number; leastYears: number; fit: Fit }
/** Source of the rule: the policy that sets 3 years for the first class before school, and 6 for class 1. */
export const ageRuleSource = {
  name: 'National Education Policy 2020, Ministry of Education, paragraphs 1.2 and 4.1',
  date: '2020-07-29',
} as const

/** The day on which ages are counted for a session, ISO: 31 March before it begins, unless a school or its state sets another. */
const countingDay = (session: string): string => `${session.slice(0, 4)}-03-31`

/** The age on one ISO day of a person born on another; zero before birth. */
export function ageOn(born: string, on: string): Age {
  const [y = 0, m = 1, d = 1] = born.split('-').map(Number)
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number)
  if (on < born) return { years: 0, months: 0, days: 0 }
  const lastBefore = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
  const borrowed = day < d
  // A person born on the 31st has completed a month on the last day of a shorter one.
  const days = borrowed ? Math.max(0, lastBefore - d) + day : day - d
  const months = (year - y) * 12 + (month - m) - (borrowed ? 1 : 0)
  return { years: Math.floor(months / 12), months: months % 12, days }
}

/** Least years for a class: nursery 3, LKG 4, UKG 5, class 1 6, then one more a class. */
const leastYears = (number: number): number => number + 5

/** Every class, and whether the age of a person born on an ISO day fits it in a session such as `2027-28`. */
export function eligibleClasses(born: string, session: string): { age: Age; on: string; classes: EligibleClass[] } {
  const on = countingDay(session)
  const age = ageOn(born, on)
  const fitOf = (minYears: number): Fit =>
    age.years < minYears ? 'tooYoung' : age.years >= minYears + 2 ? 'older' : 'fits'
  return {
    age,
    on,
    classes: classes.map((number) => ({ number, leastYears: leastYears(number), fit: fitOf(leastYears(number)) })),
  }
}
