import { ApiError, endpointTable } from '@pravesh/contract'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { publishedFiles } from '../catalogue/files/published.ts'
import { LiveLexicon, lexiconTag } from '../catalogue/lexicon/live-lexicon.ts'
import { searchTermsPlugin } from '../catalogue/search-terms/plugin.ts'
import { SearchTerms } from '../catalogue/search-terms/search-terms.ts'
import { LiveNews } from '../people/news/live-news.ts'
import { createPaymentGateway, type Payments } from '../people/payment/open.ts'
import { sandboxPlugin } from '../people/payment/sandbox/plugin.ts'
import { refusalsPlugin } from '../people/security-log/refusals.ts'
import { authenticator } from '../people/session/authenticate.ts'
import { digiLockerPages } from '../people/session/guardian/digilocker/pages.ts'
import { openDigiLocker } from '../people/session/guardian/digilocker/provider.ts'
import { digiLockerSandbox } from '../people/session/guardian/digilocker/sandbox.ts'
import { unsubscribePages } from '../people/suppression/page.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/index.ts'
import { isMigrated } from '../platform/db/migrate.ts'
import { ownsLog } from '../platform/db/roles.ts'
import { boundCapacity, type Capacity } from '../platform/http/capacity/capacity.ts'
import { createDownloadQueue, type Downloads } from '../platform/http/capacity/downloads.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { newReference } from '../platform/http/request/request-reference.ts'
import { sendError, sendNotFound } from '../platform/http/response/error-handler.ts'
import { ResponseCache } from '../platform/http/response/response-cache.ts'
import { consoleHosts } from '../platform/http/security/console-hosts.ts'
import { securityHeaders } from '../platform/http/security/plugin.ts'
import { rejectConnection, rejectInvalidUrl } from '../platform/http/security/rejections.ts'
import { openLimits } from '../platform/limits/open.ts'
import { quietLogger } from '../platform/log/options.ts'
import type { BuiltWeb } from '../platform/process/built-web.ts'
import { openDelivery, turnedOff } from '../services/delivery/delivery.ts'
import { outboxRoutes } from '../services/delivery/outbox-page.ts'
import { createWorker } from '../services/jobs/worker.ts'
import { openApiDocument } from '../services/openapi/document.ts'
import { referencePlugin } from '../web/api-docs/plugin.ts'
import { disclosurePlugin } from '../web/disclosure/security-txt.ts'
import { openDataPlugin } from '../web/open-data/plugin.ts'
import { sitemapPlugin } from '../web/sitemap/plugin.ts'
import { bindAll } from './endpoints.ts'
import { mountWeb } from './web.ts'
import { allWork } from './work.ts'

export type AppParts = {
  database: Database
  config: Config
  logger?: FastifyServerOptions['logger']
  /** Folders of the built site and consoles; without them the app serves the API only. */
  web?: BuiltWeb
  /** Throw for responses that violate their declaration. On in tests. */
  verify?: boolean
  /** The payment gateway; by default the configured one. */
  payments?: Payments
  /** Cache the responses of public calls until their records change. Tests that write past the API leave it off. */
  cacheResponses?: boolean
  capacity?: Capacity
  /** How many files are sent at once, where it is not the usual: for tests. */
  downloads?: Partial<Downloads>
  /** For how long a connection may take and send nothing, where it is not the usual: for tests. */
  stallMs?: number
  /** Do the jobs that wait in the database. Tests leave it off and do them when they look. */
  work?: boolean
}

/** The largest body where an endpoint declares no other limit. */
const bodyLimit = 512 * 1024

