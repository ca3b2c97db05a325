import type { NoteCount } from '@pravesh/contract'
import { indexPending, settle } from '../../../catalogue/search/index.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Counts } from '../../../platform/db/tables/work/import.ts'
import { publishInvalidation } from '../../../platform/invalidation/publish.ts'
import { noChoices } from '../load/item.ts'
import { beginRun, checkpoint, endRun } from '../load/run.ts'
import { refreshStatistics } from '../load/statistics.ts'
import type { Preset } from '../preset.ts'
import { openRejects } from '../rejects/file.ts'
import { createNoteCounter } from '../rejects/note-counter.ts'
import type { Source } from '../source/open.ts'
import { describeColumns } from './columns.ts'
import { type Loaded, loadFile, type OpenedFile, openFile, type Target } from './load-file.ts'
import type { Options } from './options.ts'
import type { Progress } from './progress.ts'
import { rehearse } from './rehearse.ts'

export type Report = Loaded & {
  preset: Preset
  file: string
  /** The sheet that was read of a workbook. */
  sheet: string | undefined
  /** Columns that nothing is read from. */
  unused: readonly string[]
  /** Cells that are left out, or read as something else, by field and reason. */
  notes: readonly NoteCount[]
}
export type Hooks = {
  /** Called once the file is identified; its result is called with each batch. */
  begin: (preset: Preset, source: Source, resumedAt: number) => Progress
  /** Called when all rows are in, before the search index and the counts of listings are settled. */
  settling?: () => void
  /** Checked between batches: true stops at the checkpoint reached. */
  stopped: () => boolean
}
export type ImportDatabase = Pick<Database, 'db' | 'bulk' | 'exclusively'>

/** Saves a run as the command line does: rejected rows in a file, progress on the terminal. */
function commandLineTarget(options: Options, hooks: Hooks): Target & { close: () => void; notes: () => NoteCount[] } {
  const counter = createNoteCounter()
  let progress: Progress | undefined
  return {
    author: { account: null, name: 'Command line' },
    choices: { ...noChoices, sameName: options.sameName, newPlaces: options.newPlaces },
    begin: (tx, { preset, source }) =>
      beginRun(tx, preset.kind, preset.name, source, options.resumption, options.newStatus),
    async openRejects({ header }, from) {
      const rejects = await openRejects(options.rejects, header, from)
      return { ...rejects, note: (_row, notes) => counter.add(notes) }
    },
    notes: counter.counts,
    checkpoint: (tx, { id, rows }, upTo, counts) => checkpoint(tx, id, rows, upTo, counts),
    end: (tx, { id }) => endRun(tx, id),
    stopped: hooks.stopped,
    prepared: (_run, { rows }, { preset, source }) => {
      progress = hooks.begin(preset, source, rows)
    },
    afterBatch: ({ counts, rows }, bytes) => progress?.tick(counts, rows, bytes),
    close: () => progress?.end(),
  }
}

const wrote = ({ created, updated, cities }: Counts) => created + updated + cities > 0

/** Loads an opened file, batch by batch, then settles the search index and empties the page caches. */
export async function importOpened(
  database: ImportDatabase,
  opened: OpenedFile,
  target: Target,
  settling?: () => void,
): Promise<Loaded> {
  const loaded = await loadFile((inner) => database.bulk((tx) => inner(tx)), opened, target)
  const settles = loaded.finished && wrote(loaded.counts)
  if (settles) settling?.()
  if (wrote(loaded.counts)) await database.exclusively((db) => indexPending(db))
  await database.bulk((tx) => refreshStatistics(tx, opened.preset.kind, settles))
  if (settles) await database.exclusively(settle)
  await publishInvalidation(database.db, 'everything')
  return loaded
}

/** Imports one file into an open database. Throws an `OperatorError` for an error that a person can fix. */
export async function importFile(database: ImportDatabase, options: Options, hooks: Hooks): Promise<Report> {
  const opened = await openFile(options)
  const target = commandLineTarget(options, hooks)
  try {
    const loaded = options.dryRun
      ? await rehearse(database, (tx) => loadFile((inner) => inner(tx), opened, target))
      : await importOpened(database, opened, target, hooks.settling)
    const { unused } = describeColumns(opened)
    return {
      ...loaded,
      preset: opened.preset,
      file: opened.source.name,
      sheet: opened.sheet,
      unused,
      notes: target.notes(),
    }
  } finally {
    target.close()
  }
}
