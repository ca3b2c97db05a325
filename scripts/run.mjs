// Behind every npm script: npm start, npm test, npm run dev | build | import | backup | restore | reseal | search:rebuild | check | mutants | bench |
// judge | openapi | migrations | sbom.
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node since 18.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { childEnvironment, prepareFolders } from './environment.mjs'
import { isNewEnough, rerunUnderNewerNode } from './installation/node-version.mjs'
import { npx, run, stopWithParent, stopWithSignals } from './processes/processes.mjs'
import { explain, log, Trouble } from './processes/progress.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const callerFolder = process.env.INIT_CWD ?? process.cwd()
process.chdir(root)
const [command = '', ...rest] = process.argv.slice(2)

/** @type {Record<string, (handOver: () => void) => Promise<number | void>>} each gives its exit code; 0 when it gives none */
const commands = {
  async start(handOver) {
    const { install, build } = await preparation()
    await install('run')
    await build()
    handOver()
    await import(pathToFileURL(join(root, 'packages/server/src/server.ts')).href)
  },
  async dev() {
    const { install } = await preparation()
    await install('develop')
    const { develop } = await import('./dev/develop.mjs')
    await develop(process.env)
  },
  async test() {
    const all = rest.length === 1 && rest[0] === '--all'
    if (rest.length > 0 && !all) {
      const { testChosen } = await import('./tests/selected.mjs')
      return (await testChosen(rest, callerFolder)) ? 0 : 1
    }
    const { testAll } = await import('./tests/all.mjs')
    return (await testAll(all)) ? 0 : 1
  },
  async build() {
    const { install, build } = await preparation()
    await install('run')
    await build()
  },
  import: () => onFiles('packages/server/src/commands/import/command/main.ts'),
  backup: () => onFiles('packages/server/src/commands/backup/command/backup.ts'),
  restore: () => onFiles('packages/server/src/commands/backup/command/restore.ts'),
  async reseal() {
    const { install } = await preparation()
    await install('run')
    return node('packages/server/src/commands/reseal/main.ts')
  },
  async 'search:rebuild'() {
    const { install } = await preparation()
    await install('run')
    return node('packages/server/src/catalogue/search/rebuild.ts')
  },
  async check() {
    const { install } = await preparation()
    await install('develop')
    const { check } = await import('./checks.mjs')
    const failed = await check()
    if (failed.length > 0) log(`Failed: ${failed.join(', ')}.`)
    return failed.length > 0 ? 1 : 0
  },
  async mutants() {
    const { install, build } = await preparation()
    await install('develop')
    await build()
    return node('packages/server/assurance/mutants/run.ts')
  },
  async bench() {
    const { install, build } = await preparation()
    await install('develop')
    await build()
    return node('packages/server/src/measure/bench/main.ts')
  },
  async judge() {
    const { install } = await preparation()
    await install('develop')
    return node('packages/server/src/measure/judge/main.ts')
  },
  async openapi() {
    const { install } = await preparation()
    await install('develop')
    return node('packages/server/src/services/openapi/write.ts')
  },
  async migrations() {
    const { install } = await preparation()
    await install('develop')
    process.chdir('packages/server')
    return node('node_modules/drizzle-kit/bin.cjs', 'generate')
  },
  async sbom() {
    const { install, pnpm } = await preparation()
    await install('run')
    const args = ['--yes', pnpm, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--prod', ...rest]
    return (await run(npx, args, { env: childEnvironment(), show: true })).code
  },
}

async function preparation() {
  return { ...(await import('./installation/install.mjs')), ...(await import('./builds.mjs')) }
}

/**
 * Paths of files are relative to the caller's folder, the data directory to the project's.
 * @param {string} program
 */
async function onFiles(program) {
  const { install } = await preparation()
  await install('run')
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR ?? '.data')
  process.chdir(callerFolder)
  return node(join(root, program))
}

/** @param {...string} args */
async function node(...args) {
  const { code } = await run(process.execPath, [...args, ...rest], { env: childEnvironment(), show: true })
  return code
}

try {
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!work) throw new Trouble(`Unknown command “${command}”: ${Object.keys(commands).join(', ')} are known.`)
  prepareFolders()
  if (!isNewEnough(process.versions.node)) {
    rerunUnderNewerNode([...process.execArgv, fileURLToPath(import.meta.url), command, ...rest])
  } else {
    if (process.env.npm_lifecycle_event || process.env.PRAVESH_RERUN) stopWithParent()
    const code = await work(stopWithSignals())
    if (command !== 'start') process.exit(code ?? 0)
  }
} catch (error) {
  explain(error)
  process.exit(1)
}
