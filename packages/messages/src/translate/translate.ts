import { en } from '../en/index.ts'
import { hi } from '../hi/index.ts'
import { type KeyOf, type Texts, type TranslateOf, translator } from './fill.ts'
import type { Language } from './language.ts'

type Catalogue = typeof en
/** `domain.key`, for every text of the site there is. */
export type MessageKey = KeyOf<Catalogue>
/** Gives the text of a key in one language. */
type Translate = TranslateOf<Catalogue>

const catalogues: Record<Language, Texts> = { en, hi }

const translators: Partial<Record<Language, Translate>> = {}

/** `t('hi')('site.skip')`. Places that get no value stay as they are written. */
export function t(language: Language): Translate {
  translators[language] ??= translator<Catalogue>(catalogues[language], language)
  return translators[language]
}

/** The unfilled text of a key that is only known at run time, such as an error's code; undefined where there is none. */
export function messageText(key: string, language: Language): string | undefined {
  const dot = key.indexOf('.')
  return catalogues[language][key.slice(0, dot)]?.[key.slice(dot + 1)]
}

const capital = (slug: string) => slug.replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase())
/** The label of a contract's slug: of `listing.gender`, `co-ed` is `listing.genderCoEd`. Undefined without a message. */
export const optionText = (group: string, slug: string, language: Language): string | undefined =>
  messageText(`${group}${capital(slug)}`, language)
