import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { type Copying, copyDirectory } from './copy-directory.ts'
import { copyPrefix, folderOf, messages, socketOf } from './serving.ts'

const stopped = () => new OperatorError('The server stopped while it was being copied: run the same command again.')

/** A connection to the process that serves this directory; undefined where none does. */
async function callServer(dataDir: string): Promise<Socket | undefined> {
  const socket = connect(socketOf(dataDir))
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EACCES') throw new OperatorError(`The server in ${dataDir} is another user's: run this as that user.`)
    return undefined
  }
}

type ServedCopy = {
  /** The data directory of the copy. */
  path: string
  copiedAt: Date
  /** Aborted where the server goes away before all is done: then files may have gone too. */
  lost: AbortSignal
  close: () => Promise<void>
}

/** The log of concurrent writes, and the label, make one snapshot of files that were copied at different times. */
async function complete(database: string, copy: string, label: string, copying: Copying) {
  await rm(join(copy, 'pg_wal'), { recursive: true, force: true })
  await copyDirectory(join(database, 'pg_wal'), join(copy, 'pg_wal'), copying)
  const first = /\(file (\w+)\)/.exec(label)?.[1] ?? ''
  if (!existsSync(join(copy, 'pg_wal', first)))
    throw new OperatorError('The database let go of its log while it was copied: run the same command again.')
  await writeFile(join(copy, 'backup_label'), label, { mode: 0o600 })
}

/** Copies the embedded database that a running server holds, next to it; undefined where none is running. */
export async function copyServed(dataDir: string, { signal, copied }: Copying): Promise<ServedCopy | undefined> {
  const socket = await callServer(dataDir)
  if (!socket) return undefined
  const closing = new AbortController()
  socket.on('error', () => undefined).once('close', () => closing.abort(stopped()))
  const copying = { signal: AbortSignal.any([signal, closing.signal]), copied }
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const readLine = async () => String((await lines.next()).value ?? '')
  const path = join(folderOf(dataDir), `${copyPrefix}${randomBytes(4).toString('hex')}`)
  const close = async () => {
    await rm(path, { recursive: true, force: true })
    socket.destroy()
  }
  try {
    socket.write(`${messages.start}\n`)
    const response = await readLine()
    if (response === messages.busy) throw new OperatorError('Another backup is under way: wait until it is done.')
    if (response !== messages.copy) throw stopped()
    // Of a backup that was killed: the server lets one in at a time.
    for (const name of await readdir(folderOf(dataDir)))
      if (name.startsWith(copyPrefix)) await rm(join(folderOf(dataDir), name), { recursive: true, force: true })
    const [database, copy] = [join(dataDir, 'database'), join(path, 'database')]
    await copyDirectory(database, copy, copying, (name) => name.startsWith('pg_wal/') || name === 'postmaster.pid')
    socket.write(`${messages.copied}\n`)
    const label = await readLine()
    if (!label.startsWith(messages.label)) throw stopped()
    const snapshotTime = new Date()
    const text = Buffer.from(label.slice(messages.label.length), 'base64').toString('utf8')
    await complete(database, copy, text, { ...copying, copied: () => undefined })
    return { path, copiedAt: snapshotTime, lost: closing.signal, close }
  } catch (error) {
    await close()
    throw error
  }
}
