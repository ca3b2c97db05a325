import { allKinds, type Entry, isFaintPlace } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edge } from '../text/edge.ts'
import { isDevanagari } from '../text/normalize.ts'

/** Maximum tokens of an unfinished phrase, examined phrases, and retained meanings. */
const maxUnfinishedLength = 4
const maxLookedAt = 400
const maxCompletions = 8
/** A place of this cost or less is one of the largest cities: two letters name it. */
const largestCityCost = 0.17

/** Words that a place follows: the text after one is hardly a course. */
const beforePlaces: ReadonlySet<string> = new Set(['in', 'at', 'near'])
const notPlaceSurcharge = 0.6

/** Meanings of phrases that begin with a text, cheapest first; of a single word also of the word itself. */
function findCompletions(lexicon: Lexicon, beginning: string, length: number): Entry[] {
  const { sortedPhrases, phrases } = lexicon
  let low = 0
  let high = sortedPhrases.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sortedPhrases[middle] as string) < beginning) low = middle + 1
    else high = middle
  }
  const found: Entry[] = []
  for (let index = low; index < Math.min(sortedPhrases.length, low + maxLookedAt); index++) {
    const phrase = sortedPhrases[index] as string
    if (!phrase.startsWith(beginning)) break
    if (length === 1 || phrase !== beginning) found.push(...(phrases.get(phrase) ?? []))
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, maxCompletions)
}

/**
 * The edges of a position while the last word may be unfinished: also its completions, or none yet. Completions compete with the shorter
 * complete reading, or "delhi s" would become Delhi Sadar Bazar.
 */
export function completionEdges(
  lexicon: Lexicon,
  input: readonly string[],
  start: number,
  edges: readonly Edge[],
): readonly Edge[] {
  const length = input.length - start
  if (length > maxUnfinishedLength) return edges
  const tail = input.at(-1) as string
  // A letter of Devanagari is a syllable: it has more information than a Latin one.
  const weight = tail.length + (isDevanagari(tail) ? 1 : 0)
  const completions: Edge[] = []
  if (weight >= 2)
    for (const entry of findCompletions(lexicon, input.slice(start).join(' '), length)) {
      const isLargeCity = length === 1 && entry.type === 'place' && entry.cost < largestCityCost
      if (weight < 3 && !isLargeCity) continue
      if (entry.place?.level === 'location' && weight < 4) continue
      if (entry.type === 'name' && start > 0) continue
      const isMisplaced = entry.type !== 'place' && beforePlaces.has(input[start - 1] ?? '')
      const isEarly = weight < 4 && (entry.type !== 'place' || entry.place?.level === 'location')
      const surcharge = (isEarly ? 0.6 : 0.5) - 0.1 * (length - 1) + (isMisplaced ? notPlaceSurcharge : 0)
      completions.push({ length, entry, surcharge, corrected: true })
    }
  if (length > 1) return [...edges, ...completions]
  const faintLater = edges.map((edge) =>
    isFaintPlace(edge.entry) && edge.length === 1 && edge.surcharge === 0 ? { ...edge, surcharge: 0.4 } : edge,
  )
  const isUnfinished = weight < 2 || !lexicon.phrases.has(tail)
  const unfinished: Entry = { type: 'unfinished', value: tail, kinds: allKinds, cost: weight < 2 ? 0.35 : 0.75 }
  return [...faintLater, ...completions, ...(isUnfinished ? [{ length: 1, entry: unfinished, surcharge: 0 }] : [])]
}
