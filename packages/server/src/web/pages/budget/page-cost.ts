import { STATUS_CODES } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The cost of one page, in bytes as sent with gzip. All but `touched` is before the first interaction. */
interface PageCost {
  /** Scripts that the page names or holds, with all that those import at once. */
  script: number
  /** The page itself, and any stylesheet it waits for. */
  html: number
  /** The most that one touch loads: an island with React, or a script that one of these imports later, with all that it imports in turn. */
  touched: number
  /** The counted scripts: paths, and `inline`. */
  scripts: string[]
}

/**
 * Limits for every page type. `head` is the size of a response's status line and headers; `answer` is the page with them: at most ten
 * first packets of 1,460 bytes, which a server may send before it has to wait for the first acknowledgement. `listing` is the limit of a
 * page whose filter has every city by name (in Hindi 1.2 kB more): it needs a second flight of packets in any case, which also carries
 * saving and comparing on cards (0.7 kB), structured data (0.3 kB), the map (0.6 kB) and the two selects of a phone (0.3 kB). `touched` contains the family's endpoints. A raise of a limit needs
 * a reason in its commit message.
 */
export const budget = { script: 5_100, touched: 80_700, answer: 14_600, listing: 17_400, head: 1500 }

/** Bytes of an answer before its body. */
export function headSize(status: number, headers: NodeJS.Dict<number | string | readonly string[]>): number {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${name}: ${item}\r\n`),
  )
  return Buffer.byteLength(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}

const executable = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i
/** Islands that load without being touched or seen. */
const eager = new Set(['load', 'idle', 'only', 'media'])

/**
 * Counts a page; `read` gives a built file by its path, or throws. A file that is given as the same buffer again is not measured again.
 */
export async function pageCost(html: string, read: (path: string) => Promise<Buffer>): Promise<PageCost> {
  const inline: string[] = []
  const scriptPaths = new Set<string>()
  for (const { attributes, text } of elements(html, 'script')) {
    if (!executable.test(attributes.type ?? '')) continue
    if (attributes.src) scriptPaths.add(attributes.src)
    else inline.push(text)
  }
  const styles = new Set<string>()
  for (const { attributes } of elements(html, 'link')) {
    const { rel = '', href, as: asType } = attributes
    if (!href) continue
    if (rel === 'modulepreload' || (rel === 'preload' && asType === 'script')) scriptPaths.add(href)
    if (rel === 'stylesheet') styles.add(href)
  }
  const asleep: string[][] = []
  for (const { attributes } of elements(html, 'astro-island')) {
    const { 'component-url': component, 'renderer-url': renderer, 'before-hydration-url': before, client } = attributes
    const paths = [component, renderer, before].filter((path) => path !== undefined)
    if (!eager.has(client ?? '')) asleep.push(paths)
    else for (const path of paths) scriptPaths.add(path)
  }
  const modules = await withImports(scriptPaths, read)
  let script = inline.length === 0 ? 0 : gzipped(Buffer.from(inline.join('\n')))
  for (const body of modules.values()) script += gzipped(body)
  let page = gzipped(Buffer.from(html))
  for (const path of styles) page += gzipped(await read(path))
  return {
    script,
    html: page,
    touched: await mostTouched(modules, asleep, read),
    scripts: [...(inline.length > 0 ? ['inline'] : []), ...modules.keys()],
  }
}

/** Modules with everything they import statically, each once. */
async function withImports(
  paths: Iterable<string>,
  read: (path: string) => Promise<Buffer>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const body = await read(path)
    found.set(path, body)
    for (const from of importsOf(body)) {
      const { pathname } = new URL(from, `http://site${path}`)
      if (!found.has(pathname)) waiting.push(pathname)
    }
  }
  return found
}

/** `asleep`: the modules of each island that waits for its first interaction. */
async function mostTouched(
  modules: ReadonlyMap<string, Buffer>,
  asleep: readonly string[][],
  read: (path: string) => Promise<Buffer>,
): Promise<number> {
  const lazyImports = [...modules].flatMap(([path, body]) =>
    [...body.toString().matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]/g)].map(([, from = '']) => [
      new URL(from, `http://site${path}`).pathname,
    ]),
  )
  let maxBytes = 0
  for (const paths of [...asleep, ...lazyImports]) {
    let size = 0
    for (const [name, bytes] of await withImports(paths, read)) size += modules.has(name) ? 0 : gzipped(bytes)
    maxBytes = Math.max(maxBytes, size)
  }
  return maxBytes
}

const importsByFile = new WeakMap<Buffer, string[]>()
/** What a built file imports statically. Such files import by path: a bare name belongs to a text, such as a message for developers. */
function importsOf(body: Buffer): string[] {
  const known = importsByFile.get(body)
  if (known) return known
  const matches = body.toString().matchAll(/\b(?:from|import)\s*["'](\.{0,2}\/[^"']+)["']/g)
  const imports = Array.from(matches, ([, from = '']) => from)
  importsByFile.set(body, imports)
  return imports
}

const sizes = new WeakMap<Buffer, number>()
function gzipped(body: Buffer): number {
  const size = sizes.get(body) ?? gzipSync(body, { level: 6 }).length
  sizes.set(body, size)
  return size
}

/** Reads each file once. */
export function readOnce(read: (path: string) => Promise<Buffer>): (path: string) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>()
  return (path) => {
    const file = files.get(path) ?? read(path)
    files.set(path, file)
    return file
  }
}

interface Element {
  attributes: Record<string, string>
  text: string
}

/** Elements of one name in HTML that we wrote ourselves. */
function elements(html: string, name: string): Element[] {
  const pattern = new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>"']+))?)*)\\s*/?>`, 'gi')
  return [...html.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length
    const close = html.indexOf(`</${name}`, end)
    return { attributes: attributesOf(match[1] ?? ''), text: close < 0 ? '' : html.slice(end, close) }
  })
}

function attributesOf(text: string): Record<string, string> {
  const pairs = text.matchAll(/([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g)
  return Object.fromEntries([...pairs].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']))
}
