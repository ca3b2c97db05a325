import { execFileSync, spawnSync } from 'node:child_process'

/** The user of a process to start; empty: the invoking one. */
export interface ServerUser {
  uid?: number
  gid?: number
}

const idOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))

/** PostgreSQL does not run as root: then it runs as the system user `nobody`. Any other user runs it directly. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
}

/** True where this user may open paths inside `folder`, which exists: each folder above it has to allow that too. */
export function canEnter(user: ServerUser, folder: string): boolean {
  if (user.uid === undefined) return true
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0
}
