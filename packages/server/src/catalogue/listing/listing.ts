import { ApiError, type ListingSort } from '@pravesh/contract'
import { formatCount, listingHeading } from '@pravesh/messages'
import { and, isNull, or } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { renderMarkdown } from '../../services/markdown/markdown.ts'
import { facetsOf } from './facets/facets.ts'
import type { FacetSpec, Listed } from './kinds/kind.ts'
import { choose, knownValues } from './kinds/values.ts'
import { preambleOf } from './presets/preamble.ts'
import { composed, type PresetFilter, runsOf, writtenFilters } from './presets/preset.ts'
import { presetRanges } from './presets/preset-ranges.ts'
import { slugOf } from './presets/slug.ts'
import type { ValueMap } from './query/choice.ts'
import { windowKeys } from './query/keys.ts'
import type { ListingQuery, Ranges } from './query/listing-query.ts'
import { parentChoice } from './query/parents.ts'
import { searched } from './query/searched.ts'
import { listingWhere, unknownFee } from './query/where.ts'

/** Rows that a growing window reaches at most, and by how many it grows. */
const deepest = 200
const step = 20

/** Kinds whose listings have an address of their own for each combination of filters. */
const hasSlugs = (kind: Listed['kind']): kind is 'school' | 'college' => kind === 'school' || kind === 'college'

const noRanges: Ranges = { conditions: [], filters: [] }

const faqsOf = (rows: readonly Record<string, unknown>[]) =>
  rows.flatMap(({ question, answer: reply }) =>
    typeof question === 'string' && typeof reply === 'string' ? [{ question, answer: reply }] : [],
  )

/** Requested filter terms, as in the address. */
const requestedTerms = (listed: Listed, query: ListingQuery): string[] =>
  listed.facets.flatMap(({ name }) => {
    const filterValues = query[name]
    return Array.isArray(filterValues) ? filterValues.filter((v) => typeof v === 'string') : []
  })

/** The meanings of the filters in an editor's text. */
async function writtenValues(db: Db, listed: Listed, filters: readonly PresetFilter[]): Promise<ValueMap> {
  const terms = filters.map((f) => f.value)
  const { heard: rows } = await preambleOf(db, listed, '', terms)
  return knownValues(listed, terms, rows)
}

/** A listing page without its rows: their keys, its facets and total, and its texts. `draft` is the id of an editor’s text in preview. */
export async function listing(db: Db, listed: Listed, url: string, query: ListingQuery, draft = 0) {
  const terms = [...new Set([...runsOf(listed, url), ...requestedTerms(listed, query)])]
  const { content, panels, heard: rows } = await preambleOf(db, listed, url, terms, draft)
  const valueMap = knownValues(listed, terms, rows)
  const contentFilters = writtenFilters(content)
  const presetFilters = contentFilters.length > 0 ? contentFilters : composed(listed, valueMap, url)
  if (!presetFilters && !content) throw new ApiError('NOT_FOUND')
  const preset = presetFilters ?? []
  const extraValues = contentFilters.length > 0 ? await writtenValues(db, listed, contentFilters) : []
  const choices = choose(listed, new Map([...valueMap, ...extraValues]), query, preset)
  const fixed = presetRanges(listed, preset)
  const ranges = (await listed.ranges?.(db, { ...query, ...fixed }, choices)) ?? noRanges
  const words = await searched(db, listed, query.search)
  const others = [...ranges.conditions, ...words]
  const parent = await parentChoice(db, listed, choices)
  // The fee in force is that of the course, where its specializations are not known.
  const parentRanges = parent && (await listed.ranges?.(db, { ...query, ...fixed }, parent.choices))
  const where = (except?: string) => listingWhere(listed, choices, others, except)
  const whereUnknown = ({ name, isUnknown }: FacetSpec) => {
    const without = new Map([...choices].filter(([facet]) => facet !== name))
    const values = choices.get(name) ?? [{ value: '' }]
    const ofChosenFee = name === 'feeMax' ? ranges.fee : undefined
    const unknown = ofChosenFee ? [isNull(ofChosenFee)] : values.map(({ value }) => isUnknown?.(value))
    const where =
      parent?.facet === name
        ? listingWhere(listed, parent.choices, [...(parentRanges?.conditions ?? []), ...words])
        : listingWhere(listed, without, others, name === 'feeMax' ? unknownFee : name)
    return and(where, or(...unknown))
  }
  const [keys, counted] = await Promise.all([
    windowKeys(db, listed, where(), query, ranges),
    facetsOf(db, listed, {
      choices,
      where,
      whereUnknown,
      isTallied: others.length === 0,
      counts: ranges.counts,
      ranges: new Map(ranges.filters.map(({ name, value }) => [name, value])),
    }),
  ])
  const filters = [...choices].flatMap(([name, selectedValues]) =>
    selectedValues.map(({ held: _, ...c }) => ({ name, ...c })),
  )
  const bounds = ranges.filters.map((range) => ({ ...range, fixed: range.name in fixed }))
  const narrowed = [...filters, ...bounds].filter((filter) => filter.fixed)
  const defaultTexts = listingHeading(listed.kind, narrowed, formatCount(counted.total, 'en', counted.hasMore), 'en')
  const growing = query.page === undefined && query.cursor === undefined && query.limit === undefined
  return {
    ids: keys.ids,
    distances: keys.distances,
    choices,
    ranking: ranges.ranking?.list,
    page: {
      url: content || !hasSlugs(listed.kind) ? url : slugOf(listed.kind, preset).slug,
      h1: content?.h1 ?? defaultTexts.h1,
      title: content?.seoTitle ?? content?.title ?? content?.h1 ?? defaultTexts.title,
      description: content?.seoDescription ?? content?.meta ?? defaultTexts.description,
      intro: content?.intro ?? null,
      body: content?.body ? renderMarkdown(content.body).html : null,
      accordions: panels.map(({ title, body }) => ({ title, html: renderMarkdown(body).html })),
      faqs: faqsOf(content?.faqs ?? []),
      // A page of nothing is no page for search engines.
      noindex: content?.noindex ?? counted.total === 0,
      total: counted.total,
      ...(counted.hasMore ? { totalAtLeast: true } : {}),
      facets: counted.facets,
      unknown: counted.unknown.map((entry) =>
        entry.name === parent?.facet
          ? { ...entry, instead: parent.values.map(({ value, label }) => ({ name: parent.name, value, label })) }
          : entry,
      ),
      filters: [...filters, ...bounds],
      sort: query.sort satisfies ListingSort,
      ...(ranges.ranking && (query.sort === 'relevance' || query.sort === 'rank') && { rankedIn: ranges.ranking.list }),
      offset: query.offset,
      more: growing && keys.cursor !== null && query.offset < deepest ? Math.min(deepest, query.offset + step) : null,
      cursor: keys.cursor,
    },
  }
}
