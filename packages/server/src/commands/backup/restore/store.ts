import { OperatorError } from '../../../platform/db/operator-error.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'
import { isKey } from '../../../services/delivery/storage/storage.ts'
import { damaged } from '../archive/bytes.ts'
import type { Part } from '../archive/parts.ts'

type File = Extract<Part, { part: 'file' }>

/** Temporary file of an interrupted `put`, under the name of its file. */
const ownerOf = (name: string) => name.replace(/\.part$/, '')

/**
 * Throws for a file store that is not empty. Files of a killed restore of the same archive do not count: they are overwritten. Returns
 * whether there are such.
 */
export async function assertOwnBucket(storage: Storage, keys: () => Promise<ReadonlySet<string>>): Promise<boolean> {
  let archiveKeys: ReadonlySet<string> | undefined
  for await (const name of storage.names()) {
    archiveKeys ??= await keys()
    if (!archiveKeys.has(ownerOf(name)))
      throw new OperatorError(
        'The file store is not empty: there are files in it that are not of this archive. Restore into an empty folder or bucket; nothing was changed.',
      )
  }
  return archiveKeys !== undefined
}

/** The keys of an archive's files. */
export async function keysIn(parts: AsyncIterable<Part>): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for await (const part of parts) if (part.part === 'file') keys.add(part.key)
  return keys
}

/** Puts files into a store, and knows which, to take them out again. */
export function createPuts(storage: Storage, overwrite: boolean) {
  const storedKeys: string[] = []
  return {
    async put(file: File): Promise<File> {
      const { key, type, bytes } = file
      if (!isKey(key)) throw damaged('a file in it has an impossible name')
      storedKeys.push(key)
      if (overwrite) await storage.remove(key)
      await storage.put(bytes, type, key)
      return file
    },
    /** Returns the number of files that could not be removed. */
    async takeBack(): Promise<number> {
      const done = await Promise.allSettled(storedKeys.map((key) => storage.remove(key)))
      return done.filter(({ status }) => status === 'rejected').length
    },
  }
}
