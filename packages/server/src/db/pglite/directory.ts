import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Home } from '../home.ts'
import { Refusal } from '../refusal.ts'
import { createEars, createHome } from './home.ts'
import { takeLock } from './lock.ts'
import { startWorker } from './worker-client.ts'

const idleMs = 30_000

const words = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

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

/** Makes a new database aside and moves it into place whole: one that was cut short is never opened. */
async function create(database: string) {
  const unfinished = `${database}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const session = await startWorker(unfinished, () => undefined, idleMs)
  await session.close()
  renameSync(unfinished, database)
}

/** A home in `path/database`, in a thread of its own, held by one process at a time. */
export async function openDirectory(where: string): Promise<Home & { kill: () => Promise<void> }> {
  const path = resolve(where)
  const release = lockOrRefuse(path)
  const database = join(path, 'database')
  const { ears, hear } = createEars()
  try {
    if (!existsSync(database)) await create(database)
    const { call, lost, kill, close } = await startWorker(database, hear, idleMs)
    const home = createHome({ kind: 'directory', call, ears, lost, close: () => close().finally(release) })
    return { ...home, kill }
  } catch (thrown) {
    release()
    throw new Refusal(`The database in ${path} cannot be opened: ${words(thrown)}.`)
  }
}
