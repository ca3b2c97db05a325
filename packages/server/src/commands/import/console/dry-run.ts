import { type DryRun, maxNamedCities } from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import type { Counts } from '../../../platform/db/tables/work/import.ts'
import { importNote, importReject, importRun } from '../../../platform/db/tables.ts'
import type { Run as JobRun } from '../../../services/jobs/run.ts'
import type { ImportDatabase } from '../command/import-file.ts'
import { loadFile, type OpenedFile, type Target, type Transact } from '../command/load-file.ts'
import type { Run as LoadRun } from '../load/item.ts'
import { noChoices } from '../load/item.ts'
import { loadPlaceIndex, type NewCity } from '../load/match/place-index.ts'
import { createQuestionCollector } from '../load/report/questions.ts'
import { createSampleCollector, type SampleCollector } from '../load/report/samples.ts'
import { noCounts } from '../load/run.ts'
import { records } from '../load/tx.ts'
import { databaseNotes } from './notes.ts'
import { databaseRejects } from './rejects.ts'

type Run = typeof importRun.$inferSelect

/** New cities, each with up to five cities of its state whose names are similar. */
async function withSimilar(db: Db, cities: readonly NewCity[]): Promise<DryRun['newCities']['first']> {
  const rows = cities.map(({ name, stateId }, index) => ({ index, name, state: stateId }))
  const { rows: found } = await db.execute<{ index: number; similar: { id: number; name: string }[] }>(sql`
    select r.index, (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name)), '[]'::jsonb) from (
        select c.id, c.name from city c where c.state = r.state and similarity(c.name, r.name) > 0.3
        order by similarity(c.name, r.name) desc, c.id limit 5) s) as similar
    from ${records(rows, 'index int, name text, state int')}`)
  const similar = new Map(found.map((row) => [row.index, row.similar]))
  return cities.map((city, index) => ({ ...city, similar: similar.get(index) ?? [] }))
}

class RollBack extends Error {}

/** Each batch in a transaction of its own that is rolled back: other work does not wait for the whole file. */
export function undoing(database: ImportDatabase): Transact {
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    let result: { value: T } | undefined
    try {
      await database.bulk(async (tx) => {
        result = { value: await work(tx) }
        throw new RollBack()
      })
    } catch (error) {
      if (!(error instanceof RollBack) || !result) throw error
    }
    if (!result) throw new Error('A batch ended without a result')
    return result.value
  }
}

type Progress = { rows: number; totalRows: number; counts?: Counts }
/** Saves how far a run is. Throws where the import was cancelled. */
export async function saveProgress({ db }: ImportDatabase, { id, status }: Run, progress: Progress) {
  const saved = await db
    .update(importRun)
    .set({ ...progress, updatedAt: sql`now()` })
    .where(and(eq(importRun.id, id), eq(importRun.status, status)))
    .returning({ id: importRun.id })
  if (saved.length === 0) throw new Error('The import was cancelled')
}

/**
 * Goes through the whole file and writes nothing into the catalogue. Saves the counts, the first rows of each outcome, the new cities, and the rejected rows and notes.
 * An interrupted dry run begins again.
 */
export async function checkFile(database: ImportDatabase, run: Run, opened: OpenedFile, job: JobRun): Promise<void> {
  const { db } = database
  const { header, source } = opened
  await db.delete(importReject).where(eq(importReject.run, run.id))
  await db.delete(importNote).where(eq(importNote.run, run.id))
  const rejects = databaseRejects(run.id)
  const notes = databaseNotes(run.id)
  const cities = new Map<string, NewCity>()
  const nameColumn = header.columns.find(([field]) => field === 'name')?.[1]
  const questions = createQuestionCollector()
  let samples: SampleCollector | undefined
  const target: Target = {
    author: { account: run.account, name: run.accountName ?? '' },
    choices: noChoices,
    begin: async () => ({ id: run.id, rows: 0, counts: noCounts(), newStatus: run.newStatus }),
    openRejects: async () => ({
      add(row, reason) {
        samples?.reject(row, reason, nameColumn)
        rejects.add(row, reason)
      },
      note: notes.note,
      // After the batch, whose transaction is rolled back.
      flush: async () => undefined,
    }),
    checkpoint: async () => undefined,
    end: async () => undefined,
    stopped: () => job.signal.aborted,
    prepared(loadRun: LoadRun) {
      samples = createSampleCollector(loadRun)
      Object.assign(loadRun, { samples, questions, earlierRows: new Map(), newCities: cities })
    },
    // The cities that the batch before created are undone.
    async beforeBatch(tx, loadRun) {
      loadRun.placeIndex = await loadPlaceIndex(tx)
    },
    async afterBatch({ rows, counts }, bytes) {
      await db.transaction(async (tx) => {
        await rejects.flush(tx)
        await notes.flush(tx)
      })
      const share = Math.min(1, bytes / source.bytes) || 1
      await saveProgress(database, run, { rows, counts, totalRows: Math.max(rows, Math.round(rows / share)) })
      await job.save(share)
    },
  }
  const { finished, rows, counts } = await loadFile(undoing(database), opened, target)
  if (!finished) return
  const { created, updated, unchanged, rejected } = counts
  const dryRun: DryRun = {
    counts: { created, updated, unchanged, rejected },
    samples: [...(samples?.samples ?? [])],
    notes: notes.counts(),
    newCities: { count: cities.size, first: await withSimilar(db, [...cities.values()].slice(0, maxNamedCities)) },
    questions: { count: questions.count(), first: [...questions.first] },
  }
  await db
    .update(importRun)
    .set({ status: 'checked', dryRun, rows, counts, totalRows: rows, updatedAt: sql`now()` })
    .where(and(eq(importRun.id, run.id), eq(importRun.status, 'checking')))
}
