import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { packageBinaries, type ServerBinaries, versionOf } from '../embedded/binaries.ts'
import type { ServerUser } from '../embedded/server-user.ts'

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

/** The machine's own PostgreSQL if it is new enough, else npm's; `TEST_POSTGRES=npm` selects the latter. */
export function serverBinaries(user: ServerUser, copyFolder: string): ServerBinaries {
  const folders = process.env.TEST_POSTGRES === 'npm' ? [] : installed()
  for (const found of folders) {
    const folder = dirname(realpathSync(join(found, 'postgres')))
    const version = versionOf(folder, user)
    if (version && Number.parseInt(version, 10) >= oldest) return { binaries: folder, version }
  }
  return packageBinaries(user, [copyFolder])
}
