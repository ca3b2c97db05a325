import type { Config } from '../../platform/config/config.ts'
import type { CopyOut, Database, Db, Tx } from '../../platform/db/index.ts'
import { levelOf } from '../../platform/db/migrate.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import type { Storage } from '../../services/delivery/storage/storage.ts'
import { assertDemoAllowed, hasBeenProduction } from '../seed/production.ts'
import { writeArchive } from './archive/file.ts'
import type { Part, Totals } from './archive/parts.ts'
import type { ProgressListener } from './command/progress.ts'
import { count, size } from './figures.ts'
import { inOrder } from './in-order.ts'
import { filesOf, keysOf, type StoredFiles, sequencesOf, setPortableOutput, tablesOf } from './snapshot/contents.ts'
import { wholeRows } from './snapshot/rows.ts'
import { type Snapshot, withSnapshot } from './snapshot/snapshot.ts'

type BackupResult = Totals & {
  copiedAt: Date
  /** Of the archive. */
  bytes: number
  /** Keys of some of the files that were missing. */
  some: string[]
}
type Add = (part: Part) => Promise<void>
type From = { onProgress: ProgressListener; add: Add }
type Watch = { onProgress: ProgressListener; signal: AbortSignal }

/** Files that are read at a time: a bucket answers each after a while. */
const atOnce = 8
const maxListedKeys = 5

async function addTables(
  db: Db | Tx,
  copyOut: CopyOut,
  { add, onProgress }: From,
): Promise<Pick<Totals, 'tables' | 'rows'>> {
  const tables = await tablesOf(db)
  const totalBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let [done, rows] = [0, 0]
  for (const { name, columns, bytes } of tables) {
    onProgress('tables', done, totalBytes, `${name}, ${count(rows, 'row')}`)
    await add({ part: 'table', name, columns })
    for await (const chunk of wholeRows(copyOut(name, columns))) {
      await add({ part: 'rows', ...chunk })
      rows += chunk.rows
    }
    done += bytes
  }
  await add({ part: 'sequences', sequences: await sequencesOf(db) })
  onProgress('tables', totalBytes, totalBytes, count(rows, 'row'))
  return { tables: tables.length, rows }
}

async function addFiles({ total, iterate: eachFile }: StoredFiles, storage: Storage, { add, onProgress }: From) {
  const counted = { files: 0, fileBytes: 0, missing: 0 }
  const missingKeys: string[] = []
  const reading = inOrder(eachFile(), atOnce, async (file) => ({ ...file, bytes: await storage.get(file.key) }))
  for await (const { bytes, ...file } of reading) {
    if (bytes) {
      await add({ part: 'file', ...file, bytes })
      counted.files++
      counted.fileBytes += bytes.length
    } else {
      counted.missing++
      if (missingKeys.length < maxListedKeys) missingKeys.push(file.key)
    }
    onProgress(
      'files',
      counted.files + counted.missing,
      total,
      `${count(counted.files, 'file')}, ${size(counted.fileBytes)}`,
    )
  }
  return { counted, some: missingKeys }
}

/** Reads one snapshot of the database, with concurrent writes allowed. */
async function readSnapshot(
  db: Db | Tx,
  copyOut: CopyOut,
  { mode, kind, copiedAt }: Pick<Config, 'mode'> & { kind: Database['kind']; copiedAt: Date | undefined },
  from: From,
) {
  await setPortableOutput(db)
  const migrations = await levelOf(db)
  if (!migrations) throw new OperatorError('The database is empty: there is nothing to back up.')
  await assertDemoAllowed(db, { mode })
  const snapshotTime = copiedAt ?? new Date()
  const production = await hasBeenProduction(db)
  const keys = await keysOf(db)
  await from.add({ part: 'head', moment: snapshotTime.toISOString(), database: kind, migrations, production, keys })
  const counted = await addTables(db, copyOut, from)
  return { moment: snapshotTime, counted, files: await filesOf(copyOut) }
}

/** Adds the content of an open snapshot, and the end. */
export async function writeSnapshot(
  { database, copiedAt, lost }: Omit<Snapshot, 'close'>,
  config: Pick<Config, 'mode'>,
  storage: Storage,
  write: Add,
  { onProgress, signal }: Watch,
): Promise<Omit<BackupResult, 'bytes'>> {
  const stops = AbortSignal.any([signal, lost])
  const add: Add = async (part) => {
    stops.throwIfAborted()
    await write(part)
  }
  const from = { onProgress: onProgress, add }
  const read = await database.snapshot((db, copyOut) =>
    readSnapshot(db, copyOut, { ...config, kind: database.kind, copiedAt: copiedAt }, from),
  )
  const { counted, some: missingKeys } = await addFiles(read.files, storage, from)
  const totals: Totals = { ...read.counted, ...counted }
  await add({ part: 'end', ...totals })
  return { ...totals, some: missingKeys, copiedAt: read.moment }
}

/**
 * Writes an archive of one snapshot of database and files, with concurrent writes allowed. The environment and its keys are not in it:
 * sealed data stays sealed. Throws an `OperatorError` for an error that a person can fix.
 */
export async function backUp(config: Config, path: string, storage: Storage, watch: Watch): Promise<BackupResult> {
  const copying = {
    signal: watch.signal,
    copied: (done: number, total: number) => watch.onProgress('copy of the database', done, total),
  }
  const { result, bytes } = await writeArchive(path, config.backupKey, (write) =>
    withSnapshot(config, copying, (snapshot) => writeSnapshot(snapshot, config, storage, write, watch)),
  )
  return { ...result, bytes }
}
