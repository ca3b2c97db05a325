import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cacheFolder, childEnvironment } from '../environment.mjs'
import { run } from '../processes.mjs'
import { during } from '../progress.mjs'
import { countJourneys, countUnits } from './counts.mjs'

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

/**
 * What runs under Node: units, and the server on both databases.
 * @param {string[]} [args] paths and options for vitest; everything without
 * @returns {Promise<Count>}
 */
export async function units(args = []) {
  const file = `${cacheFolder}/reports/units.json`
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  const all = [...vitest, `--outputFile.json=${file}`, ...args]
  const { code, found } = await report('tests of units and server', all, file, plain)
  return countUnits(found, code)
}

/**
 * What runs in a browser, on the built web.
 * @param {string[]} [args] paths and options for Playwright; everything without
 * @returns {Promise<Count>}
 */
export async function journeys(args = []) {
  const file = resolve(cacheFolder, 'reports/journeys.json')
  const playwright = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json']
  const { code, found } = await report('journeys in the browser', [...playwright, ...args], file, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return countJourneys(found, code)
}
