import { createHash } from 'node:crypto'
import { closedPolicy } from './headers.ts'

/**
 * The policy of a built file. A prerendered page has its own in a meta element, to which this adds the header-only parts; an SVG may use
 * its own styles; the service worker, which the policy of its own file governs, may read from this site; any other file is inert.
 */
export function filePolicy(name: string, body: Buffer): string {
  if (name.endsWith('.html')) return "frame-ancestors 'none'"
  if (name === 'sw.js') return `${closedPolicy}; connect-src 'self'`
  if (!name.endsWith('.svg')) return closedPolicy
  const styles = [...body.toString().matchAll(/<style[^<>]*>([^<]*)<\/style>/g)].map(([, style = '']) =>
    hashSource(style),
  )
  return styles.length === 0 ? closedPolicy : `${closedPolicy}; style-src ${styles.join(' ')}`
}

/** A source expression that allows exactly this inline text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
