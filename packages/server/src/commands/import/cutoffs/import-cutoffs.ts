import type { Database } from '../../../platform/db/index.ts'
import { publishInvalidation } from '../../../platform/invalidation/publish.ts'
import { rehearse } from '../command/rehearse.ts'
import { openRejects } from '../rejects/file.ts'
import { openSource } from '../source/open.ts'
import { readRecords } from '../source/records.ts'
import { openRankFile } from './list.ts'
import { type CutoffReport, loadCutoffs } from './load.ts'
import type { CutoffOptions } from './options.ts'

/** A row that is in the table already is recognised in memory: so many rows are a list, more are a mistake. */
const limits = { unpackedBytes: 512 * 1_024 * 1_024, rows: 500_000 }

/** Imports a list of opening and closing ranks, as a whole or not at all. Throws an `OperatorError` for an error that a person can fix. */
export async function importCutoffs(
  database: Pick<Database, 'bulk' | 'db'>,
  options: CutoffOptions,
): Promise<CutoffReport> {
  const reader = { openSource, readRecords }
  const { records, header, columns } = await openRankFile({ file: options.file, givenValues: options, limits, reader })
  const { rows } = records
  try {
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
