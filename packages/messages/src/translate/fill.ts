import { formatNumber } from '../format/numbers.ts'
import type { Language } from './language.ts'

/** Texts by domain and name. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>
/** `domain.key`, for every text of a catalogue. */
export type KeyOf<C> = { [D in keyof C & string]: `${D}.${keyof C[D] & string}` }[keyof C & string]

type TextOf<C, K> = K extends `${infer D extends keyof C & string}.${infer N}`
  ? N extends keyof C[D]
    ? C[D][N]
    : never
  : never
type NamesIn<S> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | NamesIn<Rest>
  : never
/** The values of a text, by its own `{name}` placeholders. */
export type FillArguments<S> = [NamesIn<S>] extends [never] ? [] : [values: { [N in NamesIn<S>]: string | number }]

/** Keys of texts without values. */
export type PlainKeyOf<C> = { [K in KeyOf<C>]: [NamesIn<TextOf<C, K>>] extends [never] ? K : never }[KeyOf<C>]

/** Gives the text of a key in one language. */
export type TranslateOf<C> = <K extends KeyOf<C>>(key: K, ...fillArguments: FillArguments<TextOf<C, K>>) => string

/** Hindi counts nought with one; English does not. */
const isOne = (count: number, language: Language) => count === 1 || (language === 'hi' && count === 0)

/** A place of a text: `{name}`, or `{name|one|many}`. */
type Place = { place: string; name: string; forms: { one: string; many: string } | undefined }
type TextParts = readonly (string | Place)[]

function partsOf(text: string): TextParts {
  const parts: (string | Place)[] = []
  let end = 0
  for (const { index, 0: place, 1: name = '', 2: singular, 3: plural } of text.matchAll(
    /\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g,
  )) {
    const forms = singular === undefined || plural === undefined ? undefined : { one: singular, many: plural }
    parts.push(text.slice(end, index), { place, name, forms })
    end = index + place.length
  }
  parts.push(text.slice(end))
  return parts
}

function filled(parts: TextParts, values: Record<string, string | number>, language: Language): string {
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
export function translator<C>(catalogue: Texts, language: Language): TranslateOf<C> {
  const texts = new Map<string, { text: string; parts?: TextParts }>()
  for (const [domain, domainTexts] of Object.entries(catalogue))
    for (const [name, text] of Object.entries(domainTexts)) texts.set(`${domain}.${name}`, { text })
  return (key, ...fillArguments) => {
    const entry = texts.get(key)
    if (entry === undefined) return key
    const values: Record<string, string | number> | undefined = fillArguments[0]
    if (values === undefined) return entry.text
    entry.parts ??= partsOf(entry.text)
    return filled(entry.parts, values, language)
  }
}
