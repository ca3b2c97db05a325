import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { filesLock } from '../../../catalogue/files/deletion-lock.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Database } from '../../../platform/db/index.ts'
import { finishesWithin } from '../../../platform/process/stop.ts'

/** Where the process that serves listens, and where copies of its database lie meanwhile. For this user's eyes alone. */
export const folderOf = (dataDir: string): string => join(dataDir, 'copying')
export const socketOf = (dataDir: string): string => join(folderOf(dataDir), 'socket')
/** Prefix of the names of copies; other files there belong to other uses. */
export const copyPrefix = 'copy-'

/** Messages between the two, a line each. `start` and `copied` are the backup's, the others the server's. */
export const messages = { start: 'start', busy: 'busy', copy: 'copy', copied: 'copied', label: 'label ' } as const

/** A hanging backup must not prevent the deletion of files for good. */
const longestMs = 12 * 60 * 60_000

/**
 * Serves one backup: PostgreSQL's own online backup. Between its start and its stop files may be copied in any state, because the log
 * contains the data to repair them; the snapshot is of the stop. Only a checkpoint blocks. Files of documents stay until the connection
 * ends, in any way.
 */
async function attend({ db, withLock: withSharedLock }: Database, socket: Socket): Promise<void> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const hears = async (word: string) => (await lines.next()).value === word
  if (!(await hears(messages.start))) return
  const socketClosed = once(socket, 'close')
  await withSharedLock(filesLock, async () => {
    await db.execute(sql`select pg_backup_start('pravesh', true)`)
    let label: string | undefined
    const stop = async () => {
      const { rows } = await db.execute<{ label: string }>(
        sql`select labelfile as label from pg_backup_stop(wait_for_archive => false)`,
      )
      label = rows[0]?.label ?? ''
      return label
    }
    try {
      socket.write(`${messages.copy}\n`)
      if (!(await hears(messages.copied))) return
      socket.write(`${messages.label}${Buffer.from(await stop()).toString('base64')}\n`)
      await socketClosed
    } finally {
      if (label === undefined) await stop()
    }
  })
}

/** How long the end of a backup that was cut off may take. */
const endsMs = 10_000

type Log = { warn(context: object, message: string): void }

/**
 * Lets `npm run backup` in another process copy the embedded database that this process holds, one at a time. Where it cannot listen, as
 * below a very long path, backups need the server stopped, and the log reports it. Returns a function that ends it.
 */
export async function serveBackups(database: Database, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const open = new Map<Socket, Promise<void>>()
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined)
    // One that was just stopped is about to end.
    await finishesWithin(endsMs, Promise.all(open.values()))
    if (open.size > 0) return void socket.end(`${messages.busy}\n`)
    const timeout = setTimeout(() => socket.destroy(), longestMs).unref()
    const attended = attend(database, socket)
      .catch((error: unknown) => log.warn({ err: error }, 'a backup could not be served'))
      .finally(() => {
        clearTimeout(timeout)
        socket.destroy()
        open.delete(socket)
      })
    open.set(socket, attended)
  })
  // Left by a killed process; no other process can be using it: this one holds the directory.
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 })
  rmSync(socketOf(dataDir), { force: true })
  for (const name of readdirSync(folderOf(dataDir)))
    if (name.startsWith(copyPrefix)) rmSync(join(folderOf(dataDir), name), { recursive: true, force: true })
  try {
    await once(server.listen(socketOf(dataDir)), 'listening')
  } catch (error) {
    log.warn({ err: error }, 'backups need the server stopped: it cannot listen for them')
  }
  return async () => {
    server.close()
    for (const socket of open.keys()) socket.destroy()
    await Promise.all(open.values())
  }
}
