import { en } from './en/index.ts'
import { hi } from './hi/index.ts'
import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

type Catalogue = typeof en
type Domain = keyof Catalogue & string
/** `domain.key`, for every text there is. */
export type MessageKey = { [D in Domain]: `${D}.${keyof Catalogue[D] & string}` }[Domain]

type TextOf<K extends MessageKey> = K extends `${infer D extends Domain}.${infer N}`
  ? N extends keyof Catalogue[D]
    ? Catalogue[D][N]
    : never
  : never
type NamesIn<S> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | NamesIn<Rest>
  : never
/** The values that a text asks for, read off its own `{name}` places. */
export type Values<K extends MessageKey> = { [N in NamesIn<TextOf<K>>]: string | number }
type Given<K extends MessageKey> = [NamesIn<TextOf<K>>] extends [never] ? [] : [values: Values<K>]

/** Gives the text of a key in one language. */
export type Translate = <K extends MessageKey>(key: K, ...given: Given<K>) => string

const catalogues: Record<Language, Record<Domain, Record<string, string>>> = { en, hi }

/** Hindi counts nought with one; English does not. */
const isOne = (count: number, language: Language) => count === 1 || (language === 'hi' && count === 0)

/**
 * Fills the places of a text. `{name}` takes a value, numbers grouped as India groups them;
 * `{count|school|schools}` writes no number, only the form that goes with it.
 */
export function fill(text: string, values: Record<string, string | number>, language: Language): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g, (place, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return place
    if (one !== undefined && many !== undefined) return isOne(Number(value), language) ? one : many
    return typeof value === 'number' ? formatNumber(value, language, 2) : value
  })
}

/** `t('hi')('site.skip')`. */
export function t(language: Language): Translate {
  return (key, ...given) => fill(messageText(key, language) ?? key, given[0] ?? {}, language)
}

/** The unfilled text of a key that is only known at run time, such as an error's code; undefined where there is none. */
export function messageText(key: string, language: Language): string | undefined {
  const dot = key.indexOf('.')
  const texts: Record<string, Record<string, string>> = catalogues[language]
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)]
}
