import { spawnSync } from 'node:child_process'
import { constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { allows, cacheFolder, childEnvironment } from '../environment.mjs'
import { become, npx, stopWithParent } from '../processes/processes.mjs'
import { log, started, Trouble } from '../processes/progress.mjs'

/** The version that an older Node fetches: of the release line with long-term support. It resolves modules faster than Node 24. */
const requiredVersion = '26.10.0'

/**
 * Whether a Node runs TypeScript natively and is supported by the toolchain: 22.18 and later 22s, 24, 26 and up.
 * @param {string} version like 22.18.0
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 22 && minor >= 18) || major === 24 || major >= 26
}

/** @param {string} file @returns {string} the version that a node binary reports, or '' */
function versionOf(file) {
  const result = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim().replace(/^v/, '') : ''
}

/** @returns {string} the path of a newer Node, from npm's cache, fetched on first use */
function newerNode() {
  const memo = join(cacheFolder, `node-${requiredVersion}-${process.platform}-${process.arch}`)
  // npx queries the registry each time; caching its result makes a later start quick and independent of the network.
  const cachedPath = allows(memo, constants.R_OK) ? readFileSync(memo, 'utf8') : ''
  if (cachedPath && allows(cachedPath, constants.X_OK)) return cachedPath
  log(`Node ${process.version} is too old: fetching Node ${requiredVersion} from the npm registry, once …`)
  const args = ['--yes', `--package=node@${requiredVersion}`, '-c', 'node -p process.execPath']
  const shell = npx.endsWith('.cmd')
  const result = spawnSync(npx, args, { encoding: 'utf8', env: childEnvironment(), shell })
  const found = (result.stdout ?? '').trim().split('\n').pop() ?? ''
  if (result.status !== 0 || versionOf(found) !== requiredVersion) {
    process.stderr.write(result.stderr ?? '')
    throw new Trouble(
      `Node ${process.version} is too old, and Node ${requiredVersion} could not be fetched with npx. ` +
        'Check the network and npm’s settings, or install Node 26 yourself.',
    )
  }
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(memo, found)
  return found
}

/**
 * Runs the same command again under a newer Node and leaves with its exit code. The binary is started directly, because
 * the shells of npx lose signals.
 * @param {string[]} args
 */
export function rerunUnderNewerNode(args) {
  if (process.env.PRAVESH_RERUN)
    throw new Trouble(`Still on Node ${process.version} after fetching ${requiredVersion}.`)
  const node = newerNode()
  const inherited = childEnvironment()
  const env = { ...inherited, PRAVESH_RERUN: String(started), PATH: [dirname(node), inherited.PATH].join(delimiter) }
  become(node, args, env)
  stopWithParent()
}
