import { discoveryEndpoints } from '@pravesh/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forWholeApp } from '../../platform/http/security/for-whole-app.ts'
import { networksOf } from '../../platform/limits/network.ts'
import type { SearchTerms } from './search-terms.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The counter of visitors' searches. */
    searchTerms: SearchTerms
  }
}

const pages = ['/search', '/hi/search']
/** Further windows and kinds of a search that was counted. */
const continued = ['offset', 'kind']

/** The query of a search by a visitor; undefined for every other call, also for prefetches. */
function searchedText({ method, url, headers }: FastifyRequest, paths: readonly string[]): string | undefined {
  const start = url.indexOf('?')
  if (method !== 'GET' || start < 0 || !paths.includes(url.slice(0, start).replace(/\/$/, ''))) return undefined
  if (headers['sec-purpose'] !== undefined || headers.authorization !== undefined) return undefined
  const parameters = new URLSearchParams(url.slice(start))
  return continued.some((name) => parameters.has(name)) ? undefined : (parameters.get('q') ?? undefined)
}

/**
 * Counts the searches of visitors: of the search page, and of its API call. It runs before every cache, because a cached response is a
 * search too.
 */
export const searchTermsPlugin = forWholeApp(
  async (app: FastifyInstance, { terms, base }: { terms: SearchTerms; base: string }) => {
    const paths = [...pages, `${base}${discoveryEndpoints.search.path}`]
    app.decorate('searchTerms', terms)
    app.addHook('onRequest', (request, _reply, done) => {
      const text = searchedText(request, paths)
      if (text !== undefined) terms.add(text, networksOf(request.ip))
      done()
    })
    app.addHook('onClose', () => terms.flush())
  },
  'search-terms',
)
