import { randomBytes } from 'node:crypto'
import { decrypt, encrypt, keyFor, nonceLength, tagLength } from './gcm.ts'
import { findKey, type Keyring, missingKeyError, notAsSealed } from './keyring.ts'

/*
 * Sealed bytes: a head, then pieces (STREAM of Hoang, Reyhanitabar, Rogaway and Vizár, as age and Tink have it).
 *   head   "PRVS", version 1, length of the key's id, the id; the data key wrapped: nonce, tag, 32 bytes
 *   piece  tag, up to 64 KiB encrypted with the data key; nonce: number of the piece (11 bytes), then 1 for the last one, else 0
 * Pieces can be neither changed, dropped, swapped nor added to without its being seen; there is always a last one.
 */
const mark = Buffer.from('PRVS\u0001', 'latin1')
const dataKeyLength = 32
const wrappedLength = nonceLength + tagLength + dataKeyLength
/** Of plain bytes in a piece. */
export const pieceLength = 64 * 1024
const sealedPieceLength = pieceLength + tagLength

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(nonceLength)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** A new data key, and the head that holds it wrapped by the ring's first key. */
function newHead([{ id, secret }]: Keyring, purpose: string): { head: Buffer; dataKey: Buffer } {
  const start = Buffer.concat([mark, Buffer.from([id.length]), Buffer.from(id, 'latin1')])
  const dataKey = randomBytes(dataKeyLength)
  const nonce = randomBytes(nonceLength)
  const wrapped = encrypt(keyFor(secret, purpose), nonce, dataKey, start)
  return { head: Buffer.concat([start, nonce, wrapped]), dataKey }
}

/** The longest that a head can be. */
const longestHead = mark.length + 1 + 255 + wrappedLength

/** Reads a head from the first bytes; throws `CannotOpen` where it is none, or its key is not given or another. */
function readHead(keyring: Keyring, purpose: string, bytes: Buffer): { length: number; dataKey: Buffer } {
  const idEnd = mark.length + 1 + (bytes[mark.length] ?? 0)
  const length = idEnd + wrappedLength
  if (!isSealed(bytes) || bytes.length < length) throw notAsSealed()
  const id = bytes.toString('latin1', mark.length + 1, idEnd)
  const key = findKey(keyring, id)
  if (!key) throw missingKeyError(id)
  const [nonce, wrapped] = [bytes.subarray(idEnd, idEnd + nonceLength), bytes.subarray(idEnd + nonceLength, length)]
  return { length, dataKey: decrypt(keyFor(key.secret, purpose), nonce, wrapped, bytes.subarray(0, idEnd)) }
}

/** True for data that begins like sealed bytes. */
export const isSealed = (bytes: Uint8Array): boolean => mark.equals(bytes.subarray(0, mark.length))

/** The name of the key of sealed bytes, by their beginning. */
export const sealerIn = (start: Uint8Array): string =>
  bufferOf(start).toString('latin1', mark.length + 1, mark.length + 1 + (start[mark.length] ?? 0))

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The bytes in pieces of one length, the last one as long as it is; of nothing there is one empty piece. */
async function* piecesOf(source: AsyncIterable<Uint8Array>, length: number) {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    waiting = waiting.length === 0 ? bufferOf(chunk) : Buffer.concat([waiting, chunk])
    // One piece is held back: only a following one proves that it is not the last.
    let offset = 0
    for (; waiting.length - offset > length; offset += length)
      yield { piece: waiting.subarray(offset, offset + length), last: false }
    waiting = waiting.subarray(offset)
  }
  yield { piece: waiting, last: true }
}

/** Seals a stream, for one purpose, piece by piece; little of it is in memory. */
export async function* sealStream(
  keyring: Keyring,
  purpose: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const { head, dataKey } = newHead(keyring, purpose)
  yield head
  let index = 0
  for await (const { piece, last } of piecesOf(source, pieceLength))
    yield encrypt(dataKey, nonceOf(index++, last), piece)
}

/** The same bytes, of which the first come together: so many, or all there are. */
async function* withStart(source: AsyncIterable<Uint8Array>, length: number) {
  let start: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of source) {
    if (!start) {
      yield bufferOf(chunk)
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.length < length) continue
    yield start
    start = undefined
  }
  if (start) yield start
}

/**
 * Opens the result of `sealStream` or `sealBytes`. Each piece is verified before it is passed on; a missing end is detected at the end, so
 * the data is valid only after the end. Throws `CannotOpen`.
 */
export async function* openStream(
  keyring: Keyring,
  purpose: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let dataKey: Buffer | undefined
  async function* behindHead() {
    for await (const part of withStart(source, longestHead)) {
      const head = dataKey ? undefined : readHead(keyring, purpose, part)
      dataKey ??= head?.dataKey
      yield part.subarray(head?.length ?? 0)
    }
  }
  let index = 0
  for await (const { piece, last } of piecesOf(behindHead(), sealedPieceLength)) {
    if (!dataKey) throw notAsSealed()
    yield decrypt(dataKey, nonceOf(index++, last), piece)
  }
}

/** Opens sealed bytes as `openStream` does; passes other data on unchanged. */
export async function* openIfSealed(
  keyring: Keyring,
  purpose: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const parts = withStart(source, mark.length)
  const first = await parts.next()
  async function* allParts() {
    if (!first.done) yield first.value
    yield* parts
  }
  yield* !first.done && isSealed(first.value) ? openStream(keyring, purpose, allParts()) : allParts()
}

/** Seals bytes that are in memory. */
export function sealBytes(keyring: Keyring, purpose: string, bytes: Uint8Array): Buffer {
  const { head, dataKey } = newHead(keyring, purpose)
  const parts = [head]
  for (let offset = 0, index = 0; offset < bytes.length || index === 0; offset += pieceLength, index++) {
    const end = offset + pieceLength
    parts.push(encrypt(dataKey, nonceOf(index, end >= bytes.length), bytes.subarray(offset, end)))
  }
  return Buffer.concat(parts)
}

/** Opens sealed bytes whole, or throws `CannotOpen`: never a part of them. */
export function openBytes(keyring: Keyring, purpose: string, sealed: Uint8Array): Buffer {
  const bytes = bufferOf(sealed)
  const { length, dataKey } = readHead(keyring, purpose, bytes)
  const parts: Buffer[] = []
  for (let offset = length, index = 0; offset < bytes.length || index === 0; offset += sealedPieceLength, index++) {
    const end = offset + sealedPieceLength
    parts.push(decrypt(dataKey, nonceOf(index, end >= bytes.length), bytes.subarray(offset, end)))
  }
  return Buffer.concat(parts)
}
