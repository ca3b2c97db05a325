import { build } from '../builds.mjs'
import { check } from '../checks.mjs'
import { install } from '../install.mjs'
import { journeys, units } from './runners.mjs'
import { Sum } from './sum.mjs'

async function checks() {
  return { passed: 0, failed: (await check()).length }
}

/**
 * Everything there is to test, in one go.
 * @returns {Promise<boolean>} whether tests ran and none failed; their sum has been printed as the last line
 */
export async function testAll() {
  const sum = new Sum()
  await sum.add(() => install('develop'))
  if (sum.failed === 0) for (const work of [build, checks, () => units(), () => journeys()]) await sum.add(work)
  return sum.tell()
}
