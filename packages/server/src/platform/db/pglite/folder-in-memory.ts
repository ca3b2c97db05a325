import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

function bytesOf(path: string): Uint8Array {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Files in memory that begin as those of a folder: read one by one they are there in a third of the time that an archive of them takes. */
export class FolderInMemory extends MemoryFS {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override async initialSyncFs(): Promise<void> {
    this.#copy('')
  }

  #copy(place: string): void {
    const files = this.pg?.Module.FS
    if (!files) throw new Error('The engine has no files yet')
    const directory = `${PGlite.paths.PGDATA}${place}`
    if (!files.analyzePath(directory).exists) files.mkdirTree(directory)
    for (const entry of readdirSync(join(this.#folder, place), { withFileTypes: true })) {
      const path = `${place}/${entry.name}`
      if (entry.isDirectory()) this.#copy(path)
      else files.writeFile(`${PGlite.paths.PGDATA}${path}`, bytesOf(join(this.#folder, path)), { canOwn: true })
    }
  }
}
