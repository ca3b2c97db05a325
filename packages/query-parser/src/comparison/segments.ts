import {
  andWords,
  comparedQualities,
  comparingContext,
  comparingWords,
  orWords,
  versusWords,
} from '../words/everyday/comparisons.ts'

/** More are a list of wishes and not a comparison. */
const maxSegments = 3

/** The parts of a query between its joiners, without words for comparing; `isVersus` where it requests a comparison. */
export type Segments = { segments: readonly (readonly string[])[]; isVersus: boolean }

/** Splits a query at words such as "vs", "or" and या; undefined where there is none between two words. */
export function segmentsOf(tokens: readonly string[]): Segments | undefined {
  const text = tokens.join(' ').replace(/ v s /g, ' vs ')
  const words = text.split(' ')
  const isComparing = words.some((word) => comparingWords.has(word))
  const isVersus = isComparing || words.some((word) => versusWords.has(word))
  const isJoiner = (word: string) => versusWords.has(word) || orWords.has(word) || (isComparing && andWords.has(word))
  if (!words.some(isJoiner)) return undefined
  const segments: string[][] = [[]]
  for (const word of words) {
    if (isJoiner(word)) segments.push([])
    else if (!comparedQualities.has(word) && !comparingWords.has(word)) segments.at(-1)?.push(word)
  }
  const trimmed = isComparing ? segments.map(withoutContext) : segments
  return trimmed.length > maxSegments || trimmed.some(({ length }) => length === 0)
    ? undefined
    : { segments: trimmed, isVersus }
}

/** Words next to a word for comparing carry no condition, at an end of a segment. */
function withoutContext(segment: readonly string[]): string[] {
  const words = [...segment]
  while (comparingContext.has(words[0] ?? '')) words.shift()
  while (comparingContext.has(words.at(-1) ?? '')) words.pop()
  return words
}
