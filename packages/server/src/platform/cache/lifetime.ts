import type { CachedResponse } from './cached-response.ts'
import type { CachePolicy } from './page.ts'

/** A cached page. Times are of the cache's own clock, in milliseconds. */
export interface CachedPage {
  key: string
  response: CachedResponse
  tags: ReadonlySet<string>
  freshUntil: number
  staleUntil: number
  /** Time until which it may be served when rendering fails. */
  serveStaleUntil: number
}

/** Period after the expiry in which a stale page may be served. */
const grace = 24 * 3_600_000
/** After a failed renewal the old page is served this long before the next try. */
const retryAfter = 5_000

export function createCachedPage(
  key: string,
  response: CachedResponse,
  { tags, maxAge, staleFor }: CachePolicy,
  now: number,
): CachedPage {
  const freshUntil = now + maxAge * 1000
  const staleUntil = freshUntil + staleFor * 1000
  return { key, response: response, tags, freshUntil, staleUntil, serveStaleUntil: staleUntil + grace }
}

/** Whether a page may be served after a failed renewal; if so, until the next attempt. */
export function canServeStale(page: CachedPage, now: number): boolean {
  if (now >= page.serveStaleUntil) return false
  page.freshUntil = now + retryAfter
  page.staleUntil = Math.max(page.staleUntil, page.freshUntil)
  return true
}
