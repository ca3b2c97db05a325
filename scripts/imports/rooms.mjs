import { posix } from 'node:path'
import { floors } from './rules.mjs'

const home = 'packages/server/src/'
const order = floors.flatMap(({ rooms }) => rooms)

/** @param {string} path @returns {string | undefined} the room of a file of the server: its folder, or its own name where it stands alone */
function roomOf(path) {
  if (!path.startsWith(home)) return undefined
  const [first = '', ...rest] = path.slice(home.length).split('/')
  return rest.length > 0 ? first : first.replace(/\.\w+$/, '')
}

/**
 * What a file of the server imports from a room that stands above its own.
 * @param {string} path relative to the root, with /
 * @param {string[]} wanted what it imports, as written
 * @returns {string[]} one sentence a fault
 */
export function roomFaults(path, wanted) {
  const room = roomOf(path)
  if (room === undefined) return []
  const own = order.indexOf(room)
  if (own < 0) return [`the room “${room}” stands on no floor: name it in scripts/imports/rules.mjs`]
  return wanted.flatMap((name) => {
    const other = name.startsWith('.') ? roomOf(posix.normalize(posix.join(posix.dirname(path), name))) : undefined
    return other !== undefined && order.indexOf(other) > own
      ? [`${name} leads up: ${room} stands below ${other}, and may not know it`]
      : []
  })
}
