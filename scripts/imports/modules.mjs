import { posix } from 'node:path'
import { layers } from './rules.mjs'

const home = 'packages/server/src/'
const order = layers.flatMap(({ rooms: modules }) => modules)

/** @param {string} path @returns {string | undefined} the room of a file of the server: its folder, or its own name where it stands alone */
function moduleOf(path) {
  if (!path.startsWith(home)) return undefined
  const [first = '', ...rest] = path.slice(home.length).split('/')
  return rest.length > 0 ? first : first.replace(/\.\w+$/, '')
}

/**
 * What a file of the server imports from a room that stands above its own.
 * @param {string} path relative to the root, with /
 * @param {string[]} specifiers what it imports, as written
 * @returns {string[]} one sentence a fault
 */
export function moduleErrors(path, specifiers) {
  const moduleName = moduleOf(path)
  if (moduleName === undefined) return []
  const moduleIndex = order.indexOf(moduleName)
  if (moduleIndex < 0) return [`the room “${moduleName}” stands on no floor: name it in scripts/imports/rules.mjs`]
  return specifiers.flatMap((name) => {
    const other = name.startsWith('.') ? moduleOf(posix.normalize(posix.join(posix.dirname(path), name))) : undefined
    return other !== undefined && order.indexOf(other) > moduleIndex
      ? [`${name} leads up: ${moduleName} stands below ${other}, and may not know it`]
      : []
  })
}
