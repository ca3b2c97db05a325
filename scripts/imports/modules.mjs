import { posix } from 'node:path'
import { layers, modules } from './rules.mjs'

const server = 'packages/server/src'
/** Files that only tests run: they may import anything, and shipped code imports none of them. */
const testing = /\.test\.tsx?$|(^|\/)(testing|assurance)\//
/**
 * By folder, its modules in the order in which they may import each other; files directly in the server's folder come last.
 * @type {Record<string, string[]>}
 */
const orders = {
  ...modules,
  [server]: [
    ...layers.flatMap(({ layer, modules: names }) => names.map((name) => `${layer}/${name}`)),
    'server',
    'index',
  ],
}
const folders = Object.keys(orders)

/**
 * The module of a file: its folder, or its own name outside a folder; in the server with its layer: `people/payment`.
 * @param {string} folder that `path` is in
 * @param {string} path
 */
function moduleOf(folder, path) {
  const [first = '', second] = path
    .slice(folder.length + 1)
    .replace(/(\.test|\.d)?\.\w+$/, '')
    .split('/')
  return folder === server && second !== undefined ? `${first}/${second}` : first
}

/**
 * Imports of a file from a module of its package above its own, or from code that only tests run.
 * @param {string} path relative to the root, with /
 * @param {string[]} specifiers imports, as written
 * @returns {string[]} one sentence for each error
 */
export function moduleErrors(path, specifiers) {
  const folder = folders.find((name) => path.startsWith(`${name}/`))
  if (folder === undefined) return []
  const order = orders[folder] ?? []
  const moduleName = moduleOf(folder, path)
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
  return targets
    .filter(({ target }) => target.startsWith(`${folder}/`))
    .map(({ name, target }) => ({ name, other: moduleOf(folder, target) }))
    .filter(({ other }) => order.indexOf(other) > moduleIndex)
    .map(({ name, other }) => `${name} imports upwards: ${moduleName} is below ${other}`)
}
