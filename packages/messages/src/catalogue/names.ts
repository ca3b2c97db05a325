import { monthName } from '../format/dates.ts'
import type { Language } from '../translate/language.ts'
import { approvals } from './approvals.ts'
import { cities } from './cities.ts'
import { facilities } from './facilities.ts'
import { listingTexts } from './listing-texts.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { sources } from './sources.ts'
import { studies } from './studies.ts'

const names: ReadonlyMap<string, string> = new Map(
  [approvals, cities, facilities, studies, places, sources, listingTexts, pictures].flatMap((part) =>
    Object.entries(part).map(([name, translated]) => [name.toLowerCase(), translated] as const),
  ),
)

/**
 * A name or text of the catalogue in a language: of the closed lists of every installation, by the English name, in any case. Other texts
 * stay unchanged.
 */
export const catalogueName = (name: string, language: Language): string =>
  language === 'en' ? name : (names.get(name.trim().toLowerCase()) ?? name)

/** A place as text, `Koregaon Park, Pune, Maharashtra`: each part with a name in the language is translated. */
export const placeIn = (text: string, language: Language): string =>
  text
    .split(', ')
    .map((part) => catalogueName(part, language))
    .join(', ')

const joins: Readonly<Record<string, string>> = { and: 'और', or: 'या', to: 'से' }

/** Months as text, such as `May or June`, in a language; a text with other words stays unchanged. */
export function monthsText(text: string, language: Language): string {
  if (language === 'en') return text
  const parts = text.split(' ')
  const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1, 'en'))
  const translated = parts.map((part) => {
    const month = months.indexOf(part.replace(/,$/, '')) + 1
    if (month > 0) return monthName(month, language) + (part.endsWith(',') ? ',' : '')
    return Object.hasOwn(joins, part) ? joins[part] : undefined
  })
  return translated.includes(undefined) ? text : translated.join(' ')
}
