import type { Config } from '../config/config.ts'
import type { CopyOut, Database, Db, Tx } from '../db/index.ts'
import { levelOf } from '../db/migrate.ts'
import { Refusal } from '../db/refusal.ts'
import type { Storage } from '../delivery/storage/storage.ts'
import { hasBeenProduction, refuseDemoAfterProduction } from '../seed/leave-demo.ts'
import { writeArchive } from './archive/file.ts'
import type { Part, Totals } from './archive/parts.ts'
import type { Tell } from './command/progress.ts'
import { count, size } from './figures.ts'
import { inOrder } from './in-order.ts'
import { filesOf, keysOf, type StoredFiles, sequencesOf, speakPlainly, tablesOf } from './moment/contents.ts'
import { inMoment, type Moment } from './moment/moment.ts'
import { wholeRows } from './moment/rows.ts'

export type Made = Totals & {
  moment: Date
  /** Of the archive. */
  bytes: number
  /** Keys of some of the files that were missing. */
  some: string[]
}
type Add = (one: Part) => Promise<void>
type From = { tell: Tell; add: Add }
type Watch = { tell: Tell; signal: AbortSignal }

/** Files that are read at a time: a bucket answers each after a while. */
const atOnce = 8
const named = 5

async function addTables(db: Db | Tx, copyOut: CopyOut, { add, tell }: From): Promise<Pick<Totals, 'tables' | 'rows'>> {
  const tables = await tablesOf(db)
  const of = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let [done, rows] = [0, 0]
  for (const { name, columns, bytes } of tables) {
    tell('tables', done, of, `${name}, ${count(rows, 'row')}`)
    await add({ part: 'table', name, columns })
    for await (const some of wholeRows(copyOut(name, columns))) {
      await add({ part: 'rows', ...some })
      rows += some.rows
    }
    done += bytes
  }
  await add({ part: 'sequences', sequences: await sequencesOf(db) })
  tell('tables', of, of, count(rows, 'row'))
  return { tables: tables.length, rows }
}

async function addFiles({ total, each }: StoredFiles, storage: Storage, { add, tell }: From) {
  const counted = { files: 0, fileBytes: 0, missing: 0 }
  const some: string[] = []
  const reading = inOrder(each(), atOnce, async (file) => ({ ...file, bytes: await storage.get(file.key) }))
  for await (const { bytes, ...file } of reading) {
    if (bytes) {
      await add({ part: 'file', ...file, bytes })
      counted.files++
      counted.fileBytes += bytes.length
    } else {
      counted.missing++
      if (some.length < named) some.push(file.key)
    }
    tell('files', counted.files + counted.missing, total, `${count(counted.files, 'file')}, ${size(counted.fileBytes)}`)
  }
  return { counted, some }
}

/** What is read of the database: of one moment, whatever is written meanwhile. */
async function readMoment(
  db: Db | Tx,
  copyOut: CopyOut,
  { mode, kind, at }: Pick<Config, 'mode'> & { kind: Database['kind']; at: Date | undefined },
  from: From,
) {
  await speakPlainly(db)
  const migrations = await levelOf(db)
  if (!migrations) throw new Refusal('The database is empty: there is nothing to back up.')
  await refuseDemoAfterProduction(db, { mode })
  const moment = at ?? new Date()
  const production = await hasBeenProduction(db)
  const keys = await keysOf(db)
  await from.add({ part: 'head', moment: moment.toISOString(), database: kind, migrations, production, keys })
  const counted = await addTables(db, copyOut, from)
  return { moment, counted, files: await filesOf(copyOut) }
}

/** Adds everything of an open moment, and the end. */
export async function addMoment(
  { home, at, lost }: Omit<Moment, 'close'>,
  config: Pick<Config, 'mode'>,
  storage: Storage,
  write: Add,
  { tell, signal }: Watch,
): Promise<Omit<Made, 'bytes'>> {
  const stops = AbortSignal.any([signal, lost])
  const add: Add = async (one) => {
    stops.throwIfAborted()
    await write(one)
  }
  const from = { tell, add }
  const read = await home.snapshot((db, copyOut) => readMoment(db, copyOut, { ...config, kind: home.kind, at }, from))
  const { counted, some } = await addFiles(read.files, storage, from)
  const totals: Totals = { ...read.counted, ...counted }
  await add({ part: 'end', ...totals })
  return { ...totals, some, moment: read.moment }
}

/**
 * Writes an archive of database and files as they are at one moment, while others go on writing. The environment and its keys are not in
 * it: what is sealed stays sealed. Throws a `Refusal` for whatever a person can mend.
 */
export async function backUp(config: Config, path: string, storage: Storage, watch: Watch): Promise<Made> {
  const copying = {
    signal: watch.signal,
    copied: (done: number, of: number) => watch.tell('copy of the database', done, of),
  }
  const { result, bytes } = await writeArchive(path, config.backupKey, (write) =>
    inMoment(config, copying, (moment) => addMoment(moment, config, storage, write, watch)),
  )
  return { ...result, bytes }
}
