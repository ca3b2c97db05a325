import { mkdir, open, opendir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { LowDisk } from '../../../platform/limits/low-disk.ts'
import { isKey, newKey, type Storage } from './storage.ts'

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
function ignoreAbsent(error: unknown): undefined {
  if (!isAbsent(error)) throw error
}

const draftOf = (path: string) => `${path}.part`

/** Writes to a temporary file and renames it: a reader sees the complete file or none, also after a power cut. */
async function writeWhole(path: string, bytes: Uint8Array) {
  const draft = draftOf(path)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    const folder = await open(dirname(path), 'r')
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The names in a folder and its subfolders. */
async function* namesIn(root: string) {
  const folder = await opendir(root, { recursive: true }).catch(ignoreAbsent)
  for await (const entry of folder ?? [])
    if (!entry.isDirectory()) yield relative(root, join(entry.parentPath, entry.name))
}

const GiB = 1024 ** 3
type Disk = { bsize: number; blocks: number; bavail: number }

/** Files in a directory that only this user can read. Of its disk `minFreeBytes` stay free: by default a twentieth, 1 GiB at most. */
export function directoryStorage(
  root: string,
  minFreeBytes?: number,
  diskOf: (path: string) => Promise<Disk> = statfs,
): Storage {
  return {
    sealsWith: null,
    async put(bytes, _type, key = newKey()) {
      await writeWhole(join(root, key), bytes)
      return key
    },
    async checkSpace() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const { bsize, blocks, bavail } = await diskOf(root)
      if (bavail * bsize < (minFreeBytes ?? Math.min((blocks * bsize) / 20, GiB))) throw new LowDisk()
    },
    async get(key) {
      return isKey(key) ? readFile(join(root, key)).catch(ignoreAbsent) : undefined
    },
    async open(key) {
      const file = isKey(key) ? await open(join(root, key), 'r').catch(ignoreAbsent) : undefined
      return file?.createReadStream()
    },
    async remove(key) {
      if (!isKey(key)) return
      for (const path of [draftOf(join(root, key)), join(root, key)]) await rm(path, { force: true })
    },
    names: () => namesIn(root),
  }
}
