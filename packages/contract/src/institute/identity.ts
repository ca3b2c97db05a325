import type { CollegeBody } from './college.ts'
import type { SchoolBody } from './school.ts'

/** What an institute is known by. Its login proposes a change of it, and the desk decides. */
export const matters = ['name', 'place', 'ownership', 'approvals'] as const
export type Matter = (typeof matters)[number]

const place = ['address', 'country', 'state', 'city', 'location', 'pincode', 'lat', 'lng'] as const

/** The fields of a school that say who it is, by matter. The title of its page is as good as its name. */
export const schoolIdentity = {
  name: ['name', 'nameLocal', 'seoTitle'],
  place,
  ownership: ['management', 'schoolType'],
  approvals: ['boards'],
} as const satisfies Record<Matter, readonly (keyof SchoolBody)[]>
/** The same of a college. */
export const collegeIdentity = {
  name: ['name', 'shortName', 'nameLocal', 'seoTitle'],
  place,
  ownership: ['ownership', 'collegeType'],
  approvals: ['approvals', 'university'],
} as const satisfies Record<Matter, readonly (keyof CollegeBody)[]>

const ownWords = [
  ...['about', 'seoDescription', 'seoImage', 'logo', 'cover', 'established', 'gender', 'facilities'],
  ...['phones', 'email', 'website', 'admission'],
] as const
/** Fields that are an institute's own word: what it writes in them stands at once, with itself as the source. */
export const schoolOwnWords = [
  ...ownWords,
  ...['residential', 'classFrom', 'classTo', 'mediums', 'students', 'teachers'],
  ...['timings', 'transport', 'hostel'],
] as const
export const collegeOwnWords = [...ownWords, 'categories', 'brochure', 'offers'] as const

export type IdentityField = (typeof schoolIdentity)[Matter][number] | (typeof collegeIdentity)[Matter][number]
/** The fields of each matter of one kind of institute. */
export const identityOf = (kind: 'school' | 'college'): Readonly<Record<Matter, readonly string[]>> =>
  kind === 'school' ? schoolIdentity : collegeIdentity
