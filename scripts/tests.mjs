import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from './builds.mjs'
import { check } from './checks.mjs'
import { countJourneys, countUnits } from './counts.mjs'
import { cacheFolder, childEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { run } from './processes.mjs'
import { during, say, Trouble } from './progress.mjs'

const units = `${cacheFolder}/reports/units.json`
const journeys = `${cacheFolder}/reports/journeys.json`

/** @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} [extra] */
async function report(file, args, extra = {}) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const env = { ...childEnvironment(), NODE_ENV: undefined, FORCE_COLOR: process.env.FORCE_COLOR ?? '0', ...extra }
  const { code } = await run(process.execPath, args, { env, show: true })
  return { code, found: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
}

/**
 * Everything there is to test, in one go; a part that fails does not keep the next from running.
 * @returns {Promise<boolean>} whether tests ran and none failed; their sum has been printed as the last line
 */
export async function test() {
  let passed = 0
  let failed = 0
  /** @param {{ passed: number, failed: number }} count */
  const add = (count) => {
    passed += count.passed
    failed += count.failed
  }
  /** @param {string} what @param {() => Promise<void>} work */
  const part = async (what, work) => {
    try {
      await during(what, work)
    } catch (fault) {
      failed += 1
      say(fault instanceof Trouble ? fault.message : String(fault instanceof Error ? fault.stack : fault))
    }
  }
  await part('installing', () => install('develop'))
  if (failed === 0) {
    await part('building', build)
    await part('checking', async () => {
      failed += (await check()).length
    })
    await part('unit and server tests', async () => {
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
      const { code, found } = await report(units, [...vitest, `--outputFile.json=${units}`])
      add(countUnits(found, code))
    })
    await part('journeys in the browser', async () => {
      const playwright = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json']
      const { code, found } = await report(journeys, playwright, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${journeys}`,
      })
      add(countJourneys(found, code))
    })
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 && passed > 0
}
