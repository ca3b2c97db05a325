import type {
  Hit,
  QueryReading as QueryReadingAnswer,
  SearchKind,
  SearchResponse,
  SuggestResponse,
} from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import {
  isOrdinaryWord,
  type PageSection,
  parseQuery,
  type QueryReading,
  romanizeText,
  spellOutCampuses,
  splitAlternatives,
} from '@pravesh/query-parser'
import type { Db } from '../../platform/db/index.ts'
import { cardsOfHits } from '../listing/cards/hit.ts'
import { findNames, searchNames } from '../search/index.ts'
import { maxReadings, mergeSearches, mergeSuggestions, rowsOfEach } from './describe/compared.ts'
import { describeReading } from './describe/describe.ts'
import { withSection } from './describe/page-sections.ts'
import type { LiveLexicon, QueryLexicon } from './live-lexicon.ts'

async function describeAll(
  db: Db,
  lexicon: QueryLexicon,
  readings: readonly QueryReading[],
  options: { language: Language; typing: boolean; rows?: number | undefined },
): Promise<QueryReadingAnswer[]> {
  const isFirst = readings[0]?.intent !== 'name'
  // While a name is typed, a listing that leaves words of it out is not worth its statements.
  const relevant = options.typing && !isFirst ? readings.filter(({ rest }) => rest === '') : readings
  const described = await Promise.all(
    relevant.map((reading) => describeReading(db, lexicon, reading, { ...options, isFirst })),
  )
  const all = described.flat()
  const isRepeated = ({ path }: QueryReadingAnswer, index: number) =>
    all.findIndex((other) => other.path === path) < index
  // While a query is typed, an empty listing is no suggestion; the page offers alternatives.
  const isShown = ({ total, isFirst, intent, conditions, rest }: QueryReadingAnswer) =>
    (total !== 0 || (isFirst && !options.typing)) &&
    // All there is of a kind, for words that are a name.
    (isFirst || intent !== 'list' || conditions.length > 0 || rest === '')
  return all.filter((reading, index) => isShown(reading) && !isRepeated(reading, index)).slice(0, maxReadings)
}

/** Whether every word belongs to a requested page. Names with other words would only mislead next to it. */
const isUnderstood = (readings: readonly QueryReadingAnswer[]): boolean =>
  readings.some(({ isFirst, rest }) => isFirst && rest === '')

/** Whether a listing leaves a condition out that a name may break: "schools in delhi except dps" would be followed by schools called DPS. */
const mayNamesBreak = (readings: readonly QueryReadingAnswer[]): boolean =>
  readings.some(
    ({ isFirst, kind, intent, unapplied }) => isFirst && intent === 'list' && kind !== 'exam' && unapplied.length > 0,
  )

/** Whether words that no place has are a locality, and no part of a name: "schools near rohini", "dwarka sector 12". */
const isByUnknownLocality = ([first, second]: readonly QueryReading[]): boolean =>
  first?.hasUnknownLocality === true ||
  (second?.intent === 'place' && second.place === undefined && second.hasUnknownLocality === true)

/** Whether names would only mislead: other words than those of an understood query, or those that are left of one by an unknown locality. */
function areNamesMisleading(
  parsed: readonly QueryReading[],
  readings: readonly QueryReadingAnswer[],
  isExact: boolean,
): boolean {
  if (!isExact && isByUnknownLocality(parsed)) return true
  return isUnderstood(readings) && (!isExact || mayNamesBreak(readings))
}

/** The section requested with a name, and the name without it: in "dps noida fees" the last word is no part of the name. */
function namedSection([best]: readonly QueryReading[]): { section: PageSection | null; nameText: string | undefined } {
  const section = best?.intent === 'name' ? best.section : undefined
  return section === undefined ? { section: null, nameText: undefined } : { section, nameText: best?.rest }
}

/** The words of the query without conditions that are not applied: in "mba without cat" no name has CAT. Undefined where it has none. */
function appliedText(readings: readonly QueryReading[]): string | undefined {
  const name = readings.find(({ intent }) => intent === 'name')
  return name && name.unapplied.length > 0 ? name.rest : undefined
}

/** The words of a name as its index has them, and which of them are no slips: ordinary ones, and those of the catalogue and the grammar. */
function nameRequest({ lexicon }: QueryLexicon, text: string, isTyping: boolean) {
  const isKnown = (word: string) =>
    isOrdinaryWord(word) || (lexicon.phrases.get(word)?.some(({ type }) => type !== 'place') ?? false)
  return { text: romanizeText(spellOutCampuses(text, isTyping)), isKnown }
}

/** Hits in a language: their names as far as they are known in it, and each part of a second line that the closed lists have a name for. */
function hitsIn({ vocabulary }: QueryLexicon, hits: readonly Hit[], language: Language): Hit[] {
  if (language === 'en') return [...hits]
  return hits.map((hit) => {
    const names = vocabulary.recordNames(hit.kind, hit.url)
    const place = hit.place
      .split(', ')
      .map((part) => catalogueName(part, language))
      .join(', ')
    return { ...hit, name: names?.local || hit.name, place: names?.fullLocal || place }
  })
}

