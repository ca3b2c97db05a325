import type { Facet, ListedKind } from '@pravesh/contract'
import { boundWords, formatCount, type Language, listingWords, valueWords } from '@pravesh/messages'

type Named = { name: string; value: string; label: string; fixed: boolean }
export interface Worded {
  h1: string
  title: string
  description: string
  total: number
  totalAtLeast?: boolean | undefined
  facets: Facet[]
  filters: Named[]
}

const sayings = [valueWords, boundWords]

/** What a value of a filter is called in a language. A name of the catalogue, such as a state’s, stays as it is. */
export function labelIn(
  language: Language,
  filter: string,
  { value, label }: { value: string; label: string },
): string {
  if (language === 'en') return label
  const ours = sayings.find((words) => words(filter, value, 'en') === label)
  return ours?.(filter, value, language) ?? label
}

/**
 * A listing in the language of its page. The API speaks English: what it says in words of ours is said in the page's, and what an editor has
 * written stays as it is.
 */
export function listingIn<L extends Worded>(language: Language, kind: ListedKind, listing: L): L {
  if (language === 'en') return listing
  const { h1, title, description, total, totalAtLeast, facets, filters } = listing
  const narrowed = filters.filter((filter) => filter.fixed)
  const words = (to: Language) => listingWords(kind, narrowed, formatCount(total, to, totalAtLeast), to)
  const [english, own] = [words('en'), words(language)]
  return {
    ...listing,
    h1: h1 === english.h1 ? own.h1 : h1,
    title: title === english.title ? own.title : title,
    description: description === english.description ? own.description : description,
    facets: facets.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, label: labelIn(language, name, option) })),
    })),
    filters: filters.map((filter) => ({ ...filter, label: labelIn(language, filter.name, filter) })),
  }
}
