import { join } from 'node:path'
import type { ErrorCode, Reader } from '@pravesh/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageViews } from '../../catalogue/page-views/page-views.ts'
import { pageKey } from '../../platform/cache/key.ts'
import { PageCache } from '../../platform/cache/page-cache.ts'
import { languageOfPage } from '../../platform/http/request/language.ts'
import { plainPage } from '../../platform/http/response/plain-page.ts'
import { forWholeApp } from '../../platform/http/security/for-whole-app.ts'
import { securityHeaderList } from '../../platform/http/security/headers.ts'
import { type PageTagSource, subscribeInvalidation } from '../../platform/invalidation/publish.ts'
import { forCaller } from '../../platform/limits/caller.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { Busy } from '../../platform/limits/semaphore.ts'
import type { OpenPreview } from '../preview/previews.ts'
import { StaticFiles } from './files/static-files.ts'
import type { CheckoutSources } from './host/checkout.ts'
import { formActionsFor } from './host/enquire.ts'
import { previewRoutes } from './host/preview.ts'
import { createRenderer } from './host/renderer.ts'
import { loadSite, type Site } from './host/site.ts'
import { SiteHost } from './host/site-host.ts'

export interface PagesOptions {
  reader: Reader
  /** The site's build: `client/` and `server/`. */
  siteDist: string
  /** PUBLIC_ORIGIN. */
  origin: string
  /** Notifies of changed rows in the database, in any process. */
  database?: PageTagSource
  strictTransport?: boolean
  /** Base path of the API, for forms; `/api/v1` by default. */
  apiBase?: string
  /** Bytes of cached pages; 40 MiB by default. */
  maxBytes?: number
  /** Cookies that identify a visitor. This product sends none: it signs in with bearer tokens. */
  sessionCookies?: readonly string[]
  /** The sources of the gateway whose checkout a page may open; our own needs none. */
  checkout?: CheckoutSources | undefined
  /** Address of a script for advertisements that pages may load with consent; without it there is none. */
  adTag?: string | undefined
  /** True in a demonstration: its pages link to the outbox. */
  isDemo?: boolean
  /** Opens addresses of previews of drafts; without it there are none. */
  openPreview?: OpenPreview
  /** Instead of the build's own entry: for tests. */
  /** Counts views of institutes' pages; without it there are none. */
  views?: PageViews
  site?: Site
}

/** The page cache as the rest of the server sees it. */
interface Pages {
  /** Drops every page of this process that shows one of these. Use `publishInvalidation` to reach all processes. */
  invalidate(tags: readonly string[]): number
  clear(): number
  readonly cache: Pick<PageCache, 'stats' | 'size' | 'bytes'>
}

declare module 'fastify' {
  interface FastifyInstance {
    pages: Pages
  }
}

const largestForm = 64 * 1024

/** The public site on every path without another route. Decorates the app with `pages`. Register last. */
export const pagesPlugin = forWholeApp(async (app: FastifyInstance, options: PagesOptions) => {
  const {
    reader,
    siteDist,
    database,
    strictTransport = false,
    apiBase = '/api/v1',
    isDemo = false,
    maxBytes,
    sessionCookies = [],
    views,
  } = options
  const origin = new URL(options.origin).origin
  const headers = securityHeaderList(strictTransport)
  const site = options.site ?? (await loadSite(siteDist))
  const renderer = createRenderer({
    site,
    reader,
    origin,
    log: app.log,
    isDemo,
    checkout: options.checkout,
    adTag: options.adTag,
  })
  const cache = new PageCache({
    render: renderer.page,
    keyOf: (target) => pageKey(target, site.parametersOf),
    headers: [...headers, ['cache-control', 'public, max-age=0, must-revalidate']],
    sessionCookies,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
  const files = await StaticFiles.open(join(siteDist, 'client'), { base: '', headers, immutable: /^_astro\// })
  const host = new SiteHost({ files, cache, renderer, takesForm: site.takesForm, origin, headers })

  app.decorate('pages', { invalidate: (tags) => cache.invalidate(tags), clear: () => cache.clear(), cache })
  if (database) {
    const stop = await subscribeInvalidation(database, cache)
    app.addHook('onClose', stop)
  }

  if (views) app.addHook('onClose', () => views.flush())
  /** After the response was handed over, so that nobody waits for it. */
  const countView = (request: FastifyRequest, { raw: { statusCode: status } }: FastifyReply): void => {
    const { method, url: target = '', headers } = request.raw
    views?.add({ method, target, status, headers }, () => request.ip)
  }

  if (options.openPreview) previewRoutes(app, { open: options.openPreview, renderer, headers })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'POST' && host.takesForm(request.raw.url ?? '')) return done()
      reply.hijack()
      if (host.serve(request.raw, reply.raw)) return countView(request, reply)
      forCaller(networksOf(request.ip), () => host.respond(request.raw, reply.raw))
        .then(() => countView(request, reply))
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'page could not be answered')
          if (reply.raw.headersSent) reply.raw.destroy()
          else reply.raw.writeHead(503, { 'retry-after': '5' }).end()
        })
    })
    const errorCodes: Readonly<Record<number, ErrorCode>> = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_TYPE' }
    scope.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      const page =
        error instanceof Busy
          ? plainPage(error.code, request.url, { retryAfter: error.retryAfter ?? 5 })
          : plainPage(errorCodes[error.statusCode ?? 400] ?? 'MALFORMED', request.url)
      return reply
        .code(page.status)
        .headers(Object.fromEntries([...page.headers, ...headers]))
        .send(page.body)
    })
    scope.route({
      method: scope.supportedMethods,
      url: '/*',
      exposeHeadRoute: false,
      bodyLimit: largestForm,
      handler: async (request, reply) => {
        reply.hijack()
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const actions = formActionsFor(app, {
          ...{ address: request.ip, origin, apiBase },
          language: languageOfPage(request.raw.url ?? ''),
        })
        const form = { body, address: request.ip, actions }
        await forCaller(networksOf(request.ip), () => host.form(request.raw, reply.raw, form))
      },
    })
  })
}, 'pages')
