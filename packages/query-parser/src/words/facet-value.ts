import { normalize } from '../text/normalize.ts'
import type { ListingKind } from '../types.ts'
import { facetGroups } from './grammar.ts'
import { splitPhrases, type WordGroup } from './word-group.ts'

let index: Map<string, WordGroup> | undefined

function createIndex(): Map<string, WordGroup> {
  const groups = new Map<string, WordGroup>()
  for (const group of facetGroups) {
    for (const phrase of splitPhrases(group.phrases)) {
      for (const kind of group.kinds) {
        const key = `${kind} ${group.type} ${normalize(phrase.replace(/\*$/, ''))}`
        if (!groups.has(key)) groups.set(key, group)
      }
    }
  }
  return groups
}

/** The slug of a facet's value that people call by these words: of a school's board, `ICSE` is `cisce` and `BSEB` is `state-board`. */
export function findFacetValue(kind: ListingKind, type: WordGroup['type'], words: string): string | undefined {
  index ??= createIndex()
  return index.get(`${kind} ${type} ${normalize(words)}`)?.value
}
