import type { SearchKind } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'

/** What a page shows of the catalogue, with its language where that is not the page's: the value of `lang`, for screen readers. */
export interface LocalText<T> {
  value: T
  lang?: 'en'
}

const isEmpty = (value: string | readonly string[] | null | undefined) => !value || value.length === 0

/** The Hindi text on a page in Hindi; the English one elsewhere, and where there is none in Hindi, which is then marked. */
export function localText<T extends string | readonly string[]>(
  language: Language,
  english: T,
  hindi?: T | null,
): LocalText<T> {
  if (language === 'en') return { value: english }
  return hindi && !isEmpty(hindi) ? { value: hindi } : { value: english, lang: 'en' }
}

/** A title or a description for search engines that somebody wrote in English; on pages in Hindi the page's own text. */
export const headText = (language: Language, written: string | null, own: string): string =>
  (language === 'en' && written) || own

/** The value of `lang` of a text of the catalogue that is there in English alone. */
export const onlyEnglish = (language: Language): 'en' | undefined => (language === 'hi' ? 'en' : undefined)

/**
 * The same of what a search calls a record, in one language: English has no letter of Devanagari. Names of institutes are their own in any
 * language.
 */
export const foundLang = (language: Language, kind: SearchKind, name: string): 'en' | undefined =>
  kind === 'school' || kind === 'college' || /\p{Script=Devanagari}/u.test(name) ? undefined : onlyEnglish(language)
