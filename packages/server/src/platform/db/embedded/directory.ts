import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { OperatorError } from '../operator-error.ts'
import { createClient } from '../postgres/connection.ts'
import { openPostgres } from '../postgres/postgres-database.ts'
import { packageBinaries } from './binaries.ts'
import { dataIn, ensureHome, ensureOwner, outsideFolder, recordedSocketFolder, socketFolderOf } from './places.ts'
import { serverUser } from './server-user.ts'
import { initialise, type RunningServer, socketUrl, startServer } from './start-server.ts'

/** The database of the cluster that every cluster has; ours is its only content. */
const databaseName = 'postgres'

/** Each commit is on the disk before it is answered: PostgreSQL's defaults. The memory is that of a small machine. */
const settings = {
  max_connections: '50',
  shared_buffers: '64MB',
  jit: 'off',
  // Its log has neither errors of statements nor their values, which may be personal.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** A server whose process was killed ends within this time; one with clients after the shorter time has a process. */
const [endsMs, servesMs] = [30_000, 2_000]

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error)).trim()

/** The number of clients of the server behind this socket, which may be about to end; undefined where there is none. */
async function clientsOf(socketFolder: string): Promise<number | undefined> {
  const client = createClient(socketUrl(socketFolder, databaseName), 'check')
  try {
    await client.connect()
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rows[0]?.n
  } catch (error) {
    const state = error instanceof Error && 'code' in error ? error.code : undefined
    // Starting up or shutting down.
    return state === '57P03' || state === '57P01' ? 0 : undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The socket's folder of the server that runs on this home, which is another process's; undefined where none does. */
async function runningServer(home: string): Promise<string | undefined> {
  const socketFolder = recordedSocketFolder(home)
  return socketFolder !== undefined && (await clientsOf(socketFolder)) !== undefined ? socketFolder : undefined
}

/** Waits until no server runs on this home: that of a killed process is about to end. Throws where it has another process. */
async function untilNotServed(home: string, path: string): Promise<void> {
  for (const start = Date.now(); ; await pause(50)) {
    const socketFolder = recordedSocketFolder(home)
    const clients = socketFolder === undefined ? undefined : await clientsOf(socketFolder)
    if (clients === undefined) return
    if (Date.now() - start > (clients > 0 ? servesMs : endsMs))
      throw new OperatorError(
        `The data directory ${path} is in use by another running Pravesh. Stop that one first, or set DATA_DIR to another directory.`,
      )
  }
}

/** Throws for a database that this PostgreSQL does not read: of another version, or of the engine before. */
function assertReadable(path: string, data: string, version: string): void {
  if (existsSync(join(path, 'database', 'PG_VERSION')) && !existsSync(data))
    throw new OperatorError(
      `${join(path, 'database')} was written by an earlier version of Pravesh, whose embedded database this one cannot read. Run "npm run backup -- FILE" with that version, then "npm run restore -- FILE" with this one and DATA_DIR set to a new directory.`,
    )
  const file = join(data, 'PG_VERSION')
  const written = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (written === undefined || version.split('.')[0] === written) return
  throw new OperatorError(
    `The database in ${path} was made by PostgreSQL ${written}, and this Pravesh has ${version}: run "npm run backup -- FILE" with the version that made it, then "npm run restore -- FILE" with this one and DATA_DIR set to a new directory.`,
  )
}

/** Starts the server of a data directory; a new database is made aside and moved into place whole. */
async function startIn(path: string, home: string): Promise<{ server: RunningServer; socketFolder: string }> {
  const user = serverUser()
  const { binaries, version } = packageBinaries(user, [outsideFolder, home])
  const data = dataIn(home)
  assertReadable(path, data, version)
  if (!existsSync(data)) {
    const unfinished = `${data}.new`
    rmSync(unfinished, { recursive: true, force: true })
    initialise({ binaries, data: unfinished, user })
    renameSync(unfinished, data)
  }
  ensureOwner(data, user)
  const socketFolder = socketFolderOf(home, user)
  const server = await startServer({ binaries, data, user, socketFolder, settings })
  return { server, socketFolder }
}

/**
 * Opens the database of a data directory. Where a process serves it already, it is shared, unless `isExclusive` demands to be the one that
 * serves it; otherwise PostgreSQL is started as a child process, and ends with this one.
 *
 * @throws OperatorError where it is served by another process, or cannot be read or written
 */
export async function openDirectory(where: string, isExclusive = false): Promise<Database> {
  const path = resolve(where)
  let home: string
  try {
    home = ensureHome(path, serverUser())
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The data directory ${path} cannot be written: ${errorText(error)}.`)
  }
  if (isExclusive) await untilNotServed(home, path)
  const served = isExclusive ? undefined : await runningServer(home)
  if (served !== undefined) return openPostgres({ url: socketUrl(served, databaseName) })
  const { server, socketFolder } = await startIn(path, home).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The database in ${path} cannot be opened: ${errorText(error)}`)
  })
  return openServed(server, socketFolder, isExclusive)
}

/** The database of a server that this process has started: closing it stops the server. */
async function openServed(server: RunningServer, socketFolder: string, isExclusive: boolean): Promise<Database> {
  try {
    const database = await openPostgres({ url: socketUrl(socketFolder, databaseName) })
    const closePools = database.close
    let closing: Promise<void> | undefined
    const lost = server.ended.then(() =>
      closing
        ? new Promise<never>(() => undefined)
        : new OperatorError(`The database has ended: ${server.output().trim()}`),
    )
    const close = () => {
      closing ??= closePools().finally(server.stop)
      return closing
    }
    return Object.assign(database, { isExclusive, lost, close })
  } catch (error) {
    await server.stop()
    throw error
  }
}
