import type { CollegePage, SchoolPage, Source } from '@pravesh/contract'
import type { InstituteRow } from '../rows.ts'

export type Institute = SchoolPage | CollegePage

type Details = {
  /** A second line below the value. */
  detail?: string | null | undefined
  /** What is said where the value is unknown, if it is not “not known”. */
  missing?: string | undefined
}
/** A fact of one institute in the comparison. */
export type ComparedRow = InstituteRow & Details

/** One criterion of a comparison: each institute's value, null where it is unknown, and its source. */
export type CompareRow = {
  label: string
  cells: (Details & { value: string | null; source: Source | undefined })[]
  /** Whether the values differ. */
  differs: boolean
}

/** Rows of several institutes side by side, by their labels, in their order. */
export function sideBySide(lists: readonly ComparedRow[][], institutes: readonly Institute[]): CompareRow[] {
  const labels = [...new Set(lists.flatMap((rows) => rows.map(({ label }) => label)))]
  return labels.map((label) => {
    const cells = lists.map((rows, index) => {
      const row = rows.find((item) => item.label === label)
      const value = row?.value ?? null
      const source = value === null ? undefined : (row?.source ?? institutes[index]?.sources.record)
      return { value, source, detail: row?.detail, missing: row?.missing }
    })
    return { label, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 }
  })
}
