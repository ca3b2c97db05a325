/** Schools that take applications here. */
export const partnerSchools = {
  title: 'Schools that take applications',
  lead: 'Find a school that takes applications here, and put it on your shortlist.',
  search: 'Name or place of a school',
  forChild: 'For which child',
  anyChild: 'No child chosen',
  found: '{count} {count|school|schools}',
  none: 'No school of that name takes applications here',
  noneLead: 'Look at all schools: others can be asked, and some open later.',
  allSchools: 'All schools',
  shortlist: 'To the shortlist',
  shortlisted: 'On your shortlist',
  already: 'Already Shortlist',
  cart: 'Apply',
} as const
