import { romanizeToken, transliterate } from './devanagari.ts'
import { isDevanagari, normalize } from './normalize.ts'

/** Letters of the scripts from Devanagari to Malayalam, with the joiners between them. */
const indicWord = /[\u0900-\u0d7f\u200c\u200d]+/gu
const joiners = /[\u200c\u200d]/g

/** Unicode has the scripts from Bengali to Malayalam in the order of Devanagari, 128 places apart. */
const toDevanagari = (text: string): string =>
  text.replace(/[\u0980-\u0d7f]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) & 0x7f)))

/**
 * A name in Latin letters, word by word, for addresses of pages: राजकीय मध्य विद्यालय is `rajakiy madhya vidyalay`, डीएवी is `dav`. Loanwords and
 * letters as English writes them, the rest as it is spoken in Hindi; other scripts of India by the letters of the same sound.
 */
export function romanizeName(name: string): string {
  return name.replace(indicWord, (word) => {
    const tokens = normalize(toDevanagari(word.replace(joiners, ''))).split(' ')
    return tokens.map((token) => (isDevanagari(token) ? latinOf(token) : token)).join(' ')
  })
}

function latinOf(token: string): string {
  const known = romanizeToken(token)
  return isDevanagari(known) ? transliterate(known) : known
}
