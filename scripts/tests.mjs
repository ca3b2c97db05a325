import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build } from './builds.mjs'
import { check } from './checks.mjs'
import { countJourneys, countUnits } from './counts.mjs'
import { cacheFolder, childEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { run } from './processes.mjs'
import { during, explain } from './progress.mjs'

/** @typedef {import('./counts.mjs').Count} Count */

/**
 * Runs a test runner.
 * @param {string} what
 * @param {string[]} args
 * @param {string} file where it writes its report
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function report(what, args, file, extra = {}) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const env = { ...childEnvironment(), NODE_ENV: undefined, ...extra }
  const { code } = await during(what, () => run(process.execPath, args, { env, show: true }))
  return { code, found: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
}

async function units() {
  const file = `${cacheFolder}/reports/units.json`
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  const { code, found } = await report(
    'tests of units and server',
    [...vitest, `--outputFile.json=${file}`],
    file,
    plain,
  )
  return countUnits(found, code)
}

async function journeys() {
  const file = resolve(cacheFolder, 'reports/journeys.json')
  const playwright = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json']
  const { code, found } = await report('journeys in the browser', playwright, file, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return countJourneys(found, code)
}

async function checks() {
  return { passed: 0, failed: (await check()).length }
}

/**
 * Everything there is to test, in one go; a part that fails does not keep the next from running.
 * @returns {Promise<boolean>} whether tests ran and none failed; their sum has been printed as the last line
 */
export async function test() {
  let passed = 0
  let failed = 0
  /** @param {() => Promise<Count | void>} work */
  const part = async (work) => {
    try {
      const count = await work()
      passed += count?.passed ?? 0
      failed += count?.failed ?? 0
    } catch (fault) {
      explain(fault)
      failed += 1
    }
  }
  await part(() => install('develop'))
  if (failed === 0) for (const work of [build, checks, units, journeys]) await part(work)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 && passed > 0
}
