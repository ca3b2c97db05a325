import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import type { Pattern } from './pattern.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
const shipped = [
  'packages/{contract,server,client,messages,query-parser}/src/**/*.ts',
  'site/{src,adapter}/**/*.{ts,tsx,astro}',
]
/** Files that only tests and measurements run, on texts of their own. */
const tried = /\.test\.tsx?$|\/(?:assurance|testing|budget|bench|judge)\//

/** The script of a page: the part between its fences, as a function, since it may return. */
function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text
  const [, script = '', template = ''] = text.split(/^---$/m)
  if (/[.](?:replace|replaceAll|match|matchAll|search|split)\(\s*\/|\/[.](?:test|exec)\(/.test(template))
    throw new Error(`${file}: a pattern in a template cannot be read; it belongs between the fences`)
  return `async () => {${script.replace(/^import (?:[^;']|\n)*?'[^']+'$/gm, '')}\n}`
}

type Node = { type?: unknown; regex?: { pattern: string; flags: string } }
const isNode = (value: unknown): value is Node & Record<string, unknown> => typeof value === 'object' && value !== null

/** The patterns of a file, found by parsing it. */
function patternsIn(file: string): Pattern[] {
  const script = scriptOf(file, readFileSync(join(root, file), 'utf8'))
  const { program, errors } = parseSync(file.replace(/\.astro$/, '.astro.ts'), script)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const patterns: Pattern[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) walk(child)
    if (!isNode(node) || Array.isArray(node)) return
    const { type, regex } = node
    if (type === 'Literal' && regex) patterns.push({ source: regex.pattern, flags: regex.flags, at: file })
    for (const [key, value] of Object.entries(node)) if (key !== 'regex' && key !== 'value') walk(value)
  }
  walk(program)
  return patterns
}

/** Every regular expression in shipped code. */
export function patternsOfSource(): Pattern[] {
  return globSync(shipped, { cwd: root })
    .filter((file) => !tried.test(file))
    .flatMap(patternsIn)
}
