import type { FastifyReply, FastifyRequest } from 'fastify'
import { write, writeOnce } from '../../cache/cached-response.ts'
import { longestTarget } from '../../cache/key.ts'
import type { HeaderList } from '../../cache/page.ts'
import { PageCache } from '../../cache/page-cache.ts'
import { type PageTagSource, subscribeInvalidation } from '../../invalidation/publish.ts'
import { closedPolicy, securityHeaderList } from '../security/headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where answers of public calls are kept; absent where they are not. */
    responseCache: Pick<PageCache, 'stats' | 'size' | 'bytes' | 'clear'>
  }
}

/** Bytes of answers held; a record is some 10 kB. */
const maxBytes = 16 << 20
/** Seconds that an answer stays without a change of what it shows: what goes by the day is never later than that. */
const maxAge = 300

/** Answers of public calls, kept as pages are: made once for all who wait, compressed once, dropped when what they show changes. */
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
      // An address is its own key: what is not known in it must be refused, not left out.
      keyOf: (target) => (target.length > longestTarget ? undefined : target),
      render: () => Promise.reject(new Error('An answer is made by its call alone')),
    })
  }

  /** Writes the answer if it is kept, and says whether it did. */
  serve({ raw }: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.cache.serve(raw, reply.raw)) return false
    reply.hijack()
    return true
  }

  /**
   * Answers what `make` makes, or what another call of the same address is making, and keeps it under these tags. Says whether it did: not for
   * an address that is too long.
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

  /** Drops what changes, in whichever process; answers how to stop. */
  follow(source: PageTagSource): Promise<() => Promise<void>> {
    return subscribeInvalidation(source, this.cache)
  }
}
