import type { RenderedPage } from '../../../platform/cache/page.ts'
import type { Found } from '../../../platform/cache/page-cache.ts'
import { closedPolicy } from '../../../platform/http/security/headers.ts'
import { canonicalAddress } from './canonical-address.ts'

/** No page of ours leads to more redirects one after the other; more are a loop. */
const mostRedirects = 4

const locationOf = ({ status, headers }: RenderedPage): string | undefined =>
  status >= 300 && status < 400 ? headers.find(([name]) => name === 'location')?.[1] : undefined

const redirectTo = (location: string, status: number): RenderedPage => ({
  status,
  headers: [
    ['location', location],
    ['content-security-policy', closedPolicy],
  ],
  body: Buffer.alloc(0),
})

/**
 * The response to an address, by the page at the end of its redirects: that page where the address is its own, one redirect to it where it
 * exists, its error where it does not. Undefined where no page has such an address, and where redirects go round in a circle.
 */
export async function follow(target: string, read: (address: string) => Promise<Found>): Promise<Found | undefined> {
  let next = canonicalAddress(target)
  let status = 301
  for (let redirects = 0; next !== undefined && redirects <= mostRedirects; redirects++) {
    const found = await read(next)
    const page = 'once' in found ? found.once : undefined
    const location = page && locationOf(page)
    if (page && location !== undefined) {
      if (!location.startsWith('/')) return found
      if (page.status !== 301) status = 302
      next = canonicalAddress(location)
    } else {
      const isFound = (page?.status ?? ('cached' in found ? found.cached.status : 0)) === 200
      return isFound && next !== target ? { once: redirectTo(next, status) } : found
    }
  }
  return undefined
}
