import type { Language } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

/** A place in words, `Koregaon Park, Pune, Maharashtra`: each of its parts that has a name in the language of the page. */
export const placeIn = (text: string, language: Language): string =>
  text
    .split(', ')
    .map((part) => catalogueName(part, language))
    .join(', ')

/** What a ranking of NIRF ranks, such as `engineering`, within a sentence. */
export const rankingName = (category: string, language: Language): string =>
  language === 'en' ? category : catalogueName(category.charAt(0).toUpperCase() + category.slice(1), language)
