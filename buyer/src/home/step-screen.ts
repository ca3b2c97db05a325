import type { CompletenessStep, InstituteType } from '@pravesh/contract'

const common = {
  admission: 'details#admissions',
  phones: 'details#contact',
  about: 'details#about',
  address: 'details#place',
  cover: 'details#about',
  facilities: 'details#facilities',
  faqs: 'faqs',
  email: 'details#contact',
  website: 'details#contact',
  awards: 'awards',
} as const

/** The screen on which each kind of institute fills what is missing on its page, with the tab of a form. */
export const stepScreens: { [Type in InstituteType]: Record<CompletenessStep<Type>, string> } = {
  school: {
    ...common,
    fees: 'grade-fees',
    timings: 'details#classes',
    transport: 'details#facilities',
    logo: 'details#about',
  },
  college: {
    ...common,
    offers: 'details#courses',
    fees: 'details#courses',
    placements: 'placements',
    media: 'media',
    brochure: 'details#about',
  },
}

/** The screen of a step; undefined where this kind of institute has no such step. */
export const screenOfStep = (type: InstituteType, step: CompletenessStep): string | undefined =>
  (stepScreens[type] as Partial<Record<CompletenessStep, string>>)[step]
