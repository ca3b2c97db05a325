import type { SearchOutcome, SearchTerm, searchPeriods } from '@pravesh/contract'
import { normalize, parseQuery } from '@pravesh/query-parser'
import { and, eq, gt, ilike, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { searchTerm } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, type PageQuery } from '../../platform/http/page.ts'
import type { LiveLexicon, QueryLexicon } from '../lexicon/live-lexicon.ts'
import { demoHash, today } from './store.ts'

type TermQuery = PageQuery<'id' | 'count' | 'foundNothing' | 'text' | 'lastDay'> & {
  days: (typeof searchPeriods)[number]
  nothingFound?: boolean | undefined
}

const { id, text, count, foundNothing, day: lastDay } = searchTerm
const columns = { id, text, count, foundNothing, lastDay } as const

/** The texts of a period with their sums, in place of the table. Of a past day some hundred texts are stored. */
const termsOf = (days: TermQuery['days']): SQL => sql`(
  select min(id) as id, text, sum(count)::int as count, sum(found_nothing)::int as found_nothing, max(day) as day,
    (array_agg(outcome order by day desc))[1] as outcome, bool_or(starts_with(hash, ${demoHash})) as demo
  from search_term where text is not null and day > ${today} - ${Number(days)}::int group by text) as search_term`

/** The words that search does not understand today: none of a name that is found. */
function notUnderstoodIn({ lexicon }: QueryLexicon, searched: string, led: SearchOutcome): string {
  const [reading] = parseQuery(lexicon, searched)
  if (reading === undefined) return ''
  return reading.intent === 'name' && led !== 'none'
    ? ''
    : [...reading.unapplied, reading.rest].filter(Boolean).join(' ')
}

/** A page of the visitors' searches of the last days, most frequent first by default. */
export async function listSearchTerms(db: Db, live: LiveLexicon, query: TermQuery) {
  const { sort = 'count', order, nothingFound, search } = query
  const terms = termsOf(query.days)
  const { ids, totals, ...page } = await idsOfPage(db, query, {
    order: { by: columns[sort], id, direction: query.sort && order === 'asc' ? 'asc' : 'desc' },
    where: and(
      nothingFound === undefined ? undefined : nothingFound ? gt(foundNothing, 0) : eq(foundNothing, 0),
      idFilter(query, id),
      search === undefined ? undefined : ilike(text, likePattern(normalize(search))),
    ),
    from: (keys) => db.select(keys).from(terms),
  })
  const { rows } = await db.execute<Omit<SearchTerm, 'notUnderstood'>>(sql`
    select id, text, count, found_nothing as "foundNothing", day::text as "lastDay", outcome, demo as "isDemo" from ${terms} where ${anyOf(id, ids)}`)
  const lexicon = await live.current()
  const data = inOrder(ids, rows).map((term) => ({
    ...term,
    notUnderstood: notUnderstoodIn(lexicon, term.text, term.outcome),
  }))
  return { data, ...totals, ...page }
}
