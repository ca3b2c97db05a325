import { type Hit, type SearchKind, searchKinds } from '@pravesh/contract'
import { candidateLimit, type MatchRequest, type NameQuery } from '../name-source.ts'
import { compareDocuments, compareNames, type DocumentTable, type IndexedDocument } from './document-table.ts'
import { firstOf } from './first-of.ts'
import { visitPossibleMatches, visitPossibleNames } from './narrowing.ts'
import { type QueryMatcher, withMatcher } from './query-matcher.ts'
import { compareTo } from './similarity.ts'
import type { WordIndex } from './word-index.ts'

/** A document that matches a query: by its name, or by other words too. */
type Candidate = { document: IndexedDocument; isByName: boolean }

/** The first 200 matches: by name before others, then the best known, then the shorter name. */
function candidatesOf(
  table: DocumentTable,
  matcher: QueryMatcher,
  { query, kind, headsOnly }: Pick<MatchRequest, 'query' | 'kind' | 'headsOnly'>,
): Candidate[] {
  const candidates: Candidate[] = []
  const ofKind = kind === undefined ? undefined : table.ofKind.get(kind)
  const subsets = [table.present, ...(headsOnly ? [table.heads] : []), ...(ofKind ? [ofKind] : [])]
  const request = (wanted: 1 | 2) => ({
    ...{ table, join: query.join, subsets },
    visit(number: number) {
      const document = matcher.matchNumber(table, number) === wanted ? table.documents[number] : undefined
      if (document) candidates.push({ document, isByName: wanted === 2 })
      return candidates.length < candidateLimit
    },
  })
  visitPossibleNames(request(2), matcher)
  if (candidates.length < candidateLimit) visitPossibleMatches(request(1), matcher)
  const count = candidates.length
  for (const { document, terms } of table.changed) {
    if ((headsOnly && !document.isHead) || (kind !== undefined && document.hit.kind !== kind)) continue
    const found = matcher.match(terms)
    if (found > 0) candidates.push({ document, isByName: found === 2 })
  }
  if (candidates.length > count)
    candidates.sort((a, b) => Number(b.isByName) - Number(a.isByName) || compareDocuments(a.document, b.document))
  return candidates.slice(0, candidateLimit)
}

const exactness = (name: string, text: string): number => (name === text ? 2 : name.startsWith(text) ? 1 : 0)

type RankedDocument = { document: IndexedDocument; score: number }
const compareRanked = (a: RankedDocument, b: RankedDocument): number =>
  b.score - a.score || compareNames(a.document, b.document)

/** The best documents for a query, as `sql/match.ts` ranks them. */
export function matchDocuments(table: DocumentTable, wordIndex: WordIndex, request: MatchRequest): Hit[] {
  const { text, limit } = request
  const candidates = withMatcher(wordIndex, request.query, (matcher) => candidatesOf(table, matcher, request))
  const ranked = compareTo(text, (similarityOf) =>
    candidates.map(({ document, isByName }): RankedDocument => {
      const { norm, aliases, popularity } = document
      const likeness = Math.max(similarityOf(norm), aliases === '' ? 0 : similarityOf(aliases))
      const exact = Math.max(exactness(norm, text), exactness(aliases, text))
      return { document, score: popularity / 60 + 2.5 * likeness + Number(isByName) + exact }
    }),
  )
  return firstOf(ranked, limit, compareRanked).map(({ document }) => document.hit)
}

/** How many documents of each kind match, counted up to one more than `bound`. */
export function countMatches(
  table: DocumentTable,
  wordIndex: WordIndex,
  query: NameQuery,
  bound: number,
): { kind: SearchKind; count: number }[] {
  const counts = new Map(searchKinds.map((kind) => [kind, 0]))
  withMatcher(wordIndex, query, (matcher) => {
    const count = (kind: SearchKind | undefined) => {
      const sum = kind === undefined ? bound : (counts.get(kind) ?? 0)
      if (kind !== undefined && sum <= bound) counts.set(kind, sum + 1)
    }
    const visit = (number: number) => {
      if (matcher.matchNumber(table, number) > 0) count(table.documents[number]?.hit.kind)
      return true
    }
    visitPossibleMatches({ table, join: query.join, subsets: [table.present], visit }, matcher)
    for (const { document, terms } of table.changed) if (matcher.match(terms) > 0) count(document.hit.kind)
  })
  return [...counts].map(([kind, sum]) => ({ kind, count: sum }))
}
