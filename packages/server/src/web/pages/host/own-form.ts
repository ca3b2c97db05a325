import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a form was sent from a page of this site. Browsers declare it in Sec-Fetch-Site; older ones in Origin, which must be ours or the
 * requested host. A request without either is not from a browser with our page.
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
