import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { filesIn } from '../stamps.mjs'
import { workspaceMembers } from '../workspace.mjs'
import { circlesIn, filesNamed } from './circles.mjs'
import { roomFaults } from './rooms.mjs'
import { closed, direction, drizzle, emptyNames, longest, looseEnds, recursions, registries } from './rules.mjs'

const source = /\.(ts|tsx|mts|mjs|js|jsx|astro|css)$/
const code = /\.(ts|tsx|mts|mjs|js|jsx|astro)$/
const testing = /\.(test|spec)\.tsx?$|(^|\/)(testing|assurance)\//
const generated = /(^|\/)(migrations|seed\/data)\//
const kebabOrPascal = /^_?([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(\.[a-z0-9-]+)*$/
const statement = /^[ \t]*(?:import|export)\b(?:[^'"`;=]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const ownIndex = /^packages\/[^/]+\/src\/index\.ts$/
const reExports = /^(?:\s*export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?)+\s*$/

/**
 * @typedef {import('../workspace.mjs').Member} Member
 * @typedef {{ path: string, text: string, member: Member | undefined }} SourceFile path relative to the root, with /
 */

/** @param {string} text @returns {string[]} what a file imports, as written */
function importsOf(text) {
  return [statement, call].flatMap((pattern) => Array.from(text.matchAll(pattern), (match) => match[1] ?? ''))
}

/** @param {SourceFile} file @param {string} wanted @returns {string | undefined} why the import is refused */
function relativeFault({ path, member }, wanted) {
  const target = posix.normalize(posix.join(posix.dirname(path), wanted))
  if (member && !target.startsWith(`${member.folder}/`)) return `${wanted} leaves the package: import it by its name`
  if (!/\.[a-z0-9]+(\?.+)?$/.test(wanted)) return `${wanted} lacks its extension`
  return undefined
}

/** @param {SourceFile} file @param {string} wanted @returns {string | undefined} why the import is refused */
function packageFault({ path, member }, wanted) {
  if (!member) return undefined
  const { name } = member
  const shared = /^@pravesh\/([^/]+)/.exec(wanted)?.[1]
  if (shared) {
    return direction[name]?.includes(shared)
      ? undefined
      : `${wanted} runs against the direction: ${name} may not use it`
  }
  if (testing.test(path) || !path.startsWith(`${member.folder}/src/`)) return undefined
  const refusal = closed.find(({ module, member }) => module.test(wanted) && member(name))
  if (refusal) return `${wanted} is closed to ${name}: ${refusal.why}`
  if (/^drizzle-orm(\/pg-core)?$/.test(wanted) && path !== drizzle)
    return `${wanted} is named in ${drizzle} alone: import it there`
  const declared = wanted
    .split('/')
    .slice(0, wanted.startsWith('@') ? 2 : 1)
    .join('/')
  return member.devDependencies.has(declared) && name === 'server'
    ? `${wanted} is a development dependency, absent where the server only runs`
    : undefined
}

/** @param {SourceFile} file @returns {string[]} */
function faultsOf(file) {
  const { path, text } = file
  const faults = []
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (lines > longest) faults.push(`${lines} lines, ${longest} at most`)
  for (const part of path.split('/')) {
    const stem = part.split('.')[0] ?? ''
    if (emptyNames.has(stem.toLowerCase())) faults.push(`“${stem}” is no name: say what is inside`)
    else if (!kebabOrPascal.test(part) && !path.startsWith('site/src/pages/') && !part.startsWith('.')) {
      faults.push(`“${part}” is neither kebab-case nor PascalCase`)
    }
  }
  if (!code.test(path)) return faults
  for (const pattern of looseEnds) {
    const found = pattern.exec(text)
    if (found) faults.push(`loose end: ${found[0]}`)
  }
  const bare = text.replaceAll(comments, '')
  if (reExports.test(bare) && !ownIndex.test(path) && !registries.has(path)) {
    faults.push('a barrel: only a package’s own index.ts may re-export')
  }
  for (const wanted of importsOf(bare)) {
    const fault = wanted.startsWith('.') ? relativeFault(file, wanted) : packageFault(file, wanted)
    if (fault) faults.push(fault)
  }
  return testing.test(path) ? faults : [...faults, ...roomFaults(path, importsOf(bare))]
}

/**
 * Holds a tree of sources against the rules of direction, names and size.
 * @param {string} root
 * @returns {string[]} one sentence a fault, beginning with the file; empty when all is well
 */
export function checkTree(root) {
  const members = workspaceMembers(root)
  const faults = members.flatMap(({ name, folder, uses }) =>
    uses
      .filter((used) => !direction[name]?.includes(used))
      .map((used) => `${folder}/package.json: declares @pravesh/${used}, against the direction`),
  )
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  for (const found of filesIn([root])) {
    const path = relative(root, found).split(sep).join('/')
    if (!source.test(path) || generated.test(path) || path === 'scripts/imports/rules.mjs') continue
    const member = members.find(({ folder }) => path.startsWith(`${folder}/`))
    const text = readFileSync(join(root, path), 'utf8')
    faults.push(...faultsOf({ path, text, member }).map((fault) => `${path}: ${fault}`))
    if (code.test(path) && !testing.test(path))
      imports.set(path, filesNamed(path, importsOf(text.replaceAll(comments, ''))))
  }
  const circles = circlesIn(imports).filter(([first]) => !recursions.has(first ?? ''))
  return [...faults, ...circles.map(([first, ...rest]) => `${first}: in a circle with ${rest.join(', ')}`)]
}
