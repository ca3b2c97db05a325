import { existsSync, fdatasyncSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { FolderInMemory } from './folder-in-memory.ts'

const extensions = { citext, fuzzystrmatch, pg_trgm, unaccent }

interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

// Buffers are filled at each opening, and the files are in memory anyway.
const smallest = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']

/** A database that ends with the process. `from` is the folder of one that is closed, and it begins as a copy of that. */
export const openInMemory = (from?: string): Promise<PGlite> =>
  PGlite.create({
    extensions,
    startParams: [...PGlite.defaultStartParams, ...smallest],
    ...(from === undefined ? {} : { fs: new FolderInMemory(from) }),
  })

// With PostgreSQL's default way of syncing, fdatasync, PGlite never reaches the file system's sync.
const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
// PostgreSQL's own default, 128 MB, is allocated in this process; the operating system caches the files as well.
const small = ['-c', 'shared_buffers=32MB']

/** Makes a new database aside and moves it into place whole: one that was cut short is never opened. */
async function createInDirectory(dataDir: string) {
  const unfinished = `${dataDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const engine = await PGlite.create(unfinished)
  await engine.close()
  renameSync(unfinished, dataDir)
}

/** A database in a directory, made where there is none, with one real disk sync a commit. */
export async function openInDirectory(dataDir: string): Promise<PGlite> {
  if (!existsSync(dataDir)) await createInDirectory(dataDir)
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...durable, ...small]
  const engine = await PGlite.create({ dataDir, extensions, startParams })
  // PGlite mounts Node's files without their fsync. The module is not in its public types.
  const { NODEFS } = (engine as unknown as { Module: NodeFiles }).Module
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd)
    return 0
  }
  return engine
}
