// Behind the npm scripts for people. Plain JavaScript without dependencies, because it runs before anything is installed, on any Node since
// 18: it goes on under a newer Node, installs the packages, builds where the command needs it, and runs the command's program.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { childEnvironment, prepareFolders } from './environment.mjs'
import { isNewEnough, rerunUnderNewerNode } from './installation/node-version.mjs'
import { npx, run, stopWithParent, stopWithSignals } from './processes/processes.mjs'
import { explain, Trouble } from './processes/progress.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const callerFolder = process.env.INIT_CWD ?? process.cwd()
process.chdir(root)
const [command = '', ...rest] = process.argv.slice(2)
const server = 'packages/server/src'

/** @typedef {'run' | 'develop'} Purpose */

/** Commands that are a program of the server: what has to be there first, its file, and flags of Node. @type {Record<string, [Purpose, string, ...string[]]>} */
const programs = {
  // Without them an import of a whole country takes 520 MB instead of 260: Node collects so few young objects late.
  import: ['run', `${server}/commands/import/command/main.ts`, '--max-semi-space-size=8', '--heap-growing-percent=30'],
  backup: ['run', `${server}/commands/backup/command/backup.ts`],
  restore: ['run', `${server}/commands/backup/command/restore.ts`],
  migrate: ['run', `${server}/commands/migrate/main.ts`],
  reseal: ['run', `${server}/commands/reseal/main.ts`],
  doctor: ['run', `${server}/commands/doctor/main.ts`],
  'security-log': ['run', `${server}/commands/security-log/main.ts`],
  'search:rebuild': ['run', `${server}/catalogue/search/rebuild.ts`],
  mutants: ['develop', 'packages/server/assurance/mutants/run.ts'],
  bench: ['develop', `${server}/measure/bench/main.ts`],
  judge: ['develop', `${server}/measure/judge/main.ts`],
  openapi: ['develop', `${server}/services/openapi/write.ts`],
  tallies: ['develop', `${server}/catalogue/listing/tallies/write.ts`],
}
/** Programs that read the built web. */
const onWeb = ['mutants', 'bench']
/** Programs whose arguments are paths from the caller's folder. */
const onFiles = ['import', 'backup', 'restore']

/** @type {Record<string, (handOver: () => void) => Promise<boolean>>} the other commands: each resolves to whether it succeeded */
const commands = {
  async start(handOver) {
    await prepare('run', true)
    handOver()
    await import(pathToFileURL(join(root, server, 'server.ts')).href)
    return true
  },
  async dev() {
    await prepare('develop')
    const { develop } = await import('./dev/develop.mjs')
    await develop(process.env)
    return true
  },
  async test() {
    const { test } = await import('./tests/test.mjs')
    return test(rest, callerFolder)
  },
  async build() {
    await prepare('run', true)
    return true
  },
  async check() {
    await prepare('develop')
    const { runWireit } = await import('./wireit.mjs')
    return runWireit('checks')
  },
  async migrations() {
    await prepare('develop')
    process.chdir('packages/server')
    return runProgram(process.execPath, 'node_modules/drizzle-kit/bin.cjs', 'generate')
  },
  async sbom() {
    const { pnpm } = await prepare('run')
    return runProgram(npx, '--yes', pnpm, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--prod')
  },
}

/** @param {Purpose} purpose @param {boolean} [built] whether the web is built too */
async function prepare(purpose, built = false) {
  const installation = await import('./installation/install.mjs')
  await installation.install(purpose)
  const { build } = await import('./wireit.mjs')
  if (built && !(await build())) throw new Trouble('The web could not be built (see above).')
  return installation
}

/** @param {string} file @param {...string} args @returns {Promise<boolean>} */
const runProgram = async (file, ...args) =>
  (await run(file, [...args, ...rest], { env: childEnvironment(), show: true })).code === 0

/** @param {[Purpose, string, ...string[]]} program */
async function runServerProgram([purpose, file, ...flags]) {
  await prepare(purpose, onWeb.includes(command))
  if (onFiles.includes(command)) {
    process.env.DATA_DIR = resolve(root, process.env.DATA_DIR ?? '.data')
    process.chdir(callerFolder)
  }
  return runProgram(process.execPath, ...flags, join(root, file))
}

try {
  const program = Object.hasOwn(programs, command) ? programs[command] : undefined
  const work = program ? () => runServerProgram(program) : commands[command]
  if (!work) throw new Trouble(`Unknown command “${command}”.`)
  prepareFolders()
  if (!isNewEnough(process.versions.node)) {
    rerunUnderNewerNode([...process.execArgv, fileURLToPath(import.meta.url), command, ...rest])
  } else {
    if (process.env.npm_lifecycle_event || process.env.PRAVESH_RERUN) stopWithParent()
    const succeeded = await work(stopWithSignals())
    if (command !== 'start') process.exit(succeeded ? 0 : 1)
  }
} catch (error) {
  explain(error)
  process.exit(1)
}
