import type { QueryReading as QueryReadingAnswer } from '@pravesh/contract'
import { filterValueLabel, type Language, listingHeading, rangeLabel } from '@pravesh/messages'
import type { Db } from '../../../platform/db/index.ts'
import { cardsOfHits } from '../../listing/cards/hit.ts'
import { summarizeListing } from '../../listing/summary.ts'
import { listingAddress, nearAddress, sortOf } from '../address.ts'
import { filtersOf, type ListingRequest, type QueryCondition, visibleConditions } from '../filters.ts'
import type { QueryLexicon } from '../live-lexicon.ts'
import { relaxedRequests } from '../relax.ts'
import { listedKinds } from '../vocabulary.ts'
import { type UnknownRequest, unknownBranches } from './unknown-branches.ts'

/** Institutes that a reading shows of its listing. */
const previewRowCount = 3
const maxAlternatives = 3

const joinedValue = ({ filters }: QueryCondition): string => filters.map(({ value }) => value).join(',')

/** The label of a condition in a language: our own label, a place's local name, else the catalogue's. */
function labelIn({ places }: QueryLexicon, language: Language, condition: QueryCondition): string {
  if (language === 'en') return condition.label
  const { name } = condition
  const value = joinedValue(condition)
  const translatedLabel = rangeLabel(name, value, language) ?? filterValueLabel(name, value, language)
  const place = places.entries.find(({ level, slug }) => level === name && slug === value)
  return translatedLabel ?? place?.localName ?? condition.label
}

/** The heading of the page that a request leads to. */
function headingOf(
  lexicon: QueryLexicon,
  { kind, conditions, search }: ListingRequest,
  language: Language,
  isNear = false,
): string {
  const narrowed = visibleConditions(conditions).map((condition) => ({
    name: condition.name,
    value: joinedValue(condition),
    label: labelIn(lexicon, language, condition),
  }))
  const group = search === undefined ? [] : [{ name: 'group', value: search, label: search.toUpperCase() }]
  const near = isNear ? [{ name: 'near', value: '', label: '' }] : []
  return listingHeading(kind, [...narrowed, ...group, ...near], '', language).h1
}

function summarize(db: Db, { listings }: QueryLexicon, request: SummarizedRequest, rows: number, typing: boolean) {
  const { kind, search, unknown } = request
  const isInstitute = kind === 'school' || kind === 'college'
  const filters = filtersOf(request)
  const sort = sortOf(request)
  // Counting rows one by one takes too long for each letter that is typed.
  const options = { rows, countsLive: !typing || !isInstitute }
  const values = filters.map(({ name, value }) => [name, value])
  const key = JSON.stringify([kind, values, search, sort, unknown, options.rows, options.countsLive])
  return listings.get(key, () => summarizeListing(db, listedKinds[kind], { filters, search, sort, unknown }, options))
}

/** Colleges that teach the course of a requested specialization and have told none of it: their number, first rows and list. */
async function summarizeUnknown(db: Db, lexicon: QueryLexicon, request: ListingRequest) {
  const unknown = unknownBranches(lexicon, request)
  if (!unknown) return undefined
  const { ids, total, totalAtLeast, courses } = await summarize(db, lexicon, unknown, previewRowCount, false)
  if (!total) return undefined
  const listing = { label: unknown.course, path: listingAddress(unknown), total }
  return { ids, courses, listing: { ...listing, ...(totalAtLeast ? { totalAtLeast } : {}) } }
}

/** Listings that have rows, with one condition less or of a wider place. */
async function alternativesTo(db: Db, lexicon: QueryLexicon, request: ListingRequest, language: Language) {
  const found: QueryReadingAnswer['alternatives'] = []
  for (const relaxed of relaxedRequests(lexicon, request)) {
    const { total, totalAtLeast } = await summarize(db, lexicon, relaxed, 0, false)
    if (total)
      found.push({
        ...{ label: headingOf(lexicon, relaxed, language), path: listingAddress(relaxed), total },
        ...(totalAtLeast ? { totalAtLeast } : {}),
      })
    if (found.length === maxAlternatives) break
  }
  return found
}

type SummarizedRequest = ListingRequest & Partial<Pick<UnknownRequest, 'unknown'>>
type ListingOptions = {
  intent: 'list' | 'near' | 'place' | 'careers'
  language: Language
  isFirst: boolean
  typing: boolean
  /** Institutes that are shown of the listing. */
  rows?: number | undefined
}

/** The listing of a query, for suggestions and the search page. */
export async function describeListing(
  db: Db,
  lexicon: QueryLexicon,
  request: ListingRequest,
  { intent, language, isFirst, typing, rows = previewRowCount }: ListingOptions,
): Promise<QueryReadingAnswer> {
  const { kind, conditions } = request
  const isNear = intent === 'near'
  const address = isNear ? nearAddress : listingAddress
  const summary = isNear
    ? { ids: [], total: null, totalAtLeast: false, courses: undefined }
    : // Suggestions contain the rows of the likeliest reading only.
      await summarize(db, lexicon, request, typing && !isFirst ? 0 : rows, typing)
  const unknown = typing || isNear ? undefined : await summarizeUnknown(db, lexicon, request)
  const ids = [...summary.ids, ...(unknown?.ids ?? [])].slice(0, rows)
  const hits = await lexicon.names().hitsOf(kind, ids)
  const withCard = typing
    ? undefined
    : await cardsOfHits(db, hits, unknown?.courses ?? summary.courses, summary.ranking)
  return {
    intent,
    kind,
    path: address(request),
    label: headingOf(lexicon, request, language, isNear),
    section: null,
    isFirst,
    total: summary.total,
    ...(summary.totalAtLeast ? { totalAtLeast: true } : {}),
    conditions: visibleConditions(conditions).map((condition) => ({
      name: condition.name,
      value: joinedValue(condition),
      label: labelIn(lexicon, language, condition),
      text: condition.text,
      without: address({ ...request, conditions: conditions.filter((other) => other !== condition) }),
    })),
    rest: request.rest.join(' '),
    unapplied: [...request.unapplied],
    data: withCard ? hits.map(withCard) : hits,
    ...(unknown ? { unknown: unknown.listing } : {}),
    alternatives:
      summary.total === 0 && !unknown && !typing ? await alternativesTo(db, lexicon, request, language) : [],
  }
}
