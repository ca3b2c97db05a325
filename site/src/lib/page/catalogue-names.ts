import type { Language } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

/** The subject of a NIRF ranking, such as `engineering`, within a sentence. */
export const rankingName = (category: string, language: Language): string =>
  language === 'en' ? category : catalogueName(category.charAt(0).toUpperCase() + category.slice(1), language)
