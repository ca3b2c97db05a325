import type { Hit, QueryReading, SearchKind, SuggestResponse } from '@pravesh/contract'
import { pagePath, pluralOf } from '@pravesh/contract/addresses'
import { unappliedPath } from '../../lib/listing/unapplied.ts'

/** A row under the search field. `path` is the page's in English; `detail` its second line; `kind` its record type. */
export type Suggestion = { path: string; name: string; detail: string; kind?: Hit['kind']; count?: string }

const hitRow = ({ kind, url, name, place }: Hit): Suggestion => ({
  path: pagePath(kind, url),
  name,
  detail: place,
  kind,
})

function readingRow({ path: page, label, intent, total, totalAtLeast, unapplied }: QueryReading): Suggestion {
  const isRecord = intent === 'exam' || intent === 'career' || intent === 'course'
  const count = total === null ? undefined : `${total.toLocaleString('en-IN')}${totalAtLeast ? '+' : ''}`
  const path = unappliedPath(page, unapplied)
  return { path, name: label, detail: '', ...(isRecord ? { kind: intent } : {}), ...(count ? { count } : {}) }
}

/** Pages for the query as a whole with their first rows, then names, then other possible meanings: each page once. */
export function suggestionsOf({ data, readings, section }: SuggestResponse, maxRows: number): Suggestion[] {
  const names = data.map((hit) => {
    const row = hitRow(hit)
    return hit.hasSection ? { ...row, path: `${row.path}#${section}` } : row
  })
  const first = readings.filter(({ isFirst }) => isFirst)
  const last = readings.filter(({ isFirst }) => !isFirst).map(readingRow)
  const rows = [...first.flatMap((reading) => [readingRow(reading), ...reading.data.map(hitRow)]), ...names]
  const unique = (all: readonly Suggestion[]) =>
    all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index)
  return unique([...unique(rows).slice(0, maxRows - Math.min(last.length, 1)), ...last]).slice(0, maxRows)
}

/** Where a suggestion is among others that came later; -1 if it is not, or none was active. A key pressed meanwhile must not lead elsewhere. */
export const indexOfSame = (active: Suggestion | undefined, rows: readonly Suggestion[]): number =>
  active === undefined ? -1 : rows.findIndex(({ path }) => path === active.path)

const kinds: readonly SearchKind[] = ['school', 'college', 'exam', 'course', 'career', 'article']
/** The kind of records on the page of an English path. */
export function kindOfPage(path: string): SearchKind | undefined {
  const [, first] = path.split('/')
  return kinds.find((kind) => first === kind || first === pluralOf[kind])
}
