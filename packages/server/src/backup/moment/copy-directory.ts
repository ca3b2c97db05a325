import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../db/refusal.ts'

const isAbsent = (thrown: unknown) => thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'

/** The files below a folder, each with its length. */
async function filesBelow(folder: string): Promise<{ name: string; bytes: number }[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const sized = files.map(async (path) => {
    const there = await stat(path).catch((thrown: unknown) => {
      if (isAbsent(thrown)) return undefined
      throw thrown
    })
    return there ? [{ name: path.slice(folder.length + 1), bytes: there.size }] : []
  })
  return (await Promise.all(sized)).flat()
}

export type Copying = { signal: AbortSignal; copied: (bytes: number, of: number) => void }

/** Refuses a copy for which there is no room. */
async function checkRoom(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes * 1.2)
    throw new Refusal(
      `The backup needs ${Math.ceil((bytes * 1.2) / 1e6)} MB of room in ${folder} for a while: it copies the database there.`,
    )
}

/**
 * Copies a directory while others write in it: folders first, then every file as it is at its moment; one that goes meanwhile is left
 * out. `skip` names those that are not wanted. Where the file system can, a copy takes no room of its own.
 */
export async function copyDirectory(
  from: string,
  to: string,
  { signal, copied }: Copying,
  skip: (name: string) => boolean = () => false,
): Promise<void> {
  const files = (await filesBelow(from)).filter(({ name }) => !skip(name))
  const of = files.reduce((sum, { bytes }) => sum + bytes, 0)
  await mkdir(to, { recursive: true, mode: 0o700 })
  await checkRoom(to, of)
  for (const one of await readdir(from, { recursive: true, withFileTypes: true }))
    if (one.isDirectory())
      await mkdir(join(to, one.parentPath.slice(from.length), one.name), { recursive: true, mode: 0o700 })
  let done = 0
  for (const { name, bytes } of files) {
    signal.throwIfAborted()
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch((thrown: unknown) => {
      if (!isAbsent(thrown)) throw thrown
    })
    done += bytes
    copied(done, of)
  }
}
