import { flatFolders, widest } from './rules.mjs'

const test = /\.(test|spec)\.tsx?$/

/**
 * The folders with too many entries. Tests do not count: each stands beside its file.
 * @param {string[]} paths of files, relative to the root, with /
 * @returns {string[]} one sentence for each folder, beginning with its path
 */
export function folderErrors(paths) {
  /** @type {Map<string, Set<string>>} */
  const entries = new Map()
  for (const path of paths) {
    if (test.test(path)) continue
    const parts = path.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return Array.from(entries)
    .filter(([folder, { size }]) => size > widest && !flatFolders.has(folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries, ${widest} at most`)
}
