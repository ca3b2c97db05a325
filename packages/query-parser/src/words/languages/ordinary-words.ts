import { transliterate } from '../../text/devanagari.ts'
import { normalize } from '../../text/normalize.ts'
import { englishStems, englishWords } from './english.ts'
import { hindiWords, romanizedHindiWords } from './hindi.ts'

const split = (list: string): string[] => list.trim().split(/\s+/)

/** A verb or noun with its regular forms: apply, applies, applied, applying. */
function formsOf(stem: string): string[] {
  const beforeVowel = stem.replace(/e$/, '')
  const beforeE = stem.replace(/(?<![aeiou])y$/, 'i')
  const plural = /(?:s|x|z|ch|sh)$/.test(stem) || beforeE !== stem ? `${beforeE}es` : `${stem}s`
  return [stem, plural, `${beforeE.replace(/e$/, '')}ed`, `${beforeVowel}ing`]
}

/** A Devanagari word, and how indexes and typists write it in Latin letters. */
const scriptsOf = (word: string): string[] => {
  const normalized = normalize(word)
  return [normalized, transliterate(normalized), transliterate(normalized, false)]
}

const ordinaryWords: ReadonlySet<string> = new Set([
  ...split(englishStems).flatMap(formsOf),
  ...split(englishWords),
  ...split(romanizedHindiWords),
  ...split(hindiWords).flatMap(scriptsOf),
])

/** Whether a normalized word is one of everyday English or Hindi: it is meant as typed, and is never a slip of a name. */
export const isOrdinaryWord = (word: string): boolean => ordinaryWords.has(word)
