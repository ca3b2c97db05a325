const initials = /\b([a-z])\.(?=[a-z])/g
const ampersand = /(?<=[a-z0-9]) ?& ?(?=[a-z0-9])/g
const separators = /[^a-z0-9]+/g
const spacedInitials = /\b([a-z]) (?=[a-z]\b)/g
const spacedPossessive = /(?<=[a-z]{3}) s\b/g
const joinedNumber = /\bno([0-9])/g
const romanNumbers: readonly (readonly [RegExp, string])[] = [
  [/\bviii\b/g, '8'],
  [/\bvii\b/g, '7'],
  [/\bvi\b/g, '6'],
  [/\biv\b/g, '4'],
  [/\bix\b/g, '9'],
  [/\biii\b/g, '3'],
  [/\bii\b/g, '2'],
]

/** Whether a text has characters beyond ASCII. */
export const isOtherScript = (text: string): boolean => /[\u0080-\uffff]/.test(text)

/**
 * The SQL function `search_norm`, of text in ASCII: small letters and digits, single spaces, initials joined, roman numbers read. Undefined
 * for other text, which needs the dictionaries of the database.
 */
export function normalizeAscii(text: string): string | undefined {
  if (isOtherScript(text)) return undefined
  const normalized = text
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(initials, '$1')
    .replace(ampersand, ' and ')
    .replace(separators, ' ')
    .trim()
    .replace(spacedInitials, '$1')
    .replace(spacedPossessive, 's')
    .replace(joinedNumber, 'no $1')
  return romanNumbers.reduce((read, [roman, digit]) => read.replace(roman, digit), normalized)
}

const spellings: readonly (readonly [string, string])[] = [
  ['sch', 'sk'],
  ['chh', 'ch'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['w', 'v'],
  ['z', 'j'],
  ['x', 'ks'],
]
const sounds: readonly (readonly [RegExp, string])[] = [
  [/c(?=[eiy])/g, 's'],
  [/ch/g, '1'],
  [/[cq]/g, 'k'],
  [/1h?/g, 'c'],
  [/([bcdgjklprst])h/g, '$1'],
  [/ee|ii/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/(?<=...)(iya|ia|ya|a|iy|y)$/, 'i'],
  [/([aeiou][bcdfgjklmnpqrstv])a(?=[bcdfgjklmnpqrstv][aeiou])/g, '$1'],
]

/** The SQL function `search_key`: equal for words of one sound, however they are spelt. */
export function soundKey(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  const respelt = spellings.reduce((text, [from, to]) => text.replaceAll(from, to), word)
  return sounds.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), respelt)
}
