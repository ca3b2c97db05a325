import { stringify } from 'yaml'

/** What a name without a dot may stand for: of `range $name, $value`, and `$`, the values that a template began with. */
type Scope = { dot: unknown; variables: Record<string, unknown> }
type Block = { kind: string; head: string; body: Node[]; otherwise: Node[] }
type Node = string | { expression: string } | Block

/** Whether Go's templates take a value for true. */
const isTrue = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

/** The field at a path such as `.spec.replicas`, where there is one. */
export function fieldOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce((of, name) => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined), value)
}

/** Cuts a text into nodes: what `{{-` and `-}}` say about the space beside them is done here. */
function parse(text: string): Node[] {
  const parts = text.split(/(\{\{.*?\}\})/s)
  const root: Block = { kind: 'root', head: '', body: [], otherwise: [] }
  const open: { block: Block; nodes: Node[] }[] = [{ block: root, nodes: root.body }]
  for (const [place, part] of parts.entries()) {
    const top = open.at(-1)
    if (!top) throw new Error('There is an end too many')
    if (place % 2 === 0) {
      const start = parts[place - 1]?.endsWith('-}}') ? part.trimStart() : part
      top.nodes.push(parts[place + 1]?.startsWith('{{-') ? start.trimEnd() : start)
      continue
    }
    const action = part.replace(/^\{\{-?\s*|\s*-?\}\}$/g, '')
    const [kind = '', ...words] = action.split(' ')
    if (kind === 'end') open.pop()
    else if (kind === 'else') top.nodes = top.block.otherwise
    else if (!['define', 'if', 'range', 'with'].includes(kind)) top.nodes.push({ expression: action })
    else {
      const block: Block = { kind, head: words.join(' '), body: [], otherwise: [] }
      top.nodes.push(block)
      open.push({ block, nodes: block.body })
    }
  }
  if (open.length !== 1) throw new Error('A block has no end')
  return root.body
}

/**
 * Renders templates of a chart as Helm does, in the part of Go's language that ours are written in: values, `if`, `with`, `range`, `define`,
 * and the functions below. Anything else is an error. Helm itself cannot be had from the registry of npm.
 */
export class ChartTemplates {
  #defined = new Map<string, Node[]>()

  /** The text of a file with these values; what it defines is there for the files that follow. */
  render(text: string, values: object): string {
    return this.#write(parse(text), { dot: values, variables: { $: values } })
  }

  #write(nodes: readonly Node[], scope: Scope): string {
    return nodes
      .map((node) => {
        if (typeof node === 'string') return node
        return 'kind' in node ? this.#writeBlock(node, scope) : String(this.#evaluate(node.expression, scope) ?? '')
      })
      .join('')
  }

  #writeBlock({ kind, head, body, otherwise }: Block, scope: Scope): string {
    if (kind === 'define') {
      this.#defined.set(JSON.parse(head), body)
      return ''
    }
    const [names, source] = head.includes(':=') ? head.split(/\s*:=\s*/) : ['', head]
    const value = this.#evaluate(source ?? '', scope)
    if (!isTrue(value)) return this.#write(otherwise, scope)
    if (kind === 'if') return this.#write(body, scope)
    if (kind === 'with') return this.#write(body, { ...scope, dot: value })
    const [key = '', item = ''] = names?.split(/\s*,\s*/) ?? []
    return Object.entries(value ?? {})
      .toSorted(([a], [b]) => (Array.isArray(value) ? 0 : a < b ? -1 : 1))
      .map(([name, dot]) => this.#write(body, { dot, variables: { ...scope.variables, [key]: name, [item]: dot } }))
      .join('')
  }

  #evaluate(pipeline: string, scope: Scope): unknown {
    let piped: unknown[] = []
    for (const command of pipeline.split(/\s+\|\s+/)) {
      const [name = '', ...words] = command.match(/"[^"]*"|\S+/g) ?? []
      const args = [...words.map((word) => this.#operand(word, scope)), ...piped]
      piped = [/^[a-z]/i.test(name) ? this.#call(name, args) : this.#operand(name, scope)]
    }
    return piped[0]
  }

  #operand(word: string, { dot, variables }: Scope): unknown {
    if (/^["\d]/.test(word)) return JSON.parse(word)
    if (word.startsWith('.')) return fieldOf(dot, word)
    const [name = '', ...path] = word.split('.')
    if (!Object.hasOwn(variables, name)) throw new Error(`${word} is not known`)
    return fieldOf(variables[name], path.join('.'))
  }

  #call(name: string, [first, second]: unknown[]): unknown {
    switch (name) {
      case 'include': {
        const nodes = this.#defined.get(String(first))
        if (!nodes) throw new Error(`No template defines ${first}`)
        return this.#write(nodes, { dot: second, variables: { $: second } })
      }
      case 'toYaml':
        return stringify(first, { sortMapEntries: true }).trimEnd()
      case 'nindent':
        return `\n${String(second).replace(/^(?=.)/gm, ' '.repeat(Number(first)))}`
      case 'quote':
        return JSON.stringify(String(first))
      case 'default':
        return isTrue(second) ? second : first
      case 'not':
        return !isTrue(first)
      case 'trimPrefix':
        return String(second).startsWith(String(first)) ? String(second).slice(String(first).length) : second
      default:
        throw new Error(`The function ${name} is not known here`)
    }
  }
}
