import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { canEnter, type ServerUser } from './server-user.ts'

/** Where what the server's user could not reach otherwise lies, if this process runs as root. */
export const outsideFolder = '/var/lib/pravesh'
const longestSocketFolder = 90

/** The folder of the embedded PostgreSQL in a data directory: its data, and its socket if the path is short enough. It may be a link. */
export const homeIn = (path: string): string => join(path, 'postgres')
/** PostgreSQL's data directory in its home. */
export const dataIn = (home: string): string => join(home, 'data')

/** Creates a folder that only this user may enter. */
function createPrivateFolder(path: string, { uid, gid }: ServerUser): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  if (uid !== undefined) chownSync(path, uid, gid ?? uid)
  return path
}

/** Where the home for this data directory is, if the server's user cannot enter it. */
function outsideHomeOf(path: string): string {
  const suffix = createHash('sha256').update(path).digest('hex').slice(0, 12)
  return join(outsideFolder, `${basename(path)}-${suffix}`)
}

/** Lets other users pass through `path`, without listing it, if its parents let them: its own folders are closed to them. */
function allowPassage(path: string, user: ServerUser): boolean {
  if (canEnter(user, path)) return true
  if (!canEnter(user, dirname(path))) return false
  chmodSync(path, (statSync(path).mode & 0o777) | 0o011)
  return canEnter(user, path)
}

/**
 * The folder of the embedded PostgreSQL, created where there is none, closed to other users. Where PostgreSQL runs as another user than
 * root, who may not enter `path` even so, it is created elsewhere and `path/postgres` becomes a link to it.
 *
 * @returns its path, without a link
 * @throws OperatorError where the server's user may not enter it, or where it is another directory's
 */
export function ensureHome(path: string, user: ServerUser): string {
  mkdirSync(path, { recursive: true })
  const home = homeIn(path)
  const isLink = lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  if (isLink && readlinkSync(home) !== outsideHomeOf(path))
    throw new OperatorError(
      `${home} is a link to the database of another data directory: copy a database by "npm run backup" and "npm run restore".`,
    )
  // Also an existing folder, which may be a copy and belong to another user.
  if (!isLink && allowPassage(path, user)) return createPrivateFolder(home, user)
  const outside = outsideHomeOf(path)
  mkdirSync(outsideFolder, { recursive: true, mode: 0o755 })
  // The data directory has been moved to where the user may not enter.
  if (!isLink && existsSync(home)) {
    if (existsSync(outside))
      throw new OperatorError(`There are two databases of ${path}, ${home} and ${outside}: remove one.`)
    execFileSync('mv', [home, outside])
  }
  createPrivateFolder(outside, user)
  if (!isLink) symlinkSync(outside, home)
  return outside
}

/** Where the home of this data directory is, if it is a link; undefined if it is not. */
export function linkedHome(path: string): string | undefined {
  const home = homeIn(path)
  return lstatSync(home).isSymbolicLink() ? readlinkSync(home) : undefined
}

/** Gives a data directory to the server's user, if it came from elsewhere, as a copy does: PostgreSQL opens no other. */
export function ensureOwner(data: string, { uid, gid }: ServerUser): void {
  if (uid === undefined || statSync(data).uid === uid) return
  execFileSync('chown', ['-R', `${uid}:${gid ?? uid}`, data])
}

/** A folder for the server's socket: the home, or a temporary one where that has too long a path. */
export function socketFolderOf(home: string, user: ServerUser): string {
  if (Buffer.byteLength(home) <= longestSocketFolder) return home
  return createPrivateFolder(mkdtempSync(join(user.uid === undefined ? tmpdir() : '/tmp', 'pravesh-socket-')), user)
}

/** The socket's folder that a running server's `postmaster.pid` names; undefined without such a file. */
export function recordedSocketFolder(home: string): string | undefined {
  const file = join(dataIn(home), 'postmaster.pid')
  if (!existsSync(file)) return undefined
  // https://www.postgresql.org/docs/current/storage-file-layout.html: the fifth line is the Unix-domain socket directory.
  return readFileSync(file, 'utf8').split('\n')[4] || undefined
}
