import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '../database.ts'
import { OperatorError } from '../operator-error.ts'
import { createHome, createListeners } from './embedded-database.ts'
import { takeLock } from './lock.ts'
import { startWorker } from './worker-client.ts'

const idleMs = 30_000

/** The major version of PostgreSQL that PGlite is; its files are read by no other. */
const engineVersion = '18'

const errorText = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/(?<!\.)\.+$/, '')

function acquireLock(path: string): () => void {
  let release: (() => void) | undefined
  try {
    mkdirSync(path, { recursive: true })
    release = takeLock(join(path, 'database.lock'))
  } catch (error) {
    throw new OperatorError(`The data directory ${path} cannot be written: ${errorText(error)}.`)
  }
  if (release) return release
  throw new OperatorError(
    `The data directory ${path} is in use by another running Pravesh. Stop that one first, or set DATA_DIR to another directory.`,
  )
}

function assertSameVersion(path: string, database: string) {
  const file = join(database, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : engineVersion
  if (version === engineVersion) return
  throw new OperatorError(
    `The database in ${path} was made by PostgreSQL ${version}, and this Pravesh reads ${engineVersion} alone: start the Pravesh that made it, or set DATA_DIR to another directory.`,
  )
}

/** A home in `path/database`, in a thread of its own, held by one process at a time. */
export async function openDirectory(where: string): Promise<Database & { kill: () => Promise<void> }> {
  const path = resolve(where)
  const release = acquireLock(path)
  const database = join(path, 'database')
  const { ears: listeners, hear: dispatch } = createListeners()
  try {
    assertSameVersion(path, database)
    const { call, lost, kill, close } = await startWorker(database, dispatch, idleMs)
    const embeddedDatabase = createHome({
      kind: 'directory',
      call,
      listeners: listeners,
      lost,
      close: () => close().finally(release),
    })
    return { ...embeddedDatabase, kill }
  } catch (error) {
    release()
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `The database in ${path} cannot be opened and may be damaged (${errorText(error)}): put a backup in its place, or set DATA_DIR to another directory.`,
    )
  }
}
