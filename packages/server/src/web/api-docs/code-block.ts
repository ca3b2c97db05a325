import { Html, html } from './html.ts'

const keys = /^( *)(&#34;(?:(?!&#34;).)*&#34;)(?=: )/gm
/** More lines than this scroll, and can then be reached by the keyboard. */
const longest = 28

/** A block of code with its label. The script adds a button that copies it. */
export function codeBlock(label: string, code: string): Html {
  const long = code.split('\n').length > longest
  const coloured = new Html(html`${code}`.text.replace(keys, '$1<span class="key">$2</span>'))
  const reachable = new Html(long ? ` class="long" tabindex="0" role="region" aria-label="${html`${label}`}"` : '')
  return html`<figure class="code"><figcaption>${label}</figcaption><pre${reachable}><code>${coloured}</code></pre></figure>`
}
export const jsonBlock = (label: string, value: unknown): Html => codeBlock(label, JSON.stringify(value, null, 2))
