import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../platform/db/operator-error.ts'

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The files below a folder, each with its length. */
async function filesBelow(folder: string): Promise<{ name: string; bytes: number }[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sized = files.map(async (path) => {
    const stats = await stat(path).catch((error: unknown) => {
      if (isAbsent(error)) return undefined
      throw error
    })
    return stats ? [{ name: path.slice(folder.length + 1), bytes: stats.size }] : []
  })
  return (await Promise.all(sized)).flat()
}

export type Copying = { signal: AbortSignal; copied: (bytes: number, total: number) => void }

/** Throws where a copy does not fit on the disk. */
async function assertDiskSpace(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes * 1.2)
    throw new OperatorError(
      `The backup needs ${Math.ceil((bytes * 1.2) / 1e6)} MB of room in ${folder} for a while: it copies the database there.`,
    )
}

/**
 * Copies a directory with concurrent writes: folders first, then every file in its current state; one that is deleted meanwhile is left
 * out. `skip` names excluded ones. Where the file system supports it, a copy takes no space of its own.
 */
export async function copyDirectory(
  from: string,
  to: string,
  { signal, copied }: Copying,
  skip: (name: string) => boolean = () => false,
): Promise<void> {
  const files = (await filesBelow(from)).filter(({ name }) => !skip(name))
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
  await mkdir(to, { recursive: true, mode: 0o700 })
  await assertDiskSpace(to, totalBytes)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await mkdir(join(to, entry.parentPath.slice(from.length), entry.name), { recursive: true, mode: 0o700 })
  let done = 0
  for (const { name, bytes } of files) {
    signal.throwIfAborted()
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    })
    done += bytes
    copied(done, totalBytes)
  }
}
