import { type CollegePage, listingPath, listPath, pagePath, pluralOf, type SchoolPage } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { catalogueName, placeIn } from '@pravesh/messages/catalogue'
import { pathIn } from '../page/language.ts'
import { instituteData, pageData, type StructuredData } from '../page/structured-data.ts'

type Kind = 'school' | 'college'
const types = { school: 'School', college: 'CollegeOrUniversity' } as const

export interface InstitutePageHead {
  path: string
  /** The address for reporting an error of the page. */
  correctionPath: string
  /** The way down to it, in English addresses. */
  crumbs: { label: string; path: string }[]
  title: string
  description: string
  structuredData: StructuredData
}

/** Title, head and navigation of a school's or college's page, in a language; `facts` are those under its name. */
export function institutePageHead(
  kind: Kind,
  institute: SchoolPage | CollegePage,
  facts: readonly string[],
  { language, origin }: { language: Language; origin: string },
): InstitutePageHead {
  const { name, url, place, seo } = institute
  const text = t(language)
  const path = pathIn(language, pagePath(kind, url))
  const absolute = (to: string) => new URL(to, origin).href
  const crumbs = [
    { label: text(`site.${pluralOf[kind]}`), path: listPath(kind) },
    { label: catalogueName(place.state.name, language), path: listingPath(kind, place.state.url) },
    ...(place.city.name === place.state.name
      ? []
      : [{ label: catalogueName(place.city.name, language), path: listingPath(kind, place.city.url) }]),
  ]
  return {
    path,
    correctionPath: pathIn(language, `/enquiry/general?${kind}=${url}&topic=mend`),
    crumbs,
    title: seo.title ?? text(`institute.${kind}Title`, { name, city: catalogueName(place.city.name, language) }),
    description:
      seo.description ??
      text(`institute.${kind}Description`, { name, facts: [placeIn(place.text, language), ...facts].join(', ') }),
    structuredData: pageData(
      instituteData(types[kind], institute, absolute(path)),
      crumbs.map((step) => ({ ...step, path: pathIn(language, step.path) })),
      absolute,
    ),
  }
}
