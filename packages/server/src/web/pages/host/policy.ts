import { hash } from 'node:crypto'

/** The site build's data about its pages (see site/adapter/policy.ts): hashes of all inline parts that it wrote. */
export interface BuiltPolicy {
  directives: readonly string[]
  scripts: readonly string[]
  styles: readonly string[]
}

/** The policy of one page, read off its bytes. */
export type PolicyOf = (html: Buffer) => string

/**
 * A page's policy names the inline parts of the build that are in the page, and no others, so that an injected script is blocked by the
 * browser.
 */
export function policies({ directives, scripts, styles }: BuiltPolicy): PolicyOf {
  if (!directives.includes("default-src 'none'")) throw new Error('The built site names no policy. Run: npm run build')
  const script = { ...elements('script'), knownHashes: new Set(scripts) }
  const style = { ...elements('style'), knownHashes: new Set(styles) }
  return (html) => `${directives.join(';')}; script-src ${sources(html, script)}; style-src ${sources(html, style)};`
}

interface Elements {
  open: Buffer
  close: Buffer
}
const elements = (name: string): Elements => ({ open: Buffer.from(`<${name}`), close: Buffer.from(`</${name}>`) })

function sources(html: Buffer, { open, close, knownHashes }: Elements & { knownHashes: ReadonlySet<string> }): string {
  const found = new Set(["'self'"])
  // Each start is parsed on its own: a lookalike, in an attribute or in data, hides none that follows.
  for (let offset = html.indexOf(open); offset >= 0; offset = html.indexOf(open, offset + open.length)) {
    const start = html.indexOf('>', offset) + 1
    const end = html.indexOf(close, start)
    if (start === 0 || end < 0) break
    if (end === start) continue
    const source = `sha256-${hash('sha256', html.subarray(start, end), 'base64')}`
    if (knownHashes.has(source)) found.add(`'${source}'`)
  }
  return [...found].join(' ')
}
