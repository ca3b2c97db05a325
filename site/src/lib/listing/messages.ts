import type { Facet, ListedKind } from '@pravesh/contract'
import { filterValueLabel, formatCount, type Language, listingHeading, rangeLabel } from '@pravesh/messages'
import { catalogueName, placeIn } from '@pravesh/messages/catalogue'

type NarrowedFilter = { name: string; value: string; label: string; fixed: boolean }
export interface Worded {
  h1: string
  title: string
  description: string
  intro?: string | null | undefined
  accordions?: readonly { title: string; html: string }[]
  faqs?: readonly { question: string; answer: string }[]
  total: number
  totalAtLeast?: boolean | undefined
  facets: Facet[]
  filters: NarrowedFilter[]
}

const sayings = [filterValueLabel, rangeLabel]

/** The label of a filter's value in a language. A name of the catalogue is translated as far as it is known in that language. */
export function labelIn(
  language: Language,
  filter: string,
  { value, label }: { value: string; label: string },
): string {
  if (language === 'en') return label
  const labelOf = sayings.find((format) => format(filter, value, 'en') === label)
  // A city may be named with its state.
  return labelOf?.(filter, value, language) ?? (filter === 'city' ? placeIn : catalogueName)(label, language)
}

/** A listing in the language of its page. The API's texts are English: our own are translated, and those of an editor stay unchanged. */
export function listingIn<L extends Worded>(language: Language, kind: ListedKind, listing: L): L {
  if (language === 'en') return listing
  const { h1, title, description, total, totalAtLeast, facets, filters, intro, accordions, faqs } = listing
  const narrowed = filters.filter((filter) => filter.fixed)
  const translatedFilters = narrowed.map((filter) => ({ ...filter, label: labelIn(language, filter.name, filter) }))
  const english = listingHeading(kind, narrowed, formatCount(total, 'en', totalAtLeast), 'en')
  const translated = listingHeading(kind, translatedFilters, formatCount(total, language, totalAtLeast), language)
  const translateName = (text: string) => catalogueName(text, language)
  return {
    ...listing,
    h1: h1 === english.h1 ? translated.h1 : translateName(h1),
    title: title === english.title ? translated.title : translateName(title),
    description: description === english.description ? translated.description : description,
    intro: intro === undefined || intro === null ? intro : translateName(intro),
    ...(accordions && {
      accordions: accordions.map(({ title, html }) => ({ title: translateName(title), html: translateName(html) })),
    }),
    ...(faqs && {
      faqs: faqs.map(({ question, answer }) => ({ question: translateName(question), answer: translateName(answer) })),
    }),
    facets: facets.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, label: labelIn(language, name, option) })),
    })),
    filters: filters.map((filter) => ({ ...filter, label: labelIn(language, filter.name, filter) })),
  }
}

/** The heading with what was chosen on the page, as far as it has one value; nothing where an editor wrote the heading. */
export function chosenHeading(language: Language, kind: ListedKind, listing: Worded): { h1?: string; title?: string } {
  const { h1, total, totalAtLeast, filters } = listing
  const count = formatCount(total, language, totalAtLeast)
  const narrowed = filters.filter((filter) => filter.fixed)
  if (h1 !== listingHeading(kind, narrowed, count, language).h1) return {}
  const single = filters.filter(({ name }) => filters.filter((other) => other.name === name).length === 1)
  const heading = listingHeading(kind, single, count, language)
  return { h1: heading.h1, title: heading.h1 }
}
