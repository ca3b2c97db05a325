import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { childEnvironment } from '../environment.mjs'
import { npx, run } from '../processes/processes.mjs'
import { log, Trouble } from '../processes/progress.mjs'

/** The one version of pnpm that everything is done with. */
export const pnpm = 'pnpm@12.21.0'
const installed = 'node_modules/.modules.yaml'
/** The fingerprint of what was installed; it disappears with it. */
const stamp = 'node_modules/.installed'

/** Whether the installed packages include the tools of checking and testing. */
const hasTools = () => existsSync(installed) && /"?devDependencies"?:\s*true/.test(readFileSync(installed, 'utf8'))

function fingerprint() {
  const hash = createHash('sha256').update(pnpm)
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', ...globSync('{.,*,packages/*}/package.json').sort()])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Installs the packages of the lockfile; without the network when nothing changed.
 * @param {'run' | 'develop'} purpose run: only the packages for building and serving, half the download; develop: all of them. A full
 * installation stays full.
 */
export async function install(purpose) {
  const wanted = fingerprint()
  const full = purpose === 'develop' || hasTools()
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isCurrent && (!full || hasTools())) return
  log(full ? 'installing packages, with the tools for development …' : 'installing packages …')
  // CI: pnpm must not prompt before it replaces the installation of an older version.
  const env = { ...childEnvironment(), CI: '1', NODE_ENV: undefined }
  const options = ['--frozen-lockfile', '--reporter=append-only', '--use-stderr', ...(full ? [] : ['--prod'])]
  const { code } = await run(npx, ['--yes', pnpm, 'install', ...options], { env, show: true })
  if (code !== 0)
    throw new Trouble('The packages could not be installed (see above): check the network and the free disk space.')
  writeFileSync(stamp, wanted)
}
