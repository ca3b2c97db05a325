import type { ArticlePage, CollegePage, SchoolPage } from '@pravesh/contract'

/** A path as an absolute address, for machines. */
export type Absolute = (path: string) => string

export type StructuredData = Record<string, unknown>

const withoutEmpty = (data: StructuredData): StructuredData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))

/** A page's subject, its breadcrumb, and its other contents, as schema.org data. */
export function pageData(
  subject: StructuredData,
  steps: readonly { label: string; path: string }[],
  absolute: Absolute,
  ...others: readonly (StructuredData | null)[]
): StructuredData {
  return {
    '@graph': [
      withoutEmpty(subject),
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: absolute(path),
        })),
      },
      ...others.filter((data) => data !== null),
    ],
  }
}

/**
 * A school or college. Its rating comes from reviews that can be read on the page, and stays out where any of them is made up. Fees stay
 * out as long as they are made up, and so does a point that is only the
 * middle of its city.
 */
export function instituteData(
  type: 'School' | 'CollegeOrUniversity',
  {
    name,
    nameLocal,
    place,
    address,
    pincode,
    phones,
    email,
    website,
    established,
    sources,
    ...page
  }: SchoolPage | CollegePage,
  url: string,
): StructuredData {
  const hasOwnCoordinates = place.lat !== null && place.lng !== null && sources.lat?.tier !== 'derived'
  const rating = page.rating?.source?.tier === 'derived' && page.reviewCounts.published > 0 ? page.rating : null
  return withoutEmpty({
    '@type': type,
    name,
    alternateName: nameLocal,
    url,
    sameAs: website,
    telephone: phones[0],
    email,
    foundingDate: established === null ? null : String(established),
    address: withoutEmpty({
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: place.city.name,
      addressRegion: place.state.name,
      postalCode: pincode,
      addressCountry: 'IN',
    }),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    geo: hasOwnCoordinates ? { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } : null,
  })
}

/** Questions with their answers, as on the page; null without any. */
export const questionData = (questions: readonly { question: string; answer: string }[]): StructuredData | null =>
  questions.length === 0
    ? null
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }

/** Courses that a page lists, each with its own page; null where there are none. */
export const courseListData = (
  courses: readonly { name: string; path: string }[],
  absolute: Absolute,
): StructuredData | null =>
  courses.length === 0
    ? null
    : {
        '@type': 'ItemList',
        itemListElement: courses.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'Course', name, url: absolute(path) },
        })),
      }

export function articleData(article: ArticlePage, url: string): StructuredData {
  const { title, excerpt, author, publishedAt, updatedAt, language } = article
  return withoutEmpty({
    '@type': 'Article',
    headline: title,
    description: excerpt,
    author: { '@type': 'Organization', name: author },
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: language,
    mainEntityOfPage: url,
  })
}
