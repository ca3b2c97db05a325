import { execFileSync } from 'node:child_process'

export interface ServerUser {
  uid?: number
  gid?: number
}

const id = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))

/** PostgreSQL does not run as root: then it runs as the system user `nobody`. Any other user runs it directly. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') }
}
