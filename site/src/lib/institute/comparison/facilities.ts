import { sourceOf } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import type { CompareRow, Institute } from './side-by-side.ts'

/** The facilities of several institutes. */
export interface FacilityComparison {
  /** How many each one lists, with its source; undefined where none lists any. */
  counts: CompareRow | undefined
  /** Those that every one has. */
  shared: string[]
  /** One row for each facility that some of them list. */
  rows: CompareRow[]
}

/** Facilities side by side. One that an institute does not list may be there all the same: it is called “not listed”. */
export function compareFacilities(institutes: readonly Institute[], language: Language): FacilityComparison {
  const text = t(language)
  const lists = institutes.map(({ facilities }) => facilities.map(({ title }) => title))
  const known = institutes.flatMap(({ facilities }) => facilities)
  const groups = [...new Set(known.map(({ group }) => group))]
  const titles = groups.flatMap((group) => [
    ...new Set(known.filter((facility) => facility.group === group).map(({ title }) => title)),
  ])
  const isShared = (title: string) => lists.every((list) => list.includes(title))
  const rows = titles
    .filter((title) => !isShared(title))
    .map((title): CompareRow => {
      const cells = lists.map((list) => ({
        value: list.includes(title) ? text('compare.has') : null,
        missing: list.length > 0 ? text('compare.notListed') : undefined,
        source: undefined,
      }))
      return { label: catalogueName(title, language), cells, differs: true }
    })
  const counts: CompareRow = {
    label: text('compare.facilities'),
    cells: institutes.map(({ facilities, sources }) => ({
      value: facilities.length > 0 ? text('compare.facilityCount', { count: facilities.length }) : null,
      source: facilities.length > 0 ? (sourceOf(sources, 'facilities') ?? sources.record) : undefined,
    })),
    differs: rows.length > 0,
  }
  return {
    counts: titles.length > 0 ? counts : undefined,
    shared: titles.filter(isShared).map((title) => catalogueName(title, language)),
    rows,
  }
}
