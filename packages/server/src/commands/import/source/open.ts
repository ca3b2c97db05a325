import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, gunzipSync } from 'node:zlib'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { type Dialect, dialectOf } from './dialect.ts'
import { SourceError } from './source-error.ts'

const peeked = 256 * 1024

/** A file to import: its kind, and its text as a stream that counts the bytes read from the disk. */
export type Source = {
  name: string
  bytes: number
  /** SHA-256 of the file, hexadecimal. */
  digest: string
  dialect: Dialect
  text: () => { stream: Readable; read: () => number }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function peek(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(peeked) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const gzipped = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b

function unpack(path: string, head: Buffer): Buffer {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    throw new SourceError('damaged', `${path} is cut short or damaged: it cannot be unpacked.`)
  }
}

/** Counts the bytes passing through. */
function counter(): { through: Transform; read: () => number } {
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, read: () => bytes }
}

/** Bytes to text, with characters that are split between two chunks joined. */
function decoder(encoding: string): Transform {
  const text = new TextDecoder(encoding)
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform: (chunk: Buffer, _encoding, done) => done(null, text.decode(chunk, { stream: true })),
    flush: (done) => done(null, text.decode()),
  })
}

/** Opens a CSV file, gzipped or not, with any name. Throws an `OperatorError` that names its error. */
export async function openSource(path: string): Promise<Source> {
  const info = await stat(path).catch(() => undefined)
  if (!info) throw new OperatorError(`There is no file ${path}.`)
  if (!info.isFile()) throw new OperatorError(`${path} is not a file.`)
  if (info.size === 0) throw new SourceError('no-rows', `${path} is empty.`)
  const head = await peek(path)
  const packed = gzipped(head)
  const unpackedHead = packed ? unpack(path, head) : head
  if (unpackedHead.includes(0) && !(unpackedHead[0] === 0xff || unpackedHead[0] === 0xfe)) {
    throw new SourceError('not-csv', `${path} is not a CSV file: save the sheet as CSV first.`)
  }
  const dialect = dialectOf(unpackedHead)
  return {
    name: basename(path),
    bytes: info.size,
    digest: await digestOf(path),
    dialect,
    text() {
      const { through, read } = counter()
      const steps = [createReadStream(path), through, ...(packed ? [createGunzip()] : []), decoder(dialect.encoding)]
      const stream = steps.at(-1) as Transform
      // An error in any step ends the last one with it, where the reader gets it.
      pipeline(steps).catch((error: Error) => stream.destroy(error))
      return { stream, read }
    },
  }
}
