import { type CounsellingCard, type Facet, listPath } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import type { ListingView } from '../listing/read-listing.ts'
import { pathIn } from '../page/language.ts'
import { localText } from '../page/local-text.ts'

interface Option {
  value: string
  label: string
}

/** The values of a filter with the number of counsellings of each, by label. */
function facetOf(name: string, lists: readonly (readonly Option[])[], selected: string | null): Facet {
  const counts = new Map<string, Option & { count: number }>()
  for (const option of lists.flat())
    counts.set(option.value, { ...option, count: (counts.get(option.value)?.count ?? 0) + 1 })
  const options = [...counts.values()].toSorted((first, other) => first.label.localeCompare(other.label))
  return { name, options: options.map((option) => ({ ...option, active: option.value === selected })) }
}

interface CounsellingListing {
  data: readonly CounsellingCard[]
  total: number
  cursor: null
  noindex: boolean
  facets: readonly Facet[]
}

/** The list of counsellings of the state and exam in the parameters, with links to every other state and exam. */
export function counsellingView(
  all: readonly CounsellingCard[],
  parameters: URLSearchParams,
  language: Language,
): ListingView<CounsellingListing> {
  const [state, exam] = [parameters.get('state'), parameters.get('exam')]
  const data = all.filter(
    (card) => (!state || card.state?.url === state) && (!exam || card.exams.some(({ url }) => url === exam)),
  )
  const states = all.map((card) =>
    card.state ? [{ value: card.state.url, label: catalogueName(card.state.name, language) }] : [],
  )
  const exams = all.map((card) =>
    card.exams.map(({ url, name, nameLocal }) => ({ value: url, label: localText(language, name, nameLocal).value })),
  )
  const facets = [facetOf('state', states, state), facetOf('exam', exams, exam)]
  return {
    listing: { data, total: data.length, cursor: null, noindex: false, facets },
    path: pathIn(language, listPath('counselling')),
    parameters,
    count: t(language)('counselling.count', { count: data.length, n: data.length }),
    rejected: [],
    unapplied: [],
  }
}
