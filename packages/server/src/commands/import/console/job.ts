import { type ImportProblem, maxImportRows } from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import { type Db, sqlState } from '../../../platform/db/index.ts'
import { importRun } from '../../../platform/db/tables.ts'
import { publishInvalidation } from '../../../platform/invalidation/publish.ts'
import { type Handled, handle, type Run as JobRun, PermanentFailure } from '../../../services/jobs/run.ts'
import { describeColumns } from '../command/columns.ts'
import { type ImportDatabase, importOpened } from '../command/import-file.ts'
import { type OpenedFile, openFile, type Reader, type Target } from '../command/load-file.ts'
import { checkpoint } from '../load/run.ts'
import type { Rejects } from '../rejects/rejects.ts'
import { createApartReader, ReaderDied } from '../source/apart/reader.ts'
import { maxUnpackedBytes } from '../source/limits.ts'
import { SourceError } from '../source/source-error.ts'
import { finishRun } from './control.ts'
import { checkFile } from './dry-run.ts'
import { importKind } from './job-kind.ts'
import { fileColumnsOf, findMapping, mappingOptions } from './mapping.ts'
import { databaseNotes } from './notes.ts'
import { runRanks } from './ranks/run.ts'
import { ranksPreset } from './ranks/run-options.ts'
import { databaseRejects } from './rejects.ts'
import { takeBack } from './take-back/take-back.ts'
import { countTry, maxTries } from './tries.ts'
import { withUploadedFile } from './uploaded-file.ts'

type Run = typeof importRun.$inferSelect
const phaseStates = { check: 'checking', load: 'running', revert: 'reverting' } as const
/** Small, so that other work waits only briefly for the rows that a batch locks. */
const batchRows = 250

const findRun = async (db: Db, id: number): Promise<Run | undefined> =>
  (await db.select().from(importRun).where(eq(importRun.id, id)))[0]

const openMapped = (run: Run, path: string, reader: Reader): Promise<OpenedFile> =>
  openFile({
    ...{ kind: run.kind, file: path, preset: undefined, batch: batchRows, ...mappingOptions(run.mapping) },
    limits: { rows: maxImportRows, unpackedBytes: maxUnpackedBytes },
    reader,
    ...{ sourceName: undefined, asOf: undefined },
  })

/** Opens the file of a run; without a mapping of its own, as a file with the same header was mapped. */
async function open(db: Db, run: Run, path: string, reader: Reader): Promise<OpenedFile> {
  const remembered = async (header: readonly string[]) => run.mapping ?? findMapping(db, run.kind, header)
  const opened = await openMapped(run, path, reader).catch(async (error: unknown) => {
    const isUnknown = error instanceof SourceError && error.problem === 'unknown-register' && !run.mapping
    const mapping = isUnknown ? await remembered(error.columns) : null
    if (!mapping) throw error
    return openMapped({ ...run, mapping }, path, reader)
  })
  const { header, preset, source } = opened
  const mapping = await remembered(header.header)
  if (mapping && !run.mapping) {
    await opened.first.rows.return(undefined)
    return open(db, { ...run, mapping }, path, reader)
  }
  const samples = header.ahead.map(({ cells }) => cells)
  await db
    .update(importRun)
    .set({
      ...{
        preset: preset.name,
        digest: source.digest,
        header: header.header,
        columns: describeColumns(opened),
        mapping,
      },
      fileColumns: fileColumnsOf(header.header, samples, header.columns),
    })
    .where(eq(importRun.id, run.id))
  return opened
}

/** Saves rejected rows and notes, both in the transaction of their batch. */
function withNotes(id: number): Rejects {
  const [rejects, notes] = [databaseRejects(id), databaseNotes(id)]
  return {
    add: rejects.add,
    note: notes.note,
    async flush(tx) {
      await rejects.flush(tx)
      await notes.flush(tx)
    },
  }
}

