import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Config } from '../../../platform/config/config.ts'
import { demoKeys } from '../../../platform/config/secrets.ts'
import type { Database, DatabaseLocation } from '../../../platform/db/index.ts'
import { openUnmigrated } from '../../../platform/db/index.ts'
import { newPostgres } from '../../../platform/db/testing/test-db.ts'
import { directoryStorage } from '../../../services/delivery/storage/directory.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'
import { writeArchive } from '../archive/file.ts'
import type { Part } from '../archive/parts.ts'
import { writeSnapshot } from '../back-up.ts'

/** A folder of the test file's own. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-backup-'))
  // The user of a database that is started below it has to pass.
  chmodSync(folder, 0o755)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let places = 0
export type Place = Pick<Config, 'database' | 'mode' | 'encryptionKeys' | 'backupKey'> & {
  storage: Storage
  /** The folder of its files. */
  files: string
}
/** Somewhere to restore to: a database without tables and a folder for files. */
export async function emptyPlace(folder: string): Promise<Place> {
  const rest = { mode: 'demo' as const, encryptionKeys: demoKeys, backupKey: undefined }
  const path = join(folder, `place-${++places}`)
  const files = join(path, 'files')
  const database: DatabaseLocation = { kind: 'postgres', url: await newPostgres() }
  return { database, storage: directoryStorage(files), files, ...rest }
}
/** Opens a database without migrations. */
export async function withDatabase<T>({ database }: Place, look: (database: Database) => Promise<T>): Promise<T> {
  const placeDatabase = await openUnmigrated(database)
  // A statement of Drizzle is no real promise: its own `finally` does not wait.
  try {
    return await look(placeDatabase)
  } finally {
    await placeDatabase.close()
  }
}

export const quiet = { onProgress: () => undefined, log: () => undefined, signal: new AbortController().signal }

/** Backs up an open database, as the command does; `passing` sees each part before it is written. */
export async function backUpHome(
  database: Database,
  storage: Storage,
  path: string,
  passing: (part: Part) => Promise<void> = async () => undefined,
) {
  const { result } = await writeArchive(path, undefined, (write) => {
    const add = async (part: Part) => {
      await passing(part)
      await write(part)
    }
    return writeSnapshot(database, { mode: 'demo' }, storage, add, quiet)
  })
  return result
}
