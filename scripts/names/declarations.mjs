import { parseSync } from 'vite'

/** @typedef {'variable' | 'function' | 'parameter' | 'type' | 'property'} Role */
/** @typedef {{ name: string, role: Role, line: number }} Declaration */
/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The script of a file: of an Astro component its frontmatter, on its own lines. @param {string} path @param {string} text */
function scriptOf(path, text) {
  if (!path.endsWith('.astro')) return text
  const [, script = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? []
  return `\n${script}`
}

/** @param {unknown} node @param {Role} role @param {(node: unknown, role: Role) => void} add the names that a pattern binds */
function addPattern(node, role, add) {
  if (!isNode(node)) return
  const { type, properties, elements, value, argument, left } = node
  if (type === 'Identifier') add(node, role)
  else if (type === 'ObjectPattern' && Array.isArray(properties))
    for (const part of properties) addPattern(part, role, add)
  else if (type === 'ArrayPattern' && Array.isArray(elements)) for (const part of elements) addPattern(part, role, add)
  else if (type === 'Property') addPattern(value, role, add)
  else if (type === 'RestElement') addPattern(argument, role, add)
  else if (type === 'AssignmentPattern') addPattern(left, role, add)
}

const typeNodes = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration', 'TSEnumDeclaration'])
const propertyNodes = new Set(['TSPropertySignature', 'PropertyDefinition', 'TSMethodSignature', 'MethodDefinition'])
const functionNodes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSFunctionType',
])

/** @param {string} path @param {string} text @returns {Declaration[]} declarations of a file, without keys of literals and imports */
export function declarationsIn(path, text) {
  const source = scriptOf(path, text)
  const { program, errors } = parseSync(path.replace(/\.astro$/, '.astro.ts'), source)
  // A component may return from its frontmatter, which the parser reports and reads all the same.
  if (program.body.length === 0 && errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  /** @type {Declaration[]} */
  const found = []
  /** @param {unknown} node @param {Role} role */
  const add = (node, role) => {
    if (!isNode(node) || typeof node.name !== 'string') return
    found.push({ name: node.name, role, line: source.slice(0, node.start).split('\n').length })
  }
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const part of node) visit(part)
    if (!isNode(node)) return
    const { type, id, init, params, key } = node
    const isFunction = isNode(init) && functionNodes.has(init.type)
    if (type === 'VariableDeclarator') addPattern(id, isFunction ? 'function' : 'variable', add)
    if (type === 'FunctionDeclaration') add(id, 'function')
    if (functionNodes.has(type) && Array.isArray(params)) for (const part of params) addPattern(part, 'parameter', add)
    if (typeNodes.has(type)) add(id, 'type')
    if (propertyNodes.has(type) && node.computed !== true) add(key, 'property')
    for (const [name, part] of Object.entries(node)) if (name !== 'type' && typeof part === 'object') visit(part)
  }
  visit(program)
  return found
}
