import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesLock } from '../../../catalogue/files/deletion-lock.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Database, openUnmigrated } from '../../../platform/db/index.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import type { Copying } from './copy-directory.ts'
import { copyServed } from './served-copy.ts'

/** A database that can be read for any time without blocking other work, and files that stay meanwhile. */
export type Snapshot = {
  database: Database
  /** The time of the content; undefined: the time of reading. */
  copiedAt: Date | undefined
  /** Aborted where files may have gone after all. */
  lost: AbortSignal
  close: () => Promise<void>
}

const neverAborted = new AbortController().signal

/** The embedded database: a copy of the one that a server holds, or without a server the database itself. */
async function ofDirectory(dataDir: string, copying: Copying): Promise<Snapshot> {
  const served = await copyServed(dataDir, copying)
  if (!served) {
    if (!existsSync(join(dataDir, 'database')))
      throw new OperatorError(`There is no database in ${dataDir}: set DATA_DIR.`)
    const directoryDatabase = await openUnmigrated({ kind: 'directory', path: dataDir })
    return { database: directoryDatabase, copiedAt: undefined, lost: neverAborted, close: directoryDatabase.close }
  }
  const { path, copiedAt, lost } = served
  try {
    const copiedDatabase = await openUnmigrated({ kind: 'directory', path })
    return {
      database: copiedDatabase,
      copiedAt: copiedAt,
      lost,
      close: () => copiedDatabase.close().finally(served.close),
    }
  } catch (error) {
    await served.close()
    throw error
  }
}

/** Opens a snapshot while `work` runs. On a PostgreSQL server it begins with the first read of `work`. */
export async function withSnapshot<T>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  copying: Copying,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  if (database.kind === 'directory') {
    const snapshot = await ofDirectory(dataDir, copying)
    return work(snapshot).finally(snapshot.close)
  }
  const openDatabase = await openUnmigrated(database)
  const snapshot = { database: openDatabase, copiedAt: undefined, lost: neverAborted, close: openDatabase.close }
  return openDatabase.withLock(filesLock, () => work(snapshot)).finally(openDatabase.close)
}
