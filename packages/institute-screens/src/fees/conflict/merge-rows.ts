import { type GradeFeeRow, gradeFeeRow } from '@pravesh/contract'
import { isSameJson } from '@pravesh/data-provider'

type Rows = readonly GradeFeeRow[]
const rowOf = (rows: Rows, grade: number) => rows.find((row) => row.class === grade)
const isSame = (a: GradeFeeRow | undefined, b: GradeFeeRow | undefined) => isSameJson(a ?? null, b ?? null)
const classesOf = (...tables: Rows[]) =>
  [...new Set(tables.flatMap((rows) => rows.map((row) => row.class)))].toSorted((a, b) => a - b)

/** A cell with a concurrent change: its value before, theirs and mine. */
export type FeeDifference = { class: number; name: keyof GradeFeeRow; before: unknown; theirs: unknown; mine: unknown }

const names = Object.keys(gradeFeeRow.shape).filter((name): name is keyof GradeFeeRow => name !== 'class')
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
const cellValue = (row: GradeFeeRow | undefined, name: keyof GradeFeeRow): unknown =>
  row === undefined || isEmptyList(row[name]) ? null : row[name]

/** The cells that differ between the opened table and the saved one, the lowest class first. */
export const feeDifferences = (opened: Rows, theirs: Rows, mine: Rows): FeeDifference[] =>
  classesOf(opened, theirs).flatMap((grade) => {
    const [before, theirRow, myRow] = [opened, theirs, mine].map((rows) => rowOf(rows, grade))
    return names.flatMap((name) => {
      const values = {
        before: cellValue(before, name),
        theirs: cellValue(theirRow, name),
        mine: cellValue(myRow, name),
      }
      return isSameJson(values.before, values.theirs) ? [] : [{ class: grade, name, ...values }]
    })
  })

/** One's own table with the rows that only the other changed: a row that both changed stays one's own. */
export const mergeRows = (opened: Rows, theirs: Rows, mine: Rows): GradeFeeRow[] =>
  classesOf(theirs, mine).flatMap((grade) => {
    const myRow = rowOf(mine, grade)
    return (isSame(myRow, rowOf(opened, grade)) ? rowOf(theirs, grade) : myRow) ?? []
  })
