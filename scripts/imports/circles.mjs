import { posix } from 'node:path'

/**
 * Files that import each other, directly or through others, as groups. Types count: common parts of two files belong into a third.
 * @param {ReadonlyMap<string, readonly string[]>} imports of each file, by path
 * @returns {string[][]} each group in the order of its paths (Tarjan's strongly connected components)
 */
export function circlesIn(imports) {
  /** @type {Map<string, { at: number, low: number, open: boolean }>} */
  const seen = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const circles = []
  /** @param {string} file */
  const visit = (file) => {
    const node = { at: seen.size, low: seen.size, open: true }
    seen.set(file, node)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      const neighbour = seen.get(next)
      if (!neighbour) node.low = Math.min(node.low, visit(next))
      else if (neighbour.open) node.low = Math.min(node.low, neighbour.at)
    }
    if (node.low === node.at) {
      const circle = stack.splice(stack.indexOf(file))
      for (const member of circle) Object.assign(seen.get(member) ?? {}, { open: false })
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return node.low
  }
  for (const file of imports.keys()) if (!seen.has(file)) visit(file)
  return circles
}

/** @param {string} path @param {readonly string[]} specifiers as written @returns {string[]} the files of ours that it names */
export const resolveRelativeFiles = (path, specifiers) =>
  specifiers
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.normalize(posix.join(posix.dirname(path), name)))
