import { createReadStream } from 'node:fs'
import { access, link, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { PassThrough } from 'node:stream'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { createFrames } from './frames.ts'
import { frameOf, type Part } from './parts.ts'
import { readParts } from './read.ts'
import { opened, sealed } from './sealing.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const bufferedBytes = 4 << 20
/** Memory of so many bytes is taken for each read, at most: none that the file is too short to fill. */
const longestRead = 1 << 20

/** Renames the file, unless the name is in use by now; on a disk without links, a file created at this very time is lost. */
async function giveName(draft: string, path: string) {
  try {
    await link(draft, path)
    await rm(draft)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw fileExistsError(path)
    await rename(draft, path)
  }
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}
const fileExistsError = (path: string) => new OperatorError(`There is a ${basename(path)} already: name another file.`)

/** Opens a file that only its owner can read, under another name until it is complete. */
async function openDraft(path: string, draft: string) {
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    throw fileExistsError(path)
  try {
    return await open(draft, 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new OperatorError(
        `There is a ${basename(draft)}: another backup writes it, or was cut short. Remove it then.`,
      )
    throw new OperatorError(`${path} cannot be written: ${error instanceof Error ? error.message : 'no reason given'}.`)
  }
}

/**
 * Writes an archive, encrypted with a key if there is one: `work` adds its parts. It gets its name only when all of it is on the disk;
 * after an error nothing is left. Returns the result of `work`, and the length.
 */
export async function writeArchive<T>(
  path: string,
  key: string | undefined,
  work: (add: (part: Part) => Promise<void>) => Promise<T>,
): Promise<{ result: T; bytes: number }> {
  const draft = `${path}.part`
  const file = await openDraft(path, draft)
  try {
    const inlet = new PassThrough({ highWaterMark: bufferedBytes })
    const writing = file.writeFile(sealed(inlet, key))
    // Both are awaited below; an error before that must not end the process.
    inlet.on('error', () => undefined)
    writing.catch(() => undefined)
    const frame = createFrames()
    const add = async (part: Part) => {
      const hasCapacity = inlet.write(frame(await frameOf(part)))
      if (!hasCapacity) await Promise.race([new Promise((drained) => inlet.once('drain', drained)), writing])
    }
    const result = await work(add).catch(async (error: Error) => {
      inlet.destroy(error)
      await writing.catch(() => undefined)
      throw error
    })
    inlet.end()
    await writing
    await file.sync()
    const { size } = await file.stat()
    await file.close()
    await giveName(draft, path)
    return { result, bytes: size }
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new OperatorError(`${path} cannot be read: ${error instanceof Error ? error.message : 'no reason given'}.`)
  })
  try {
    return (await file.read(Buffer.alloc(256), 0, 256, 0)).buffer
  } finally {
    await file.close()
  }
}

/** The parts of an archive; `read` hears how many of its bytes have been read. Throws a `OperatorError`. */
export async function* readArchive(
  path: string,
  key: string | undefined,
  read: (bytes: number, total: number) => void = () => undefined,
): AsyncGenerator<Part> {
  const start = await startOf(path)
  const { size } = await stat(path)
  const file = createReadStream(path, { highWaterMark: Math.min(Math.max(size, 1), longestRead) })
  async function* counted() {
    let bytes = 0
    for await (const piece of file) {
      bytes += piece.length
      read(bytes, size)
      yield piece
    }
  }
  yield* readParts(opened(counted(), start, key))
}
