export const partnerSchools = {
  title: 'Schools that take applications',
  lead: 'Find a school that takes applications here, and put it on your shortlist.',
} as const
