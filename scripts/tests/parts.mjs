import { digest, filesIn } from '../stamps.mjs'
import { foldersBehind, workspaceMembers } from '../workspace.mjs'

/**
 * @typedef {object} TestPart tests that are run, and need not be run again, together
 * @property {string} name a Vitest project, or a folder of journeys
 * @property {'vitest' | 'journeys'} runner
 * @property {string[]} inputs files and folders that decide the outcome
 * @property {boolean} [documents] whether documents decide it too
 */

/** Inputs of every test. */
const common = ['vitest.config.ts', 'tsconfig.base.json', 'pnpm-lock.yaml', 'package.json', 'scripts']
/** Inputs of every journey, in addition to its own folder. */
const journeyBase = ['browser', 'fixtures', 'playwright.config', 'toasts'].map((name) => `e2e/${name}.ts`)

/** @returns {TestPart[]} every Vitest project and every folder of journeys */
export function testParts() {
  const members = workspaceMembers()
  /** @param {...string} names */
  const behind = (...names) => [...new Set(names.flatMap((name) => foldersBehind(members, name)))]
  const apps = members.filter(({ build }) => build !== undefined).map(({ name }) => name)
  const consoles = ['admin', 'buyer', 'console-kit', 'institute-screens']
  const others = members.map(({ name }) => name).filter((name) => !['server', 'e2e', ...consoles].includes(name))
  const server = behind('server')
  /**
   * @param {string} name @param {string[]} used the apps that a journey of this folder opens, in addition to the site @returns {TestPart}
   */
  const journeys = (name, ...used) => ({
    name,
    runner: 'journeys',
    inputs: [...behind('server', 'site', ...used), ...journeyBase, 'e2e/server', `e2e/${name}`],
  })
  return [
    { name: 'documents', runner: 'vitest', inputs: ['.'], documents: true },
    {
      name: 'scripts',
      runner: 'vitest',
      inputs: ['.github', 'docs/deploy', ...behind(...apps, 'server'), 'e2e/server'],
    },
    { name: 'unit', runner: 'vitest', inputs: [...behind(...others), 'e2e/browser.ts'] },
    { name: 'components', runner: 'vitest', inputs: behind(...consoles) },
    { name: 'site', runner: 'vitest', inputs: behind('site') },
    // It also reads the patterns of the site's code.
    { name: 'server', runner: 'vitest', inputs: behind('server', 'site') },
    { name: 'postgres', runner: 'vitest', inputs: server },
    { name: 'web', runner: 'vitest', inputs: behind('server', ...apps) },
    journeys('admin', 'admin'),
    journeys('buyer', 'buyer'),
    journeys('engineer'),
    journeys('family'),
    journeys('outage'),
    journeys('visitor'),
  ]
}

/** A fingerprint of all that decides the outcome of a part. @param {TestPart} part */
export function digestOf({ inputs, documents = false }) {
  const files = new Set(filesIn([...common, ...inputs]))
  const read = [...files].filter((file) => documents || file.startsWith('docs/') || !file.endsWith('.md'))
  return digest(read.sort(), [process.versions.node, process.env.TEST_POSTGRES, process.env.CHROMIUM_PATH])
}

/** @param {TestPart} part */
export const stampOf = ({ runner, name }) => `tests-${runner}-${name}`
