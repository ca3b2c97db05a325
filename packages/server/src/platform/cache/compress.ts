import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './coding.ts'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

export type CompressedEncoding = Exclude<Coding, 'identity'>

/** Below this many bytes a coding saves less than its header costs. */
export const leastToCompress = 512

/** A body in a coding, in memory of exactly its size. */
export async function compress(body: Buffer, coding: CompressedEncoding): Promise<Buffer> {
  const coded = coding === 'gzip' ? await gzipOf(body, { level: 6 }) : await brotliOf(body, brotliFor(body.length))
  // zlib answers the beginning of a chunk of 16 kB, which would be held for as long as a page of 9 kB is.
  const exact = Buffer.allocUnsafeSlow(coded.length)
  coded.copy(exact)
  return exact
}

const brotliFor = (length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
