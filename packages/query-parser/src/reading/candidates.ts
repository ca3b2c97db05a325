import { allKinds, type Entry, isFaintPlace } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edge } from '../text/edge.ts'
import { numberEdges } from '../text/numbers.ts'
import type { QueryTokens } from '../text/tokens.ts'
import { isOrdinaryWord } from '../words/languages/ordinary-words.ts'
import { completionEdges } from './completion.ts'
import { measureEdge } from './measures.ts'

/** Tokens of the longest phrase that is looked up; of one with a slip in it. */
const maxPhraseLength = 5
const maxCorrectedLength = 4

/** Many places sound like an English word: a faint one of a single short word is matched by its letters alone. */
function isMisheard(entry: Entry, length: number, token: string): boolean {
  if (entry.type !== 'place' || length > 1 || !/^[a-z]/.test(token)) return false
  return entry.place?.level === 'location' || (isFaintPlace(entry) && token.length < 7)
}

/** Phrases from a position on, in either script or by sound. */
function phraseEdges(lexicon: Lexicon, tokens: QueryTokens, start: number): Edge[] {
  const { input, romanized, keys, fullKeys } = tokens
  const edges: Edge[] = []
  let phrase = ''
  let latin = ''
  let key = ''
  let fullKey = ''
  for (let length = 1; length <= maxPhraseLength && start + length <= input.length; length++) {
    const last = start + length - 1
    const space = length === 1 ? '' : ' '
    const token = input[last] as string
    phrase += space + token
    latin += space + romanized[last]
    key += space + keys[last]
    fullKey += space + fullKeys[last]
    const meanings = lexicon.phrases.get(phrase) ?? (latin === phrase ? undefined : lexicon.phrases.get(latin))
    if (meanings) {
      const surcharge = length > 1 ? -0.1 * length : 0
      for (const entry of meanings) edges.push({ length, entry, surcharge, meanings })
    } else if (key.length > 3 && !(length === 1 && isOrdinaryWord(token))) {
      for (const entry of lexicon.sounds.get(key) ?? lexicon.sounds.get(fullKey) ?? []) {
        if (isMisheard(entry, length, token)) continue
        const isNamePart = entry.type === 'place' && length === 1 && lexicon.isNameWord(token)
        edges.push({ length, entry, surcharge: isNamePart ? 1.2 : 0.45, corrected: true })
      }
    }
  }
  return edges
}

/** A faint place is never the correction of one word, nor is a connector or a name. */
function mayCorrectWord(entry: Entry, correction: string, token: string): boolean {
  if (entry.type === 'connector' || entry.type === 'name') return false
  if (entry.type !== 'place') return true
  const hasSameInitial = correction[0] === token[0] || correction.length >= 7
  return hasSameInitial && entry.place?.level !== 'location' && !(isFaintPlace(entry) && correction.length < 7)
}

/** Phrases from a position on with one of their words corrected, at any place. */
function correctedEdges(lexicon: Lexicon, tokens: QueryTokens, start: number): Edge[] {
  const { input, corrections } = tokens
  const edges: Edge[] = []
  for (let index = start; index < Math.min(input.length, start + maxCorrectedLength); index++)
    for (const { word, penalty } of corrections[index] ?? []) {
      if (index === start)
        for (const entry of lexicon.phrases.get(word) ?? [])
          if (mayCorrectWord(entry, word, input[index] as string))
            edges.push({ length: 1, entry, surcharge: 0.5 + penalty * 0.35, corrected: true, spelling: word })
      const shortest = Math.max(2, index - start + 1)
      for (let length = shortest; length <= maxCorrectedLength && start + length <= input.length; length++) {
        const spelling = [...input.slice(start, index), word, ...input.slice(index + 1, start + length)].join(' ')
        for (const entry of lexicon.phrases.get(spelling) ?? [])
          edges.push({ length, entry, surcharge: 0.4 + penalty * 0.35 - 0.1 * length, corrected: true, spelling })
      }
    }
  return edges
}

/** Numbers as typed, from Devanagari in English, and with a slip in the neighbouring word. */
function allNumberEdges(lexicon: Lexicon, tokens: QueryTokens, start: number): Edge[] {
  const { input, romanized, repaired } = tokens
  const edges = numberEdges(lexicon, input, start)
  if (romanized[start] !== input[start]) edges.push(...numberEdges(lexicon, romanized, start))
  const isRepaired = repaired?.slice(start, start + 4).some((word, index) => word !== input[start + index])
  if (repaired && isRepaired)
    for (const edge of numberEdges(lexicon, repaired, start)) edges.push({ ...edge, surcharge: 0.5, corrected: true })
  return edges
}

/** Everything that the tokens from a position on may be; at least one edge: the unknown word. */
export function candidateEdges(lexicon: Lexicon, tokens: QueryTokens, start: number, isTyping: boolean): Edge[] {
  const measure = measureEdge(lexicon, tokens.romanized, start) ?? measureEdge(lexicon, tokens.input, start)
  const edges = [
    ...(measure ? [measure] : []),
    ...allNumberEdges(lexicon, tokens, start),
    ...phraseEdges(lexicon, tokens, start),
    ...correctedEdges(lexicon, tokens, start),
  ]
  const token = tokens.input[start] as string
  const unknown: Entry = { type: 'unknown', value: token, kinds: allKinds, cost: lexicon.isNameWord(token) ? 1.5 : 2.2 }
  const all = isTyping ? completionEdges(lexicon, tokens.input, start, edges) : edges
  return [...all, { length: 1, entry: unknown, surcharge: 0 }]
}
