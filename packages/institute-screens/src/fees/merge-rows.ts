import type { GradeFeeRow } from '@pravesh/contract'
import { isSameJson } from '@pravesh/data-provider'

type Rows = readonly GradeFeeRow[]
const rowOf = (rows: Rows, grade: number) => rows.find((row) => row.class === grade)
const isSame = (a: GradeFeeRow | undefined, b: GradeFeeRow | undefined) => isSameJson(a ?? null, b ?? null)
const classesOf = (...tables: Rows[]) =>
  [...new Set(tables.flatMap((rows) => rows.map((row) => row.class)))].toSorted((a, b) => a - b)

/** Numbers of the classes whose row differs between two tables, the lowest first. */
export const changedRows = (before: Rows, after: Rows): number[] =>
  classesOf(before, after).filter((grade) => !isSame(rowOf(before, grade), rowOf(after, grade)))

/** One's own table with the rows that only the other changed: a row that both changed stays one's own. */
export const mergeRows = (opened: Rows, theirs: Rows, mine: Rows): GradeFeeRow[] =>
  classesOf(theirs, mine).flatMap((grade) => {
    const myRow = rowOf(mine, grade)
    return (isSame(myRow, rowOf(opened, grade)) ? rowOf(theirs, grade) : myRow) ?? []
  })
