import { Refusal } from '../../db/refusal.ts'

/** Why an archive is not believed. Nothing of it counts then. */
export const damaged = (how: string): Refusal => new Refusal(`The archive is not as it was written: ${how}.`)

/** Takes bytes in the lengths that are asked for from a source that gives them in its own. */
export function takeFrom(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let waiting: Uint8Array[] = []
  let length = 0

  /** So many bytes; fewer only where the source has no more. */
  async function take(wanted: number): Promise<Buffer> {
    while (length < wanted) {
      const { done, value } = await iterator.next()
      if (done) break
      waiting.push(value)
      length += value.length
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
    const taken = Math.min(wanted, length)
    waiting = [all.subarray(taken)]
    length -= taken
    return Buffer.from(all.buffer, all.byteOffset, taken)
  }
  return { take, close: () => iterator.return?.() }
}
