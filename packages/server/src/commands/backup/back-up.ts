import { existsSync } from 'node:fs'
import { filesLock } from '../../catalogue/files/deletion-lock.ts'
import type { Config } from '../../platform/config/config.ts'
import { homeIn } from '../../platform/db/embedded/places.ts'
import { type CopyOut, type Database, type Db, openUnmigrated, type Tx } from '../../platform/db/index.ts'
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

type BackupResult = Totals & {
  copiedAt: Date
  /** Of the archive. */
  bytes: number
  /** Keys of some of the files that were missing. */
  missingKeys: string[]
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
  return { counted, missingKeys }
}

/** Reads one snapshot of the database, with concurrent writes allowed. */
async function readSnapshot(db: Db | Tx, copyOut: CopyOut, { mode }: Pick<Config, 'mode'>, from: From) {
  await setPortableOutput(db)
  const migrations = await levelOf(db)
  if (!migrations) throw new OperatorError('The database is empty: there is nothing to back up.')
  await assertDemoAllowed(db, { mode })
  const snapshotTime = new Date()
  const production = await hasBeenProduction(db)
  const keys = await keysOf(db)
  await from.add({ part: 'head', moment: snapshotTime.toISOString(), migrations, production, keys })
  const counted = await addTables(db, copyOut, from)
  return { moment: snapshotTime, counted, files: await filesOf(copyOut) }
}

/** Adds one snapshot of a database, its files, and the end. */
export async function writeSnapshot(
  database: Database,
  config: Pick<Config, 'mode'>,
  storage: Storage,
  write: Add,
  { onProgress, signal }: Watch,
): Promise<Omit<BackupResult, 'bytes'>> {
  const add: Add = async (part) => {
    signal.throwIfAborted()
    await write(part)
  }
  const from = { onProgress: onProgress, add }
  const read = await database.snapshot((db, copyOut) => readSnapshot(db, copyOut, config, from))
  const { counted, missingKeys } = await addFiles(read.files, storage, from)
  const totals: Totals = { ...read.counted, ...counted }
  await add({ part: 'end', ...totals })
  return { ...totals, missingKeys, copiedAt: read.moment }
}

/**
 * Writes an archive of one snapshot of database and files, with concurrent writes allowed. The environment and its keys are not in it:
 * sealed data stays sealed. Throws an `OperatorError` for an error that a person can fix.
 */
export async function backUp(config: Config, path: string, storage: Storage, watch: Watch): Promise<BackupResult> {
  if (config.database.kind === 'directory' && !existsSync(homeIn(config.dataDir)))
    throw new OperatorError(`There is no database in ${config.dataDir}: set DATA_DIR.`)
  const database = await openUnmigrated(config.database)
  try {
    const { result, bytes } = await writeArchive(path, config.backupKey, (write) =>
      database.withLock(filesLock, () => writeSnapshot(database, config, storage, write, watch)),
    )
    return { ...result, bytes }
  } finally {
    await database.close()
  }
}
