import { abbreviations, lowercaseTerms, spoiled, vowellessTerms } from './name-terms.ts'

const roman = /^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XV|XVI{0,3})$/
const letters = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu
const dotted = /^(?:\p{Lu}\.){1,}\p{Lu}?\.?$/u

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** `O'BRIEN` → `O'Brien`, `WOMEN'S` → `Women's`. */
function apostrophes(word: string): string {
  const [head = '', tail] = word.split(/(?=['’])/)
  if (!tail) return capital(word)
  return (
    capital(head) + (head.length <= 1 && tail.length > 2 ? tail.charAt(0) + capital(tail.slice(1)) : tail.toLowerCase())
  )
}

function shouted(word: string, first: boolean): string {
  const upper = word.toUpperCase()
  const lower = word.toLowerCase()
  if (/^\d/.test(word)) return lower
  if (!first && lowercaseTerms.has(lower)) return lower
  if (vowellessTerms.has(lower) || lowercaseTerms.has(lower)) return capital(word)
  if (abbreviations.has(upper) || roman.test(upper)) return upper
  if (word.length <= 5 && !/[AEIOUY]/i.test(word)) return upper
  return apostrophes(word)
}

function spelled(word: string, inner: boolean): string {
  const lower = word.toLowerCase()
  if (spoiled.has(word) || (/^[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{2,4}$/.test(word) && !vowellessTerms.has(lower))) {
    return word.toUpperCase()
  }
  if (word.length > 6 && word === word.toUpperCase() && /[AEIOU]/.test(word) && /^\p{L}+$/u.test(word))
    return capital(word)
  if (!inner && word === lower && word.length > 3 && !lowercaseTerms.has(word) && /^\p{L}/u.test(word))
    return capital(word)
  return /^(?:Iii?|Iv|Vi{1,3}|Ix|Xi{1,3}|Xxi{0,3})$/.test(word) ? word.toUpperCase() : word
}

/** Whether a text shouts: more than seven of ten letters are capitals, initials with dots aside. */
function isShouted(text: string): boolean {
  const lettersOnly = text.replace(/(?:\p{Lu}\.)+/gu, '').replace(/[^\p{L}]/gu, '')
  const capitals = lettersOnly.replace(/[^\p{Lu}]/gu, '').length
  const small = lettersOnly.replace(/[^\p{Ll}]/gu, '').length
  return capitals > 3 && capitals > 0.7 * (capitals + small)
}

/**
 * Names in proper case: ALL CAPITALS are lowered except Indian abbreviations, initials, numerals and small words; text in two cases is
 * unchanged, but for abbreviations spoiled by a machine (`Dav`, `Iii`).
 */
export function properCase(text: string): string {
  const loud = isShouted(text)
  let first = true
  let before = ''
  return text
    .replace(/\b(Dr|St|Smt|Shri|Sri|Prof|Govt|Fr|Mt)\.(?=\p{L})/giu, '$1. ')
    .split(/(\s+|[-–/(),&])/)
    .map((part) => {
      const inner = before === '-' || before === '/'
      before = part
      if (!/\p{L}/u.test(part)) return part
      const begins = first
      first = false
      if (dotted.test(part)) return part
      return part.replace(letters, (word, offset: number) =>
        loud ? shouted(word, begins && offset === 0) : spelled(word, inner || offset > 0),
      )
    })
    .join('')
    .replace(/\bPm Shri\b/gi, 'PM SHRI')
    .replace(/(?<!\p{L})No\.?\s*-?\s*(?=\d|[IVX]+(?!\p{L}))/gu, 'No. ')
    .replace(/(?<=\d)(?:St|Nd|Rd|Th)\b/g, (suffix) => suffix.toLowerCase())
}
