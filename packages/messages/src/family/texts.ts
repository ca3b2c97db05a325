import { type Texts, type TranslateOf, translator } from '../translate/fill.ts'
import type { Language } from '../translate/language.ts'
import { english } from './en/index.ts'
import { hindi } from './hi/index.ts'

type English = typeof english
/** The family's words by domain and key. */
export type FamilyMessages = English
/** A part of the family's words: mostly one a screen. */
export type FamilyDomain = keyof English
/** Domains of each screen in addition to its own: texts of parts, messages by the code of an error. */
const everywhere = ['shared', 'errors'] as const
type Everywhere = (typeof everywhere)[number]

/** The texts of some domains in one language. The page passes them to its screen, so that no other text is sent. */
export type FamilyTexts<D extends FamilyDomain = FamilyDomain> = Texts & { readonly domains?: Record<D, never> }
/** Gives the texts of some domains, and of those that every screen has. */
export type FamilyText<D extends FamilyDomain = never> = TranslateOf<FamilyCatalogue<D>>
/** These domains and those that every screen has. */
export type FamilyCatalogue<D extends FamilyDomain = never> = Pick<English, D | Everywhere>

const catalogues: Record<Language, Texts> = { en: english, hi: hindi }

/** The texts of a screen: of these domains, and those that every screen has. */
export function familyTexts<D extends FamilyDomain>(language: Language, ...domains: D[]): FamilyTexts<D> {
  const all = catalogues[language]
  return Object.fromEntries([...everywhere, ...domains].map((domain) => [domain, all[domain] ?? {}]))
}

/** Gives the texts of some domains in a page that is rendered by the server. */
export const familyText = <D extends FamilyDomain = never>(language: Language, ...domains: D[]): FamilyText<D> =>
  translator(familyTexts(language, ...domains), language)
