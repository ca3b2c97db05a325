import { mostCells } from './limits.ts'
import type { Source } from './open.ts'
import { SourceError } from './source-error.ts'
import type { SourceRow } from './source-row.ts'
import { readTextRows } from './text-rows.ts'
import { readWorkbookRows } from './workbook.ts'

export type { SourceRow } from './source-row.ts'
export type Records = { rows: AsyncGenerator<SourceRow>; read: () => number }

/**
 * The records of a file, or of one sheet of a workbook, one at a time. Empty lines are left out. Throws where it has more than `maxRows`, so that a
 * small packed file does not unpack without end.
 */
export function readRecords(
  source: Source,
  maxRows = Number.POSITIVE_INFINITY,
  sheet: string = source.sheets[0] ?? '',
): Records {
  const { path, name, packed, dialect } = source
  let read = 0
  async function* rows(): AsyncGenerator<SourceRow> {
    const see = (bytes: number) => {
      read += bytes
    }
    if (!dialect) see(source.bytes)
    const all = dialect ? readTextRows({ path, name, packed, dialect }, see) : readWorkbookRows(path, name, sheet)
    for await (const row of all) {
      if (row.number > maxRows) throw new SourceError('too-long', `${name} has more than ${maxRows} rows.`)
      if (row.cells.length > mostCells)
        throw new SourceError('damaged', `${name} has more than ${mostCells} cells in row ${row.number}.`)
      if (row.cells.some((cell) => cell.trim())) yield row
    }
  }
  return { rows: rows(), read: () => read }
}
