import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. `packed`: its bytes are compressed already, as those of pictures are. */
export type ArchiveEntry = {
  name: string
  packed?: boolean
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** A ZIP archive, a part at a time: the next file is read when the last part was taken. */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, packed, parts } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const part of parts) {
      file.push(part)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
