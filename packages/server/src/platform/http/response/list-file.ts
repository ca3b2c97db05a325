import { today } from '../../db/statements/today.ts'
import { type Cells, csvLines } from './csv.ts'
import type { StreamedFile } from './file.ts'

/** Rows that are read at once, and the most that one file holds. */
const pageSize = 500
const maxRows = 50_000

/** The pages of a list by the ids of its rows, from the first: rows that are added meanwhile come last. */
type Page = { page: number; limit: number; sort: 'id'; order: 'asc' }

/**
 * A list as a CSV file with these columns. It is read page after page, so that no transaction is open while the file is sent.
 *
 * @param name of the file, before the day and the extension
 */
export function listFile<Row>(
  name: string,
  columns: readonly string[],
  readPage: (page: Page) => Promise<{ data: readonly Row[] }>,
  toCells: (row: Row) => Cells,
): StreamedFile {
  async function* parts(): AsyncGenerator<string> {
    for (let page = 1; page <= maxRows / pageSize; page++) {
      const { data } = await readPage({ page, limit: pageSize, sort: 'id', order: 'asc' })
      yield csvLines(data.map(toCells), { columns, first: page === 1 })
      if (data.length < pageSize) return
    }
  }
  return { parts: parts(), type: 'text/csv; charset=utf-8', name: `${name}-${today()}.csv` }
}