/** The whole server as one Fastify app: headers, API, health, consoles, site. Listening is the caller's. */
export async function buildApp({
  database,
  config,
  logger = false,
  web,
  verify = false,
  payments = createPaymentGateway(config, database.db),
  work = false,
  capacity,
  downloads = {},
  stallMs = 30_000,
  cacheResponses = false,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: quietLogger(logger),
    bodyLimit,
    genReqId: newReference,
    frameworkErrors: rejectInvalidUrl,
    clientErrorHandler: rejectConnection,
    // The specification writes some addresses with a slash at the end: both forms answer.
    routerOptions: { maxParamLength: 450, ignoreTrailingSlash: true },
    // A head of a kilobyte, or the first byte of it, has twenty seconds, looked at every five: Node's own minute and half a minute let idle
    // sockets pile up. A body that drips in is cut off; a large document on a slow line needs less than two minutes.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 120_000,
    // A connection whose reader stalls is closed. No response is silent for so long: long work is a job, and exports are sent in parts.
    connectionTimeout: stallMs,
    trustProxy: config.trustProxy ?? false,
    // Query strings and addresses of people stay out of the logs.
    logController: new LogController({ disableRequestLogging: true }),
  })
  // Loaded only where it is wanted: a demo does not pay for it.
  if (config.metrics) (await import('./metrics.ts')).measureApp(app, database, config.metrics)
  await app.register(securityHeaders, { strictTransport: config.origin.startsWith('https:') })
  app.setErrorHandler(sendError)
  boundCapacity(app, { bodyLimit, isProxied: config.trustProxy !== undefined, capacity })

  const base = new URL(config.apiBase, config.origin).pathname
  if (Object.keys(config.consoleOrigins).length > 0) await app.register(consoleHosts, { ...config, base })

  app.addHook('onClose', await openLimits(database.db, config, app.log))
  const parts = {
    db: database.db,
    reads: database.reads,
    config,
    delivery: openDelivery(config, database.db),
    payments,
  }
  const beginDownload = createDownloadQueue(downloads)
  const lexicon = new LiveLexicon(database.reads, {
    onRenewed() {
      responseCache?.cache.invalidate([lexiconTag])
      if (web) app.pages.invalidate([lexiconTag])
    },
    onError: (error) => app.log.error(error),
  })
  const searchTerms = new SearchTerms(database.db, (error) => app.log.error(error))
  const news = new LiveNews()
  const bound = await bindAll({ ...parts, lexicon, searchTerms, news })
  await app.register(refusalsPlugin, { db: database.db, keys: config })
  await app.register(searchTermsPlugin, { terms: searchTerms, base })
  const responseCache = cacheResponses ? new ResponseCache(config.origin.startsWith('https:')) : undefined
  if (responseCache) {
    app.decorate('responseCache', responseCache.cache)
    app.addHook('onClose', await responseCache.follow(database))
  }
  app.addHook('onClose', await lexicon.follow(database))
  app.addHook('onClose', await news.follow(database))
  app.addHook('preClose', () => news.close())
  await app.register(
    async (api) => {
      // A page of another site can send text without asking first; JSON it cannot.
      api.removeContentTypeParser('text/plain')
      mountRoutes(api, bound, {
        db: database.db,
        authenticate: authenticator(database.db, config),
        verify,
        responseCache: responseCache,
        beginDownload,
      })
      await api.register(referencePlugin, {
        document: openApiDocument,
        base,
        strictTransport: config.origin.startsWith('https:'),
      })
      sendNotFound(api, endpointTable)
    },
    { prefix: base },
  )
  const published = { db: database.db, storage: parts.delivery.published, beginDownload }
  await app.register(publishedFiles, published)
  await app.register(openDataPlugin, published)
  await app.register(disclosurePlugin, config)
  await app.register(sitemapPlugin, parts)
  await app.register(unsubscribePages, parts)
  const digiLocker = openDigiLocker(config)
  if (digiLocker) await app.register(digiLockerPages, { db: database.db, config, provider: digiLocker })
  if (config.mode === 'demo' && !config.digilocker) await app.register(digiLockerSandbox)
  const health = { config: { pool: 'health' as const } }
  app.get('/healthz', health, () => ({ status: 'alive' }))
  app.get('/readyz', health, async (_request, reply) => {
    try {
      // Pages go on from a replica while the primary is away: a proxy must not take every process out then.
      if (await isMigrated(database.reads)) return { status: 'ready' }
    } catch {
      // Reported below: a database that cannot be reached is not ready either.
    }
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready' })
  })
  if (config.mode === 'demo') await app.register(outboxRoutes, { db: database.db })
  if (work) {
    for (const missing of turnedOff(config)) app.log.warn(missing)
    if (config.mode === 'production' && (await ownsLog(database.db)))
      app.log.warn('One database role owns the tables and serves: it could change the security log past its triggers.')
    const worker = createWorker(database, { ...allWork({ ...parts, database: database }), log: app.log })
    app.addHook('onReady', () => worker.start())
    app.addHook('preClose', () => worker.stop())
  }
  if (payments.sandbox) {
    const url = `${base}/open/payment/webhook`
    await app.register(sandboxPlugin, { sandbox: payments.sandbox, webhooks: url })
  }
  if (web) await mountWeb(app, { database: database, config, bound, web, verify, lexicon })
  else
    app.setNotFoundHandler(() => {
      throw new ApiError('NOT_FOUND')
    })
  return app
}
