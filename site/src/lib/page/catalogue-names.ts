import type { Language } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

/** A place as text, `Koregaon Park, Pune, Maharashtra`: each part with a name in the language of the page is translated. */
export const placeIn = (text: string, language: Language): string =>
  text
    .split(', ')
    .map((part) => catalogueName(part, language))
    .join(', ')

/** The subject of a NIRF ranking, such as `engineering`, within a sentence. */
export const rankingName = (category: string, language: Language): string =>
  language === 'en' ? category : catalogueName(category.charAt(0).toUpperCase() + category.slice(1), language)
