import type { Database, Tx } from '../db/index.ts'
import type { Counts } from '../db/tables/work/import.ts'
import { publishInvalidation } from '../invalidation/publish.ts'
import { settle } from '../search/index.ts'
import { ensureReferenceData } from '../seed/index.ts'
import { type Batches, batchesOf } from './batches.ts'
import type { RegisterSource } from './draft.ts'
import { loadBatch } from './load/batch.ts'
import type { Run } from './load/item.ts'
import { loadMatchIndex } from './load/match-index.ts'
import { loadPlaceIndex } from './load/place-index.ts'
import { addCounts, beginRun, type Checkpoint, checkpoint, endRun, readLookups } from './load/run.ts'
import { isDue, refreshKeyStatistics, refreshStatistics, useOrderedIndexes } from './load/statistics.ts'
import type { Options } from './options.ts'
import type { Preset } from './preset.ts'
import { presets } from './presets/all.ts'
import type { Progress } from './progress.ts'
import { openRejects, type Rejects } from './rejects/file.ts'
import { findHeader } from './source/header.ts'
import { openSource, type Source } from './source/open.ts'
import { readRecords } from './source/records.ts'

export type Report = {
  preset: Preset
  file: string
  counts: Counts
  rows: number
  resumedAt: number
  finished: boolean
}
export type Hooks = {
  /** Called once the file is known; what it gives is told of each batch. */
  begin: (preset: Preset, source: Source, resumedAt: number) => Progress
  /** Called when all rows are in, before the search index and the counts of listings are settled. */
  settling?: () => void
  /** Asked between batches: true stops at the checkpoint reached. */
  stopped: () => boolean
}

class RollBack extends Error {}

function registerSourceOf(preset: Preset, preamble: string, { sourceName, asOf }: Options): RegisterSource {
  const dated = asOf ?? (preset.asOf?.(preamble) || preset.source.asOf)
  return { ...preset.source, name: sourceName ?? preset.source.name, asOf: dated }
}

async function prepare(tx: Tx, preset: Preset, source: RegisterSource, run: Checkpoint): Promise<Run> {
  const today = new Date().toISOString().slice(0, 10)
  // A plain list that names no date is dated by the day of its import.
  const datedSource = { ...source, asOf: source.asOf || today }
  return {
    id: run.id,
    kind: preset.kind,
    source: preset.name,
    writer: {
      source: preset.name,
      rank: `${preset.weight}:${datedSource.asOf}`,
      sourceRecord: datedSource,
      guessed: preset.guessed ?? [],
    },
    placeIndex: await loadPlaceIndex(tx),
    lookups: await readLookups(tx),
    matchIndex: preset.meets ? await loadMatchIndex(tx, preset.kind, preset.meets.among) : new Map(),
  }
}

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
type Job = { run: Run; done: Checkpoint; batches: Batches; rejects: Rejects; progress: Progress; hooks: Hooks }

/** Loads batch after batch, each with its checkpoint in one transaction; false when it was stopped before the end. */
async function loadAll(transact: Transact, { run, done, batches, rejects, progress, hooks }: Job): Promise<boolean> {
  let number = 0
  for await (const batch of batches.read(done.rows)) {
    if (hooks.stopped()) return false
    if (isDue(number++)) await transact(refreshKeyStatistics)
    const counts = { ...done.counts, rejected: done.counts.rejected + batch.rejected.length }
    const outcome = await transact(async (tx) => {
      await useOrderedIndexes(tx)
      const loaded = await loadBatch(tx, run, batch.items)
      addCounts(counts, loaded.counts)
      await checkpoint(tx, done.id, done.rows, batch.upTo, counts)
      // Before the commit: a row that is not counted yet may be written twice, a counted one must never be lost.
      const rejected = [...batch.rejected, ...loaded.rejected].sort((a, b) => a.row.number - b.row.number)
      for (const { row, reason } of rejected) rejects.add(row, reason)
      await rejects.flush()
      return batch.upTo
    })
    Object.assign(done, { rows: outcome, counts })
    progress.tick(counts, done.rows, batches.bytes())
  }
  return true
}

/** Imports one file into an open database. Throws a `OperatorError` for whatever a person can mend. */
export async function importFile(database: Database, options: Options, hooks: Hooks): Promise<Report> {
  const source = await openSource(options.file)
  const first = readRecords(source)
  const header = await findHeader(first.rows, { kind: options.kind, preset: options.preset, presets, map: options.map })
  const { preset } = header
  const registerSource = registerSourceOf(preset, header.preamble, options)
  const batches = batchesOf({ first, header, preset, source: registerSource, size: options.batch })

  async function work(transact: Transact): Promise<Report> {
    const done = await transact((tx) => beginRun(tx, preset.kind, preset.name, source, options.resumption))
    const run = await transact((tx) => prepare(tx, preset, registerSource, done))
    const rejects = await openRejects(options.rejects, header.header, done.rows)
    const resumedAt = done.rows
    const progress = hooks.begin(preset, source, resumedAt)
    try {
      const finished = await loadAll(transact, { run, done, batches, rejects, progress, hooks })
      await transact(async (tx) => {
        if (finished) await endRun(tx, done.id)
        await refreshStatistics(tx, run.kind)
      })
      return { preset, file: source.name, counts: done.counts, rows: done.rows, resumedAt, finished }
    } finally {
      progress.end()
      await first.rows.return(undefined)
    }
  }

  if (options.dryRun) return rehearse(database, work)
  const report = await work((inner) => database.bulk((tx) => inner(tx)))
  if (report.finished && wrote(report.counts)) {
    hooks.settling?.()
    await database.exclusively(settle)
  }
  await publishInvalidation(database.db, 'everything')
  return report
}

const wrote = ({ created, updated, cities }: Counts) => created + updated + cities > 0

/** The whole import in one transaction that is undone: a dry run meets everything that the real one would. */
async function rehearse(database: Database, work: (transact: Transact) => Promise<Report>): Promise<Report> {
  let report: Report | undefined
  try {
    await database.bulk(async (tx) => {
      await ensureReferenceData(tx)
      report = await work((inner) => inner(tx))
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  return report as Report
}
