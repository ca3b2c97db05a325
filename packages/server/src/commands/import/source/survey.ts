import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Dialect, dialectOf, type Encoding, utf16Of } from './dialect.ts'
import { isGzip, isZip, kindOfBytes, kindOfText, otherKind } from './file-kind.ts'
import { headBytes, type Limits, lineEndsPerRow } from './limits.ts'
import { SourceError } from './source-error.ts'

/** Result of one pass over a file. */
export type Surveyed = {
  /** SHA-256 of the file, hexadecimal. */
  digest: string
  packed: boolean
  /** Of a text; undefined of a workbook. */
  dialect: Dialect | undefined
}

/** The content of a file, unpacked if it is gzip; `see` gets each piece as it lies on the disk. */
export function openContent(path: string, packed: boolean, see: (piece: Buffer) => void): Readable {
  const seen = new Transform({
    transform(piece: Buffer, _encoding, done) {
      see(piece)
      done(null, piece)
    },
  })
  const content = packed ? createGunzip() : new PassThrough()
  // An error in any step ends the last one with it, where the reader gets it.
  pipeline(createReadStream(path), seen, content).catch((error: Error) => content.destroy(error))
  return content
}

/** Whether all pieces together are UTF-8: a sign of another encoding may come after megabytes of plain letters. */
function createUtf8Judge(): { add: (piece: Buffer) => void; isUtf8: () => boolean } {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  const attempt = (decode: () => void) => {
    if (!valid) return
    try {
      decode()
    } catch {
      valid = false
    }
  }
  return {
    add: (piece) => attempt(() => decoder.decode(piece, { stream: true })),
    isUtf8() {
      attempt(() => decoder.decode())
      return valid
    },
  }
}

function countLineEnds(piece: Buffer): number {
  let count = 0
  for (const end of [0x0a, 0x0d]) for (let at = piece.indexOf(end); at >= 0; at = piece.indexOf(end, at + 1)) count++
  return count
}

function checkKind(name: string, head: Buffer, utf16: Encoding | undefined): void {
  const kind = kindOfBytes(head) ?? kindOfText(new TextDecoder(utf16).decode(head))
  if (kind) throw otherKind(name, kind)
  if (utf16 === undefined && head.includes(0)) throw otherKind(name, 'not-csv')
}

/**
 * Reads a file once, for its digest and its encoding. Throws a `SourceError` for a file of another kind, and as soon as one unpacks to more than its
 * limits allow.
 */
export async function surveyFile(path: string, name: string, start: Buffer, limits: Limits): Promise<Surveyed> {
  const hash = createHash('sha256')
  const packed = isGzip(start)
  const isWorkbook = isZip(start)
  const content = openContent(path, packed, (piece) => hash.update(piece))
  const utf8 = createUtf8Judge()
  let head = Buffer.alloc(0)
  let utf16: ReturnType<typeof utf16Of>
  let [bytes, lineEnds] = [0, 0]
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      if (isWorkbook) continue
      if (bytes === 0) {
        utf16 = utf16Of(piece)
        checkKind(name, piece, utf16)
      }
      if (head.length < headBytes) head = Buffer.concat([head, piece]).subarray(0, headBytes)
      bytes += piece.length
      if (bytes > limits.unpackedBytes) throw new SourceError('too-large', `${name} unpacks to more than it may.`)
      if (utf16) continue
      utf8.add(piece)
      if (limits.rows < Number.POSITIVE_INFINITY) lineEnds += countLineEnds(piece)
      if (lineEnds > limits.rows * lineEndsPerRow)
        throw new SourceError('too-long', `${name} has more than ${limits.rows} rows.`)
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('Z_'))
      throw new SourceError('damaged', `${name} is cut short or damaged: it cannot be unpacked.`)
    throw error
  } finally {
    content.destroy()
  }
  const digest = hash.digest('hex')
  if (isWorkbook) return { digest, packed, dialect: undefined }
  if (bytes === 0) throw new SourceError('no-rows', `${name} is empty.`)
  return { digest, packed, dialect: dialectOf(head, utf16 ?? (utf8.isUtf8() ? 'utf-8' : 'windows-1252')) }
}
