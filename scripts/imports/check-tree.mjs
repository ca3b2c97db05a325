import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { filesIn } from '../stamps.mjs'
import { workspaceMembers } from '../workspace.mjs'
import { circlesIn, resolveRelativeFiles } from './circles.mjs'
import { folderErrors } from './folders.mjs'
import { moduleErrors } from './modules.mjs'
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

/** @param {string} text @returns {string[]} imports of a file, as written */
function importsOf(text) {
  return [statement, call].flatMap((pattern) => Array.from(text.matchAll(pattern), (match) => match[1] ?? ''))
}

/** @param {SourceFile} file @param {string} specifier @returns {string | undefined} the reason why the import is rejected */
function relativeImportError({ path, member }, specifier) {
  const target = posix.normalize(posix.join(posix.dirname(path), specifier))
  if (member && !target.startsWith(`${member.folder}/`)) return `${specifier} leaves the package: import it by its name`
  if (!/\.[a-z0-9]+(\?.+)?$/.test(specifier)) return `${specifier} lacks its extension`
  return undefined
}

/** @param {SourceFile} file @param {string} specifier @returns {string | undefined} the reason why the import is rejected */
function packageImportError({ path, member }, specifier) {
  if (!member) return undefined
  const { name } = member
  const shared = /^@pravesh\/([^/]+)/.exec(specifier)?.[1]
  if (shared) {
    return direction[name]?.includes(shared)
      ? undefined
      : `${specifier} runs against the direction: ${name} may not use it`
  }
  if (testing.test(path) || !path.startsWith(`${member.folder}/src/`)) return undefined
  const closedRule = closed.find(({ module, member }) => module.test(specifier) && member(name))
  if (closedRule) return `${specifier} is closed to ${name}: ${closedRule.why}`
  if (/^drizzle-orm(\/pg-core)?$/.test(specifier) && path !== drizzle)
    return `${specifier} is named in ${drizzle} alone: import it there`
  const declared = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return member.devDependencies.has(declared) && name === 'server'
    ? `${specifier} is a development dependency, absent where the server only runs`
    : undefined
}

/** @param {SourceFile} file @returns {string[]} */
function fileErrors(file) {
  const { path, text } = file
  const errors = []
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (lines > longest) errors.push(`${lines} lines, ${longest} at most`)
  for (const part of path.split('/')) {
    const stem = part.split('.')[0] ?? ''
    if (emptyNames.has(stem.toLowerCase())) errors.push(`“${stem}” is no name: say what is inside`)
    else if (!kebabOrPascal.test(part) && !path.startsWith('site/src/pages/') && !part.startsWith('.')) {
      errors.push(`“${part}” is neither kebab-case nor PascalCase`)
    }
  }
  if (!code.test(path)) return errors
  for (const pattern of looseEnds) {
    const found = pattern.exec(text)
    if (found) errors.push(`loose end: ${found[0]}`)
  }
  const withoutComments = text.replaceAll(comments, '')
  if (reExports.test(withoutComments) && !ownIndex.test(path) && !registries.has(path)) {
    errors.push('a barrel: only a package’s own index.ts may re-export')
  }
  for (const specifier of importsOf(withoutComments)) {
    const error = specifier.startsWith('.') ? relativeImportError(file, specifier) : packageImportError(file, specifier)
    if (error) errors.push(error)
  }
  return testing.test(path) ? errors : [...errors, ...moduleErrors(path, importsOf(withoutComments))]
}

/**
 * Checks a tree of sources against the rules of direction, names and size.
 * @param {string} root
 * @returns {string[]} one sentence for each error, beginning with the file; empty without errors
 */
export function checkTree(root) {
  const members = workspaceMembers(root)
  const errors = members.flatMap(({ name, folder, uses }) =>
    uses
      .filter((used) => !direction[name]?.includes(used))
      .map((used) => `${folder}/package.json: declares @pravesh/${used}, against the direction`),
  )
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  const paths = filesIn([root]).map((found) => relative(root, found).split(sep).join('/'))
  for (const path of paths) {
    if (!source.test(path) || generated.test(path) || path === 'scripts/imports/rules.mjs') continue
    const member = members.find(({ folder }) => path.startsWith(`${folder}/`))
    const text = readFileSync(join(root, path), 'utf8')
    errors.push(...fileErrors({ path, text, member }).map((error) => `${path}: ${error}`))
    if (code.test(path) && !testing.test(path))
      imports.set(path, resolveRelativeFiles(path, importsOf(text.replaceAll(comments, ''))))
  }
  const circles = circlesIn(imports).filter(([first]) => !recursions.has(first ?? ''))
  return [
    ...errors,
    ...folderErrors(paths),
    ...circles.map(([first, ...rest]) => `${first}: in a circle with ${rest.join(', ')}`),
  ]
}
