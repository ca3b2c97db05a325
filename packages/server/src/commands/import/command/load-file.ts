import type { Tx } from '../../../platform/db/index.ts'
import type { Counts } from '../../../platform/db/tables/work/import.ts'
import { loadBatch } from '../load/batch.ts'
import { lookupNotes } from '../load/fields.ts'
import type { Choices, Run } from '../load/item.ts'
import { loadMatchIndex } from '../load/match/match-index.ts'
import { createNamesakeCache } from '../load/match/namesake.ts'
import { loadPlaceIndex } from '../load/match/place-index.ts'
import { addCounts, type Checkpoint, readLookups } from '../load/run.ts'
import { prepareBatch, refreshKeyStatistics } from '../load/statistics.ts'
import type { Preset } from '../preset.ts'
import { presets } from '../presets/all.ts'
import type { Rejects } from '../rejects/rejects.ts'
import { type Batches, batchesOf } from '../row/batches.ts'
import type { RegisterSource } from '../row/draft.ts'
import { readAhead } from '../row/read-ahead.ts'
import { findHeader, type Header } from '../source/header.ts'
import { type Limits, unlimited } from '../source/limits.ts'
import { openSource, type Source } from '../source/open.ts'
import { type Records, readRecords } from '../source/records.ts'
import { SourceError } from '../source/source-error.ts'
import type { Options } from './options.ts'

export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** A file with its header found: its preset, and its rows as cleaned batches. */
export type OpenedFile = {
  source: Source
  /** The sheet that is read, of a workbook with several. */
  sheet: string | undefined
  first: Records
  header: Header
  preset: Preset
  registerSource: RegisterSource
  batches: Batches
}
type FileOptions = Pick<Options, 'kind' | 'file' | 'preset' | 'map' | 'set' | 'batch' | 'sourceName' | 'asOf'> & {
  /** Columns that are read as the mapping has them, and as nothing else. */
  taken?: readonly string[]
  limits?: Limits
  /** How the file is read: directly, or in a process of its own. */
  reader?: Reader
}
export type Reader = { openSource: typeof openSource; readRecords: typeof readRecords }

/** The storage of a run and its rejected rows, and the receiver of its progress. */
export type Target = {
  /** Author in the change log of catalogues. */
  author: { account: number | null; name: string }
  choices: Choices
  /** Begins the run, or continues it at its checkpoint. */
  begin: (tx: Tx, opened: OpenedFile) => Promise<Checkpoint>
  openRejects: (header: Header, from: number) => Promise<Rejects>
  /** Saves how far it is, in the transaction of the batch. */
  checkpoint: (tx: Tx, done: Checkpoint, upTo: number, counts: Counts) => Promise<void>
  end: (tx: Tx, done: Checkpoint) => Promise<void>
  /** Checked between batches: true stops at the checkpoint reached. */
  stopped: () => boolean
  /** Called before the first batch, which may add to the run. */
  prepared?: (run: Run, done: Checkpoint, opened: OpenedFile) => void
  beforeBatch?: (tx: Tx, run: Run) => Promise<void>
  /** Called after each batch is committed; `bytes` of the file are read by then. */
  afterBatch: (done: Checkpoint, bytes: number) => Promise<void> | void
}

function registerSourceOf(preset: Preset, preamble: string, { sourceName, asOf }: FileOptions): RegisterSource {
  const dated = asOf ?? (preset.asOf?.(preamble) || preset.source.asOf)
  return { ...preset.source, name: sourceName ?? preset.source.name, asOf: dated }
}

/** Opens a file and finds its header and preset, in a workbook of the first sheet that has one. Throws a `SourceError` where it cannot be read. */
export async function openFile(options: FileOptions): Promise<OpenedFile> {
  const { limits = unlimited, reader = { openSource, readRecords } } = options
  const source = await reader.openSource(options.file, limits)
  let unknown: SourceError | undefined
  for (const sheet of source.sheets.length > 0 ? source.sheets.slice(0, mostSheets) : [undefined]) {
    try {
      const first = reader.readRecords(source, limits.rows, sheet)
      return await openRows(source, sheet, first, options)
    } catch (error) {
      if (!(error instanceof SourceError) || error.problem !== 'unknown-register') throw error
      unknown = unknown && unknown.columns.length > 0 ? unknown : error
    }
  }
  throw unknown ?? new SourceError('no-rows', `${source.name} has no sheet.`)
}

