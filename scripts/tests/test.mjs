import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cacheFolder, childEnvironment } from '../environment.mjs'
import { install } from '../installation/install.mjs'
import { run } from '../processes/processes.mjs'
import { explain, Trouble } from '../processes/progress.mjs'
import { build, runWireit } from '../wireit.mjs'
import { chosenTests } from './choice.mjs'
import { demoData } from './data/demo.mjs'
import { memoryFolder } from './data/memory.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a test runner.
 * @template Report
 * @param {string[]} args
 * @param {string} file where it writes its report
 * @param {(report: Report) => Count} count of its JSON report
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<Count>}
 */
async function runTests(args, file, count, extra = {}) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const env = { ...childEnvironment(), NODE_ENV: undefined, ...extra }
  const { code } = await run(process.execPath, args, { env, show: true })
  const { passed, failed } = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 }
  // An error outside any test is no failed test, but the run ends in failure.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

/** Tests under Node. @param {string[]} args paths and options for Vitest */
function units(args) {
  const file = `${cacheFolder}/reports/units.json`
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  /** @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report */
  const count = ({ numPassedTests, numFailedTests, testResults }) => {
    const unloaded = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0)
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  }
  const colours = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  return runTests([...vitest, `--outputFile.json=${file}`, ...args], file, count, colours)
}

/** Tests in a browser, on the built web. @param {string[]} args paths and options for Playwright */
async function journeys(args) {
  const file = resolve(cacheFolder, 'reports/journeys.json')
  const playwright = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json']
  /** A journey that passed only at a second try counts as passed. @param {{ stats: Record<'expected' | 'flaky' | 'unexpected', number> }} report */
  const count = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })
  return runTests([...playwright, ...args], file, count, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    JOURNEYS_DATA: await demoData(),
    ...(memoryFolder && { JOURNEYS_FOLDER: memoryFolder }),
  })
}

async function prepare(/** @type {boolean} */ built) {
  await install('develop')
  // Without its build, the web would be tested as the build before left it.
  if (built && !(await build())) throw new Trouble('The web could not be built: nothing was tested.')
}

/**
 * Runs the selected tests, and without arguments the checks and all tests; a failed part does not prevent the next from running.
 * @param {string[]} args
 * @param {string} from the caller's folder
 * @returns {Promise<boolean>} whether tests ran and none failed; their sum has been printed as the last line
 */
export async function test(args, from) {
  let passed = 0
  let failed = 0
  /** @param {() => Promise<Count>} part */
  const add = async (part) => {
    const count = await part().catch((error) => {
      explain(error)
      return { passed: 0, failed: 1 }
    })
    passed += count.passed
    failed += count.failed
  }
  const selection = chosenTests(args, from)
  try {
    await prepare(selection.built)
    if (args.length === 0) await add(async () => ({ passed: 0, failed: (await runWireit('checks')) ? 0 : 1 }))
    if (selection.units) await add(() => units(selection.units ?? []))
    // After the others and not in parallel: each takes both processors of a small machine.
    if (selection.journeys) await add(() => journeys(selection.journeys ?? []))
  } catch (error) {
    explain(error)
    failed += 1
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 && passed > 0
}
