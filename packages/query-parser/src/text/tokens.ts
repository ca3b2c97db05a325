import type { Lexicon } from '../lexicon/lexicon.ts'
import { type Correction, correctWord } from '../reading/correction.ts'
import { completeUnit } from '../reading/money.ts'
import { classNouns, numeralValues, passedClasses } from '../words/numerals.ts'
import { spellOutInitials } from './campus-initials.ts'
import { romanizeToken } from './devanagari.ts'
import { isDevanagari, maxTextLength, normalize } from './normalize.ts'
import { phoneticKey } from './phonetic.ts'

const maxTokens = 16

/** The tokens of a query, each in every form that is looked up. The arrays are of one length. */
export type QueryTokens = {
  /** As typed, normalized. */
  input: readonly string[]
  /** In Latin letters, where loanwords or names of letters know how. */
  romanized: readonly string[]
  /** Phonetic keys, as Hindi drops its vowels and with all of them. */
  keys: readonly string[]
  fullKeys: readonly string[]
  corrections: readonly (readonly Correction[])[]
  /** With slips corrected in words next to a number ("lakh", "class", "six"); absent without any. */
  repaired?: readonly string[]
}

/** "12th commerce ke baad" becomes "commerce 12th ke baad": the completed class is next to "after". */
export function moveNextToAfter(tokens: readonly string[]): readonly string[] {
  const after = tokens.findIndex(
    (token, index) => /^(?:baad|bad|बाद)$/.test(token) && /^(?:ke|k|के)$/.test(tokens[index - 1] ?? ''),
  )
  if (after < 3) return tokens
  for (let index = after - 2; index >= Math.max(0, after - 4); index--) {
    const token = tokens[index] as string
    if (!passedClasses.has(token)) continue
    if (index === after - 2) return tokens
    return [...tokens.slice(0, index), ...tokens.slice(index + 1, after - 1), token, ...tokens.slice(after - 1)]
  }
  return tokens
}

const isNumberContext = (lexicon: Lexicon, word: string): boolean =>
  classNouns.has(word) ||
  numeralValues.has(word) ||
  (lexicon.phrases.get(word)?.some(({ type }) => type === 'unit' || type === 'period') ?? false)

/** Cuts a text into at most 16 tokens. */
export function tokenize(lexicon: Lexicon, text: string, isTyping: boolean): QueryTokens {
  const tokens = normalize(text.slice(0, maxTextLength)).split(' ').filter(Boolean).slice(0, maxTokens)
  const ordered = moveNextToAfter(spellOutInitials(tokens, isTyping).slice(0, maxTokens))
  const input = isTyping ? completeUnit(ordered) : ordered
  const romanized = input.some(isDevanagari) ? input.map(romanizeToken) : input
  const corrections = input.map((word) =>
    lexicon.phrases.has(word) || numeralValues.has(word) || classNouns.has(word) ? [] : correctWord(lexicon, word),
  )
  const repaired = input.map(
    (word, index) => corrections[index]?.find((correction) => isNumberContext(lexicon, correction.word))?.word ?? word,
  )
  const keys = romanized.map((word) => phoneticKey(word))
  return {
    input: input,
    romanized,
    keys,
    fullKeys: romanized.map((word, index) => (isDevanagari(word) ? phoneticKey(word, false) : (keys[index] ?? ''))),
    corrections,
    ...(repaired.some((word, index) => word !== input[index]) ? { repaired } : {}),
  }
}
