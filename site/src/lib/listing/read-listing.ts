import { ApiError, type ListedKind, listingPath, pluralOf } from '@pravesh/contract'
import { formatCount, type MessageKey, t } from '@pravesh/messages'
import type { AstroGlobal } from 'astro'
import { languageOf, pathIn } from '../page/language.ts'
import { parametersIn } from '../page/page-parameters.ts'
import { address, readerInput } from './address.ts'
import { joinCities, withJoinedCities, withLeadingCities } from './joined-cities.ts'
import { listingIn, type Worded } from './messages.ts'
import { type CursorWindow, type ListingWindow, requestedWindow } from './window.ts'

/** The window, in addition to the filters of the address. */
type WindowQuery = ListingWindow | CursorWindow

export interface ListingView<A> {
  listing: A
  /** Of the page, in its language. */
  path: string
  parameters: URLSearchParams
  /** The number of results, as text. */
  count: string
}

const counts = {
  school: 'listing.schoolsCount',
  college: 'listing.collegesCount',
  exam: 'listing.examsCount',
  career: 'listing.careersCount',
  article: 'listing.articlesCount',
  course: 'guidance.coursesCount',
} as const satisfies Record<ListedKind, MessageKey>

/**
 * The listing of a page by its address; `inEnglish` is the path of the page. Another spelling of a slug redirects to the canonical address
 * of its listing (301); an invalid filter value redirects to the page without filters. A missing listing and any other error are thrown
 * on.
 */
export async function readListing<A extends Worded & { url: string }>(
  astro: Pick<AstroGlobal, 'url' | 'currentLocale' | 'locals' | 'redirect'>,
  kind: ListedKind,
  inEnglish: string,
  read: (query: WindowQuery) => Promise<A>,
): Promise<ListingView<A> | Response> {
  const language = languageOf(astro.currentLocale)
  const path = pathIn(language, inEnglish)
  const parameters = withLeadingCities(parametersIn(astro.url))
  astro.locals.page.keep({ tags: [pluralOf[kind]], maxAge: 300, staleFor: 3600 })
  const response = await nullIfInvalid(
    read({ ...readerInput(withJoinedCities(parameters)), ...requestedWindow(parameters) }),
  )
  if (!response) return astro.redirect(path)
  if (kind === 'school' || kind === 'college') {
    const canonical = listingPath(kind, response.url)
    if (canonical !== inEnglish) return astro.redirect(address(pathIn(language, canonical), parameters), 301)
  }
  const listing = listingIn(language, kind, joinCities(response))
  const { total, totalAtLeast } = listing
  const count = t(language)(counts[kind], { count: formatCount(total, language, totalAtLeast), n: total })
  return { listing, path, parameters, count }
}

/** The result, or null where a parameter's value was rejected. */
export async function nullIfInvalid<A>(reading: Promise<A>): Promise<A | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'INVALID' || error.code === 'MALFORMED')) return null
    throw error
  }
}
