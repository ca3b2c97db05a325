import type { CachedResponse } from './cached-response.ts'
import type { CachePolicy } from './page.ts'

/** A page that is kept. Times are of the cache's own clock, in milliseconds. */
export interface CachedPage {
  key: string
  response: CachedResponse
  tags: ReadonlySet<string>
  freshUntil: number
  staleUntil: number
  /** Until when it may stand in for a page that cannot be rendered. */
  serveStaleUntil: number
  /** Served since the shelf last looked for room. */
  used: boolean
}

/** How long past its time a page may stand in. */
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
  return { key, response: response, tags, freshUntil, staleUntil, serveStaleUntil: staleUntil + grace, used: false }
}

/** Whether a page may stand in for its failed renewal; if so it is served until the next try. */
export function canServeStale(page: CachedPage, now: number): boolean {
  if (now >= page.serveStaleUntil) return false
  page.freshUntil = now + retryAfter
  page.staleUntil = Math.max(page.staleUntil, page.freshUntil)
  return true
}
