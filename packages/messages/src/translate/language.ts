export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** BCP 47, with Latin digits: India's forms and mark sheets are written with them. */
export const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }
