import type { Language } from './language.ts'

/** The reference of a failed request in the log. Separate from the catalogues, for scripts without a catalogue. */
export const errorReferenceText = {
  en: 'Reference {reference}',
  hi: 'संदर्भ {reference}',
} as const satisfies Record<Language, string>
