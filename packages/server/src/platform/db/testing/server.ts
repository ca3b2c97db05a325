import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverUser } from '../embedded/server-user.ts'
import { initialise, socketUrl, startServer } from '../embedded/start-server.ts'
import { serverBinaries } from './server-binaries.ts'

interface TestServer {
  version: string
  /** Where its binaries are. */
  folder: string
  /** The address of a database on it. */
  url: (database: string) => string
  stop: () => Promise<void>
}

const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  // The write-ahead log may stay in memory.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  // Plans of so little data run for less time than compiling them takes.
  jit: 'off',
  // A database of a test lives for seconds; statistics that appear at any moment would change its plans.
  autovacuum: 'off',
}

// The removal of hundreds of thousands of files is not awaited.
const removal = 'rm -rf "$SERVER_HOME" "$SERVER_DATA" 2>/dev/null &'

/**
 * Starts a PostgreSQL of our own in a temporary directory, on a socket there, without durability.
 *
 * @param dataIn the folder for its data, if elsewhere: in memory a database is copied ten times as fast
 */
export async function startTestServer(dataIn?: string): Promise<TestServer> {
  const user = serverUser()
  // A socket's path may have about 100 characters, and root's own temporary directory may be closed to other users. Where files are in
  // memory, programs may not be allowed to start.
  const baseDirectory = process.env.TEST_SERVERS ?? tmpdir()
  const parent = user.uid !== undefined || baseDirectory.length > 60 ? '/tmp' : baseDirectory
  const home = mkdtempSync(join(parent, 'pravesh-pg-'))
  const data = mkdtempSync(join(dataIn ?? parent, 'pravesh-pg-data-'))
  for (const path of [home, data]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? user.uid)
  try {
    const { binaries, version } = serverBinaries(user, join(home, 'npm'))
    initialise({ binaries, data, user }, ['--no-sync'])
    const after = { command: removal, environment: { SERVER_HOME: home, SERVER_DATA: data } }
    const place = { binaries, data, user, socketFolder: home }
    const server = await startServer({ ...place, settings, stopSignal: 'QUIT', after })
    return { version, folder: binaries, url: (database) => socketUrl(home, database), stop: server.stop }
  } catch (error) {
    for (const path of [home, data]) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
