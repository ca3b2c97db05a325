import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { longestCell } from '../../src/commands/import/row/batches.ts'
import type { Pattern } from './pattern.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
const shipped = [
  'packages/{contract,server,client,messages,query-parser}/src/**/*.ts',
  'site/{src,adapter}/**/*.{ts,tsx,astro}',
]
/** Files that only tests and measurements run, on texts of their own. */
const tried = /\.test\.tsx?$|\/(?:assurance|testing|budget|bench|judge)\//

/** The longest text of the contract: an article, a section. */
const longestText = 60_000
const longestIn = (file: string) => (file.includes('/server/src/commands/import/') ? longestCell : longestText)

/** The script of a page: the part between its fences, as a function, since it may return. */
function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text
  const [, script = '', template = ''] = text.split(/^---$/m)
  if (/[.](?:replace|replaceAll|match|matchAll|search|split)\(\s*\/|\/[.](?:test|exec)\(/.test(template))
    throw new Error(`${file}: a pattern in a template cannot be read; it belongs between the fences`)
  return `async () => {${script.replace(/^import (?:[^;']|\n)*?'[^']+'$/gm, '')}\n}`
}

type Node = { type?: unknown; regex?: { pattern: string; flags: string }; callee?: Node; name?: unknown }
const isNode = (value: unknown): value is Node & Record<string, unknown> => typeof value === 'object' && value !== null

/** The patterns of a file, and the number of those created at run time, which cannot be read here. */
function readFile(file: string) {
  const script = scriptOf(file, readFileSync(join(root, file), 'utf8'))
  const { program, errors } = parseSync(file.replace(/\.astro$/, '.astro.ts'), script)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const patterns: Pattern[] = []
  let dynamicCount = 0
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) walk(child)
    if (!isNode(node) || Array.isArray(node)) return
    const { type, regex, callee } = node
    if (type === 'Literal' && regex)
      patterns.push({ source: regex.pattern, flags: regex.flags, at: file, longest: longestIn(file) })
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') dynamicCount++
    for (const [key, value] of Object.entries(node)) if (key !== 'regex' && key !== 'value') walk(value)
  }
  walk(program)
  return { file, patterns, made: dynamicCount }
}

/** Every regular expression in shipped code, found by parsing it; and the files that create some at run time. */
export function patternsOfSource(): { patterns: Pattern[]; making: string[]; files: number } {
  const files = globSync(shipped, { cwd: root }).filter((file) => !tried.test(file))
  const read = files.map(readFile)
  return {
    patterns: read.flatMap(({ patterns }) => patterns),
    making: read.filter(({ made: dynamicCount }) => dynamicCount > 0).map(({ file }) => file),
    files: files.length,
  }
}
