import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverBinaries } from './server-binaries.ts'
import { type ServerUser, serverUser } from './server-user.ts'

interface TestServer {
  version: string
  /** Where its binaries are. */
  folder: string
  /** The address of a database on it. */
  url: (database: string) => string
  stop: () => Promise<void>
}

// Letters beyond English are letters only under a UTF-8 ctype; systems name it differently.
const ctypes = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8']

const settings = {
  listen_addresses: '',
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

// The shell waits for the end of its input, which comes when the test run ends, in any way; then it removes everything. The removal of
// hundreds of thousands of files is not awaited.
const keeper =
  '"$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$SERVER_HOME" "$SERVER_DATA" 2>/dev/null &'

function initialise(folder: string, data: string, user: ServerUser, env: NodeJS.ProcessEnv) {
  let output = ''
  for (const ctype of ctypes) {
    const args = [
      '-D',
      data,
      '-U',
      'pravesh',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--lc-collate=C',
      `--lc-ctype=${ctype}`,
      '--no-sync',
    ]
    const result = spawnSync(join(folder, 'initdb'), args, { ...user, env, cwd: '/', encoding: 'utf8' })
    if (result.status === 0) return
    output += result.stderr ?? String(result.error)
  }
  throw new Error(`PostgreSQL could not make a database for the tests:\n${output}`)
}

/** Waits for the server's log line: connecting earlier would only fill its log with errors. */
async function ready(log: () => string) {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(20)) {
    if (log().includes('ready to accept connections')) return
    if (/FATAL|not found|error while loading/.test(log())) break
  }
  throw new Error(`PostgreSQL did not start for the tests:\n${log()}`)
}

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
  const homeDirectory = mkdtempSync(join(parent, 'pravesh-pg-'))
  const data = mkdtempSync(join(dataIn ?? parent, 'pravesh-pg-data-'))
  for (const path of [homeDirectory, data]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? user.uid)
  const env = { PATH: process.env.PATH, HOME: homeDirectory, SERVER_HOME: homeDirectory, SERVER_DATA: data, TZ: 'UTC' }
  try {
    const { folder, version } = serverBinaries(user, join(homeDirectory, 'npm'))
    initialise(folder, data, user, env)
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = [join(folder, 'postgres'), '-D', data, '-k', homeDirectory, ...flags]
    const shell = spawn('sh', ['-c', keeper, 'sh', ...command], {
      ...user,
      env,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let log = ''
    shell.stderr.on('data', (text) => {
      log = (log + text).slice(-4000)
    })
    const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()))
    const url = (database: string) => `postgres:///${database}?host=${encodeURIComponent(homeDirectory)}&user=pravesh`
    const stop = async () => {
      shell.stdin.end()
      await ended
    }
    try {
      await ready(() => log)
    } catch (error) {
      await stop()
      throw error
    }
    return { version, folder, url, stop }
  } catch (error) {
    for (const path of [homeDirectory, data]) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
