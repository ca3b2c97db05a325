import { existsSync, readFileSync } from 'node:fs'
import { childEnvironment } from '../environment.mjs'
import { npx, run } from '../processes/processes.mjs'
import { during, log, Trouble } from '../processes/progress.mjs'
import { digest, isCurrent, setStamp } from '../stamps.mjs'
import { workspaceMembers } from '../workspace.mjs'

/** The one version of pnpm that everything is done with. */
export const pnpm = 'pnpm@12.21.0'
const installed = 'node_modules/.modules.yaml'

/** Whether the installed packages include the tools of building, checking and testing. */
const hasTools = () => existsSync(installed) && /"?devDependencies"?:\s*true/.test(readFileSync(installed, 'utf8'))

/**
 * Installs the packages of the lockfile; without the network when nothing changed.
 * @param {'run' | 'develop'} purpose run: only the packages for building and serving, half the download; develop: all of them. A full
 * installation stays full.
 */
export async function install(purpose) {
  const manifests = workspaceMembers().map((member) => `${member.folder}/package.json`)
  const fingerprint = digest(['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests], [pnpm])
  const full = purpose === 'develop' || hasTools()
  if (isCurrent('install', fingerprint, [installed]) && (!full || hasTools())) return log('packages: up to date')
  // CI: pnpm must not prompt before it replaces the installation of an older version.
  const env = { ...childEnvironment(), CI: '1', NODE_ENV: undefined }
  const args = [
    '--yes',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--use-stderr',
    ...(full ? [] : ['--prod']),
  ]
  await during(full ? 'packages, with the tools for development' : 'packages', async () => {
    const { code } = await run(npx, args, { env, show: true })
    if (code !== 0) {
      throw new Trouble('The packages could not be installed (see above): check the network and the free disk space.')
    }
  })
  setStamp('install', fingerprint)
}
