import type { Language } from './language.ts'

/** By what name the log knows a request that failed. Apart from the catalogues, for scripts that take no catalogue along. */
export const errorReferenceText = {
  en: 'Reference {reference}',
  hi: 'संदर्भ {reference}',
} as const satisfies Record<Language, string>
