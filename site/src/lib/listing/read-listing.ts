import { ApiError, type ListedKind, listingPath, pluralOf } from '@pravesh/contract'
import { formatCount, type MessageKey, t } from '@pravesh/messages'
import type { AstroGlobal } from 'astro'
import { languageOf, pathIn } from '../page/language.ts'
import { parametersIn } from '../page/page-parameters.ts'
import { address, readerInput } from './address.ts'
import { joinCities, withJoinedCities, withLeadingCities } from './joined-cities.ts'
import { chosenHeading, listingIn, type Worded } from './messages.ts'
import { type RejectedValue, readAccepted, withSpellings } from './rejected.ts'
import { splitUnapplied, unappliedPath } from './unapplied.ts'
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
  /** Values of the address that the listing was made without. */
  rejected: readonly RejectedValue[]
  /** Words of the search that led here, which the listing does not take into account. */
  unapplied: readonly string[]
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
 * The listing of a page by its address; `inEnglish` is the path of the page. Another spelling of a slug or of a filter's value redirects to
 * the canonical address of its listing (301); a value that is invalid or not in the catalogue is left out and reported. A missing listing
 * and any other error are thrown on.
 */
export async function readListing<A extends Worded & { url: string }>(
  astro: Pick<AstroGlobal, 'url' | 'currentLocale' | 'locals' | 'redirect'>,
  kind: ListedKind,
  inEnglish: string,
  read: (query: WindowQuery) => Promise<A>,
): Promise<ListingView<A> | Response> {
  const language = languageOf(astro.currentLocale)
  const { unapplied, parameters: typed } = splitUnapplied(parametersIn(astro.url))
  const requested = withLeadingCities(typed)
  astro.locals.page.keep({ tags: [pluralOf[kind]], maxAge: 300, staleFor: 3600 })
  const { response, parameters, rejected } = await readAccepted(requested, (accepted) =>
    read({ ...readerInput(withJoinedCities(accepted)), ...requestedWindow(accepted) }),
  )
  const spelled = withSpellings(requested, response.filters)
  const canonical = kind === 'school' || kind === 'college' ? listingPath(kind, response.url) : inEnglish
  if (canonical !== inEnglish || spelled.toString() !== requested.toString())
    return astro.redirect(pathIn(language, unappliedPath(address(canonical, spelled), unapplied)), 301)
  const inLanguage = listingIn(language, kind, joinCities(response))
  const { total, totalAtLeast } = inLanguage
  const listing = { ...inLanguage, ...chosenHeading(language, kind, inLanguage) }
  const count = t(language)(counts[kind], { count: formatCount(total, language, totalAtLeast), n: total })
  return { listing, path: pathIn(language, inEnglish), parameters, count, rejected, unapplied }
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
