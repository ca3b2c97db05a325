/** Maximum length of a text, in UTF-16 units; the rest is dropped. */
export const maxTextLength = 200

/** Accents of Latin letters and the Devanagari nukta, as NFD writes them. */
const marks = /[\u0300-\u036f\u093c]/g

/** Joiners of Indian scripts, which only join the forms of letters. */
const joiners = /\u200c|\u200d/g

/** A text without the joiners of Indian scripts: with and without them it is the same word. */
export const withoutJoiners = (text: string): string => text.replace(joiners, '')

/**
 * One spelling for equivalent texts: lower case without accents and joiners, digits of ASCII, words separated by one space. ढ़ becomes ॼ, a letter
 * that Hindi does not use, so that transliteration can write it `rh`; ड़ becomes र. `B.A.` → `ba`, `50,000` → `50000`, `₹5` → `rs 5`, `60%` →
 * `60 percent`, `+2` → `plus2`; `a++` stays. Not cut to `maxTextLength`: names of the catalogue may be longer.
 */
export function normalize(text: string): string {
  return withoutJoiners(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ढ\u093c', 'ॼ')
    .replaceAll('ड\u093c', 'र')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('₹', ' rs ')
    .replace(/(\d) ?%( ?ile\b)?/g, (_, digit, ile) => `${digit} percent${ile ? 'ile' : ''} `)
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replace(/10 ?\+ ?2|\+ ?2\b/g, 'plus2')
    .replace(/['’`]/g, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/\.(?!\d)/g, ' ')
    .replaceAll('&', ' and ')
    .replace(/(\d)\/-/g, '$1')
    .replace(/[^\p{L}\p{M}\p{N}.+]+/gu, ' ')
    .replace(/(?<![ab+])\+/g, ' ')
    .trim()
}

/** Whether the text has letters of Devanagari or of a script behind it. */
export const isDevanagari = (word: string): boolean => word >= '\u0900'
