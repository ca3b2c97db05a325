import type { Database } from '../../../platform/db/index.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { publishInvalidation } from '../../../platform/invalidation/publish.ts'
import { rehearse } from '../command/rehearse.ts'
import { openRejects } from '../rejects/file.ts'
import { openSource } from '../source/open.ts'
import { readRecords, type SourceRow } from '../source/records.ts'
import { type CutoffReport, loadCutoffs } from './load.ts'
import type { CutoffOptions } from './options.ts'
import { columnNames, readColumns } from './row.ts'

/** A row that is in the table already is recognised in memory: so many rows are a list, more are a mistake. */
const limits = { unpackedBytes: 512 * 1_024 * 1_024, rows: 500_000 }
const deepestHeader = 30

async function findHeader(rows: AsyncGenerator<SourceRow>, options: CutoffOptions) {
  for (let seen = 0; seen < deepestHeader; seen++) {
    const { value: row, done } = await rows.next()
    if (done) break
    const columns = readColumns(row.cells, options)
    if (columns) return { header: row.cells, columns }
  }
  throw new OperatorError(
    `The file has not the columns of a list of ranks: ${columnNames}. Where year or round has no column, give --year and --round.`,
  )
}

/** Imports a list of opening and closing ranks, as a whole or not at all. Throws an `OperatorError` for an error that a person can fix. */
export async function importCutoffs(
  database: Pick<Database, 'bulk' | 'db'>,
  options: CutoffOptions,
): Promise<CutoffReport> {
  const { rows } = readRecords(await openSource(options.file, limits), limits.rows)
  try {
    const { header, columns } = await findHeader(rows, options)
    const rejects = await openRejects(options.rejects, header, 0)
    const list = { rows, columns, givenValues: options, sourceName: options.sourceName }
    if (options.dryRun) return await rehearse(database, (tx) => loadCutoffs(tx, list, rejects))
    const report = await database.bulk((tx) => loadCutoffs(tx, list, rejects))
    if (report.created + report.updated > 0) await publishInvalidation(database.db, 'everything')
    return report
  } finally {
    await rows.return(undefined)
  }
}