/** Loads the file from the checkpoint of the run. */
function loadTarget(run: Run, job: JobRun): Target {
  return {
    author: { account: run.account, name: run.accountName ?? '' },
    choices: {
      ...{ sameName: run.sameName, newPlaces: run.newPlaces, places: run.places },
      rows: new Map(run.choices.map(({ row, institute }) => [row, institute])),
    },
    begin: async () => ({ id: run.id, rows: run.rows, counts: run.counts, newStatus: run.newStatus }),
    openRejects: async () => withNotes(run.id),
    checkpoint: (tx, { id, rows }, upTo, counts) => checkpoint(tx, id, rows, upTo, counts),
    end: (tx) => finishRun(tx, run, 'done'),
    stopped: () => job.signal.aborted,
    afterBatch: ({ rows }) => job.save(run.totalRows ? Math.min(1, rows / run.totalRows) : 0),
  }
}

async function runPhase(
  database: ImportDatabase,
  run: Run,
  phase: 'check' | 'load',
  job: JobRun,
  reader: Reader,
): Promise<void> {
  const { db } = database
  await withUploadedFile(db, run, async (path) => {
    if (run.preset === ranksPreset) return runRanks(database, run, { path, reader, job })
    const opened = await open(db, run, path, reader)
    if (phase === 'check') await checkFile(database, run, opened, job)
    else await importOpened(database, opened, loadTarget(run, job))
  })
  job.signal.throwIfAborted()
}

/** A file of no register waits for a person to map its columns. */
async function awaitMapping(db: Db, id: number, { columns, rows }: SourceError): Promise<void> {
  await db
    .update(importRun)
    .set({
      ...{ status: 'mapping', header: columns, columns: null, dryRun: null, updatedAt: sql`now()` },
      fileColumns: fileColumnsOf(columns, rows, []),
    })
    .where(and(eq(importRun.id, id), eq(importRun.status, 'checking')))
}

async function fail(db: Db, id: number, problem: ImportProblem): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx.select().from(importRun).where(eq(importRun.id, id)).for('update')
    if (!run || run.finishedAt !== null) return
    await finishRun(tx, run, 'failed', problem)
  })
}

/** A deadlock or a conflict of two transactions: the next try succeeds. */
const isPassing = (error: unknown) => sqlState(error)?.startsWith('40') ?? false

/** The work: continues where it was interrupted, and ends where the import was cancelled. */
export const importHandler = (database: ImportDatabase, reader: Reader = createApartReader()): Handled =>
  handle(
    importKind,
    async (payload, job) => {
      const { run: id, phase } = payload
      const { db } = database
      const run = await findRun(db, id)
      if (run?.status !== phaseStates[phase]) return
      if (payload.phase === 'revert') return takeBack(database, run, payload, job)
      const tries = await countTry(phase === 'load' && run.preset !== ranksPreset ? run : { ...run, rows: 0 }, job)
      try {
        if (tries > maxTries) throw new SourceError('crashed', 'The import was cut off each time.')
        await runPhase(database, run, payload.phase, job, reader)
      } catch (error) {
        if (job.signal.aborted || isPassing(error)) throw error
        if (error instanceof ReaderDied && tries < maxTries) throw error
        // Data written before stays.
        if (phase === 'load') await publishInvalidation(db, 'everything')
        const [active] = await db
          .select({ id: importRun.id })
          .from(importRun)
          .where(and(eq(importRun.id, id), eq(importRun.status, phaseStates[phase])))
        if (!active) return
        const isUnknown =
          error instanceof SourceError && error.problem === 'unknown-register' && error.columns.length > 0
        if (phase === 'check' && isUnknown) return awaitMapping(db, id, error)
        await fail(db, id, error instanceof SourceError ? error.problem : 'unexpected')
        // The message of a failed query may hold cells of the file.
        if (!(error instanceof SourceError)) throw new PermanentFailure(`The import failed: ${failureCode(error)}`)
      }
    },
    { maxJobs: 1 },
  )

const failureCode = (error: unknown) => sqlState(error) ?? (error instanceof Error ? error.name : 'unknown')
