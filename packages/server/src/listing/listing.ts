import type { ListingSort } from '@pravesh/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { renderMarkdown } from '../content/markdown.ts'
import type { Db } from '../db/index.ts'
import { accordionContent } from '../db/tables.ts'
import { countBound } from '../http/page.ts'
import { boundedCount } from './count.ts'
import { facetsOf } from './facets.ts'
import { type Window, windowKeys } from './keys.ts'
import type { Listed } from './kind.ts'
import { presetOf } from './preset.ts'
import { type Choices, chooseFilters } from './resolve.ts'
import { listingWhere } from './where.ts'
import { wordsOf } from './words.ts'

/** Rows that a growing window reaches at most. */
const deepest = 200
export type Asked = Window & { search?: string | undefined } & Readonly<Record<string, unknown>>
/** What narrows a listing beside its facets: conditions, how the page names them, and the distance to order by. */
export type Ranges = {
  conditions: (SQL | undefined)[]
  named: { name: string; value: string; label: string }[]
  distance?: SQL<number> | undefined
}
export const noRanges: Ranges = { conditions: [], named: [] }

async function accordions(db: Db, listed: Listed, url: string) {
  if (listed.kind !== 'school' && listed.kind !== 'college') return []
  const rows = await db
    .select()
    .from(accordionContent)
    .where(and(eq(accordionContent.page, listed.kind), eq(accordionContent.url, url)))
    .orderBy(asc(accordionContent.position), asc(accordionContent.id))
  return rows.map((row) => ({ title: row.title, html: renderMarkdown(row.body).html }))
}
const faqsOf = (rows: readonly Record<string, unknown>[]) =>
  rows.flatMap(({ question, answer }) =>
    typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : [],
  )

/** A listing page but for its rows: keys first, from the index; facets and total from kept counts where the filters allow. */
export async function listing(db: Db, listed: Listed, url: string, asked: Asked, ranges: Ranges = noRanges) {
  const preset = await presetOf(db, listed, url)
  const choices = await chooseFilters(db, listed, asked, preset.filters)
  const where = (except?: string) => listingWhere(listed, choices, ranges.conditions, asked.search, except)
  const plain = ranges.conditions.every((c) => c === undefined) && !asked.search
  const keys = await windowKeys(db, listed, where(), asked, ranges.distance)
  const { facets, total: kept } = await facetsOf(db, listed, choices, plain, where)
  const counted = kept ?? (await boundedCount(db, listed, where()))
  const bounded = kept === undefined && counted > countBound
  const total = bounded ? countBound : counted
  const words = wordsOf(
    listed,
    choices,
    bounded ? `${countBound.toLocaleString('en-IN')}+` : total.toLocaleString('en-IN'),
  )
  const { content } = preset
  return {
    ids: keys.ids,
    distances: keys.distances,
    page: {
      url,
      h1: content?.h1 ?? words.h1,
      title: content?.title ?? content?.h1 ?? words.title,
      description: content?.meta ?? words.description,
      intro: content?.intro ?? null,
      body: content?.body ? renderMarkdown(content.body).html : null,
      accordions: await accordions(db, listed, url),
      faqs: faqsOf(content?.faqs ?? []),
      noindex: content?.noindex ?? false,
      total,
      ...(bounded ? { totalAtLeast: true } : {}),
      facets,
      filters: [...namedChoices(choices), ...ranges.named.map((r) => ({ ...r, fixed: false }))],
      sort: asked.sort as ListingSort,
      offset: asked.offset,
      more: keys.cursor !== null && asked.offset < deepest ? Math.min(deepest, asked.offset + 20) : null,
      cursor: keys.cursor,
    },
  }
}
const namedChoices = (choices: Choices) =>
  [...choices].flatMap(([name, chosen]) => chosen.map(({ value, label, fixed }) => ({ name, value, label, fixed })))
