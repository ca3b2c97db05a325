import { build } from '../builds.mjs'
import { install } from '../installation/install.mjs'
import { chosenTests } from './choice.mjs'
import { journeys, units } from './runners.mjs'
import { Sum } from './sum.mjs'

/**
 * Runs the selected tests only; the web is built only for tests that read it.
 * @param {string[]} args
 * @param {string} from the caller's folder
 * @returns {Promise<boolean>} whether tests ran and none failed; their sum has been printed as the last line
 */
export async function testChosen(args, from) {
  const choice = chosenTests(args, from)
  const sum = new Sum()
  await sum.add(() => install('develop'))
  if (sum.failed === 0 && choice.built) await sum.add(build)
  if (sum.failed === 0) {
    if (choice.units) await sum.add(() => units(choice.units))
    if (choice.journeys) await sum.add(() => journeys(choice.journeys))
  }
  return sum.report()
}
