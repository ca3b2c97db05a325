import type { Cells, FieldName } from '../preset.ts'
import { unguard } from '../rejects/formula.ts'

export type Columns = readonly (readonly [FieldName, number])[]

/** The cells of one record by field, as in the file. */
export function cellsOf(record: readonly string[], columns: Columns): Cells {
  const cells: Cells = {}
  for (const [field, i] of columns) cells[field] = unguard(record[i] ?? '')
  return cells
}
