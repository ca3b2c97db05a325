import type { FamilyMessages } from '@pravesh/messages/family'

type MenuKey = Exclude<keyof FamilyMessages['menu'], 'draftLost' | 'view' | 'viewSchools' | 'viewColleges'>
/** A page of the family's area in its menu. `track`: in one view of the account alone. `first`: in the bar of a phone. */
type Entry = { path: string; key: MenuKey; track?: 'college' | 'school'; first?: true }

/** The family's area in the order of its menu; labels are messages of the domain `menu`. */
export const familyMenu: readonly Entry[] = [
  { path: '/student', key: 'overview', first: true },
  { path: '/student/application-form', key: 'collegeForm', track: 'college', first: true },
  { path: '/student/children', key: 'children', track: 'school', first: true },
  { path: '/student/shortlist', key: 'shortlist', first: true },
  { path: '/student/cart', key: 'cart', first: true },
  { path: '/student/notices', key: 'notices' },
  { path: '/student/schools', key: 'partnerSchools', track: 'school' },
  { path: '/student/documents', key: 'documents' },
  { path: '/student/queries', key: 'queries' },
  { path: '/student/reviews', key: 'reviews' },
  { path: '/student/payments', key: 'payments' },
  { path: '/student/profile', key: 'profile' },
  { path: '/student/privacy', key: 'privacy' },
  { path: '/student/bank', key: 'bank' },
  { path: '/student/password', key: 'password' },
]
