import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const extensions = { citext, fuzzystrmatch, pg_trgm, unaccent }

interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

/** A database that ends with the process. `from` is a data directory dumped by another one. */
export const openInMemory = (from?: Blob): Promise<PGlite> => PGlite.create({ extensions, loadDataDir: from })

/** A database in a directory, with one real disk sync a commit. */
export async function openInDirectory(dataDir: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F')
  // With PostgreSQL's default, fdatasync, PGlite never reaches the file system's sync.
  startParams.push('-c', 'fsync=on', '-c', 'wal_sync_method=fsync')
  const engine = await PGlite.create({ dataDir, extensions, startParams })
  // PGlite mounts Node's files without their fsync. The module is not in its public types.
  const { NODEFS } = (engine as unknown as { Module: NodeFiles }).Module
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd)
    return 0
  }
  return engine
}
