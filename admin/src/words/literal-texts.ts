import { type ESTree, parseSync } from 'vite'

/** Attributes and properties with texts for people. */
const wordy = new Set(
  (
    'label title placeholder aria-label alt helperText message detail intro plural add save what one deletion primary ' +
    'noOptionsText confirmTitle confirmContent emptyText'
  ).split(' '),
)
const twoCharacters = /\p{L}{2}/u

type KnownTexts = { keys: ReadonlySet<string>; declared: ReadonlySet<string> }
/** A word that is written in a file instead of the messages, with its line. */
type LiteralTextError = string

type Node = { type: string; start: number; [name: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const below = (node: Node): Node[] => Object.values(node).flatMap((value) => [value].flat().filter(isNode))

/** The texts that an expression may come to: of its branches too. */
function textsOf(node: unknown): { text: string; position: number }[] {
  if (!isNode(node)) return []
  const all = (...names: string[]) => names.flatMap((name) => [node[name]].flat().flatMap(textsOf))
  switch (node.type) {
    case 'Literal':
    case 'JSXText':
      return typeof node.value === 'string' ? [{ text: node.value, position: node.start }] : []
    case 'TemplateElement':
      return isCooked(node.value) ? [{ text: node.value.cooked, position: node.start }] : []
    case 'TemplateLiteral':
      return all('quasis')
    case 'ConditionalExpression':
      return all('consequent', 'alternate')
    case 'LogicalExpression':
      return all('left', 'right')
    case 'BinaryExpression':
      return node.operator === '+' ? all('left', 'right') : []
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return all('expression')
    default:
      return []
  }
}
const isCooked = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}
const propertiesOf = (node: Node): Node[] => [node.properties].flat().filter(isNode)
const namesUnderMui = (program: Node) =>
  below(program)
    .filter(({ type, source }) => type === 'ImportDeclaration' && isNode(source) && /^@mui\//.test(nameOf(source)))
    .flatMap((declaration) => [declaration.specifiers].flat().filter(isNode))
    .map(({ local }) => nameOf(local))

/** Texts in a source instead of the messages: texts and attributes of JSX, properties and toasts. */
export function findLiteralTexts(file: string, source: string, { keys, declared }: KnownTexts): LiteralTextError[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return [`${file}: cannot be read`]
  const root: unknown = program satisfies ESTree.Program
  if (!isNode(root)) return []
  const mui = new Set(namesUnderMui(root))
  const literalErrors: LiteralTextError[] = []
  const reject = (value: unknown, isKnown: (text: string) => boolean) => {
    for (const { text, position } of textsOf(value))
      if (twoCharacters.test(text) && !isKnown(text))
        literalErrors.push(`${file}:${source.slice(0, position).split('\n').length}: ${text.trim()}`)
  }
  const isNever = () => false
  const isKey = (text: string) => keys.has(text)
  const isDeclared = (text: string) => declared.has(text)
  function visit(node: Node, element: string) {
    if (node.type === 'JSXElement') {
      const opening = isNode(node.openingElement) ? node.openingElement : node
      for (const child of [node.children].flat()) reject(child, isNever)
      for (const next of below(node)) visit(next, nameOf(opening.name))
      return
    }
    if (node.type === 'JSXFragment') for (const child of [node.children].flat()) reject(child, isNever)
    // MUI's elements take texts, ours and react-admin's keys.
    if (node.type === 'JSXAttribute' && wordy.has(nameOf(node.name)))
      reject(node.value, mui.has(element) || /^[a-z]/.test(element) ? isNever : isKey)
    if (node.type === 'ObjectExpression') {
      const properties = propertiesOf(node)
      // A field, or a part of an institute that is declared by its fields.
      const isDeclaration = properties.some(({ key }) => ['kind', 'columns'].includes(nameOf(key)))
      for (const { key, value } of properties) {
        const name = nameOf(key)
        if (name === 'declared' || (isDeclaration && ['label', 'plural', 'help'].includes(name)))
          reject(value, isDeclared)
        else if (wordy.has(name)) reject(value, isKey)
      }
    }
    if (node.type === 'CallExpression') {
      const [first] = [node.arguments].flat()
      const called = isNode(node.callee) ? nameOf(node.callee.property ?? node.callee) : ''
      const isFrameworkKey = (text: string) => /^(ra|resources)\.|^\.(notifications|forcedCaseName)/.test(text)
      // react-admin's own function of this name takes keys.
      if (called === 'translate') reject(first, (text) => isDeclared(text) || isKey(text) || isFrameworkKey(text))
      if (called === 'notify') reject(first, (text) => isKey(text) || isFrameworkKey(text))
    }
    if (node.type === 'AssignmentExpression' && isNode(node.left) && nameOf(node.left.property) === 'title')
      reject(node.right, isNever)
    for (const next of below(node)) visit(next, element)
  }
  visit(root, '')
  return [...new Set(literalErrors)]
}