/** Hits with a mark where their page has the section that the words ask for. */
async function markSections(db: Db, section: PageSection | null, hits: readonly Hit[]): Promise<Hit[]> {
  const hasSection = await withSection(db, section, hits)
  return hits.map((hit) => (hasSection(hit) ? { ...hit, hasSection: true } : hit))
}

/** Readings with their rows in a language. */
const readingsIn = (
  lexicon: QueryLexicon,
  readings: readonly QueryReadingAnswer[],
  language: Language,
): QueryReadingAnswer[] => readings.map((reading) => ({ ...reading, data: hitsIn(lexicon, reading.data, language) }))

type TypedQuery = { search: string; limit: number; language: Language }
type PageQuery = { q: string; kind?: SearchKind | undefined; offset: number; language: Language }

/** The typeahead for a text about one thing; `rows` are shown of its listing. */
async function findOne(db: Db, live: LiveLexicon, lexicon: QueryLexicon, query: TypedQuery, rows?: number) {
  const parsed = parseQuery(lexicon.lexicon, query.search, { typing: true })
  const { section, nameText } = namedSection(parsed)
  const { language } = query
  const { text, isKnown } = nameRequest(lexicon, nameText ?? appliedText(parsed) ?? query.search, true)
  const [names, readings] = await Promise.all([
    findNames(live.names(), { ...query, search: text, isKnown }),
    describeAll(db, lexicon, parsed, { language, typing: true, rows }),
  ])
  const found = areNamesMisleading(parsed, readings, names.isExact) ? [] : names.hits
  const hits = await markSections(db, section, found)
  return { data: hitsIn(lexicon, hits, language), readings: readingsIn(lexicon, readings, language), section }
}

/** The search page for a text about one thing. An understood listing is not corrected into another one. */
async function searchOne(db: Db, live: LiveLexicon, lexicon: QueryLexicon, query: PageQuery, rows?: number) {
  const parsed = parseQuery(lexicon.lexicon, query.q)
  const described = query.kind === undefined ? parsed : []
  const { section, nameText } = namedSection(described)
  const { language } = query
  const { text, isKnown } = nameRequest(lexicon, nameText ?? appliedText(parsed) ?? query.q, false)
  const [{ isPartial, ...names }, answered] = await Promise.all([
    searchNames(live.names(), { ...query, q: text, isKnown }),
    describeAll(db, lexicon, described, { language, typing: false, rows }),
  ])
  const isReplaced = areNamesMisleading(parsed, answered, !isPartial && names.corrected === null)
  const found = isReplaced ? { data: [], total: 0, corrected: null, counts: [], more: null } : names
  const [data, withCard] = await Promise.all([markSections(db, section, found.data), cardsOfHits(db, found.data)])
  return {
    ...found,
    data: hitsIn(lexicon, data, language).map(withCard),
    readings: readingsIn(lexicon, answered, language),
    section,
  }
}

/** The article about a comparison of things that no place narrows, in whichever words it was requested: "cbse vs icse". */
async function articleAbout(db: Db, lexicon: QueryLexicon, texts: readonly string[], language: Language) {
  const [reading] = parseQuery(lexicon.lexicon, texts.join(' vs '))
  const isAbout = reading?.intent === 'article' && reading.place === undefined
  return isAbout ? describeAll(db, lexicon, [reading], { language, typing: false }) : []
}

/** The typeahead over everything: pages for the query as a whole, and names; of several things that it compares, of each. */
export async function findWithReadings(db: Db, live: LiveLexicon, query: TypedQuery): Promise<SuggestResponse> {
  const lexicon = await live.current()
  const texts = splitAlternatives(lexicon.lexicon, query.search)
  if (texts.length === 0) return findOne(db, live, lexicon, query)
  const [articles, ...answers] = await Promise.all([
    articleAbout(db, lexicon, texts, query.language),
    ...texts.map((search) => findOne(db, live, lexicon, { ...query, search }, rowsOfEach)),
  ])
  return mergeSuggestions(articles, answers, query.limit)
}

/** The search page: pages for the query as a whole, then names; of several things that it compares, of each. */
export async function searchWithReadings(db: Db, live: LiveLexicon, query: PageQuery): Promise<SearchResponse> {
  const lexicon = await live.current()
  const texts = splitAlternatives(lexicon.lexicon, query.q)
  if (texts.length === 0) return searchOne(db, live, lexicon, query)
  const [articles, ...answers] = await Promise.all([
    query.kind === undefined ? articleAbout(db, lexicon, texts, query.language) : [],
    ...texts.map((q) => searchOne(db, live, lexicon, { ...query, q }, rowsOfEach)),
  ])
  return mergeSearches(articles, answers, texts, query.offset)
}
