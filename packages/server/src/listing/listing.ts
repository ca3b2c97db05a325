import { ApiError, type ListingSort } from '@pravesh/contract'
import { formatCount, listingWords } from '@pravesh/messages'
import type { Db, Shape } from '../db/index.ts'
import { renderMarkdown } from '../markdown/markdown.ts'
import type { Asked, Ranges } from './asked.ts'
import type { Known } from './choice.ts'
import { facetsOf } from './facets.ts'
import { windowKeys } from './keys.ts'
import type { Listed } from './kind.ts'
import { preambleOf } from './preamble.ts'
import { composed, type PresetFilter, runsOf, writtenFilters } from './preset.ts'
import { presetRanges } from './preset-ranges.ts'
import { searched } from './searched.ts'
import { slugOf } from './slug.ts'
import { choose, knownValues } from './values.ts'
import { listingWhere } from './where.ts'

/** Rows that a growing window reaches at most, and by how many it grows. */
const deepest = 200
const step = 20

/** Kinds whose listings have an address of their own for each combination of filters. */
const hasSlugs = (kind: Listed['kind']): kind is 'school' | 'college' => kind === 'school' || kind === 'college'

const noRanges: Ranges = { conditions: [], named: [] }

const faqsOf = (rows: readonly Record<string, unknown>[]) =>
  rows.flatMap(({ question, answer }) =>
    typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : [],
  )

/** The words of the filters asked for, as they stand in the address. */
const wordsAsked = (listed: Listed, asked: Asked): string[] =>
  listed.facets.flatMap(({ name }) => {
    const given = asked[name]
    return Array.isArray(given) ? given.filter((v) => typeof v === 'string') : []
  })

/** What the filters of an editor's text mean. */
async function writtenValues(db: Db, listed: Listed, written: readonly PresetFilter[]): Promise<Known> {
  const words = written.map((f) => f.value)
  const { heard } = await preambleOf(db, listed, '', words)
  return knownValues(listed, words, heard)
}

/** A listing page but for its rows: their keys, its facets and total, and its words. */
export async function listing(db: Db, listed: Listed, url: string, asked: Asked) {
  const words = [...new Set([...runsOf(listed, url), ...wordsAsked(listed, asked)])]
  const { content, panels, heard } = await preambleOf(db, listed, url, words)
  const known = knownValues(listed, words, heard)
  const written = writtenFilters(content)
  const said = written.length > 0 ? written : composed(listed, known, url)
  if (!said && !content) throw new ApiError('NOT_FOUND')
  const preset = said ?? []
  const more = written.length > 0 ? await writtenValues(db, listed, written) : []
  const choices = choose(listed, new Map([...known, ...more]), asked, preset)
  const fixed = presetRanges(listed, preset)
  const ranges = (await listed.ranges?.(db, { ...asked, ...fixed }, choices)) ?? noRanges
  const others = [...ranges.conditions, ...(await searched(db, listed, asked.search))]
  const where = (shape: Shape, except?: string) => listingWhere(listed, choices, others, shape, except)
  const [keys, counted] = await Promise.all([
    windowKeys(db, listed, where, asked, ranges),
    facetsOf(db, listed, {
      choices,
      where,
      plain: others.length === 0,
      counts: ranges.counts,
      ranges: new Map(ranges.named.map(({ name, value }) => [name, value])),
    }),
  ])
  const filters = [...choices].flatMap(([name, chosen]) => chosen.map(({ held: _, ...c }) => ({ name, ...c })))
  const bounds = ranges.named.map((range) => ({ ...range, fixed: range.name in fixed }))
  const narrowed = [...filters, ...bounds].filter((filter) => filter.fixed)
  const own = listingWords(listed.kind, narrowed, formatCount(counted.total, 'en', counted.more), 'en')
  const growing = asked.page === undefined && asked.cursor === undefined && asked.limit === undefined
  return {
    ids: keys.ids,
    distances: keys.distances,
    choices,
    page: {
      url: content || !hasSlugs(listed.kind) ? url : slugOf(listed.kind, preset).slug,
      h1: content?.h1 ?? own.h1,
      title: content?.seoTitle ?? content?.title ?? content?.h1 ?? own.title,
      description: content?.seoDescription ?? content?.meta ?? own.description,
      intro: content?.intro ?? null,
      body: content?.body ? renderMarkdown(content.body).html : null,
      accordions: panels.map(({ title, body }) => ({ title, html: renderMarkdown(body).html })),
      faqs: faqsOf(content?.faqs ?? []),
      // A page of nothing is no page for search engines.
      noindex: content?.noindex ?? counted.total === 0,
      total: counted.total,
      ...(counted.more ? { totalAtLeast: true } : {}),
      facets: counted.facets,
      filters: [...filters, ...bounds],
      sort: asked.sort satisfies ListingSort,
      offset: asked.offset,
      more: growing && keys.cursor !== null && asked.offset < deepest ? Math.min(deepest, asked.offset + step) : null,
      cursor: keys.cursor,
    },
  }
}
