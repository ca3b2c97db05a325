import type { FastifyReply, FastifyRequest } from 'fastify'
import { write, writeOnce } from '../../cache/cached-response.ts'
import { longestTarget } from '../../cache/key.ts'
import type { HeaderList } from '../../cache/page.ts'
import { PageCache } from '../../cache/page-cache.ts'
import { type PageTagSource, subscribeInvalidation } from '../../invalidation/publish.ts'
import { closedPolicy, securityHeaderList } from '../security/headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The cache for responses of public calls; absent where they are not cached. */
    responseCache: Pick<PageCache, 'stats' | 'size' | 'bytes' | 'clear'>
  }
}

/** Bytes of answers held; a record is some 10 kB. */
const maxBytes = 16 << 20
/** Seconds until a cached response expires without a change of its content: daily changes are never later than that. */
const maxAge = 300

/** Responses of public calls, cached as pages are: computed once for all who wait, compressed once, dropped when their content changes. */
export class ResponseCache {
  readonly cache: PageCache
  #headers: HeaderList

  constructor(strictTransport: boolean) {
    this.#headers = [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', 'no-cache'],
      ...securityHeaderList(strictTransport),
      ['content-security-policy', closedPolicy],
    ]
    this.cache = new PageCache({
      maxBytes,
      // An address is its own key: unknown parameters must be rejected, not ignored.
      keyOf: (target) => (target.length > longestTarget ? undefined : target),
      render: () => Promise.reject(new Error('An answer is made by its call alone')),
    })
  }

  /** Writes the response if it is cached. Returns whether it did. */
  serve({ raw }: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.cache.serve(raw, reply.raw)) return false
    reply.hijack()
    return true
  }

  /**
   * Responds with the result of `make`, or of a concurrent call for the same address, and caches it under these tags. Returns whether it
   * did: not for an address that is too long.
   */
  async respond(request: FastifyRequest, reply: FastifyReply, tags: ReadonlySet<string>, make: () => Promise<string>) {
    const key = this.cache.keyOf(request.raw.url ?? '')
    if (key === undefined) return false
    const found = await this.cache.page(key, async () => ({
      status: 200,
      headers: this.#headers,
      body: Buffer.from(await make()),
      policy: { tags, maxAge, staleFor: 0 },
    }))
    reply.hijack()
    if ('cached' in found) await write(found.cached, request.raw, reply.raw)
    else await writeOnce(found.once.status, found.once.headers, found.once.body, request.raw, reply.raw)
    return true
  }

  /** Invalidates cached responses on changes in any process; returns a function that stops it. */
  follow(source: PageTagSource): Promise<() => Promise<void>> {
    return subscribeInvalidation(source, this.cache)
  }
}
