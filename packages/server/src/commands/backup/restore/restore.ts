import type { Config } from '../../../platform/config/config.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { type CopyBack, type Db, openUnmigrated, type Tx } from '../../../platform/db/index.ts'
import { knownLevel, migrate, migrationsFolder, sinceFirst } from '../../../platform/db/migrate.ts'
import { grantServing, ownerLocation } from '../../../platform/db/roles.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'
import { damaged } from '../archive/bytes.ts'
import { readArchive } from '../archive/file.ts'
import type { Head, Part, Totals } from '../archive/parts.ts'
import type { ProgressListener } from '../command/progress.ts'
import { count, size } from '../figures.ts'
import { inOrder } from '../in-order.ts'
import { setPortableOutput, tablesOf } from '../snapshot/contents.ts'
import { dropConstraints } from './constraints.ts'
import { assertEmpty } from './empty.ts'
import { assertCompatible, keysMissing } from './fit.ts'
import { createLoader } from './load.ts'
import { assertOwnBucket, createPuts, keysIn } from './store.ts'
import { pauseMassMails, pauseWaitingJobs } from './waiting-jobs.ts'

type Watch = { onProgress: ProgressListener; signal: AbortSignal }
export type Checked = { head: Head; totals: Totals }
export type Restored = Checked & {
  /** Mails, messages and leads that wait for a person. */
  pausedJobs: number
}
type File = Extract<Part, { part: 'file' }>
type RestoreConfig = Pick<Config, 'database' | 'backupKey' | 'mode' | 'encryptionKeys'>

/** Files that are written at a time: a bucket takes each after a while. */
const atOnce = 8

/** Reads an archive to its end and returns its content. Throws an `OperatorError` where it is corrupt. */
export async function checkArchive(
  path: string,
  key: string | undefined,
  { onProgress, signal }: Watch,
): Promise<Checked> {
  let head: Head | undefined
  let totals: Totals | undefined
  for await (const part of readArchive(path, key, (bytes, total) => onProgress('checking', bytes, total))) {
    signal.throwIfAborted()
    if (part.part === 'head') head = { ...part, migrations: sinceFirst(part.migrations) }
    if (part.part === 'end') totals = part
  }
  if (!head || !totals) throw new Error('An archive was read that has no head or no end')
  return { head, totals }
}

/** Loads tables as they pass and gives the files that come behind them. */
async function* filesBehind(parts: AsyncIterable<Part>, load: (part: Part) => Promise<void>): AsyncGenerator<File> {
  for await (const part of parts) {
    if (part.part === 'file') yield part
    else await load(part)
  }
}

/** Everything that is written, in the one transaction that is committed at the end. */
async function writeAll(
  tx: Tx,
  copyBack: CopyBack,
  { head, totals }: Checked,
  parts: AsyncIterable<Part>,
  storeFile: (file: File) => Promise<File>,
  { onProgress, signal, folder }: Watch & { folder: string },
): Promise<number> {
  await assertEmpty(tx, head.migrations)
  await migrate(tx, folder, head.migrations)
  await setPortableOutput(tx)
  const putBack = await dropConstraints(tx)
  const loader = await createLoader(tx, copyBack)
  let [rows, files, bytes] = [0, 0, 0]
  const behind = filesBehind(parts, async (part) => {
    signal.throwIfAborted()
    await loader.load(part)
    if (part.part === 'head' && part.moment !== head.moment) throw damaged('it is another one than a moment ago')
    if (part.part === 'rows') rows += part.rows
    if (part.part === 'rows') onProgress('rows', rows, totals.rows, `${count(rows, 'row')}, ${loader.at()}`)
  })
  for await (const file of inOrder(behind, atOnce, storeFile)) {
    signal.throwIfAborted()
    bytes += file.bytes.length
    onProgress('files', ++files, totals.files, `${count(files, 'file')}, ${size(bytes)}`)
  }
  await loader.check()
  await putBack((done, total) => {
    signal.throwIfAborted()
    onProgress('indexes and references', done, total)
  })
  const pausedJobs = await pauseWaitingJobs(tx)
  await migrate(tx, folder)
  await pauseMassMails(tx)
  return pausedJobs
}

/** The planner's statistics, and the visibility map for index-only scans, are not part of the rows. */
async function refreshStatistics(db: Db, onProgress: ProgressListener): Promise<void> {
  const tables = await tablesOf(db)
  for (const [done, { name }] of tables.entries()) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
    onProgress('statistics', done + 1, tables.length)
  }
}

/**
 * Restores an archive into an empty database and an empty file store of any kind, and migrates it to this code. The archive is read to its
 * end before anything is written; after a later error, database and store are as empty as before. Throws an `OperatorError` for an error
 * that a person can fix.
 */
export async function restore(
  config: RestoreConfig,
  path: string,
  storage: Storage,
  {
    onProgress,
    signal,
    log: say,
    folder = migrationsFolder,
  }: Watch & { log: (sentence: string) => void; folder?: string },
): Promise<Restored> {
  const { database, backupKey } = config
  const checked = await checkArchive(path, backupKey, { onProgress: onProgress, signal })
  assertCompatible(checked.head, knownLevel(folder), config)
  for (const sentence of keysMissing(checked.head, config.encryptionKeys)) say(sentence)
  const overwrite = await assertOwnBucket(storage, () => keysIn(readArchive(path, backupKey)))
  const targetDatabase = await openUnmigrated(ownerLocation(database))
  const fileWriter = createPuts(storage, overwrite)
  const parts = readArchive(path, backupKey)
  const write = () =>
    targetDatabase.bulk((tx, _copyIn, copyBack) =>
      writeAll(tx, copyBack, checked, parts, fileWriter.put, { onProgress: onProgress, signal, folder }),
    )
  try {
    const pausedJobs = await targetDatabase.exclusively(write).catch(async (error: unknown) => {
      await fileWriter.takeBack()
      throw error
    })
    await grantServing(targetDatabase.db, database)
    await targetDatabase.exclusively((db) => refreshStatistics(db, onProgress))
    return { ...checked, pausedJobs: pausedJobs }
  } finally {
    await targetDatabase.close()
  }
}
