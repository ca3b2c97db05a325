import { parseQuery } from '@pravesh/query-parser'
import { LiveLexicon } from '../../catalogue/lexicon/live-lexicon.ts'
import { findWithReadings, searchWithReadings } from '../../catalogue/lexicon/search.ts'
import type { Db } from '../../platform/db/index.ts'
import type { JudgedQuery } from './judged-queries.ts'
import { matchesPath, maxSuggestions, pagePaths, suggestionPaths } from './links.ts'

/** Where the last of the expected pages is among links, from 1; undefined where one is not. */
type Rank = number | undefined

/** The search result of a judged query. */
export type Evaluation = JudgedQuery & {
  suggestions: readonly string[]
  page: readonly string[]
  suggestionRank: Rank
  pageRank: Rank
  /** A name was searched, and understood as a listing. */
  isNameReadAsListing: boolean
  parseMicroseconds: number
}

const isInstitute = (path: string): boolean => /^\/(school|college)\//.test(path)

/** Links that are no answer where one of them leads to an unwanted page: as many as the report counts. */
const judgedLinks = 5

const rankOf = (links: readonly string[], { expected, unwanted }: JudgedQuery): Rank => {
  if (links.slice(0, judgedLinks).some((link) => unwanted.some((path) => matchesPath(link, path)))) return undefined
  const indices = expected.map((paths) => links.findIndex((link) => paths.some((path) => matchesPath(link, path))))
  return indices.includes(-1) ? undefined : Math.max(...indices) + 1
}

/** Runs suggestions and the search page for each query, one after the other. */
export async function evaluateQueries(db: Db, queries: readonly JudgedQuery[]): Promise<Evaluation[]> {
  const live = new LiveLexicon(db)
  const { lexicon } = await live.current()
  // The first round only warms.
  for (const { query } of queries) parseQuery(lexicon, query)
  const evaluations: Evaluation[] = []
  for (const judged of queries) {
    const { query, expected } = judged
    const startedAt = performance.now()
    parseQuery(lexicon, query)
    const parseMicroseconds = (performance.now() - startedAt) * 1_000
    const found = await findWithReadings(db, live, { search: query, limit: maxSuggestions, language: 'en' })
    const result = await searchWithReadings(db, live, { q: query, offset: 20, language: 'en' })
    const suggestions = suggestionPaths(found)
    const page = pagePaths(result)
    const [reading] = result.readings
    evaluations.push({
      ...judged,
      ...{ suggestions, page, parseMicroseconds },
      suggestionRank: rankOf(suggestions, judged),
      pageRank: rankOf(page, judged),
      isNameReadAsListing:
        expected.flat().every(isInstitute) &&
        reading?.isFirst === true &&
        ['list', 'near', 'place'].includes(reading.intent),
    })
  }
  return evaluations
}
