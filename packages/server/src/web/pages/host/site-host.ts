import type { IncomingMessage, ServerResponse } from 'node:http'
import { write, writeOnce } from '../../../platform/cache/cached-response.ts'
import { longestTarget } from '../../../platform/cache/key.ts'
import { type HeaderList, type RenderedPage, setsCookie, withUsual } from '../../../platform/cache/page.ts'
import type { Found, PageCache } from '../../../platform/cache/page-cache.ts'
import { plainPage } from '../../../platform/http/response/plain-page.ts'
import type { StaticFiles } from '../files/static-files.ts'
import { canonicalAddress } from './canonical-address.ts'
import { follow } from './follow.ts'
import { isOwnForm } from './own-form.ts'
import type { Form, Renderer } from './renderer.ts'
import type { Site } from './site.ts'

interface SiteHostOptions {
  files: StaticFiles
  cache: PageCache
  renderer: Renderer
  /** True where the page of a path takes a posted form. */
  takesForm: Site['takesForm']
  origin: string
  /** Sent with every page. */
  headers: HeaderList
}

const noStore: HeaderList = [['cache-control', 'private, no-store']]
const noCache: HeaderList = [['cache-control', 'private, no-cache']]
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Responds for the public site: built files, then cached pages, then rendered ones; forms bypass the cache. */
export class SiteHost {
  #options: SiteHostOptions

  constructor(options: SiteHostOptions) {
    this.#options = options
  }

  /** Responds at once if possible: with a cached page. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    return this.#options.cache.serve(request, response)
  }

  /** True where a posted form may be sent to: its body need not be read for any other address. */
  takesForm(target: string): boolean {
    return this.#options.takesForm(target.split('?', 1)[0] ?? '')
  }

  /** Responds to GET or HEAD, or rejects any other method. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const methods = this.takesForm(target) ? 'GET, HEAD, POST' : 'GET, HEAD'
      return this.#reject('METHOD_NOT_ALLOWED', request, response, [['allow', methods]])
    }
    const file = this.#options.files.find(target)
    if (file) return write(await file(), request, response)
    // Below `/_` lie only built files; Astro's own endpoints there (images, islands) are not used.
    if (target.startsWith('/_')) return this.#once(await this.#missing(target), request, response)
    const found = await this.#find(target, request)
    if ('cached' in found) await write(found.cached, request, response)
    else await this.#once(found.once, request, response)
  }

  /** Hands a posted form to its page, if it came from a page of this site. */
  async form(request: IncomingMessage, response: ServerResponse, form: Omit<Form, 'contentType'>): Promise<void> {
    const target = request.url ?? ''
    const contentType = request.headers['content-type'] ?? ''
    if (!formTypes.test(contentType)) return this.#reject('UNSUPPORTED_TYPE', request, response)
    if (!isOwnForm(request.headers, this.#options.origin)) return this.#reject('FORBIDDEN', request, response)
    const key = this.#options.cache.keyOf(target)
    if (key === undefined || canonicalAddress(target) !== target) return this.#reject('NOT_FOUND', request, response)
    if (!(await isReadable(form.body, contentType))) return this.#reject('MALFORMED', request, response)
    const page = await this.#options.renderer.form(key, { ...form, contentType })
    await this.#send(page, noStore, request, response)
  }

  async #find(target: string, request: IncomingMessage): Promise<Found> {
    if (target.length > longestTarget) return { once: plainPage('MALFORMED', target, { status: 414 }) }
    if (!target.startsWith('/')) return { once: plainPage('MALFORMED', target) }
    const found = await follow(target, (address) => this.#read(address, request))
    return found ?? { once: await this.#missing(target) }
  }

  /** The page of a canonical address. */
  async #read(address: string, request: IncomingMessage): Promise<Found> {
    const { cache, renderer } = this.#options
    const key = cache.keyOf(address)
    if (key === undefined) return { once: await this.#missing(address) }
    return cache.personal(request) ? { once: { ...(await renderer.page(key)), policy: undefined } } : cache.page(key)
  }

  /** The page for an address that no page has, with a search for its words. */
  #missing(target: string): Promise<RenderedPage> {
    const page = target.startsWith('/hi/') ? '/hi/404' : '/404'
    return this.#options.renderer.page(`${page}?${new URLSearchParams({ address: target.split('?', 1)[0] ?? '' })}`)
  }

  #once(page: RenderedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const personal = this.#options.cache.personal(request) || setsCookie(page.headers) || page.status >= 500
    return this.#send(page, personal ? noStore : noCache, request, response)
  }

  #reject(
    code: Parameters<typeof plainPage>[0],
    request: IncomingMessage,
    response: ServerResponse,
    extraHeaders: HeaderList = [],
  ): Promise<void> {
    return this.#send(plainPage(code, request.url), [...noStore, ...extraHeaders], request, response)
  }

  #send(
    page: RenderedPage,
    extraHeaders: HeaderList,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const headers = [...withUsual(page.headers, this.#options.headers), ...extraHeaders]
    return writeOnce(page.status, headers, page.body, request, response)
  }
}

/** Whether the body matches its type: an invalid one is the sender's error, not the page's. */
function isReadable(body: Buffer, contentType: string): Promise<boolean> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  return response.formData().then(
    () => true,
    () => false,
  )
}
