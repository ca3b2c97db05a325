import { OperatorError } from '../../../platform/db/operator-error.ts'

/** Why an archive is not believed. Nothing of it counts then. */
export const damaged = (reason: string): OperatorError =>
  new OperatorError(`The archive is not as it was written: ${reason}.`)

/** Reads bytes in the requested lengths from a source of arbitrary chunks. */
export function takeFrom(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let waiting: Uint8Array[] = []
  let length = 0

  /** So many bytes; fewer only where the source has no more. */
  async function readBytes(requestedLength: number): Promise<Buffer> {
    while (length < requestedLength) {
      const { done, value } = await iterator.next()
      if (done) break
      waiting.push(value)
      length += value.length
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
    const readLength = Math.min(requestedLength, length)
    waiting = [all.subarray(readLength)]
    length -= readLength
    return Buffer.from(all.buffer, all.byteOffset, readLength)
  }
  return { readBytes, close: () => iterator.return?.() }
}
