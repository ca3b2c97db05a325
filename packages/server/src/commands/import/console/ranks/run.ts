import { type DryRun, type ImportSample, maxImportRows, maxRankInstitutes, maxSamples } from '@pravesh/contract'
import { and, eq, sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { importReject, importRun } from '../../../../platform/db/tables.ts'
import { publishInvalidation } from '../../../../platform/invalidation/publish.ts'
import type { Run as JobRun } from '../../../../services/jobs/run.ts'
import type { ImportDatabase } from '../../command/import-file.ts'
import type { Reader } from '../../command/load-file.ts'
import { readYearChanges } from '../../cutoffs/changes.ts'
import { openRankFile, type RankFile } from '../../cutoffs/list.ts'
import { type CutoffReport, loadCutoffs } from '../../cutoffs/load.ts'
import { noCounts } from '../../load/run.ts'
import type { Rejects } from '../../rejects/rejects.ts'
import { maxUnpackedBytes } from '../../source/limits.ts'
import { finishRun } from '../control.ts'
import { saveProgress, undoing } from '../dry-run.ts'
import { databaseRejects } from '../rejects.ts'
import { listOptionsOf } from './run-options.ts'

type Run = typeof importRun.$inferSelect
type Reading = { path: string; reader: Reader; job: JobRun }
type Result = { report: CutoffReport; found: DryRun }

const countsOf = ({ created, updated, unchanged, rejected, repeated }: CutoffReport) => ({
  ...{ created, updated, rejected },
  unchanged: unchanged + repeated,
})
/** The header is counted, as a spreadsheet does. */
const rowsOf = (report: CutoffReport) => report.rows + 1

/** Saves rejected rows, and collects the first of them. */
function collectRejects(id: number, { columns }: RankFile) {
  const samples: ImportSample[] = []
  const saved = databaseRejects(id)
  const rejects: Rejects = {
    add(row, reason) {
      saved.add(row, reason)
      if (samples.length >= maxSamples) return
      const name = (row.cells[columns.get('institute') ?? -1] ?? '').trim().slice(0, 200)
      samples.push({
        ...{ outcome: 'rejected', row: row.number, name, place: '', notes: [], changes: [] },
        reason: {
          ...reason,
          values: Object.fromEntries(Object.entries(reason.values).map(([key, value]) => [key, value.slice(0, 200)])),
        },
      })
    },
    flush: saved.flush,
  }
  return { rejects, samples }
}

async function loadList(
  tx: Tx,
  database: ImportDatabase,
  run: Run,
  file: RankFile,
  { job }: Reading,
  isRehearsal: boolean,
): Promise<Result> {
  const { sourceName, givenValues } = listOptionsOf(run.mapping)
  const { records, columns, source } = file
  const { rejects, samples } = collectRejects(run.id, file)
  // The transaction of a rehearsal is rolled back: rejected rows are saved beside it.
  const saved: Rejects = isRehearsal
    ? { ...rejects, flush: () => database.db.transaction((own) => rejects.flush(own)) }
    : rejects
  const report = await loadCutoffs(
    tx,
    { rows: records.rows, columns, givenValues, sourceName },
    saved,
    async (counted) => {
      job.signal.throwIfAborted()
      const share = Math.min(1, records.read() / source.bytes) || 1
      const rows = rowsOf(counted)
      // The counts of a list that is being written are of nothing until its transaction ends.
      const counts = isRehearsal ? { counts: { ...noCounts(), ...countsOf(counted) } } : {}
      await saveProgress(database, run, { rows, totalRows: Math.max(rows, Math.round(rows / share)), ...counts })
      await job.save(share)
    },
  )
  const { repeated, preparatory, withoutCourse, withoutBranch, institutes, newestYears } = report
  const found: DryRun = {
    ...{ counts: countsOf(report), samples, notes: [] },
    ...{ newCities: { count: 0, first: [] }, questions: { count: 0, first: [] } },
    ranks: {
      ...{ repeated, preparatory, withoutCourse, withoutBranch },
      missing: { count: institutes.length, first: institutes.slice(0, maxRankInstitutes) },
      ...(await readYearChanges(tx, newestYears)),
    },
  }
  return { report, found }
}

const resultOf = ({ report, found }: Result) => ({
  ...{ dryRun: found, rows: rowsOf(report), totalRows: rowsOf(report) },
  counts: { ...noCounts(), ...found.counts },
  updatedAt: sql`now()`,
})

/**
 * Rehearses a list of ranks, or writes it, as a whole or not at all, with its result in the same transaction. A try that is cut off leaves
 * nothing and begins again. Throws where the import was cancelled.
 */
export async function runRanks(database: ImportDatabase, run: Run, reading: Reading): Promise<void> {
  const { db } = database
  const { path: file, reader } = reading
  const { givenValues } = listOptionsOf(run.mapping)
  const limits = { rows: maxImportRows, unpackedBytes: maxUnpackedBytes }
  const opened = await openRankFile({ file, givenValues, limits, reader })
  const isThis = and(eq(importRun.id, run.id), eq(importRun.status, run.status))
  try {
    await db.delete(importReject).where(eq(importReject.run, run.id))
    await db.update(importRun).set({ digest: opened.source.digest, header: opened.header }).where(isThis)
    if (run.status === 'checking') {
      const result = await undoing(database)((tx) => loadList(tx, database, run, opened, reading, true))
      await db
        .update(importRun)
        .set({ ...resultOf(result), status: 'checked' })
        .where(isThis)
      return
    }
    await database.bulk(async (tx) => {
      const result = await loadList(tx, database, run, opened, reading, false)
      const saved = await tx.update(importRun).set(resultOf(result)).where(isThis).returning({ id: importRun.id })
      if (saved.length === 0) throw new Error('The import was cancelled')
      await finishRun(tx, run, 'done')
      if (result.report.created + result.report.updated > 0) await publishInvalidation(tx, 'everything')
    })
  } finally {
    await opened.records.rows.return(undefined)
  }
}
