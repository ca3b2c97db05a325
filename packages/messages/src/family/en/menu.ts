/** The menu of the family's area. */
export const menu = {
  overview: 'Overview',
  collegeForm: 'Form',
  children: 'Children',
  shortlist: 'Shortlist',
  cart: 'Cart',
  partnerSchools: 'Find a school',
  documents: 'Documents',
  queries: 'Questions',
  reviews: 'Reviews',
  payments: 'Payments',
  profile: 'Profile',
  bank: 'Account for refunds',
  password: 'Password',
  draftLost: 'Something you typed has not been sent yet. Sign out and lose it?',
} as const