/** So many sheets of a workbook are looked at for a register. */
const mostSheets = 20

async function openRows(
  source: Source,
  sheet: string | undefined,
  first: Records,
  options: FileOptions,
): Promise<OpenedFile> {
  try {
    const { kind, preset: chosenPreset, map, set, taken = Object.values(options.map) } = options
    const header = await findHeader(first.rows, { kind, preset: chosenPreset, presets, map, set, taken })
    const { preset } = header
    const registerSource = registerSourceOf(preset, header.preamble, options)
    const batches = batchesOf({ first, header, preset, source: registerSource, size: options.batch })
    return {
      source,
      sheet: source.sheets.length > 1 ? sheet : undefined,
      first,
      header,
      preset,
      registerSource,
      batches,
    }
  } catch (error) {
    await first.rows.return(undefined)
    throw error
  }
}

async function prepare(
  tx: Tx,
  { preset, registerSource }: OpenedFile,
  done: Checkpoint,
  { author, choices }: Target,
): Promise<Run> {
  const today = new Date().toISOString().slice(0, 10)
  // A plain list that names no date is dated by the day of its import.
  const datedSource = { ...registerSource, asOf: registerSource.asOf || today }
  return {
    id: done.id,
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
    newStatus: done.newStatus,
    author: { realm: 'admin', ...author },
    namesakes: createNamesakeCache(),
    writtenIds: new Set(),
    choices,
    matchIndex: preset.meets ? await loadMatchIndex(tx, preset.kind, preset.meets.among) : new Map(),
  }
}

type Job = { run: Run; done: Checkpoint; batches: Batches; rejects: Rejects; target: Target }

/** Loads batch after batch, each with its checkpoint in one transaction; false when it was stopped before the end. */
async function loadAll(transact: Transact, { run, done, batches, rejects, target }: Job): Promise<boolean> {
  for await (const batch of readAhead(batches.read(done.rows))) {
    if (target.stopped()) return false
    await transact(refreshKeyStatistics)
    const counts = { ...done.counts, rejected: done.counts.rejected + batch.rejected.length }
    const outcome = await transact(async (tx) => {
      await prepareBatch(tx)
      await target.beforeBatch?.(tx, run)
      const loaded = await loadBatch(tx, run, batch.items)
      addCounts(counts, loaded.counts)
      await target.checkpoint(tx, done, batch.upTo, counts)
      // Before the commit: a row that is not counted yet may be written twice, a counted one must never be lost.
      const rejected = [...batch.rejected, ...loaded.rejected].sort((a, b) => a.row.number - b.row.number)
      for (const { row, reason } of rejected) rejects.add(row, reason)
      const isRejected = new Set(rejected.map(({ row }) => row.number))
      for (const { row, draft } of batch.items)
        if (!isRejected.has(row.number)) rejects.note?.(row, [...draft.notes, ...lookupNotes(draft, run.lookups)])
      await rejects.flush(tx)
      return batch.upTo
    })
    Object.assign(done, { rows: outcome, counts })
    await target.afterBatch(done, batch.bytes)
  }
  return true
}

export type Loaded = { counts: Counts; rows: number; resumedAt: number; finished: boolean }

/** Loads an opened file into the catalogue, and closes it. */
export async function loadFile(transact: Transact, opened: OpenedFile, target: Target): Promise<Loaded> {
  const { header, batches, first } = opened
  try {
    const done = await transact((tx) => target.begin(tx, opened))
    const run = await transact((tx) => prepare(tx, opened, done, target))
    const rejects = await target.openRejects(header, done.rows)
    const resumedAt = done.rows
    target.prepared?.(run, done, opened)
    const finished = await loadAll(transact, { run, done, batches, rejects, target })
    if (finished) await transact((tx) => target.end(tx, done))
    return { counts: done.counts, rows: done.rows, resumedAt, finished }
  } finally {
    await first.rows.return(undefined)
  }
}
