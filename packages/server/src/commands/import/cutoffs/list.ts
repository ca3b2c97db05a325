import { rankColumns } from '@pravesh/contract'
import type { Reader } from '../command/load-file.ts'
import type { Limits } from '../source/limits.ts'
import type { Source } from '../source/open.ts'
import type { Records, SourceRow } from '../source/records.ts'
import { SourceError } from '../source/source-error.ts'
import { type Columns, type GivenValues, readColumns } from './row.ts'

/** A file of ranks with its header found, and the rows below it. */
export type RankFile = { source: Source; records: Records; header: readonly string[]; columns: Columns }
type RankFileOptions = { file: string; givenValues: GivenValues; limits: Limits; reader: Reader }

const deepestHeader = 30

async function findHeader(rows: AsyncGenerator<SourceRow>, givenValues: GivenValues) {
  for (let seen = 0; seen < deepestHeader; seen++) {
    const { value: row, done } = await rows.next()
    if (done) break
    const columns = readColumns(row.cells, givenValues)
    if (columns) return { header: row.cells, columns }
  }
  throw new SourceError(
    'no-rank-columns',
    `The file has not the columns of a list of ranks: ${rankColumns.join(', ')}. Where year or round has no column, give --year and --round.`,
  )
}

/** Opens a list of ranks and finds its header. Throws a `SourceError` where it cannot be read or is no such list. */
export async function openRankFile({ file, givenValues, limits, reader }: RankFileOptions): Promise<RankFile> {
  const source = await reader.openSource(file, limits)
  const records = reader.readRecords(source, limits.rows)
  try {
    return { source, records, ...(await findHeader(records.rows, givenValues)) }
  } catch (error) {
    await records.rows.return(undefined)
    throw error
  }
}
