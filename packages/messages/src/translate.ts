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

/** A place of a text: `{name}`, or `{name|one|many}`. */
type Place = { place: string; name: string; forms: { one: string; many: string } | undefined }
type Parts = readonly (string | Place)[]

function partsOf(text: string): Parts {
  const parts: (string | Place)[] = []
  let end = 0
  for (const { index, 0: place, 1: name = '', 2: one, 3: many } of text.matchAll(
    /\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g,
  )) {
    const forms = one === undefined || many === undefined ? undefined : { one, many }
    parts.push(text.slice(end, index), { place, name, forms })
    end = index + place.length
  }
  parts.push(text.slice(end))
  return parts
}

function filled(parts: Parts, values: Record<string, string | number>, language: Language): string {
  let text = ''
  for (const part of parts) text += typeof part === 'string' ? part : valueAt(part, values, language)
  return text
}
function valueAt({ place, name, forms }: Place, values: Record<string, string | number>, language: Language): string {
  const value = values[name]
  if (value === undefined) return place
  if (forms) return isOne(Number(value), language) ? forms.one : forms.many
  return typeof value === 'number' ? formatNumber(value, language, 2) : value
}

/**
 * Fills the places of a text. `{name}` takes a value, numbers grouped as India groups them;
 * `{count|school|schools}` writes no number, only the form that goes with it.
 */
export function fill(text: string, values: Record<string, string | number>, language: Language): string {
  return filled(partsOf(text), values, language)
}

/** Texts are split into their parts once, when they are first filled: there are as many as the catalogue has. */
function translator(language: Language): Translate {
  const texts = new Map<string, { text: string; parts?: Parts }>()
  for (const [domain, named] of Object.entries(catalogues[language]))
    for (const [name, text] of Object.entries(named)) texts.set(`${domain}.${name}`, { text })
  return (key, ...given) => {
    const known = texts.get(key)
    if (known === undefined) return key
    const values: Record<string, string | number> | undefined = given[0]
    if (values === undefined) return known.text
    known.parts ??= partsOf(known.text)
    return filled(known.parts, values, language)
  }
}
const translators: Partial<Record<Language, Translate>> = {}

/** `t('hi')('site.skip')`. Places that get no value stay as they are written. */
export function t(language: Language): Translate {
  translators[language] ??= translator(language)
  return translators[language]
}

/** The unfilled text of a key that is only known at run time, such as an error's code; undefined where there is none. */
export function messageText(key: string, language: Language): string | undefined {
  const dot = key.indexOf('.')
  const texts: Record<string, Record<string, string>> = catalogues[language]
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)]
}

const capital = (slug: string) => slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
/** What a slug of the contract means to a person: of `listing.gender`, `co-ed` is `listing.genderCoEd`. Undefined where no message says it. */
export const optionText = (group: string, slug: string, language: Language): string | undefined =>
  messageText(`${group}${capital(slug)}`, language)
