/** Schools that take applications here. */
export const partnerSchools = {
  title: 'Schools that take applications',
  lead: 'Find a school that takes applications on Pravesh today, and put it on your shortlist.',
  search: 'Name or place of a school',
  forChild: 'For which child',
  anyChild: 'No child chosen',
  found: '{count} {count|school|schools}',
  more: 'Show more',
  none: 'No school of that name or place takes applications here today',
  noneLead: 'Look at all schools: others can be asked, and some open later.',
  allSchools: 'All schools',
  shortlist: 'To the shortlist',
  shortlisted: 'On your shortlist',
  already: 'Already Shortlist',
  cart: 'Apply',
} as const
