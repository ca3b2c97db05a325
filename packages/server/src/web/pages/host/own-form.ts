import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a form was sent from a page of this site. Browsers say so themselves in Sec-Fetch-Site; older ones in Origin, which must
 * be ours or name the very host that was asked. Who sends neither is no browser showing our page.
 */
export function isOwnForm(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (origin === undefined) return false
  return (
    origin === ownOrigin || (host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
  )
}
