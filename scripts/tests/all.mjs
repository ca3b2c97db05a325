import { build } from '../builds.mjs'
import { check } from '../checks.mjs'
import { install } from '../installation/install.mjs'
import { log } from '../processes/progress.mjs'
import { isCurrent, setStamp } from '../stamps.mjs'
import { digestOf, stampOf, testParts } from './parts.mjs'
import { journeys, units } from './runners.mjs'
import { Sum } from './sum.mjs'

/** @typedef {import('./parts.mjs').TestPart} TestPart */

async function checks() {
  return { passed: 0, failed: (await check()).length }
}

/** @param {TestPart[]} parts @returns {Promise<import('./counts.mjs').Count>} */
async function vitest(parts) {
  const fingerprints = new Map(parts.map((part) => [part.name, digestOf(part)]))
  const { passedProjects, ...count } = await units(parts.map(({ name }) => `--project=${name}`))
  for (const part of parts) {
    const value = fingerprints.get(part.name)
    if (value !== undefined && passedProjects.includes(part.name)) setStamp(stampOf(part), value)
  }
  return count
}

/** @param {TestPart[]} parts @returns {Promise<import('./counts.mjs').Count>} */
async function browser(parts) {
  const fingerprints = parts.map((part) => ({ part, value: digestOf(part) }))
  const count = await journeys(parts.map(({ name }) => `e2e/${name}/`))
  if (count.failed === 0) for (const { part, value } of fingerprints) setStamp(stampOf(part), value)
  return count
}

/**
 * Everything there is to test. A part whose inputs have not changed since it passed is not run again, nor is its outcome counted.
 * @param {boolean} all whether parts that have not changed are run too
 * @returns {Promise<boolean>} whether none failed; the sum has been printed as the last line
 */
export async function testAll(all) {
  const sum = new Sum()
  // Without its build, the web would be tested as the build before left it, and stamped as if it were this one.
  if (!(await sum.addAll([() => install('develop'), build]))) return sum.report()
  await sum.add(checks)
  const parts = testParts().filter((part) => all || !isCurrent(stampOf(part), digestOf(part)))
  const unchanged = testParts().length - parts.length
  if (unchanged > 0)
    log(`tests: ${unchanged} of ${testParts().length} parts are up to date (npm test -- --all runs them too)`)
  const [inNode, inBrowser] = [parts.filter(isOf('vitest')), parts.filter(isOf('journeys'))]
  if (inNode.length > 0) await sum.add(() => vitest(inNode))
  // After the others and not in parallel: each takes both processors of a small machine.
  if (inBrowser.length > 0) await sum.add(() => browser(inBrowser))
  return sum.report(parts.length === 0)
}

/** @param {TestPart['runner']} runner */
const isOf = (runner) => /** @param {TestPart} part */ (part) => part.runner === runner
