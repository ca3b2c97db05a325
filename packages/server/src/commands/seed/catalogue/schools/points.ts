import type { Admission } from '@pravesh/contract'
import { joiningYear } from '../admission-days.ts'

/** Schools of the registers that rank children by points in the demo: they begin at nursery, and the demo's own login manages them. */
export const ranked: ReadonlySet<string> = new Set([
  'bal-bharati-public-school-delhi',
  'mount-carmel-school-new-delhi',
  'the-indian-school-new-delhi',
])
/** Invented: the least age for the first class and the classes after it, up to class 1. A child is six years old in class 1. */
export function demoAgeRules(classFrom: number): Admission['ageRules'] {
  const on = `${joiningYear()}-03-31`
  const classes = [-2, -1, 0, 1].filter((of) => of >= classFrom)
  return (classes.length > 0 ? classes : [classFrom]).map((of) => ({ class: of, minYears: of + 5, on }))
}
/** Invented: a hundred points at most. */
export const demoPoints: Admission['pointsTable'] = [
  { criterion: 'Home up to 6 km from the school', points: 50, upToKm: 6 },
  { criterion: 'Home more than 6 and up to 10 km from the school', points: 30, overKm: 6, upToKm: 10 },
  { criterion: 'Brother or sister in the school', points: 25 },
  { criterion: 'First child of the family', points: 15 },
  { criterion: 'Single girl child', points: 10 },
]
