import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const packages = join(import.meta.dirname, '../../..')
const roots = ['contract/src', 'server/src'] as const
/** Sources without a reason that a family or a visitor reads: only consoles and commands call them, or they give no errors. */
const away = [
  /\.test\.ts$|\/testing\//,
  /server\/src\/(?:commands|measure|services|platform\/log)\//,
  /server\/src\/catalogue\/(?:institute|records|publication)\//,
  /server\/src\/people\/(?:account|lead-forwarding|proposal|suppression)\//,
  /server\/src\/people\/enquiry\/(?:mails|staff|institute\/institute|write)/,
  /server\/src\/people\/onboarding\/(?:approve|first-sign-in|application)/,
  /server\/src\/people\/payment\/(?:reconciliation|receipt|refund\/(?:account|request|approve|transfer)|staff)/,
  /server\/src\/people\/(?:admission|review)\/staff/,
  /server\/src\/web\/(?:admin|api-docs|buyer|disclosure)\//,
  /contract\/src\/(?:catalogue|institute|staff)\//,
  /contract\/src\/people\/(?:buyer|suppression|account|team)\//,
  /contract\/src\/people\/enquiry\/(?:admin|mails)/,
  /contract\/src\/people\/(?:payment|review|admission)\/(?:staff|reconciliation|transfer|question)/,
  /contract\/src\/people\/partner\//,
]
/** A file that can reject input. */
const rejects =
  /ApiError|FieldError|\bfield: |\bmessage: |return '[A-Z]|throw invalid|ErrorMap|addIssue|refine\(|\.regex\(|\.(?:min|max|length)\([^)]*'/
/** Properties and calls whose texts are about the code, or examples. */
const otherProperties = new Set(['hint', 'description', 'example', 'examples', 'summary', 'label', 'help', 'plural'])
const otherCalls = new Set(['describe', 'meta', 'error', 'warn', 'info'])
const isSentence = (text: string) => /^[A-Z][^<]*[a-z]{2}/.test(text) && (text.includes(' ') || text === 'Required')

type Node = { type: string; [name: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const below = (node: Node): Node[] => Object.values(node).flatMap((value) => [value].flat().filter(isNode))
const nameOf = (value: unknown): unknown => (isNode(value) ? (value.name ?? nameOf(value.property)) : undefined)

function isOther(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression' || node.type === 'TSLiteralType') return true
  if (node.type === 'NewExpression')
    return nameOf(node.callee) !== 'ApiError' && /Error$/.test(String(nameOf(node.callee)))
  if (node.type === 'CallExpression') return otherCalls.has(String(nameOf(node.callee)))
  if (node.type === 'VariableDeclarator') return /[eE]xample$/.test(String(nameOf(node.id)))
  return node.type === 'Property' && otherProperties.has(String(nameOf(node.key)))
}
/** The text of a literal; the values of a template as `17`, which stands for a number, a day or a name. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  const quasis: unknown[] = node.quasis
  return quasis.map((part) => (isNode(part) ? (part.value as { cooked: string }).cooked : '')).join('17')
}
function sentencesIn(node: Node): string[] {
  if (isOther(node)) return []
  const text = textOf(node)
  return [...(text !== undefined && isSentence(text) ? [text] : []), ...below(node).flatMap(sentencesIn)]
}

/** The sentences of a source that can be the reason of an error. */
export function reasonsIn(file: string, source: string): string[] {
  return rejects.test(source)
    ? parseSync(file, source).program.body.flatMap((node) => (isNode(node) ? sentencesIn(node) : []))
    : []
}

/** The sentences of all sources that families and visitors may get a reason from, with the file of each. */
export const reasonSources = (): { file: string; reason: string }[] =>
  roots
    .flatMap((root) =>
      readdirSync(join(packages, root), { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`),
    )
    .filter((file) => file.endsWith('.ts') && !away.some((pattern) => pattern.test(file)))
    .flatMap((file) => reasonsIn(file, readFileSync(join(packages, file), 'utf8')).map((reason) => ({ file, reason })))
