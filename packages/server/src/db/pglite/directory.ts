import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '../database.ts'
import { Refusal } from '../refusal.ts'
import { createEars, createHome } from './home.ts'
import { takeLock } from './lock.ts'
import { startWorker } from './worker-client.ts'

const idleMs = 30_000

/** The major version of PostgreSQL that PGlite is; its files are read by no other. */
const engineVersion = '18'

const words = (thrown: unknown) =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replace(/(?<!\.)\.+$/, '')

function lockOrRefuse(path: string): () => void {
  let release: (() => void) | undefined
  try {
    mkdirSync(path, { recursive: true })
    release = takeLock(join(path, 'database.lock'))
  } catch (thrown) {
    throw new Refusal(`The data directory ${path} cannot be written: ${words(thrown)}.`)
  }
  if (release) return release
  throw new Refusal(
    `The data directory ${path} is in use by another running Pravesh. Stop that one first, or set DATA_DIR to another directory.`,
  )
}

function refuseOtherVersion(path: string, database: string) {
  const file = join(database, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : engineVersion
  if (version === engineVersion) return
  throw new Refusal(
    `The database in ${path} was made by PostgreSQL ${version}, and this Pravesh reads ${engineVersion} alone: start the Pravesh that made it, or set DATA_DIR to another directory.`,
  )
}

/** A home in `path/database`, in a thread of its own, held by one process at a time. */
export async function openDirectory(where: string): Promise<Database & { kill: () => Promise<void> }> {
  const path = resolve(where)
  const release = lockOrRefuse(path)
  const database = join(path, 'database')
  const { ears, hear } = createEars()
  try {
    refuseOtherVersion(path, database)
    const { call, lost, kill, close } = await startWorker(database, hear, idleMs)
    const home = createHome({ kind: 'directory', call, ears, lost, close: () => close().finally(release) })
    return { ...home, kill }
  } catch (thrown) {
    release()
    if (thrown instanceof Refusal) throw thrown
    throw new Refusal(
      `The database in ${path} cannot be opened and may be damaged (${words(thrown)}): put a backup in its place, or set DATA_DIR to another directory.`,
    )
  }
}
