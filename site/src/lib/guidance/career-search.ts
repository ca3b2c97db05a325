import { type CareerCard, type Facet, listPath } from '@pravesh/contract'
import { formatCount, t } from '@pravesh/messages'
import type { AstroGlobal } from 'astro'
import { type ListingView, nullIfInvalid } from '../listing/read-listing.ts'
import { languageOf, pathIn } from '../page/language.ts'

type Found = {
  data: readonly CareerCard[]
  total: number
  cursor: null
  noindex: true
  facets: readonly Facet[]
}

type Description = { categoryDescription: string | null; categoryDescriptionLocal: string | null }

/**
 * Careers matching the search text, as a listing without filters, and the description of their category if all have the same. A text that
 * cannot be searched leads back to all careers.
 */
export async function searchCareers(
  { locals, currentLocale, redirect }: Pick<AstroGlobal, 'currentLocale' | 'locals' | 'redirect'>,
  search: string,
): Promise<(ListingView<Found> & Description) | Response> {
  const language = languageOf(currentLocale)
  const path = pathIn(language, listPath('career'))
  locals.page.keep({ tags: ['careers'], maxAge: 300, staleFor: 3600 })
  const response = await nullIfInvalid(locals.reader.careerOpportunities({ search }))
  if (!response) return redirect(path)
  const { data, categoryDescription, categoryDescriptionLocal } = response
  const total = data.length
  return {
    listing: { data, total, cursor: null, noindex: true, facets: [] },
    path,
    parameters: new URLSearchParams({ search }),
    count: t(language)('listing.careersCount', { count: formatCount(total, language), n: total }),
    rejected: [],
    unapplied: [],
    categoryDescription,
    categoryDescriptionLocal,
  }
}
