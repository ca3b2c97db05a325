import {
  ApiError,
  type ImportDetails,
  type ImportProblem,
  type ImportStart,
  rejectDays,
  revertDays,
} from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { importNote, importPart, importReject, importRun, instituteChange } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { enqueue } from '../../../services/jobs/queue.ts'
import { noCounts } from '../load/run.ts'
import { importKind } from './job-kind.ts'
import { importById } from './read.ts'

type Run = typeof importRun.$inferSelect
const conflict = (message: string) => new ApiError('CONFLICT', { message })

/** An import, locked until the transaction ends; NOT_FOUND where there is none. */
export async function lockRun(tx: Tx, id: number): Promise<Run> {
  const [run] = await tx.select().from(importRun).where(eq(importRun.id, id)).for('update')
  if (!run) throw new ApiError('NOT_FOUND')
  return run
}

/** CONFLICT where an import is being written or taken back. A run by the command line is silent for two minutes only where it was cut short. */
async function assertNoneRuns(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from import_run
    where status = 'reverting' or (status = 'running' and (account is not null or updated_at > now() - interval '2 minutes'))`)
  if (rows.length > 0) throw conflict('Another import is running: wait until it is over')
}

/** Imports a file whose dry run is over, with a person's choices for rows that may be an institute of the catalogue. CONFLICT where it is not, or another import is running. */
export function startImport(
  db: Db,
  id: number,
  { newStatus, sameName, rows: choices, newPlaces, places }: ImportStart,
): Promise<ImportDetails> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pravesh.imports'))`)
    const run = await lockRun(tx, id)
    if (run.status !== 'checked') throw conflict('The dry run of this file is not over, or it was imported already')
    await assertNoneRuns(tx)
    await tx.delete(importReject).where(eq(importReject.run, id))
    await tx.delete(importNote).where(eq(importNote.run, id))
    await tx
      .update(importRun)
      .set({
        status: 'running',
        newStatus,
        sameName,
        choices,
        newPlaces,
        places,
        loadStartedAt: sql`now()`,
        rows: 0,
        counts: noCounts(),
        updatedAt: sql`now()`,
      })
      .where(eq(importRun.id, id))
    await enqueue(tx, importKind, { run: id, phase: 'load' })
    return importById(tx, id)
  })
}

/**
 * Begins to take an import back. CONFLICT where it has written nothing that can be taken back, or where another import is being written or taken
 * back.
 */
export function revertImport(db: Db, { account, name }: Actor, id: number): Promise<ImportDetails> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pravesh.imports'))`)
    const run = await lockRun(tx, id)
    const { revertUntil } = await importById(tx, id)
    if (revertUntil === null) throw conflict('There is nothing of this import to take back')
    await assertNoneRuns(tx)
    await tx.update(importRun).set({ status: 'reverting', updatedAt: sql`now()` }).where(eq(importRun.id, run.id))
    await enqueue(tx, importKind, { run: id, phase: 'revert', account, name })
    return importById(tx, id)
  })
}

/** Ends an import and deletes its file; written data stays. CONFLICT where it has ended already, or is one of the command line. */
export function cancelImport(db: Db, id: number): Promise<ImportDetails> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run.account === null) throw conflict('It was started on the command line, and is stopped there')
    if (run.finishedAt !== null) throw conflict('It has ended already')
    await finishRun(tx, run, 'cancelled')
    return importById(tx, id)
  })
}

/** Ends a run: its file is deleted, its rejected rows stay for some days, and its result is recorded in the change log. */
export async function finishRun(
  tx: Tx,
  { id, status, kind, file, account, accountName }: Run,
  state: 'done' | 'failed' | 'cancelled',
  problem: ImportProblem | null = null,
): Promise<void> {
  const hasRows = sql`(exists (select 1 from import_reject where run = ${id})
    or exists (select 1 from import_note where run = ${id}))`
  const [run] = await tx
    .update(importRun)
    .set({
      status: state,
      problem,
      fileColumns: null,
      finishedAt: sql`now()`,
      updatedAt: sql`now()`,
      rejectsUntil: sql`case when ${hasRows} then now() + make_interval(days => ${rejectDays}) end`,
    })
    .where(and(eq(importRun.id, id), eq(importRun.status, status)))
    .returning({ counts: importRun.counts })
  await tx.delete(importPart).where(eq(importPart.run, id))
  if (!run || status !== 'running') return
  const { created, updated, rejected } = run.counts
  const values = { file, created, updated, rejected, finished: state === 'done' }
  await tx.insert(instituteChange).values({
    ...{ instituteType: kind, instituteId: null, action: 'imported', realm: 'admin', account, by: accountName ?? '' },
    fields: Object.entries(values).map(([name, after]) => ({ name, after })),
  })
}

/** Cancels imports that their accounts left, and deletes rejected rows and notes whose days are over. */
export async function sweepImports(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const abandoned = await tx
      .select()
      .from(importRun)
      .where(
        sql`account is not null and ((status = 'uploading' and updated_at < now() - interval '1 day')
          or (status in ('mapping', 'checked') and updated_at < now() - interval '3 days'))`,
      )
      .for('update')
    for (const run of abandoned) await finishRun(tx, run, 'cancelled')
  })
  const old = sql`(select id from import_run where finished_at < now() - make_interval(days => ${revertDays}))`
  await db.execute(sql`delete from import_change where run in ${old}`)
  await db.execute(sql`delete from import_city where run in ${old}`)
  const expired = sql`rejects_until < now()`
  await db.execute(sql`delete from import_reject where run in (select id from import_run where ${expired})`)
  await db.execute(sql`delete from import_note where run in (select id from import_run where ${expired})`)
  await db.update(importRun).set({ rejectsUntil: null, dryRun: null }).where(expired)
}
