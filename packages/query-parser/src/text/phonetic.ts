import { romanizeToken, transliterate } from './devanagari.ts'
import { normalize } from './normalize.ts'

/** In this order: each processes the output of the previous ones. `1` represents ch while c and q become k. */
const folds: readonly [RegExp, string][] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/ch/g, '1'],
  [/[cq]/g, 'k'],
  [/1h?/g, 'c'],
  [/([bcdgjklprst])h/g, '$1'],
  [/ei/g, 'e'],
  [/ee|ii/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/ay(?=[^aeiou]|$)/g, 'ai'],
  [/iy(?=a)/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=...)(?:iya|ia|ya|a|iy|y)$/, 'i'],
  [/([aeiou][bcdfghjklmnpqrstv])a(?=[bcdfghjklmnpqrstv][aeiou])/g, '$1'],
]
const hasDevanagari = /[\u0900-\u097f]/
const isLatin = /^[a-z]+$/

/** The sound of a normalized word, in either script: vowel length, aspiration, w/v, z/j, c/k and a final -a or -ya make no difference. */
export function phoneticKey(word: string, dropVowels = true): string {
  const latin = hasDevanagari.test(word) ? transliterate(word, dropVowels) : word
  return isLatin.test(latin) ? folds.reduce((key, [pattern, fold]) => key.replace(pattern, fold), latin) : latin
}

/** The phonetic keys of a normalized phrase, word by word. */
export function phraseKey(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => phoneticKey(word))
    .join(' ')
}

/** The sound of an institute's name, so that it is the same name in Devanagari or with a doubled letter; without a leading "the". */
export const nameKey = (name: string): string => createNameKeys()(name)

/** `nameKey` for many names: words that they share are read once. */
export function createNameKeys(): (name: string) => string {
  const wordKeys = new Map<string, string>()
  const keyOf = (word: string) => {
    const cached = wordKeys.get(word)
    if (cached !== undefined) return cached
    const key = phoneticKey(romanizeToken(word))
    wordKeys.set(word, key)
    return key
  }
  return (name) => normalize(name).replace(/^the /, '').split(' ').map(keyOf).join(' ')
}
