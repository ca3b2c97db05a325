import { build } from '../builds.mjs'
import { check } from '../checks.mjs'
import { install } from '../install.mjs'
import { journeys, units } from './runners.mjs'
import { Sum } from './sum.mjs'

async function checks() {
  return { passed: 0, failed: (await check()).length }
}

/**
 * Everything there is to test, in one go. Journeys wait for a browser most of the time: they run beside the rest, on what was built.
 * @returns {Promise<boolean>} whether tests ran and none failed; their sum has been printed as the last line
 */
export async function testAll() {
  const sum = new Sum()
  await sum.add(() => install('develop'))
  if (sum.failed > 0) return sum.tell()
  await sum.add(build)
  const inNode = async () => {
    for (const work of [checks, () => units()]) await sum.add(work)
  }
  await Promise.all([inNode(), sum.add(() => journeys())])
  return sum.tell()
}
