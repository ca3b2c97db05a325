import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { webApps } from '@pravesh/contract'

/** Every package has a folder of links to its dependencies; those of our own packages must lead into the copy. */
const shared = [
  'contract',
  'server',
  'messages',
  'theme',
  'client',
  'data-provider',
  'console-kit',
  'institute-screens',
]
const apps = Object.keys(webApps)
const linksIn = ['.', ...apps, ...shared.map((name) => `packages/${name}`)]
const built = apps.map((app) => `${app}/dist`)

/**
 * A copy of the repository on the disk, uncommitted changes included, in which files can be changed safely. Installed and built files are
 * shared with the original. Returns its folder and a function that removes it.
 */
export function copyOf(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-mutant-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const member of linksIn) {
    const links = join(member, 'node_modules')
    if (!existsSync(join(root, links))) continue
    // The store itself is large and never changed; the links of a package are relative, and lead into the copy once they lie in it.
    if (member === '.') symlinkSync(join(root, links), join(folder, links))
    else cpSync(join(root, links), join(folder, links), { recursive: true, verbatimSymlinks: true, filter: isLink })
  }
  for (const output of built) if (existsSync(join(root, output))) symlinkSync(join(root, output), join(folder, output))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Links and the folders of scopes; caches of tools stay where they are. */
const isLink = (path: string) =>
  lstatSync(path).isSymbolicLink() || path.endsWith('node_modules') || /[\\/]@[\w-]+$/.test(path)
