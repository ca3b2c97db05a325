import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Member one package of the workspace
 * @property {string} name without the scope, as its folder
 * @property {string} folder relative to the project's
 * @property {string[]} uses folder names of the workspace packages it declares
 * @property {Set<string>} dependencies declared for running
 * @property {Set<string>} devDependencies declared for building and testing
 * @property {string | undefined} build the build command, if there is one
 */

/**
 * @param {string} [root]
 * @returns {Member[]}
 */
export function workspaceMembers(root = '.') {
  // Apps are at the top; their common code is under packages/.
  const shared = join(root, 'packages')
  const folders = [
    ...readdirSync(root),
    ...(existsSync(shared) ? readdirSync(shared).map((name) => `packages/${name}`) : []),
  ]
  return folders.flatMap((folder) => {
    const manifest = join(root, folder, 'package.json')
    if (!existsSync(manifest)) return []
    const { dependencies = {}, devDependencies = {}, scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    const declared = Object.keys({ ...dependencies, ...devDependencies })
    return {
      name: folder.replace('packages/', ''),
      folder,
      uses: declared.filter((name) => name.startsWith('@pravesh/')).map((name) => name.slice('@pravesh/'.length)),
      dependencies: new Set(Object.keys(dependencies)),
      devDependencies: new Set(Object.keys(devDependencies)),
      build: scripts.build,
    }
  })
}

/**
 * @param {Member[]} members
 * @param {string} name
 * @returns {string[]} the folders that a member is made of: its own and those of every package it uses, directly or not
 */
export function foldersBehind(members, name) {
  const seen = new Set([name])
  for (const next of seen) for (const used of members.find((member) => member.name === next)?.uses ?? []) seen.add(used)
  return members.filter((member) => seen.has(member.name)).map((member) => member.folder)
}
