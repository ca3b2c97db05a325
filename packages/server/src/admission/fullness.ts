import type { FormFilled } from '@pravesh/contract'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** How many of the parts that an institute needs are there, in per cent, and the names of those that are not. */
export function fullness(form: Readonly<Record<string, unknown>>, needed: readonly string[]): FormFilled {
  const missing = needed.filter((name) => isEmpty(form[name]))
  return { percent: Math.round((100 * (needed.length - missing.length)) / needed.length), missing }
}

/** What each form cannot do without. */
export const neededOf = {
  profile: ['name', 'email', 'mobile', 'dateOfBirth', 'city', 'state', 'pincode'],
  child: ['name', 'dateOfBirth', 'relation', 'gender', 'nationality', 'classSought', 'session'],
  commonForm: ['parents', 'address', 'emergency', 'previousSchool', 'medical', 'transport', 'declaration'],
  applicationForm: ['personal', 'contact', 'guardians', 'academics', 'choices', 'statement', 'declarations'],
} as const
