import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { type Database, openUnmigrated } from '../../db/index.ts'
import { Refusal } from '../../db/refusal.ts'
import { filesLock } from '../../files/hold.ts'
import type { Copying } from './copy-directory.ts'
import { copyServed } from './served-copy.ts'

/** A database that can be read for as long as it takes without holding up anybody, and files that stay meanwhile. */
export type Moment = {
  home: Database
  /** When what the home shows was so; undefined: when it is read. */
  at: Date | undefined
  /** Aborted where files may have gone after all. */
  lost: AbortSignal
  close: () => Promise<void>
}

const never = new AbortController().signal

/** The embedded database: a copy of what a server holds, or where none is running the database itself. */
async function ofDirectory(dataDir: string, copying: Copying): Promise<Moment> {
  const served = await copyServed(dataDir, copying)
  if (!served) {
    if (!existsSync(join(dataDir, 'database'))) throw new Refusal(`There is no database in ${dataDir}: set DATA_DIR.`)
    const home = await openUnmigrated({ kind: 'directory', path: dataDir })
    return { home, at: undefined, lost: never, close: home.close }
  }
  const { path, moment: at, lost } = served
  try {
    const home = await openUnmigrated({ kind: 'directory', path })
    return { home, at, lost, close: () => home.close().finally(served.close) }
  } catch (thrown) {
    await served.close()
    throw thrown
  }
}

/** Opens a moment while `work` runs. On a PostgreSQL server it is the one in which `work` begins to read. */
export async function inMoment<T>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  copying: Copying,
  work: (moment: Moment) => Promise<T>,
): Promise<T> {
  if (database.kind === 'directory') {
    const moment = await ofDirectory(dataDir, copying)
    return work(moment).finally(moment.close)
  }
  const home = await openUnmigrated(database)
  const moment = { home, at: undefined, lost: never, close: home.close }
  return home.hold(filesLock, () => work(moment)).finally(home.close)
}
