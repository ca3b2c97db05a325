import { createHash } from 'node:crypto'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { StoredFile } from './store.ts'

/**
 * The bytes of a stored file, with the size and digest of its record, or an error. The last piece is held back until the whole file was
 * verified: a response of one piece is never started for a corrupt file, and a longer one never completes.
 */
export function verifiedFile(
  source: Readable,
  { size, sha256 }: Pick<StoredFile, 'size' | 'sha256'>,
  label: string,
): Readable {
  async function* verify(parts: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    let length = 0
    let last: Uint8Array = new Uint8Array()
    for await (const part of parts) {
      length += part.length
      // More than the length that was announced would be read as another response.
      if (length > size) break
      hash.update(part)
      if (last.length > 0) yield last
      last = part
    }
    if (length !== size || hash.digest('hex') !== sha256) throw new Error(`${label} is not the one that was given`)
    yield last
  }
  return pipeline(source, verify, new PassThrough(), () => undefined)
}
