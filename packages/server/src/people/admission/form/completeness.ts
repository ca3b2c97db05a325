import type { FormFilled } from '@pravesh/contract'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A declaration under which no college may read the form: an application would go without it. */
const isWithheld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'shareWithColleges' in value && value.shareWithColleges !== true

/** The names of those parts that an institute needs and that are not there. */
export const missingOf = (form: Readonly<Record<string, unknown>>, needed: readonly string[]): string[] =>
  needed.filter((name) => isEmpty(form[name]) || (name === 'declarations' && isWithheld(form[name])))

/** How many of the parts that an institute needs are there, in per cent, and the names of those that are not. */
export function completenessOf(form: Readonly<Record<string, unknown>>, needed: readonly string[]): FormFilled {
  const missing = missingOf(form, needed)
  return { percent: Math.round((100 * (needed.length - missing.length)) / needed.length), missing }
}

/** Required parts of each form. */
export const neededOf = {
  profile: ['name', 'email', 'mobile', 'dateOfBirth', 'city', 'state', 'pincode'],
  child: ['name', 'dateOfBirth', 'relation', 'gender', 'nationality', 'classSought', 'session'],
  // Previous school and health are optional: a nursery child has no previous school, and most children have nothing to report.
  commonForm: ['parents', 'address', 'emergency', 'transport', 'declaration'],
  applicationForm: ['personal', 'contact', 'guardians', 'academics', 'choices', 'statement', 'declarations'],
} as const
