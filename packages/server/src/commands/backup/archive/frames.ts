import { createHash } from 'node:crypto'
import { damaged, takeFrom } from './bytes.ts'

/*
 * An archive: a mark, then frames.
 *
 *   frame  kind (1 byte, a letter), length (4 bytes), payload, SHA-256 of the previous checksum, kind, length and payload
 *
 * Each checksum covers everything before it, beginning with the mark: a changed, dropped, swapped or repeated part is detected in the next
 * frame, and the last frame's checksum is that of the whole.
 */
export const mark = Buffer.from('PRAVESH BACKUP 1\n', 'latin1')
const headLength = 5
const checksumLength = 32
/** No honest frame is longer: a damaged length must not fill the memory. */
export const longestFrame = 64 << 20

export type Frame = { kind: string; payload: Buffer }

const digest = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Returns the bytes of each frame, in order; the mark precedes the first. */
export function createFrames(): (frame: Frame) => Buffer {
  let checksum = digest(mark)
  let start: Buffer = mark
  return ({ kind, payload }) => {
    if (payload.length > longestFrame) throw new Error(`A frame of ${payload.length} bytes is too long`)
    const head = Buffer.alloc(headLength)
    head.write(kind, 'latin1')
    head.writeUInt32BE(payload.length, 1)
    checksum = digest(checksum, head, payload)
    const bytes = Buffer.concat([start, head, payload, checksum])
    start = Buffer.alloc(0)
    return bytes
  }
}

/** The frames of an archive, each as soon as it was found to be as it was written, up to the end of the file. */
export async function* readFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const { readBytes, close } = takeFrom(source)
  try {
    if (!mark.equals(await readBytes(mark.length))) throw damaged('it does not begin as one of this version does')
    let checksum = digest(mark)
    for (;;) {
      const head = await readBytes(headLength)
      if (head.length === 0) return
      const length = head.length === headLength ? head.readUInt32BE(1) : 0
      if (length > longestFrame) throw damaged('a part of it has an impossible length')
      const payload = await readBytes(length)
      const storedChecksum = await readBytes(checksumLength)
      if (storedChecksum.length < checksumLength) throw damaged('it is cut off')
      checksum = digest(checksum, head, payload)
      if (!checksum.equals(storedChecksum)) throw damaged('a checksum is wrong')
      yield { kind: head.toString('latin1', 0, 1), payload }
    }
  } finally {
    await close()
  }
}
