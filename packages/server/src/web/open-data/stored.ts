import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { storeUnrecorded, type Vault } from '../../catalogue/files/store.ts'
import type { Storage } from '../../services/delivery/storage/storage.ts'

/** Size of a stored piece: as much of a file as is ever in memory. */
const partBytes = 4 << 20

async function* inParts(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    if (length < size) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}

/** Stores a text as pieces of one gzip stream. Size and SHA-256 are those of the text. The caller confirms the pieces with their record. */
export async function storeText(vault: Vault, source: AsyncIterable<string>, size = partBytes) {
  const hash = createHash('sha256')
  const parts: string[] = []
  let bytes = 0
  async function* measured() {
    for await (const text of source) {
      const piece = Buffer.from(text)
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  await pipeline(measured, createGzip(), async (zipped: AsyncIterable<Uint8Array>) => {
    for await (const part of inParts(zipped, size)) parts.push(await storeUnrecorded(vault, part, 'application/gzip'))
  })
  return { bytes, sha256: hash.digest('hex'), parts }
}

/** The stored pieces in their order, opened one after the other at the reader's pace. Throws where one is missing. */
export async function* readParts(storage: Storage, parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of parts) {
    const part = await storage.open(key)
    if (!part) throw new Error('A piece of the open data is missing')
    yield* part
  }
}
/** The text that was stored, uncompressed. */
export const readText = (storage: Storage, parts: readonly string[]): Readable =>
  Readable.from(readParts(storage, parts)).compose(createGunzip())
