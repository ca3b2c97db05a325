import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts'
import { NameTable } from '../lexicon/name-table.ts'
import { normalize } from '../text/normalize.ts'
import { institutes, places, vocabulary } from './vocabulary.ts'

/** A lexicon over a small catalogue. */
export function createTestLexicon(): Lexicon {
  const nameTokens = new Set(institutes.flatMap(({ name }) => normalize(name).split(' ')))
  return createLexicon({
    vocabulary,
    places,
    names: NameTable.from(institutes),
    isNameWord: (word) => nameTokens.has(word),
  })
}
