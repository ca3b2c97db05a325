import type { ListedKind } from './listing.ts'

/** A kind of record with a page of its own. Counsellings are few: they have one list, without filters of a listing. */
export type PageKind = ListedKind | 'counselling'

/** Plural of a kind: in addresses of pages and calls, and as the cache tag of its lists. */
export const pluralOf = {
  school: 'schools',
  college: 'colleges',
  exam: 'exams',
  career: 'careers',
  article: 'articles',
  course: 'courses',
  counselling: 'counselling',
} as const satisfies Record<PageKind, string>

/** The site's page of one record, in English: `/school/dps-pune`. */
export const pagePath = (kind: PageKind, url: string): string => `/${kind}/${url}`

/** The card of a school or college that any site may frame, in English: `/embed/school/dps-pune`. */
export const embedPath = (kind: 'school' | 'college', url: string): string => `/embed${pagePath(kind, url)}`

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What a site puts into its page to show such a card; `address` is the card's whole address. It asks for no cookie and sends no referrer. */
export const embedSnippet = (address: string, title: string): string =>
  `<iframe src="${address}" title="${title.replace(/[&<>"]/g, (mark) => marks[mark] ?? '')}" width="320" height="440" loading="lazy" referrerpolicy="no-referrer" style="border:0;max-width:100%"></iframe>`

/** The site's page that lists institutes of a place, board or field, in English: `/schools/delhi`. */
export const listingPath = (kind: 'school' | 'college', slug: string): string => `/${pluralOf[kind]}/${slug}`

/** The site's page that lists all of a kind, in English: `/schools/all`, `/exams`. */
export const listPath = (kind: PageKind): string =>
  kind === 'school' || kind === 'college' ? listingPath(kind, 'all') : `/${pluralOf[kind]}`

const screens: Readonly<Record<PageKind, string>> = {
  school: '/schools/edit',
  college: '/colleges/edit',
  exam: '/exam-list',
  career: '/career',
  article: '/articles',
  course: '/course',
  counselling: '/counselling',
}

/** The administrators' screen of one record: `/schools/edit/7`. */
export const screenPath = (kind: PageKind, id: number): string => `${screens[kind]}/${id}`

/** Page for withdrawing the consent to an enquiry, by its reference and a code. */
export const consentWithdrawalPath = '/withdraw-consent'
/** The page on which a guardian agrees to the account of a person under 18. */
export const guardianPath = '/guardian'

/** The page that was for it before: earlier versions of the information pages name it. A message from it is a task for staff. */
export const consentRequestPath = '/enquiry/general?topic=consent'

/** Pages about the operator and its terms; also their paths in English, without the slash. */
export const infoPages = [
  'about',
  'contact',
  'terms',
  'privacy',
  'refunds',
  'grievance',
  'how-facts-are-checked',
  'how-reviews-work',
] as const
export type InfoPageName = (typeof infoPages)[number]

/** Those of which every version stays readable. */
export const versionedPages = ['terms', 'privacy', 'refunds'] as const satisfies readonly InfoPageName[]

/** An information page in English, as it is now or in one version: `/terms`, `/terms/2026-11`. */
export const infoPagePath = (page: InfoPageName, version?: string): string => `/${page}${version ? `/${version}` : ''}`

/** The page with the consent texts of one version, in English: `/consent/2026-11`. */
export const consentPath = (version: string): string => `/consent/${version}`
