import type { CollegeCard, DeclaredField, SchoolCard } from '@pravesh/contract'
import { type Language, messageText, optionText, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

/** Nursery −2, LKG −1, UKG 0, then 1 to 12. */
export function className(number: number, language: Language): string {
  const text = t(language)
  if (number === -2) return text('institute.classNursery')
  if (number === -1) return text('institute.classLkg')
  if (number === 0) return text('institute.classUkg')
  return text('institute.classNumber', { number })
}

/** The classes of a school, with the rows of its fee table where they are at hand. */
type Classes = Pick<SchoolCard, 'classFrom' | 'classTo'> & { fees?: readonly { class: number }[] }

/**
 * `Nursery to class 12`, `Classes 6 to 12`, `Up to class 12, first class not known`; null where the last class is not known. A fee table
 * says nothing of the first class, but its own first one is named, so that neither seems to contradict the other.
 */
export function classSpan({ classFrom: from, classTo: to, fees = [] }: Classes, language: Language): string | null {
  if (to === null) return null
  if (from === null && fees.length > 0) {
    const first = className(Math.min(...fees.map((fee) => fee.class)), language)
    return t(language)('institute.classUpToByFees', { to, from: first })
  }
  if (from === null) return t(language)('institute.classUpTo', { to })
  if (from >= 1) return t(language)('institute.classRange', { from, to })
  return t(language)('institute.classesFrom', {
    from: className(from, language),
    to: to >= 1 ? String(to) : className(to, language),
  })
}

/** The label of a slug in the contract (`co-ed`, `state-government`); the slug as text without a message. */
export const slugLabel = (group: string, slug: string, language: Language): string =>
  optionText(`institute.${group}`, slug, language) ?? slug.replaceAll('-', ' ')

/** The label of a declared fact; its label in the editor without a message. */
export const factLabel = (name: string, field: DeclaredField, language: Language): string =>
  messageText(`institute.${field.page?.label ?? name}`, language) ?? field.label ?? name

/** The facts under a school's name, in the order of common questions. */
export function schoolFacts(
  school: Pick<SchoolCard, 'boards' | 'type' | 'gender'> & Classes,
  language: Language,
): string[] {
  return [
    ...school.boards.map(({ shortName }) => catalogueName(shortName, language)),
    school.type && catalogueName(school.type.name, language),
    school.gender && slugLabel('gender', school.gender, language),
    classSpan(school, language),
  ].filter((fact) => typeof fact === 'string')
}

/** The facts under a college's name. In a list of one course (`chosen`) the number of its others is left out. */
export function collegeFacts(college: CollegeCard, language: Language, chosen: string | null = null): string[] {
  const text = t(language)
  return [
    college.type && catalogueName(college.type.name, language),
    college.ownership && slugLabel('runBy', college.ownership, language),
    college.established && text('listing.since', { year: String(college.established) }),
    chosen === null && college.courseCount > 0 && text('listing.courseCount', { count: college.courseCount }),
    college.naac && text('listing.naacIs', { grade: college.naac }),
  ].filter((fact) => typeof fact === 'string')
}
