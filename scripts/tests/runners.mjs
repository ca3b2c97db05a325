import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cacheFolder, childEnvironment } from '../environment.mjs'
import { run } from '../processes/processes.mjs'
import { during } from '../processes/progress.mjs'
import { countJourneys, countUnits } from './counts.mjs'
import { demoData } from './data/demo.mjs'
import { memoryFolder } from './data/memory.mjs'

/** @typedef {import('./counts.mjs').Count} Count */

/**
 * Runs a test runner.
 * @param {string} label
 * @param {string[]} args
 * @param {string} file where it writes its report
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function report(label, args, file, extra = {}) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const env = { ...childEnvironment(), NODE_ENV: undefined, ...extra }
  const { code } = await during(label, () => run(process.execPath, args, { env, show: true }))
  return { code, found: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
}

/**
 * Tests under Node: units, components and the server.
 * @param {string[]} [args] paths and options for vitest; all tests without
 * @returns {Promise<Count & { passedProjects: string[] }>} `passedProjects` are those in which every file ran and no test failed
 */
export async function units(args = []) {
  const file = `${cacheFolder}/reports/units.json`
  const projects = resolve(cacheFolder, 'reports/projects.json')
  rmSync(projects, { force: true })
  const reporters = ['default', 'json', './scripts/tests/project-reporter.mjs'].map((name) => `--reporter=${name}`)
  const colourEnvironment = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  const all = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${file}`, ...args]
  const { code, found } = await report('tests of units and server', all, file, {
    ...colourEnvironment,
    PROJECTS_REPORT: projects,
  })
  const passedProjects = existsSync(projects) ? JSON.parse(readFileSync(projects, 'utf8')) : []
  return { ...countUnits(found, code), passedProjects }
}

/**
 * Tests in a browser, on the built web.
 * @param {string[]} [args] paths and options for Playwright; all tests without
 * @returns {Promise<Count>}
 */
export async function journeys(args = []) {
  const file = resolve(cacheFolder, 'reports/journeys.json')
  const playwright = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json']
  const JOURNEYS_DATA = await during('data of the demo', demoData)
  const { code, found } = await report('journeys in the browser', [...playwright, ...args], file, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    JOURNEYS_DATA,
    ...(memoryFolder && { JOURNEYS_FOLDER: memoryFolder }),
  })
  return countJourneys(found, code)
}
