import { type Language, languages } from '@pravesh/messages'

/** The language of a page of the site, by its address. */
export const languageOfPage = (target: string): Language => (/^\/hi(?:[/?]|$)/.test(target) ? 'hi' : 'en')

/** The first choice in `Accept-Language`: English where that is none of ours. */
export const requestedLanguage = (header: string | undefined): Language => {
  const first = header?.slice(0, 35).split(/[,;-]/, 1)[0]?.trim().toLowerCase()
  return languages.find((language) => language === first) ?? 'en'
}
