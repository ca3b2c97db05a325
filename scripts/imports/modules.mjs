import { posix } from 'node:path'
import { layers } from './rules.mjs'

const sources = 'packages/server/src/'
/** What only tests run: it imports anything, and what is shipped imports none of it. */
const testing = /\.test\.ts$|(^|\/)(testing|assurance)\//
/** Modules in the order in which they may import each other; the files that stand in the folder itself come last. */
const order = [...layers.flatMap(({ layer, modules }) => modules.map((name) => `${layer}/${name}`)), 'server', 'index']

/** @param {string} path @returns {string | undefined} the module of a file of the server, with its layer: `people/payment` */
function moduleOf(path) {
  if (!path.startsWith(sources)) return undefined
  const [layer = '', name, ...rest] = path
    .slice(sources.length)
    .replace(/(\.test)?\.\w+$/, '')
    .split('/')
  return name === undefined || (rest.length === 0 && layer === 'testing') ? layer : `${layer}/${name}`
}

/**
 * What a file of the server imports from a module above its own, or from what only tests run.
 * @param {string} path relative to the root, with /
 * @param {string[]} specifiers what it imports, as written
 * @returns {string[]} one sentence an error
 */
export function moduleErrors(path, specifiers) {
  const moduleName = moduleOf(path)
  if (moduleName === undefined) return []
  const moduleIndex = order.indexOf(moduleName)
  if (moduleIndex < 0) return [`the module “${moduleName}” is in no layer: name it in scripts/imports/rules.mjs`]
  const targets = specifiers
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ name, target: posix.normalize(posix.join(posix.dirname(path), name)) }))
  // Measurements start servers as tests do, and are not shipped.
  if (!testing.test(path) && !moduleName.startsWith('measure/')) {
    const tested = targets.find(({ target }) => testing.test(target))
    if (tested) return [`${tested.name} is for tests: what is shipped may not import it`]
  }
  return targets.flatMap(({ name, target }) => {
    const other = moduleOf(target)
    return other !== undefined && order.indexOf(other) > moduleIndex
      ? [`${name} imports upwards: ${moduleName} is below ${other}`]
      : []
  })
}
