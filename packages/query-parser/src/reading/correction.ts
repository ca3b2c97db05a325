import { isOrdinaryWord } from '../words/languages/ordinary-words.ts'

/** Words with one letter fewer, and the word: two words with one of them in common differ by at most one slip each. */
function deletionsOf(word: string): Set<string> {
  const deletions = new Set([word])
  for (let index = 0; index < word.length; index++) deletions.add(word.slice(0, index) + word.slice(index + 1))
  return deletions
}

/** Words of four letters and more by their deletions (SymSpell). Built last: a word that is added later is never a correction. */
export function createDeletionIndex(vocabulary: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const word of vocabulary) {
    if (!/^[a-z]{4,}$/.test(word)) continue
    for (const deletion of deletionsOf(word)) {
      const sources = index.get(deletion)
      if (sources) sources.push(word)
      else index.set(deletion, [word])
    }
  }
  return index
}

/** Optimal string alignment: letters that are changed, left out, added, or swapped with the next. Anything above 2 may be answered as 3. */
export function editDistance(first: string, other: string): number {
  if (Math.abs(first.length - other.length) > 2) return 3
  let beforePrevious: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = first[row - 1] === other[column - 1]
      let distance = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && first[row - 1] === other[column - 2] && first[row - 2] === other[column - 1]
      if (isSwap) distance = Math.min(distance, (beforePrevious[column - 2] as number) + 1)
      current.push(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[other.length] as number
}

const hasVowel = /[aeiou]/
const sortedCharacters = (word: string) => [...word].sort().join('')

/** Two slips are put right from seven letters on; an abbreviation of four letters by a swap alone, since hbse is not cbse. */
function isNear(word: string, candidate: string, distance: number): boolean {
  if (distance === 2) return word.length >= 7
  if (distance !== 1) return false
  if (word.length > 4) return true
  if (word[0] !== candidate[0]) return false
  const isAbbreviation = candidate.length === 4 && !hasVowel.test(word)
  return !isAbbreviation || sortedCharacters(word) === sortedCharacters(candidate)
}

/** A word that another may be a slip of. */
export type Correction = {
  word: string /** Slips, with what the word costs and half a slip for another first letter. */
  penalty: number
}

/** Lookup data of the correction. */
export type CorrectionSource = {
  wordCosts: ReadonlyMap<string, number>
  deletions: ReadonlyMap<string, readonly string[]>
  isNameWord: (word: string) => boolean
}

/** Up to three words of the lexicon that a word of 4 to 24 letters is a slip of, nearest first. A word that is known or ordinary is never corrected. */
export function correctWord(source: CorrectionSource, word: string): Correction[] {
  if (!/^[a-z]{4,24}$/.test(word) || source.wordCosts.has(word) || source.isNameWord(word) || isOrdinaryWord(word))
    return []
  const penalties = new Map<string, number>()
  for (const deletion of deletionsOf(word))
    for (const candidate of source.deletions.get(deletion) ?? []) {
      if (penalties.has(candidate)) continue
      const distance = editDistance(word, candidate)
      if (!isNear(word, candidate, distance)) continue
      const initialPenalty = candidate[0] === word[0] ? 0 : 0.5
      penalties.set(candidate, distance + initialPenalty + (source.wordCosts.get(candidate) ?? 0))
    }
  return [...penalties]
    .map(([candidate, penalty]) => ({ word: candidate, penalty }))
    .sort((a, b) => a.penalty - b.penalty)
    .slice(0, 3)
}
