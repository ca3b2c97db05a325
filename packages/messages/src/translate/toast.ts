import type { Language } from './language.ts'

/** Title and text of a toast that has none (docs/specification.md, section 8). Separate from the catalogues, for scripts without one. */
export const toastDefaults = {
  en: { title: 'error', message: 'error occur' },
  hi: { title: 'गड़बड़', message: 'कुछ गड़बड़ हुई' },
} as const satisfies Record<Language, { title: string; message: string }>
