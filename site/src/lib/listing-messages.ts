import type { Facet, ListedKind } from '@pravesh/contract'
import { filterValueLabel, formatCount, type Language, listingHeading, rangeLabel } from '@pravesh/messages'

type NarrowedFilter = { name: string; value: string; label: string; fixed: boolean }
export interface Worded {
  h1: string
  title: string
  description: string
  total: number
  totalAtLeast?: boolean | undefined
  facets: Facet[]
  filters: NarrowedFilter[]
}

const sayings = [filterValueLabel, rangeLabel]

/** What a value of a filter is called in a language. A name of the catalogue, such as a state’s, stays as it is. */
export function labelIn(
  language: Language,
  filter: string,
  { value, label }: { value: string; label: string },
): string {
  if (language === 'en') return label
  const labelOf = sayings.find((format) => format(filter, value, 'en') === label)
  return labelOf?.(filter, value, language) ?? label
}

/**
 * A listing in the language of its page. The API speaks English: what it says in words of ours is said in the page's, and what an editor has
 * written stays as it is.
 */
export function listingIn<L extends Worded>(language: Language, kind: ListedKind, listing: L): L {
  if (language === 'en') return listing
  const { h1, title, description, total, totalAtLeast, facets, filters } = listing
  const narrowed = filters.filter((filter) => filter.fixed)
  const headingIn = (to: Language) => listingHeading(kind, narrowed, formatCount(total, to, totalAtLeast), to)
  const [english, translated] = [headingIn('en'), headingIn(language)]
  return {
    ...listing,
    h1: h1 === english.h1 ? translated.h1 : h1,
    title: title === english.title ? translated.title : title,
    description: description === english.description ? translated.description : description,
    facets: facets.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, label: labelIn(language, name, option) })),
    })),
    filters: filters.map((filter) => ({ ...filter, label: labelIn(language, filter.name, filter) })),
  }
}
