import type { HeaderList, RenderedPage } from '../../../platform/cache/page.ts'
import { plainPage } from '../../../platform/http/response/plain-page.ts'
import { closedPolicy } from '../../../platform/http/security/headers.ts'
import { adSources } from './ad-sources.ts'
import { type CheckoutSources, checkoutHeaders, withCheckout } from './checkout.ts'
import { framedHeaders, framedPolicy } from './framed.ts'
import type { PageNotes } from './page-response.ts'
import type { PolicyOf } from './policy.ts'

/** Seconds after which a visitor may try again when a page failed. */
const retryAfter = 5
/** Written by the host from the bytes it sends, or meant for one connection only. */
const dropped = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
  'vary',
  'cache-control',
])

/**
 * A page from the site's Response: redirects stay on this origin, texts name their charset, an error is 503 (500 has one meaning on this
 * wire), and an empty failure gets the plain page, so that no blank page is sent.
 */
export async function renderedPage(
  response: Response,
  target: string,
  origin: string,
  {
    policy: cachePolicy,
    error,
    reference,
    checkout,
    ads,
    framed,
  }: Pick<PageNotes, 'policy' | 'error' | 'reference' | 'checkout' | 'ads' | 'framed'>,
  policyOf: PolicyOf,
  sources?: CheckoutSources,
  adTag?: string,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const open = checkout && sources ? sources : undefined
  const added = { ...open, ...(ads && adTag !== undefined && adSources(adTag)) }
  const isFramed = framed && response.status === 200
  const ownPolicy: PolicyOf = isFramed ? (html) => framedPolicy(policyOf(html)) : policyOf
  const policy: PolicyOf = Object.keys(added).length > 0 ? (html) => withCheckout(ownPolicy(html), added) : ownPolicy
  const headers = [
    ...headersOf(response, body, origin, policy),
    ...(open ? checkoutHeaders : []),
    ...(isFramed ? framedHeaders : []),
  ]
  if (response.status >= 500) {
    return body.length === 0
      ? plainPage('UNAVAILABLE', target, { retryAfter, ...(error !== undefined && { reference }) })
      : { status: 503, headers: [...headers, ['retry-after', String(retryAfter)]], body }
  }
  if (body.length === 0 && response.status >= 400)
    return plainPage(response.status === 403 ? 'FORBIDDEN' : 'NOT_FOUND', target, { status: response.status })
  return { status: response.status, headers, body, policy: cachePolicy }
}

function headersOf(response: Response, body: Buffer, origin: string, policyOf: PolicyOf): HeaderList {
  const headers: [string, string][] = []
  for (const [name, value] of response.headers) {
    if (dropped.has(name)) continue
    if (name === 'location') headers.push([name, ownLocation(value, origin)])
    else if (name === 'content-type') headers.push([name, withCharset(value)])
    else headers.push([name, value])
  }
  if (response.headers.has('content-security-policy')) return headers
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return [...headers, ['content-security-policy', isPage ? policyOf(body) : closedPolicy]]
}

/** A path of this site stays a path: the visitor's own scheme and host go on, and "//host" cannot lead away. */
function ownLocation(location: string, origin: string): string {
  const path = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location
  return path.startsWith('/') ? path.replace(/^[/\\]+/, '/') : path
}

function withCharset(type: string): string {
  return /^(?:text\/|application\/(?:xml|json|rss\+xml|manifest\+json))/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type
}
